"""What processes are given to do in tests: it stands in a module of its own that is quickly imported."""

from __future__ import annotations

import os
import time


def double(n: int) -> int:
    return 2 * n


def hang() -> None:
    time.sleep(60)


def die() -> None:
    os._exit(3)


def refuse() -> None:
    raise ValueError("no")
