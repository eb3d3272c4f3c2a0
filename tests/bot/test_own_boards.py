"""Whose turn it is gets the own board by direct message: nobody else, none twice, and none where it is not wanted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.live.changes import account, notice
from bot.posting.own_messages import OwnMessages
from bot.settings import PersonSettings
from bot.store import Change, GameRow, Post, Preferences, SeatRow, SentPicture, SqliteStore
from bot.store.posts import OwnBoardPost, SecretPost
from engine.events import Event
from engine.text import T
from tests.bot.fog_table import set_up
from tests.bot.harness import World
from tests.bot.moderators import boss, surely
from tests.bot.outbox import kinds
from tests.bot.test_fog import begun, played


@pytest.fixture(autouse=True)
def fog(monkeypatch: pytest.MonkeyPatch, only_here: None) -> None:
    set_up(monkeypatch)


def boards(world: World, person: Any) -> list[bytes]:
    """The pictures of boards that a person was sent, oldest first."""
    files = [file for message in person.user.dm_channel.history() for file in message.attachments]
    return [world.env.backend.cdn.get(file.url) or b"" for file in files if file.filename == "board.png"]


async def seen(world: World, seat: int | None) -> bytes:
    """The board as it is now, as that seat sees it."""
    live = await world.bot.services.tables.look(1)
    file = await world.bot.services.pictures.board(live, world.bot.services.aloud(live), seat=seat)
    assert file is not None
    return file.fp.read()


async def scouted(world: World, *names: str) -> World:
    """A table on which each seat knows a field of its own, and the first one is asked alone."""
    await begun(world, *names)
    for name in names:
        await played(world, world.people[name], "done")
    for at, name in enumerate(names):
        await played(world, world.people[name], str(at))
    return world


async def test_each_seat_gets_its_own_board_with_its_turn(world: World) -> None:
    await scouted(world, "ann", "bob")
    mine, theirs = await seen(world, 0), await seen(world, 1)
    assert mine != theirs != await seen(world, None)
    assert boards(world, world.ann)[-1] == mine and theirs not in boards(world, world.ann)
    assert theirs not in boards(world, world.bob), "it is not yet bob's turn"
    await played(world, world.ann, "0")
    assert boards(world, world.bob)[-1] == theirs and mine not in boards(world, world.bob)
    (told,) = [m.content for m in world.bob.user.dm_channel.history() if m.attachments][1:]
    assert told.startswith("**Your turn** in <#")


async def test_nobody_gets_one_after_each_answer(world: World) -> None:
    await begun(world, "ann", "bob")
    assert len(boards(world, world.ann)) == 1
    await played(world, world.ann, "warship", "dig", "1")
    assert len(boards(world, world.ann)) == 1


async def test_a_board_that_looks_as_before_does_not_come_again(world: World) -> None:
    await begun(world, "ann", "bob")
    for person in (world.ann, world.bob):
        await played(world, person, "done")
    assert len(boards(world, world.ann)) == 1, "scouting begins, and nobody knows more than before"
    assert "own" not in kinds(world.bot.services.store.claim())


async def test_a_restart_sends_nothing_twice(world: World) -> None:
    await scouted(world, "ann", "bob")
    before = boards(world, world.ann)
    await world.restart()
    assert boards(world, world.ann) == before
    await posted(world, OwnBoardPost(seat=0))
    assert boards(world, world.ann) == before, "what was sent last is known after a restart too"


async def test_a_board_in_doubt_after_a_crash_is_found_and_not_sent_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies between Discord's answer and the note of it."""
    with monkeypatch.context() as patched:
        for noted in ("sent", "arrived", "keep_picture"):
            patched.setattr(SqliteStore, noted, lambda *args: True)
        await begun(world, "ann", "bob")
        before = boards(world, world.ann)
        assert len(before) == 1
    await world.restart()
    assert boards(world, world.ann) == before


async def posted(world: World, *posts: Post) -> None:
    tables = world.bot.services.tables
    async with tables.games.turn(1) as live:
        await tables.games.save(live, Change(posts=[*posts]))
    await world.env.settle()


async def test_who_comes_to_a_seat_gets_its_board_and_who_went_nothing_more(world: World) -> None:
    await scouted(world, "ann", "bob")
    gone = boards(world, world.ann)
    await surely(boss(world), world.channel, "mod replace", seat="ann", player=world.cid)
    await world.env.settle()
    assert boards(world, world.cid) == [await seen(world, 0)]
    assert len(boards(world, world.ann)) <= len(gone)
    await played(world, world.cid, "3")
    await played(world, world.bob, "3")
    assert len(boards(world, world.ann)) <= len(gone) and len(boards(world, world.cid)) == 1


async def test_a_player_may_do_without(world: World) -> None:
    await world.ann.slash(world.channel, "me messages", boards="boards-none")
    told = (await world.ann.slash(world.channel, "me settings")).response.content
    assert "Your board is sent only on request." in told
    await scouted(world, "ann", "bob")
    assert boards(world, world.ann) == [] and boards(world, world.bob)
    await world.ann.slash(world.channel, "me messages", boards="boards-dm")
    await posted(world, OwnBoardPost(seat=0))
    assert boards(world, world.ann) == [await seen(world, 0)]


async def test_secrets_behind_a_button_means_no_board_by_message(world: World) -> None:
    await world.ann.slash(world.channel, "me messages", secrets="secrets-button")
    await scouted(world, "ann", "bob")
    assert boards(world, world.ann) == []


