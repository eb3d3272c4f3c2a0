"""Games opened from files: as they stood, with whoever is there; what is broken or forged is refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.errors import BotError, ChannelTaken, SecondHand
from bot.live.audit_lines import By
from bot.live.model import Live
from bot.live.standing_orders import EVERY, IDLE
from bot.locales import HERE, read_once
from bot.settings import TableSettings
from bot.store import Change, OrderRow
from bot.store.posts import NoticePost
from bot.tables.corrections import Record
from bot.tables.game_file import whole
from bot.tables.restoring import MOST_BYTES, Destination, Unusable, opened, replayed
from engine.saving.export import SavedGame, SavedPerson, SavedTable
from engine.text import T, Text
from tests.bot.databases import contents
from tests.bot.harness import TEXTS
from tests.bot.outbox import kinds
from tests.bot.tabling import ANN, BOB, CYD, NAMES, SEED, Room, standing
from tests.toy import ToyRules


class Reacting(ToyRules):
    """A bid is a chance to react."""

    def windows(self) -> Sequence[tuple[str, Text]]:
        return [("bid", T("bot-join"))]


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "games.sqlite")


async def file(room: Room, game: int) -> SavedGame:
    """The operator's file of a game."""
    saved = room.store.load(game)
    return whole(saved.game, saved.seats, room.store.log(game), None, edition=room.rules.edition, operator=True)


async def played(room: Room, answers: int = 7, **how: Any) -> int:
    game = await room.game(ANN, BOB, **how)
    await room.play_on(game, most=answers)
    return game


def place(*people: int, channel: int = 8) -> Destination:
    names = {ANN: "Annie", BOB: "Bobby", CYD: "Cyd"}
    return Destination(channel, 1, {person: names[person] for person in people})


async def moved(room: Room, tmp_path: Path, game: int) -> tuple[SavedGame, Room]:
    """The file of a game, and another bot that knows nothing of it."""
    saved = await file(room, game)
    return opened(saved.write().encode()), Room(tmp_path / "other.sqlite")


async def back(room: Room, live: Live, *people: int) -> Live:
    """These people take the seats that are kept for them."""
    for person in people:
        await room.tables.lobby.join(live.game.id, person, place(person).people[person])
    return await room.tables.look(live.game.id)


async def test_a_running_game_goes_on_elsewhere(room: Room, tmp_path: Path) -> None:
    game = await played(room)
    before = await room.tables.look(game)
    saved, other = await moved(room, tmp_path, game)
    live = await other.tables.restoring.restore(saved, place(ANN, BOB), CYD, "moved")
    assert standing(live)[:3] == standing(before)[:3]
    assert [(row.user, row.was) for row in live.seats] == [(None, ANN), (None, BOB)], "nobody has agreed yet"
    live = await back(other, live, ANN, BOB)
    assert [(row.user, row.name) for row in live.seats] == [(ANN, "Annie"), (BOB, "Bobby")]
    assert (live.game.status, live.game.channel, live.game.guild) == ("running", 8, 1)
    assert live.game.answers == len(saved.answers) == len(other.store.log(live.game.id))
    await other.play_on(live.game.id)
    assert (await other.tables.look(live.game.id)).game.status == "over"


async def test_people_begin_with_the_orders_of_a_new_table_and_read_so(room: Room, tmp_path: Path) -> None:
    game = await played(room, 2)
    saved, other = await moved(room, tmp_path, game)
    other.rules, saved.table = Reacting(), None  # as of one that was played without the bot
    live = await back(other, await other.tables.restoring.restore(saved, place(ANN, BOB), CYD), ANN, BOB)
    assert [*other.store.load(live.game.id).orders] == [OrderRow(seat, EVERY, IDLE) for seat in (0, 1)]
    told = [row.post for row in other.store.claim(limit=100) if isinstance(row.post, NoticePost)]
    assert sum(one.orders for one in told) == 1


async def test_a_game_goes_on_by_the_edition_of_the_rules_by_which_it_began(room: Room, tmp_path: Path) -> None:
    saved, other = await moved(room, tmp_path, await played(room))
    saved.edition = 7
    live = await other.tables.restoring.restore(saved, place(ANN, BOB), CYD)
    await other.restart()
    live = await other.tables.look(live.game.id)
    assert live.table is not None and live.table.state.edition == 7


