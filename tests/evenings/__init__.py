"""Whole evenings: a seeded game from the first word to the last card, while much goes wrong."""
