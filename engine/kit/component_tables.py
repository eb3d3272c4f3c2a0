"""Reads the component tables of a game, `data/*.json` of its package, into frozen dataclasses."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TypeVar

from pydantic import TypeAdapter

Row = TypeVar("Row")


def read(package: str, name: str, row: type[Row]) -> list[Row]:
    """The rows of one table, in the order of the file.

    Raises:
        pydantic.ValidationError: a row does not fit.
    """
    adapter = TypeAdapter(row)
    entries = json.loads(files(package).joinpath("data", f"{name}.json").read_bytes())
    return [adapter.validate_python(entry) for entry in entries]
