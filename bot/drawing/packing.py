"""How work is handed to a process that draws: pickled, the many small values of a view as their classes and fields.

Python of itself asks each frozen value with slots anew what its fields are, which is most of the work.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any

_Values = Callable[[Any], tuple[Any, ...]] | None
_VALUES: dict[type[Any], _Values] = {}


def packed(work: object) -> bytes:
    """As `pickle.dumps`. Raises what that raises."""
    into = io.BytesIO()
    _Packer(into, pickle.HIGHEST_PROTOCOL).dump(work)
    return into.getvalue()


class _Packer(pickle.Pickler):
    def reducer_override(self, obj: Any) -> Any:
        kind = type(obj)
        if kind not in _VALUES:
            _VALUES[kind] = _values_of(kind)
        values = _VALUES[kind]
        return NotImplemented if values is None else (kind, values(obj))


def _values_of(kind: type[Any]) -> _Values:
    """What gives the values from which such an object can be made again; None where that takes more than its fields."""
    if not is_dataclass(kind) or kind.__reduce__ is not object.__reduce__ or hasattr(kind, "__post_init__"):
        return None
    made = fields(kind)
    names = [one.name for one in made]
    if len(names) < 2 or not all(one.init and not one.kw_only for one in made):
        return None
    return attrgetter(*names)
