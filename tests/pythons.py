"""Which Python the tests have run on, and which ones the README promises besides."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

NEWEST = (3, 14)


def oldest() -> tuple[int, ...]:
    """The oldest Python that the package takes."""
    text = Path(__file__).parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8")
    return tuple(int(part) for part in tomllib.loads(text)["project"]["requires-python"].removeprefix(">=").split("."))


def told() -> str:
    """One line for the end of `make test`."""
    here, (low, high) = sys.version_info[:2], (oldest(), NEWEST)
    ran, *names = (".".join(map(str, version)) for version in (here, low, high))
    left = [name for name in names if name != ran]
    return f"Run on Python {ran}; the oldest and the newest promised are {names[0]} and {names[1]}" + (
        f". Not run here: {', '.join(left)}" if left else ""
    )
