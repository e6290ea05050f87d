"""How likely fair luck is to stray as far as what was counted."""

from collections.abc import Mapping
from math import erfc, exp, pi, sqrt


def probability(seen: Mapping[str, int], expected: Mapping[str, float]) -> float:
    """How likely fair luck strays at least so far: Pearson's chi-square, its upper tail."""
    assert set(seen) <= set(expected)
    total = sum(seen.values()) / sum(expected.values())
    square = sum((seen.get(k, 0) - e * total) ** 2 / (e * total) for k, e in expected.items())
    return upper_tail(square, len(expected) - 1)


def upper_tail(square: float, freedom: int) -> float:
    """P(chi-square >= square), by the recurrence over degrees of freedom."""
    if freedom % 2:
        tail, term, at = erfc(sqrt(square / 2)), sqrt(2 * square / pi) * exp(-square / 2), 3
    else:
        tail, term, at = exp(-square / 2), square / 2 * exp(-square / 2), 4
    while at <= freedom:
        tail += term
        term *= square / at
        at += 2
    return tail