async def test_in_quiet_hours_it_comes_without_a_sound(world: World) -> None:
    resting = PersonSettings(quiet=("00:00", "23:59"), timezone="UTC")
    await world.bot.services.call(world.bot.services.store.prefer, Preferences(world.ann.id, settings=resting))
    await begun(world, "ann", "bob")
    flags = {}
    for person in (world.ann, world.bob):
        (message,) = [m for m in person.user.dm_channel.history() if m.attachments]
        flags[person.id] = bool(world.env.backend.messages[person.user.dm_channel.id][message.id].flags & 4096)
    assert flags == {world.ann.id: True, world.bob.id: False}


async def test_nobody_who_is_not_asked_any_more_gets_one(world: World) -> None:
    await scouted(world, "ann", "bob")
    await played(world, world.ann, "0")
    before = boards(world, world.ann)
    await world.bot.services.call(world.bot.services.store.keep_picture, SentPicture(1, 0, "board", world.ann.id, ""))
    await posted(world, OwnBoardPost(seat=0))
    assert boards(world, world.ann) == before


def closed(world: World, person: Any) -> None:
    own = f"/channels/{person.user.dm_channel.id}/messages"
    world.env.inject_error("POST", own, status=403, code=50007, times=None)


async def test_where_direct_messages_are_closed_the_channel_hears_of_no_board(world: World) -> None:
    for person in (world.ann, world.bob):
        closed(world, person)
    await begun(world, "ann", "bob")
    assert not any("waiting for you" in line for line in world.said())


async def test_the_channel_hears_nothing_of_what_one_seat_does_beside_others(world: World) -> None:
    """Neither that a purchase was told to it in secret, nor that its time was up."""
    await begun(world, "ann", "bob")
    closed(world, world.bob)
    before = world.said()
    await played(world, world.bob, "warship", "done")
    await posted(world, notice(T("bot-number", n=1), 1))
    assert world.said() == before


@pytest.mark.parametrize(
    ("event", "beside", "quiet"), [("alone", False, True), ("both", False, False), ("both", True, True)]
)
def test_the_channel_hears_only_of_secrets_that_others_know_of(event: str, beside: bool, quiet: bool) -> None:
    """What `tell` says nobody else may know of, nor what one does beside others."""
    line = T("bot-number", n=1)
    events = [Event.to_some([0], line) if event == "alone" else Event(line, {0: line})]
    posts = account([SeatRow(0, 11, "Ann")], events, 1, beside=beside)
    (secret,) = [post for post in posts if isinstance(post, SecretPost)]
    assert secret.quiet == quiet


@pytest.mark.parametrize(("by", "weight", "letters"), [(0, 0, 0), (1, 0, 1), (None, 0, 1), (0, 1, 1)])
def test_nobody_gets_letters_of_the_details_of_an_own_answer(by: int | None, weight: int, letters: int) -> None:
    """Whoever moves has just read what moved; what somebody else did, or matters, is written."""
    events = [Event.to_some([0], T("bot-number", n=1), weight=weight)]
    assert len(account([SeatRow(0, 11, "Ann")], events, 1, by=by)) == letters


def test_the_outbox_keeps_the_newest_of_each_seat(tmp_path: Any) -> None:
    store = SqliteStore(tmp_path / "games.sqlite")
    game = store.create(GameRow(0, None, 7, "fog", {}, "5eed", "open", "en", 11), [SeatRow(0, 11, "Ann")])
    for seat in (0, 1, 0):
        game_version = store.version(game.id)
        store.commit(game.id, game_version, Change(posts=[OwnBoardPost(seat=seat)]))
    assert [row.post for row in store.claim()] == [OwnBoardPost(seat=1), OwnBoardPost(seat=0)]


def test_a_picture_is_known_by_its_seat_and_its_reader(tmp_path: Any) -> None:
    store = SqliteStore(tmp_path / "games.sqlite")
    game = store.create(GameRow(0, None, 7, "fog", {}, "5eed", "open", "en", 11), [SeatRow(0, 11, "Ann")])
    sent = SentPicture(game.id, 0, "board", 11, "abc")
    store.keep_picture(sent)
    assert store.has_picture(sent)
    others = (sent._replace(user=12), sent._replace(seat=1), sent._replace(kind="hand"), sent._replace(digest="x"))
    assert not any(map(store.has_picture, others))
    store.keep_picture(sent._replace(user=12))
    assert not store.has_picture(sent), "who comes back to a seat is shown its board again"


async def test_in_a_game_where_all_see_one_board_nobody_gets_one(world: World) -> None:
    await world.started()
    assert boards(world, world.ann) == boards(world, world.bob) == []


async def test_a_board_and_a_secret_are_one_message(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """With both pictures, where both are new."""
    await begun(world, "ann", "bob")
    monkeypatch.setattr(OwnMessages, "hand", OwnMessages.board)
    before = len(world.ann.user.dm_channel.history())
    await world.bot.services.call(world.bot.services.store.keep_picture, SentPicture(1, 0, "board", world.ann.id, ""))
    await posted(world, notice(T("bot-number", n=77), 0), OwnBoardPost(seat=0))
    message = world.ann.user.dm_channel.history()[-1]
    assert len(world.ann.user.dm_channel.history()) == before + 1
    assert "77" in message.content and "**Your turn**" in message.content and len(message.attachments) == 2
