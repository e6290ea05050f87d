"""A whole Telegram on one desk, for trying things out and for tests."""
