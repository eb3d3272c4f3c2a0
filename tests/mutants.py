"""Changes the program at chosen places, one at a time, and says which changes no test notices: `make mutants`.

Each change is applied to a copy of the tree, and only the tests that should see it are run (`tests.mutations`). One
whose place is not found any more counts as not caught: the table has to follow the code.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue

from tests.mutations import MUTANTS, Mutant
from tests.mutations_further import FURTHER
from tests.mutations_mended import MENDED
from tests.mutations_seals import SEALS

LISTS = {"first": MUTANTS, "mended": MENDED, "further": FURTHER, "seals": SEALS}

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", "docs", "*.egg-info", ".*_cache")
HOPELESS = 900.0


def verdict(mutant: Mutant, tree: Path) -> str:
    """What became of a change in this tree, which is as before afterwards: caught, survived, or not tried."""
    file = mutant.place(tree)
    if file is None:
        return "its place is gone"
    before = file.read_text(encoding="utf-8")
    file.write_text(before.replace(mutant.old, mutant.new, 1), encoding="utf-8")
    try:
        return _tried(mutant, tree)
    finally:
        file.write_text(before, encoding="utf-8")


def _tried(mutant: Mutant, tree: Path) -> str:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", *mutant.tests]
    try:
        run = subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=HOPELESS, check=False)
    except subprocess.TimeoutExpired:
        return "caught"
    return {0: "survived", 1: "caught", 2: "caught"}.get(run.returncode, f"no tests: {run.stdout[-200:]}")


def tried(trees: SimpleQueue[Path], mutant: Mutant) -> bool:
    """Whether it was caught; told as soon as it is known."""
    tree = trees.get()
    try:
        found = verdict(mutant, tree)
    finally:
        trees.put(tree)
    print(f"{found:9} {mutant.about}  ({mutant.file})", flush=True)
    return found == "caught"


def main(argv: Sequence[str]) -> int:
    """The exit code: 1 when one was not caught."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("--only", default="", help="those whose file or description has these words")
    parser.add_argument("--list", choices=LISTS, help="those of one list")
    parser.add_argument("--at-once", type=int, default=2)
    asked = parser.parse_args(argv)
    listed = LISTS[asked.list] if asked.list else [one for those in LISTS.values() for one in those]
    chosen = [one for one in listed if asked.only in f"{one.file} {one.about}"]
    with tempfile.TemporaryDirectory() as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(asked.at_once):
            tree = Path(folder, str(number))
            shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
            trees.put(tree)
        with ThreadPoolExecutor(asked.at_once) as workers:
            caught = list(workers.map(partial(tried, trees), chosen))
    print(f"{len(chosen)} changes, {sum(caught)} caught")
    return 0 if all(caught) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
