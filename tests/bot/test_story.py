"""One board, one story, one question: what a channel shows, edited rather than posted."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.drawing import painters
from bot.posting import channel
from bot.posting.own_messages import OwnMessages, Recipient
from bot.posting.posted import PostedMessages
from bot.settings import TableSettings
from bot.store import Outgoing, SqliteStore
from bot.store.posts import AccountLine, AccountPost, BoardPost, NoticePost
from bot.tables import programs
from bot.widgets.lines import kept_lines
from bot.widgets.maker import Panel
from bot.wording.accounts import seen_on_board
from bot.wording.channel_prompt import Prompt
from engine import games
from engine.ask import Ask, Reply
from engine.events import HEADLINE
from engine.text import T, Text
from render import Picture
from tests.bot.harness import BotToy, World, labels
from tests.bot.moderators import letters
from tests.bot.tabling import ANN, BOB, Room
from tests.bot.test_table import bids
from tests.bot.test_text_board import PIXEL
from tests.toy import ToyRules
from tests.toy_mind import MIND


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has pictures here."""
    monkeypatch.setattr(painters, "paint", lambda game, view, **how: Picture(PIXEL, "A board", 1, 1))


async def no_hand(messages: OwnMessages, to: Recipient) -> None:
    """It is as it was sent last."""


def requests(world: World, method: str) -> int:
    """So many requests about the channel's messages."""
    path = f"/channels/{world.channel.id}/messages"
    return sum(one.method == method and one.path.startswith(path) for one in world.env.http_requests)


async def test_a_turn_costs_an_edit_and_a_question(world: World, drawn: None) -> None:
    await bids(world)
    before = requests(world, "PATCH"), requests(world, "POST"), requests(world, "DELETE")
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    await world.env.settle()
    after = requests(world, "PATCH"), requests(world, "POST"), requests(world, "DELETE")
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 0]


@pytest.mark.parametrize("restarted", [True, False])
async def test_what_has_asked_keeps_its_board_when_its_turn_is_told(world: World, drawn: None, restarted: bool) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    assert [file.filename for file in world.prompt.attachments] == ["board.png"]
    asked = world.prompt.id
    if restarted:
        await world.restart()
    await world.bob.slash(world.channel, "toy roll", choice="roll", keep="1")
    (told,) = [message for message in world.channel.history() if message.id == asked]
    assert told.content.startswith("bob rolls") and [file.filename for file in told.attachments] == ["board.png"]


