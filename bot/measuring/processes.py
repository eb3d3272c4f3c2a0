"""How much processor time processes have taken, and how many files and sockets they hold, where the system tells."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def seconds_of(process: int) -> float:
    """Seconds of processor time that a process has taken; 0 where the system does not tell."""
    with suppress(OSError, ValueError):
        user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / TICKS
    return 0.0


def handles_of(process: int) -> int:
    """Open files and sockets of a process; 0 where the system does not tell."""
    with suppress(OSError):
        return len(os.listdir(f"/proc/{process}/fd"))
    return 0
