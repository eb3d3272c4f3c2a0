"""The figures by which a mind weighs things: data, in `minds/weights.json` of its game, with what made them.

    {"made": {"command": "python -m engine tune ...", ...}, "weights": {"bold": 620, ...}}

A mind reads them of its situation (`at.weights["bold"]`), so that two players of one game can weigh differently:
`engine.measuring.tuning` finds better ones by games.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from engine.text import Json

Weights = Mapping[str, int]
FILE = "minds/weights.json"


def weights_of(package: str) -> Weights:
    """What a game's mind weighs by, such as that of `engine.eclipse`."""
    return {name: int(value) for name, value in _weights_json(package)["weights"].items()}


def made(package: str) -> Mapping[str, Json]:
    """What made them: the command and how its games went; `by hand` where no command did."""
    return _weights_json(package)["made"]


def written(weights: Weights, how: Mapping[str, Json]) -> str:
    """The file of these weights."""
    return json.dumps({"made": dict(how), "weights": dict(weights)}, indent=2) + "\n"


def _weights_json(package: str) -> Mapping[str, Mapping[str, Any]]:
    found: Mapping[str, Mapping[str, Any]] = json.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
    return found
