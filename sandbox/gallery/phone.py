"""What a picture is taken of: a phone of some size, as its owner has set it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Phone:
    """The phone that a picture is taken of."""

    width: int = 360
    height: int = 640
    text: int = 100
    reduced: bool = False
    newcomer: bool = False

    def __str__(self) -> str:
        marks = (
            f"-text{self.text}" * (self.text != 100),
            "-reduced" * self.reduced,
            "-newcomer" * self.newcomer,
        )
        return f"{self.width}x{self.height}{''.join(marks)}"
