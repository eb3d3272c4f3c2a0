"""A game that was broken off can be brought back for a day, and keeps its secrets as long."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot import clock
from bot.errors import BotError, ChannelTaken, ExportLater, NotSeated, SecondHand
from bot.tables.afterwards import BACK, TELL, Afterwards
from bot.tables.restoring import Destination
from tests.bot.tabling import ANN, BOB, CYD, SEED, Room, standing

MOD = 99


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path / "games.sqlite")
    yield room
    room.store.close()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[timedelta]:
    """What is added to the clock."""
    passed, now = [timedelta()], clock.now
    monkeypatch.setattr(clock, "now", lambda: now() + passed[-1])
    return passed


async def broken_off(room: Room) -> int:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1))
    await room.tables.moderation.end(game, ANN)
    assert SEED not in room.said()
    return game


async def test_a_moderator_brings_a_game_back_as_it_stood(room: Room) -> None:
    game = await broken_off(room)
    before = standing(await room.tables.look(game))[:3]
    live = await room.tables.afterwards.bring_back(game, MOD, "a mistake")
    assert live.game.status == "running" and standing(live)[:3] == before
    await room.restart()
    await room.answers(game, (BOB, 1))
    assert room.store.audited(game=game)[0].action == "resume"


async def test_players_bring_it_back_when_all_agree_the_absent_too(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.seats.stand_in_for(game, 1, MOD)
    await room.tables.moderation.end(game, ANN)
    assert (await room.tables.afterwards.agree(game, ANN, BACK)).game.status == "ended"
    with pytest.raises(NotSeated):
        await room.tables.afterwards.agree(game, CYD, BACK)
    await room.restart()
    assert (await room.tables.afterwards.agree(game, BOB, BACK)).game.status == "running"


async def test_the_seed_is_told_after_a_day_and_then_it_is_over(room: Room, later: list[timedelta]) -> None:
    game = await broken_off(room)
    with pytest.raises(ExportLater):
        await room.tables.records.export(game)
    later.append(timedelta(hours=23))
    await room.tables.afterwards.tell_seeds()
    assert SEED not in room.said()
    later.append(timedelta(hours=25))
    with pytest.raises(BotError, match="bot-not-kept"):
        await room.tables.afterwards.bring_back(game, MOD)
    await room.tables.afterwards.tell_seeds()
    await room.tables.afterwards.tell_seeds()
    assert room.kinds().count("bot-seed-shown") == 1 and (await room.tables.records.export(game)).seed == SEED


async def test_the_seed_is_told_at_once_when_all_agree(room: Room) -> None:
    game = await broken_off(room)
    await room.tables.afterwards.agree(game, ANN, TELL)
    assert SEED not in room.said()
    await room.tables.afterwards.agree(game, BOB, TELL)
    assert "bot-seed-shown" in room.kinds()
    with pytest.raises(BotError, match="bot-not-kept"):
        await room.tables.afterwards.agree(game, BOB, BACK)


async def test_who_read_all_hands_when_it_was_over_holds_no_second_seat_when_it_is_opened_again(room: Room) -> None:
    game = await broken_off(room)
    for player in (ANN, BOB):
        await room.tables.afterwards.agree(game, player, TELL)
    await room.tables.afterwards.shown(game, MOD, aloud=False)
    saved = await room.tables.records.export(game)
    live = await room.tables.restoring.restore(saved, Destination(8, 1, {ANN: "Ann", BOB: "Bob"}), CYD)
    assert room.store.second_hand(live.game.id, MOD, 1) == (0,)
    assert room.store.second_hand(live.game.id, ANN, 1) == (0,), "but nothing was revealed in the channel"
    with pytest.raises(SecondHand):
        await room.tables.seats.replace(live.game.id, 1, MOD, "mod", CYD)


async def test_what_was_secret_is_secret_again_while_another_table_plays_on_from_the_file(
    room: Room, later: list[timedelta]
) -> None:
    """Else those who play on could look up their opponents' hands where the game was broken off."""
    game = await broken_off(room)
    for player in (ANN, BOB):
        await room.tables.afterwards.agree(game, player, TELL)
    saved = await room.tables.records.export(game)
    await room.game(CYD, BOB, channel=9, seed="ab" * 32)
    with pytest.raises(ChannelTaken):
        await room.tables.restoring.restore(saved, Destination(9, 1, {}), CYD)
    assert (await room.tables.look(game)).game.is_revealed, "what is refused changes nothing"
    live = await room.tables.restoring.restore(saved, Destination(8, 1, {}), CYD)
    assert not (await room.tables.look(game)).game.is_revealed
    assert room.store.played_anew() == []
    with pytest.raises(ExportLater):
        await room.tables.records.export(game)
    later.append(timedelta(days=2))
    await room.tables.afterwards.reveal_again()
    assert not (await room.tables.look(game)).game.is_revealed, "it is still played"
    await room.tables.moderation.end(live.game.id, CYD)
    await room.tables.afterwards.reveal_again()
    assert not (await room.tables.look(game)).game.is_revealed, "it can be brought back"
    later.append(timedelta(days=4))
    await room.tables.afterwards.tell_seeds()
    await room.tables.afterwards.reveal_again()
    assert (await room.tables.look(game)).game.is_revealed


async def test_a_file_that_was_opened_when_the_bot_died_is_noticed_later(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await broken_off(room)
    for player in (ANN, BOB):
        await room.tables.afterwards.agree(game, player, TELL)
    saved = await room.tables.records.export(game)
    with monkeypatch.context() as dying:
        dying.setattr(Afterwards, "played_on", lambda self, game: nothing())
        await room.tables.restoring.restore(saved, Destination(8, 1, {}), CYD)
    assert room.store.played_anew() == [game]
    await room.tables.afterwards.hide_again()
    assert room.store.played_anew() == [] and not (await room.tables.look(game)).game.is_revealed


async def nothing() -> None: ...


async def test_what_is_revealed_aloud_all_have_read_who_play_or_have_played(room: Room) -> None:
    game = await broken_off(room)
    for player in (ANN, BOB):
        await room.tables.afterwards.agree(game, player, TELL)
    await room.tables.afterwards.shown(game, MOD, aloud=True)
    for reader in (ANN, BOB, MOD):
        assert room.store.second_hand(game, reader, 2) == (0, 1)


async def test_another_game_in_the_channel_bars_the_way(room: Room) -> None:
    game = await broken_off(room)
    await room.game(ANN, BOB, seed="another")
    with pytest.raises(ChannelTaken):
        await room.tables.afterwards.bring_back(game, MOD)


async def test_a_table_that_has_not_begun_has_nothing_to_keep(room: Room) -> None:
    game = (await room.tables.lobby.create(7, "toy", ANN, "Ann")).id
    await room.tables.moderation.end(game, ANN)
    with pytest.raises(BotError, match="bot-not-kept"):
        await room.tables.afterwards.bring_back(game, MOD)
