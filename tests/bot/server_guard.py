"""Stops the tests' database server when they are gone: a process of its own, which outlives whatever ends them.

It waits for the end of its input, which the tests' process alone holds open.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

SECONDS = 20


def stop(folder: Path) -> None:
    """Ends the server of this folder, if it still runs, and takes the folder away."""
    with suppress(OSError, ValueError, IndexError):
        server = int((folder / "postmaster.pid").read_text().splitlines()[0])
        os.kill(server, signal.SIGQUIT)
        for _ in range(SECONDS * 20):
            os.kill(server, 0)  # raises OSError once it is gone
            time.sleep(0.05)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.SIG_IGN)
    sys.stdin.buffer.read()
    stop(Path(sys.argv[1]))