async def test_the_dice_to_come_are_the_same(room: Room, tmp_path: Path) -> None:
    game = await played(room)
    saved, other = await moved(room, tmp_path, game)
    live = await back(other, await other.tables.restoring.restore(saved, place(ANN, BOB), CYD), ANN, BOB)
    await room.play_on(game)
    await other.play_on(live.game.id)
    ends = [row.events for row in room.store.log(game)], [row.events for row in other.store.log(live.game.id)]
    assert ends[0] == ends[1]


async def test_it_stands_after_a_restart_and_can_be_undone(room: Room, tmp_path: Path) -> None:
    game = await played(room)
    saved, other = await moved(room, tmp_path, game)
    live = await other.tables.restoring.restore(saved, place(ANN, BOB), CYD)
    before = standing(live)
    await other.restart()
    assert standing(await other.tables.look(live.game.id)) == before
    await other.tables.moderation.rollback(live.game.id, 5, CYD)
    await room.tables.moderation.rollback(game, 5, CYD)
    there, here = await other.tables.look(live.game.id), await room.tables.look(game)
    assert standing(there)[:3] == standing(here)[:3]


async def test_rollbacks_over_dice_and_corrections_are_replayed(room: Room, tmp_path: Path) -> None:
    game = await played(room, 4)
    await room.tables.moderation.rollback(game, 2, CYD)
    await room.play_on(game, most=1, luck="other")
    while (await room.tables.look(game)).table.run.state.step != "bid":  # type: ignore[union-attr]
        await room.play_on(game, most=1)
    await room.tables.corrections.correct(game, "coins-0", 42, By(CYD), record=Record())
    await room.play_on(game, most=2)
    saved, other = await moved(room, tmp_path, game)
    assert any(answer.verb == "correct" for answer in saved.answers)
    live = await other.tables.restoring.restore(saved, place(ANN, BOB), CYD)
    before = await room.tables.look(game)
    assert standing(live)[0] == standing(before)[0] and live.game.epoch == before.game.epoch
    assert live.table is not None and before.table is not None and live.table.question == before.table.question


async def test_who_is_not_there_leaves_a_seat_to_be_taken(room: Room, tmp_path: Path) -> None:
    saved, other = await moved(room, tmp_path, await played(room))
    live = await back(other, await other.tables.restoring.restore(saved, place(BOB), CYD), BOB)
    assert [(row.user, row.name) for row in live.seats] == [(None, ""), (BOB, "Bobby")]
    assert live.game.settings.vacant == (0,)
    assert [free for row in other.posts() if (free := getattr(row.post, "free", None)) is not None] == [0, 1]
    with pytest.raises(SecondHand):  # who has the file of a game under way could read every hand
        await other.tables.lobby.join(live.game.id, CYD, "Cyd", 0)
    await other.tables.lobby.join(live.game.id, ANN, "Ann", 0)
    assert (await other.tables.look(live.game.id)).user_of(0) == ANN


async def test_stand_ins_stay_stand_ins(room: Room, tmp_path: Path) -> None:
    game = await room.game(ANN, stand_ins=1)
    await room.play_on(game, most=2)
    saved, other = await moved(room, tmp_path, game)
    live = await back(other, await other.tables.restoring.restore(saved, place(ANN), CYD), ANN)
    assert live.game.settings.vacant == ()
    await other.tables.stand_ins.settle()
    assert await other.tables.answers.undoable(live.game.id, ANN) == await room.tables.answers.undoable(game, ANN)


async def test_it_is_announced_and_audited(room: Room, tmp_path: Path) -> None:
    saved, other = await moved(room, tmp_path, await played(room))
    live = await other.tables.restoring.restore(saved, place(ANN, BOB), CYD, "moved  here")
    (line,) = other.store.audited(game=live.game.id)
    assert (line.actor, line.action, line.reason, line.details) == (
        CYD,
        "restore",
        "moved here",
        {"game": "toy", "count": 7},
    )
    assert kinds(other.posts())[-4:] == ["board", "prompt", "log", "notice"]
    assert "bot-reopened" in other.said() and "moved here" in other.said()


async def test_nothing_secret_is_told_when_it_is_opened(room: Room, tmp_path: Path) -> None:
    saved, other = await moved(room, tmp_path, await played(room))
    await other.tables.restoring.restore(saved, place(ANN, BOB), CYD)
    assert "card-" not in other.said() and SEED not in other.said()
    assert not [post for post in other.posts() if post.seat is not None]


