"""The tests leave no database server behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bot import databases

ROOT = Path(__file__).parents[2]
TESTS = """
import time
from tests.bot import databases
print(databases.server().pgdata, databases.server().get_pid(), flush=True)
time.sleep(600)
"""

pytestmark = pytest.mark.skipif(databases.get_server is None, reason=databases.LEFT_OUT)


@pytest.mark.postgresql
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_takes_its_server_along(how: signal.Signals) -> None:
    run = subprocess.Popen([sys.executable, "-c", TESTS], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    folder, server = run.stdout.readline().rsplit(maxsplit=1)
    assert is_there(int(server))
    run.send_signal(how)
    run.communicate()
    for _ in range(6000):
        if not Path(folder).exists():
            break
        time.sleep(0.01)
    assert not is_there(int(server)) and not Path(folder).exists()


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
