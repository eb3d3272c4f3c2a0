"""How much memory processes hold, where the system tells."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def memory_of(process: int) -> float:
    """Mebibytes that a process and its children hold; 0 where the system does not tell."""
    return sum(map(resident, family_of(process)))


def family_of(process: int) -> list[int]:
    """A process and its children, and theirs; it alone where the system does not tell."""
    family, found = _families(), [process]
    for one in found:
        found += family.get(one, [])
    return found


def _families() -> dict[int, list[int]]:
    family: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, ValueError):
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            family.setdefault(parent, []).append(int(stat.parent.name))
    return family


def resident(process: int) -> float:
    """Mebibytes of one process; 0 where the system does not tell."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0