async def test_a_finished_game_is_opened_as_finished(room: Room, tmp_path: Path) -> None:
    game = await room.game(ANN, BOB, length="1")
    await room.play_on(game)
    saved = await room.tables.records.export(game)
    assert saved.table is None and saved.people is not None and saved.people[0].user is None
    other = Room(tmp_path / "other.sqlite")
    live = await other.tables.restoring.restore(opened(saved.write().encode()), place(ANN), CYD)
    assert live.game.status == "over" and live.game.owner == CYD
    assert "bot-reopened-over" in other.said() and SEED in other.said()
    assert (await other.tables.records.export(live.game.id)).answers[0].value == saved.answers[0].value


async def test_a_public_file_cut_short_waits_for_a_moderator(room: Room, tmp_path: Path) -> None:
    """Nobody gets a second chance at the dice unseen: it is announced, paused, and its dice fall as they fell."""
    game = await room.game(ANN, BOB, length="1")
    await room.play_on(game)
    saved = await room.tables.records.export(game)
    saved.answers, saved.result = saved.answers[:3], None
    live = await Room(tmp_path / "other.sqlite").tables.restoring.restore(opened(saved.write().encode()), place(), CYD)
    assert live.game.status == "paused" and live.game.settings.vacant == (0, 1)


async def test_what_belonged_to_the_old_channel_is_gone(room: Room, tmp_path: Path) -> None:
    game = await played(room)
    async with room.tables.games.turn(game) as live:
        chosen = TableSettings(remind=(5,), locked=True, chat="allow", thread="private", welcome=9, reveal=True)
        await room.tables.games.save(live, Change(settings=chosen))
    saved, other = await moved(room, tmp_path, game)
    settings = (
        await back(other, await other.tables.restoring.restore(saved, place(ANN, BOB), CYD), ANN, BOB)
    ).game.settings
    assert settings == TableSettings(remind=(5,), reveal=True)


# --- who may sit there -----------------------------------------------------------------------------------------------


async def bent(room: Room) -> SavedGame:
    """The public file of a game that is over, cut short and bent to go on with people who were not asked."""
    game = await room.game(ANN, BOB, length="1")
    await room.play_on(game)
    saved = await room.tables.records.export(game)
    saved.answers, saved.result = saved.answers[:3], None
    saved.people = [SavedPerson(name=NAMES[user], user=user) for user in (BOB, ANN)]
    saved.table = SavedTable.model_validate({"status": "running", "language": "en", "owner": CYD})
    return opened(saved.write().encode())


async def test_nobody_sits_who_did_not_agree(room: Room, tmp_path: Path) -> None:
    other = Room(tmp_path / "other.sqlite")
    live = await other.tables.restoring.restore(await bent(room), place(ANN, BOB), CYD)
    assert [(row.user, row.was) for row in live.seats] == [(None, BOB), (None, ANN)]
    assert live.game.standing == "paused" and live.game.settings.vacant == (0, 1)


async def test_the_operator_seats_people_by_the_file(room: Room, tmp_path: Path) -> None:
    saved, other = await moved(room, tmp_path, await played(room))
    live = await other.tables.restoring.restore(saved, place(ANN, BOB), 0)
    assert [row.user for row in live.seats] == [ANN, BOB]


async def test_who_has_seen_the_seed_of_a_game_takes_no_seat_in_it(room: Room) -> None:
    """It was told when the game was over: who played there knows it, and whoever hands the file in."""
    saved = await bent(room)
    live = await room.tables.restoring.restore(saved, place(ANN, BOB), CYD)
    for person, seat in ((BOB, None), (ANN, None)):
        with pytest.raises(SecondHand):
            await room.tables.lobby.join(live.game.id, person, NAMES[person], seat)
    await room.tables.seats.kick(live.game.id, 0, CYD)
    with pytest.raises(SecondHand):
        await room.tables.lobby.join(live.game.id, CYD, "Cyd", 0)


# --- refusals --------------------------------------------------------------------------------------------------------


async def test_the_same_game_is_not_played_twice(room: Room) -> None:
    """Who could play it on elsewhere would know the dice of this table."""
    game = await played(room)
    with pytest.raises(Unusable) as refused:
        await room.tables.restoring.restore(await file(room, game), place(ANN, BOB), CYD)
    assert refused.value.text.params["why"].key == "save-alive"  # type: ignore[union-attr]


async def test_a_channel_with_a_game_is_taken(room: Room, tmp_path: Path) -> None:
    saved, other = await moved(room, tmp_path, await played(room))
    await other.game(CYD, ANN, channel=8, seed="another")
    before = contents(other.path)
    with pytest.raises(ChannelTaken):
        await other.tables.restoring.restore(saved, place(ANN, BOB), CYD)
    assert contents(other.path) == before


