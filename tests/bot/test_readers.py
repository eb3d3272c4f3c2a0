"""Who waits while Discord takes nothing: `bot.posting.readers` by itself."""

from __future__ import annotations

import asyncio

import pytest

from bot.posting import readers
from bot.posting.readers import InDoubt, Readers, Waiting, in_channel

HERE, ELSEWHERE, LOST = in_channel(1), in_channel(2), InDoubt("a", 7)


async def test_nothing_more_is_posted_before_it_is_known_what_stands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a table that has ended meanwhile keeps a question of which nobody had heard."""
    monkeypatch.setattr(readers, "RETRY", (0.0,))
    waiting = Readers()
    with pytest.raises(Waiting), waiting.at(HERE, asks=LOST):
        raise OSError
    for _ in range(3):
        await asyncio.sleep(0)
    with pytest.raises(Waiting):
        waiting.check(HERE)
    waiting.check(ELSEWHERE)
    with waiting.at(HERE, asks=LOST):
        pass
    waiting.check(HERE)
    await waiting.close()


async def test_nor_where_it_was_too_early_to_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else what was lost on its way back is posted twice, if the wait ends between the look and the next message."""
    monkeypatch.setattr(readers, "RETRY", (0.0,))
    waiting = Readers()
    with pytest.raises(Waiting), waiting.at(HERE):
        raise OSError
    with pytest.raises(Waiting), waiting.at(HERE, asks=LOST):
        pytest.fail("no request is made")
    for _ in range(3):
        await asyncio.sleep(0)
    with pytest.raises(Waiting):
        waiting.check(HERE)
    with waiting.at(HERE, asks=LOST):
        pass
    waiting.check(HERE)
    await waiting.close()


async def test_what_another_process_has_found_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for a look that is not needed any more would wait for ever."""
    monkeypatch.setattr(readers, "RETRY", (0.0,))
    waiting = Readers()
    with pytest.raises(Waiting), waiting.at(HERE, asks=LOST):
        raise OSError
    for _ in range(3):
        await asyncio.sleep(0)
    waiting.doubt(8, ())
    with pytest.raises(Waiting):
        waiting.check(HERE)
    waiting.doubt(7, {"a"})
    with pytest.raises(Waiting):
        waiting.check(HERE)
    waiting.doubt(7, ())
    waiting.check(HERE)
    await waiting.close()
