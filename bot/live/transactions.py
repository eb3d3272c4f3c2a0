"""The one door for everything that is done at a table: on the game as it stands, whoever has moved it meanwhile.

Any process may commit, so a game can have moved on between a command's look at it and its commit. Nothing of that
command is then posted or remembered, and it is done once more, from the beginning, on what the other one has left:
either it still holds, or it is refused in words of its own. `tests/test_walls.py` holds that whoever takes a game's
turn comes through here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.errors import GameBusy, StaleVersion

TRIES = 40
"""Somebody commits in each of these rounds, so it takes so many others at once to be left over."""

log = logging.getLogger(__name__)
P = ParamSpec("P")
X = TypeVar("X")


def transaction(done: Callable[P, Coroutine[Any, Any, X]]) -> Callable[P, Coroutine[Any, Any, X]]:
    """Does it again where another process was faster. It commits once, and nothing before that.

    Raises:
        GameBusy: there is no getting through.
    """

    @wraps(done)
    async def through(*args: P.args, **kwargs: P.kwargs) -> X:
        for _ in range(TRIES):
            try:
                return await done(*args, **kwargs)
            except StaleVersion:
                log.debug("%s: once more on what another process has left", done.__qualname__)
        raise GameBusy

    return through