async def test_a_game_that_this_bot_does_not_know(room: Room, tmp_path: Path) -> None:
    saved, other = await moved(room, tmp_path, await played(room))
    from engine.games import rules_of

    other.tables.games._rules = rules_of
    saved.game = "chess"
    with pytest.raises(Unusable) as refused:
        await other.tables.restoring.restore(saved, place(ANN, BOB), CYD)
    said = {language: read_once(HERE, TEXTS).say(refused.value.text, language) for language in ("en", "pl")}
    assert said["en"].startswith("This file cannot be opened as a game: ") and "chess" in said["en"]
    assert said["pl"].startswith("Z tego pliku nie da się otworzyć gry: ") and ".." not in said["pl"]


def forged(saved: SavedGame, **change: Any) -> bytes:
    return json.dumps(json.loads(saved.write()) | change).encode()


FORGERIES: list[tuple[dict[str, Any], str]] = [
    ({"seed": "5eee"}, "its seed does not match its hash."),
    ({"format": "astrarch-2"}, "it was written by a newer version (format astrarch-2)."),
    ({"seats": "two"}, "the field seats is invalid."),
    ({"answers": [{"seat": 7, "value": 1}]}, "the field answers.0.seat is invalid."),
    ({"answers": [{"seat": 0, "value": 1, "at": "noon"}]}, "the field answers.0.at is invalid."),
    ({"people": [{"user": 5}, {"user": 5}]}, "the field people is invalid."),
]


@pytest.mark.parametrize(("change", "why"), FORGERIES)
async def test_a_forged_frame_is_refused(room: Room, change: dict[str, Any], why: str) -> None:
    saved = await file(room, await played(room))
    with pytest.raises(Unusable) as refused:
        opened(forged(saved, **change))
    assert read_once(HERE, TEXTS).say(refused.value.text) == f"This file cannot be opened as a game: {why}"
    assert read_once(HERE, TEXTS).say(refused.value.text, "pl").startswith("Z tego pliku nie da się otworzyć gry: ")


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"null", b"[" * 9999])
def test_what_is_no_file_of_a_game(data: bytes) -> None:
    with pytest.raises(Unusable) as refused:
        opened(data)
    assert refused.value.text.params["why"].key == "save-no-json"  # type: ignore[union-attr]


def test_a_file_too_large_is_not_even_read() -> None:
    with pytest.raises(Unusable) as refused:
        opened(b" " * (MOST_BYTES + 1))
    assert refused.value.text.params["why"].key == "save-too-large"  # type: ignore[union-attr]


async def refusal(room: Room, saved: SavedGame) -> str:
    with pytest.raises(BotError) as refused:
        await room.tables.restoring.restore(saved, place(ANN, BOB), CYD)
    return read_once(HERE, TEXTS).say(refused.value.text).removeprefix("This file cannot be opened as a game: ")


async def test_forged_answers_are_refused_and_leave_no_trace(room: Room, tmp_path: Path) -> None:
    game = await played(room)
    _, other = await moved(room, tmp_path, game)
    before = contents(other.path)
    saved = await file(room, game)
    saved.answers[0].value = 99
    assert await refusal(other, saved) == "answer 1 is not legal: Choose a number from 0 to 5."
    saved = await file(room, game)
    saved.answers[0].value = 4 if saved.answers[0].value != 4 else 3
    assert "does not match the replay" in await refusal(other, saved)
    saved = await file(room, game)
    assert saved.table is not None
    saved.table.status = "over"
    assert await refusal(other, saved) == "the field table.status is invalid."
    saved = await file(room, game)
    assert saved.table is not None
    saved.table.settings = {"limit": -5}
    assert await refusal(other, saved) == "the field table.settings is invalid."
    saved = await file(room, game)
    saved.seats, saved.people = 3, None
    assert "is not legal" in await refusal(other, saved) or "otherwise" in await refusal(other, saved)
    saved.seats = 9
    assert (await refusal(other, saved)).startswith("a game cannot start like that: ")
    assert contents(other.path) == before


async def test_a_fault_in_the_rules_is_named(room: Room, tmp_path: Path) -> None:
    saved, other = await moved(room, tmp_path, await played(room))
    other.rules.broken.add("roll")
    assert (await refusal(other, saved)).endswith("causes an error in the rules.")


async def test_what_takes_too_long_is_stopped(room: Room) -> None:
    saved = await file(room, await played(room))
    clock = iter([0.0, 1.0, 1000.0])
    with pytest.raises(Unusable) as refused:
        replayed(saved, ToyRules(), lambda: next(clock))
    assert refused.value.text.params["why"].key == "save-too-slow"  # type: ignore[union-attr]