async def test_what_goes_on_after_a_safe_point_is_told_with_the_next_question(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bids(world)
    asked = world.prompt.id
    monkeypatch.setattr(BotToy, "goes_on", lambda rules, run: True)
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    assert world.prompt.content.startswith("ann rolls")
    assert asked not in [message.id for message in world.channel.history()]


async def test_a_turn_of_programs_waits_for_who_is_asked_next(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.ann.slash(world.channel, "toy bid", coins="0")
    await world.env.settle()
    assert sum("Waiting for Blue" in said for said in world.said()) == 0
    assert f"Waiting for {world.ann.mention}" in world.prompt.content


class Known(BotToy):
    """The bot's toy, which programs know."""

    mind = MIND


@pytest.fixture
def known(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """Computer players take their time."""
    monkeypatch.setattr("tests.bot.harness.BotToy", Known)
    monkeypatch.setattr(programs, "SOONEST", channel.SOON / 2)
    monkeypatch.setattr(programs, "LATEST", channel.SOON / 2)
    games.register(Known())
    return world


async def alone(world: World) -> str:
    """Ann has answered, and a computer player is asked; what the channel's last message was before."""
    await world.ann.slash(world.channel, "game new", game="toy", opponents=1)
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    asked = world.channel.history()[-1].content
    assert f"Waiting for {world.ann.mention}" in asked
    await world.ann.slash(world.channel, "toy bid", coins="0")
    await world.env.settle()
    return str(asked)


async def test_an_answer_is_told_with_those_of_the_computer_players_that_follow_at_once(known: World) -> None:
    asked, before = await alone(known), len(known.env.http_requests)
    assert known.channel.history()[-1].content == asked
    await known.env.advance_time(channel.SOON / 2)
    assert len(known.env.http_requests) == before
    await known.env.advance_time(programs.LATEST)
    told = [str(one.json) for one in known.env.http_requests[before:]]
    assert f"Waiting for {known.ann.mention}" in known.prompt.content != asked
    assert not [one for one in told if "Waiting for" in one and known.ann.mention not in one]


async def test_an_answer_is_told_after_a_moment_where_computer_players_take_longer(
    known: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "SOONEST", 5.0)
    monkeypatch.setattr(programs, "LATEST", 5.0)
    asked = await alone(known)
    await known.env.advance_time(channel.SOON)
    now = known.channel.history()[-1].content
    assert now != asked and known.ann.mention not in now.partition("Waiting for")[2] and "Waiting for" in now


def row_of(number: int, *places: str) -> Outgoing:
    """An account of something that happened in these places."""
    post = AccountPost((AccountLine(T("bot-answered"), places),), number)
    return Outgoing(number, 1, post, "", 1, None, "en")


@pytest.mark.parametrize(
    ("stage", "stays"), [(("", ""), False), (("1", "1"), True), (("1", "2"), False), (("1", ""), False)]
)
def test_what_happens_in_a_stage_is_told_below_the_picture_of_its_beginning(
    stage: tuple[str, str], stays: bool
) -> None:
    shown = PostedMessages(zoom="combat", stage=stage[0], zoomed=1)
    now = Prompt(Panel("", ()), (), "combat", stage[1])
    assert shown.shows(now, [row_of(2, "5A")]) == stays
    assert not shown.shows(replace(now, places="elsewhere"), [])


@pytest.mark.parametrize(("where", "asked", "stays"), [((), "ships", False), ((), "", True), (("5A",), "", False)])
def test_a_picture_is_of_now(where: tuple[str, ...], asked: str, stays: bool) -> None:
    """One of a question is drawn anew when anything has happened, such as a part that was built in; one that stays over
    a question without places, when something has happened somewhere.
    """
    shown = PostedMessages(zoom="ships", zoomed=1)
    told = Outgoing(2, 1, AccountPost((AccountLine(T("bot-answered"), where),), 2), "", 1, None, "en")
    assert shown.shows(Prompt(Panel("", ()), (), asked), [told]) == stays
    assert shown.shows(Prompt(Panel("", ()), (), asked), [])


BATTLE, FIRST, SECOND, ORDER = (T(f"toy-{step}") for step in ("bid", "roll", "still", "turn"))


@pytest.mark.parametrize(
    ("drawn", "stage", "now", "stays"),
    [
        ((BATTLE, FIRST), ("", ""), (BATTLE, SECOND), True),
        ((BATTLE, FIRST), ("", ""), (BATTLE,), True),
        ((BATTLE, FIRST), ("", ""), (), False),
        ((BATTLE,), ("", ""), (), False),
        ((), ("", ""), (), False),
        ((ORDER, BATTLE), ("5A 1", "5A 1"), (ORDER, BATTLE), True),
        ((ORDER, BATTLE), ("5A 1", ""), (ORDER,), False),
    ],
)
def test_a_picture_of_a_battle_goes_once_that_is_over(
    drawn: tuple[Text, ...], stage: tuple[str, str], now: tuple[Text, ...], stays: bool
) -> None:
    """In a question without places that comes after it, such as about what was won there, the board takes its place."""
    shown = PostedMessages(zoom="battle", stage=stage[0], within=drawn, zoomed=1, behind=False)
    asked = Prompt(Panel("", ()), (), stage=stage[1], within=now)
    assert shown.shows(asked, [row_of(2, "5A")]) == stays
    assert shown.is_behind(stays=True), "where it does not stay"


@pytest.mark.parametrize(
    ("zoom", "now", "where", "shown"),
    [
        ("battle", (BATTLE, SECOND), ("5A",), "battle"),
        ("battle", (BATTLE, SECOND), (), ""),
        ("battle", (), ("5A",), ""),
        ("", (BATTLE, SECOND), ("5A",), ""),
    ],
)
def test_a_picture_that_stays_is_drawn_anew_once_something_has_happened(
    zoom: str, now: tuple[Text, ...], where: tuple[str, ...], shown: str
) -> None:
    """Such as the last losses of a battle, after which somebody is asked in secret."""
    posted = PostedMessages(zoom=zoom, within=(BATTLE, FIRST), zoomed=1)
    assert posted.of_now(Prompt(Panel("", ()), (), within=now), [row_of(2, *where)]).places == shown


@pytest.mark.parametrize("begins", [True, False])
def test_what_a_turn_began_with_does_not_end_it(begins: bool) -> None:
    """Such as that a round begins, or what somebody plays about which all are asked then."""
    lines = (AccountLine(T("bot-answered"), ("5A",), HEADLINE), AccountLine(T("bot-answered"), ()))
    began = Outgoing(1, 1, AccountPost(lines, 1, begins=begins), "", 1, None, "en")
    assert seen_on_board([began, row_of(2)]) != begins


@pytest.mark.parametrize("places", [("5A",), ()])
def test_a_board_is_drawn_anew_only_for_what_it_does_not_show(places: tuple[str, ...]) -> None:
    """What had happened when it was drawn is on it, though it is told with what came after."""
    shown = PostedMessages(behind=False, drawn=2)
    shown.told(ToyRules(), [row_of(1, "3B"), row_of(2, "3B"), row_of(3, *places)])
    assert shown.behind == bool(places) and shown.marks == [*places]


class Announced(ToyRules):
    """Each step says something before it asks."""

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._announced(run, super().step(run))

    async def _announced(self, run: Any, step: Coroutine[Ask, Reply, None]) -> None:
        run.say(T("toy-none"))
        await step


async def test_what_follows_a_safe_point_within_an_answer_belongs_to_the_next_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.bot.tabling.ToyRules", Announced)
    room = Room(tmp_path / "games.sqlite")
    game = await room.game(ANN, BOB)
    room.posts()
    await room.answers(game, (ANN, 3), (BOB, 2))
    told = [row.post for row in room.posts() if isinstance(row.post, (AccountPost, BoardPost))]
    first, board, then = told[-3:]
    assert isinstance(first, AccountPost) and isinstance(board, BoardPost) and isinstance(then, AccountPost)
    assert [line.text.key for line in then.lines] == ["toy-none"] and (first.begins, then.begins) == (False, True)
    assert "toy-none" not in [line.text.key for line in first.lines] and first.seq == then.seq
    await room.tables.close()


@pytest.mark.parametrize("changed", [True, False])
async def test_what_was_read_comes_in_a_letter_only_with_a_hand_that_has_changed(
    world: World, monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    await world.started()
    before = len(letters(world.bob))
    if not changed:
        monkeypatch.setattr(OwnMessages, "hand", no_hand)
    await world.ann.slash(world.channel, "toy bid", coins="2")
    told = await world.bob.slash(world.channel, "toy bid", coins="3")
    assert "You drew card-" in told.response.content
    assert len(letters(world.bob)) == before + changed


@pytest.mark.parametrize(("old", "new"), [("all", "described"), ("turns", "described"), ("few", "few")])
def test_tables_from_before_take_over_the_default(old: str, new: str) -> None:
    assert TableSettings.model_validate({"pictures": old}).pictures == new


def test_games_in_play_say_once_that_there_are_fewer_pictures(tmp_path: Any) -> None:
    store = SqliteStore(tmp_path / "games.sqlite")
    with store.writing() as db:
        for number, (status, chosen) in enumerate([("running", "all"), ("running", "few"), ("over", "all")], 1):
            db.execute(
                "INSERT INTO games (id, channel, name, options, seed, status, language, owner, created, updated,"
                " settings) VALUES (?, ?, 'toy', '{}', '', ?, 'en', 1, '', '2026-01-01', ?)",
                [number, number, status, f'{{"pictures": "{chosen}"}}'],
            )
        db.execute("DELETE FROM _sqlite_migrations WHERE name = 'quieter_pictures'")
    store.close()
    for _ in range(2):
        again = SqliteStore(tmp_path / "games.sqlite")
        (row,) = again.claim()
        assert (row.game, row.post) == (1, NoticePost(T("bot-pictures-quieter")))
        again.close()


async def test_who_comes_back_reads_ten_lines(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await bids(world)
    monkeypatch.setattr("bot.history.since.LINES", 2)
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    told = await world.bob.slash(world.channel, "game since")
    lines = told.response.content.splitlines()
    assert len(lines) <= 3 and labels(world.prompt)


def test_details_in_small_make_room_for_the_lines_that_they_belong_to() -> None:
    """Of a long battle each round's sum stands, and the details of the last rounds alone."""
    told = ["**Round 1**", f"-# {'1, ' * 20}", "**Round 2**", f"-# {'2, ' * 20}", "Won."]
    assert kept_lines(told, 100) == ["**Round 1**", *told[2:]]
    assert kept_lines(told, 35) == ["**Round 1**", "**Round 2**", "Won."]
    assert kept_lines(told, 20) == ["**Round 2**", "Won."]
    assert kept_lines(told, 1000) == told
