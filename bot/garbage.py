"""How often Python looks for garbage in a process that serves tables."""

import gc

YOUNG = 200_000
OLD = 20


def collect_seldom() -> None:
    """Called once by each main.

    A loaded table is thousands of objects that die together with the change and hardly hold one
    another in circles. By default Python searches them, and all our libraries, every 700 of them:
    that took up to half of a change's processor time and freed nothing.
    """
    gc.set_threshold(YOUNG, OLD, OLD)
