"""What stands in the outbox, byte for byte: rows outlive the program that wrote them."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot.live.audit_lines import By
from bot.live.changes import account, notice, seed_post
from bot.live.deputies import report
from bot.live.handover import handed_on
from bot.posting.returning import show_again
from bot.settings import TableSettings
from bot.store import AnswerRow, Change, GameRow, SeatRow
from bot.store.keeping import outbox
from bot.store.keeping.codec import pack
from bot.store.posts import Post, WhisperPost, names_of, read, written
from bot.tables.corrections import Record
from bot.tables.late import Due
from bot.tables.lobby import TableTerms
from engine.ask import Amount, Answer, PickOne, Shape
from engine.events import DETAIL, Event
from engine.text import Json, T, to_json
from tests.asked import asked, by_name
from tests.bot.tabling import ANN, BOB, CYD, SEED, Room
from tests.bot.test_at_once import Windows
from tests.bot.timing import clock_for
from tests.toy import ToyRules

GOLDEN = Path(__file__).parent / "data" / "outbox.txt"
DAN, GUILD = 44, 5


def offered(answer: Answer) -> int:
    assert isinstance(answer, dict)
    return int(str(answer["to"]))


class Boards(ToyRules):
    """Each seat has a board of its own, and a gift is offered."""

    own_boards = True
    questions = {**ToyRules.questions, **by_name(asked("gift", invites=offered))}


@contextmanager
def recorded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Each row as it is put into the database."""
    rows, put = list[str](), outbox.put

    def noted(db: Any, game: int, posts: Iterable[Post], at: str) -> None:
        posts = list(posts)
        put(db, game, posts, at)
        newest = "SELECT kind, seat, payload FROM outbox WHERE game = ? ORDER BY id DESC LIMIT ?"
        found = [(row["kind"], row["seat"], row["payload"]) for row in db.query(newest, [game, len(posts)])]
        rows.extend(f"{kind} {'-' if seat is None else seat} {payload}" for kind, seat, payload in reversed(found))

    monkeypatch.setattr(outbox, "put", noted)
    yield rows


def lowest(shape: Shape) -> Answer:
    """The first option, the lowest amount."""
    if isinstance(shape, PickOne):
        return shape.options[0].id
    assert isinstance(shape, Amount)
    return shape.low


async def to_the_end(room: Room, game: int) -> None:
    while (live := await room.tables.look(game)).table is not None and live.table.ask is not None:
        seat = live.owing()[0]
        user = live.user_of(seat)
        assert user is not None
        await room.tables.answers.answer(game, user, lowest(live.table.ask.must[seat]))


async def opened(room: Room, channel: int, **settings: Any) -> int:
    terms = TableTerms(guild=GUILD, seed=SEED, settings=TableSettings(**settings))
    game = await room.tables.lobby.create(channel, "toy", ANN, "Ann", options={"length": "1"}, terms=terms)
    await room.tables.lobby.join(game.id, BOB, "Bob")
    return game.id


async def a_whole_game(room: Room) -> None:
    """Guests, seats by lot, an offer, undo, reminders, a correction, and the end."""
    game = await opened(room, 7, thread="private", seating="random")
    await room.tables.guests.invite(game, CYD, T("bot-declined", player="Zażółć"))
    await room.tables.guests.watch(game, CYD)
    await room.tables.guests.welcomed(game, None)
    await room.tables.lobby.start(game)
    live = await room.tables.look(game)
    first = live.user_of(0)
    assert first is not None
    record = Record({"what": to_json(T("toy-coins")), "old": 4, "new": 7})
    await room.tables.corrections.correct(game, "coins-0", 7, By(DAN, "a slip"), record=record)
    await room.tables.answers.answer(game, first, {"to": "1", "coins": 1}, verb="gift")
    await room.answers(game, (first, 1))
    await room.tables.answers.undo(game, first)
    waits = room.store.waits(game)
    await room.tables.late.remind(game, [Due(wait, None, False) for wait in waits])
    await room.tables.late.remind(game, [Due(wait, wait.since, True) for wait in waits])
    await room.tables.late.answer_late(waits[0])
    await room.tables.late.show_prompt(game)
    await to_the_end(room, game)


async def moderated(room: Room) -> None:
    """Everything that a moderator does, a game that is broken off, and one that comes back."""
    tables, game = room.tables, await opened(room, 8, reveal=False)
    await tables.seats.kick(game, 1, DAN, "late")
    await tables.lobby.join(game, CYD, "Cyd")
    await tables.lobby.start(game)
    await tables.moderation.pause(game, DAN)
    await tables.moderation.resume(game, DAN)
    await tables.channels.lock(game, "allow", DAN)
    await tables.guests.welcomed(game, 777)
    await tables.channels.transfer(game, 9, DAN, "a better place")
    await tables.channels.unlock(game, DAN)
    await tables.seats.replace(game, 1, BOB, "Bob", DAN)
    await tables.seats.stand_in_for(game, 1, DAN)
    await tables.seats.give_back(game, 1, "Bob", DAN)
    await tables.seats.kick(game, 1, DAN, "gone", vacant=True)
    await tables.channels.archive(game, DAN)
    await tables.channels.unarchive(game, 9, DAN)
    await tables.moderation.end(game, DAN)
    await tables.afterwards.bring_back(game, DAN)
    await tables.moderation.end(game, DAN)


async def handed(room: Room) -> None:
    """Direct messages of who sits elsewhere now, or is gone; and what is shown anew."""
    game = await room.game(ANN, BOB, CYD, channel=10)
    live = await room.tables.look(game)
    swapped = [SeatRow(0, BOB, "Bob"), SeatRow(1, ANN, "Ann"), SeatRow(2, DAN, "Dan")]
    posts = handed_on(live, swapped, [(ANN, 501), (CYD, 502), (ANN, 503)])
    room.store.commit(game, live.game.version, Change(posts=posts))
    room.tables.games.drop(game)
    await show_again(room, game)  # type: ignore[arg-type] - of the services it wants the tables alone


async def in_private(room: Room) -> None:
    """Lines of which nobody else may know, or that their reader knows already; and the seed by itself."""
    game = await room.game(ANN, BOB, channel=12)
    live = await room.tables.look(game)
    told = Event(None, secret={0: T("toy-drew", card="card-7")}, weight=DETAIL)
    drawn = Event(T("toy-draws", seat=1), where=("seat-1",), secret={1: T("toy-drew", card="card-8")})
    posts = [*account(live.seats, [told], 1), *account(live.seats, [drawn], 2, beside=True, by=1, read=True)]
    posts += [*account(live.seats, [drawn], 3, by=1, read=True), notice(T("bot-late-covered"), 1)]
    posts += [seed_post(live.game.seed), *report([AnswerRow(**did_for(1))], 1), WhisperPost("ab" * 12, seat=1)]
    room.store.commit(game, live.game.version, Change(posts=posts))


def did_for(seat: int) -> dict[str, Any]:
    """A row of the log by a deputy."""
    bare = {
        "verb": None,
        "kind": "bid",
        "value": 1,
        "question": "0.1",
        "actor": None,
        "interaction": None,
        "command": 1,
    }
    return bare | {
        "seq": 1,
        "command": 1,
        "seat": seat,
        "sealed": False,
        "epoch": 0,
        "events": [],
        "why": T("toy-roll"),
    }


async def chances(room: Room) -> None:
    """A window in which one seat has something to use."""
    assert isinstance(room.rules, Windows)
    room.rules.rich = {1}
    game = await room.game(ANN, BOB, CYD, channel=11, settings=TableSettings(pace="even"))
    await room.answers(game, (ANN, "on"))
    waits = [wait for wait in room.store.waits(game) if wait.seat == 1]
    await room.tables.late.remind(game, [Due(wait, None, False) for wait in waits])


EVENINGS: dict[str, tuple[type[ToyRules], Callable[[Room], Any]]] = {
    "a whole game": (Boards, a_whole_game),
    "moderated": (ToyRules, moderated),
    "handed on": (Boards, handed),
    "in private": (ToyRules, in_private),
    "chances": (Windows, chances),
}


def golden() -> dict[str, list[str]]:
    """What each evening has to write."""
    parts = GOLDEN.read_text(encoding="utf-8").split("# ")[1:]
    return {title: rows for title, *rows in (part.splitlines() for part in parts)}


@pytest.mark.parametrize("evening", EVENINGS)
async def test_what_is_written_is_what_was_always_written(
    evening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, play = EVENINGS[evening]
    clock_for(monkeypatch)
    monkeypatch.setattr("tests.bot.tabling.ToyRules", rules)
    room = Room(tmp_path / "games.sqlite")
    with recorded(monkeypatch) as rows:
        await play(room)
    await room.tables.close()
    assert rows == golden()[evening]


ROWS = sorted({row for rows in golden().values() for row in rows})


def test_rows_are_read_as_they_were_written() -> None:
    for kind, at, payload in (row.split(" ", 2) for row in ROWS):
        seat = None if at == "-" else int(at)
        post = read(kind, json.loads(payload), seat)
        name, kept = written(post)
        assert (name, post.seat, json.loads(pack(kept))) == (kind, seat, json.loads(payload))
        assert pack(kept) == payload or payload.startswith('{"due":'), "what an earlier row leaves it stands first"


LEAST: dict[str, dict[str, Json]] = {
    "account": {"lines": [{"text": {"key": "a"}, "where": []}], "seq": 3},
    "secret": {"lines": [{"text": {"key": "a"}, "where": ["x"]}], "seq": 3},
    "own": {},
    "prompt": {"question": None},
    "board": {"where": [], "seq": 3},
    "figures": {"text": {"key": "bot-stats-posted"}},
    "notice": {"text": {"key": "a"}},
    "nudge": {"seats": []},
    "chance": {"question": "0.1"},
    "offer": {},
    "whisper": {"key": "ab"},
    "burn": {},
    "log": {"actor": 1, "action": "pause", "reason": "", "details": {}},
    "lock": {"channel": "7", "locked": True, "chat": ""},
    "lobby": {},
    "guest": {"user": 1},
    "watchers": {"text": {"key": "a"}},
}
"""What each kind of row has at the least."""


@pytest.mark.parametrize("kind", LEAST)
def test_what_a_row_leaves_out_is_not_so(kind: str) -> None:
    post = read(kind, LEAST[kind], None)
    left_out = [one.name for one in fields(post) if one.name not in LEAST[kind]]
    assert not any(getattr(post, name) for name in left_out), post


def test_every_kind_has_its_rows_held() -> None:
    assert set(names_of(Post)) == set(LEAST) == {row.split()[0] for row in ROWS} | {"figures"}


def test_a_row_of_a_later_version_waits_for_it(tmp_path: Path) -> None:
    room = Room(tmp_path / "games.sqlite")
    game = room.store.create(GameRow(0, None, 7, "toy", {}, SEED, "open", "en", ANN), [])
    with room.store.writing() as db:
        insert = (
            "INSERT INTO outbox (game, kind, payload, nonce, created) VALUES (?, 'hologram', '{\"x\": 1}', 'n', '')"
        )
        db.execute(insert, [game.id])
    assert [row.post for row in room.store.claim()] == [Post()]
    room.store.close()


OTHER_WORDS = {
    "live/audit_lines.py": {"lock"},  # a moderator's deed
    "tables/channels.py": {"lock"},
    "measuring/load.py": {"log"},  # a file
    "measuring/loopback_client.py": {"log"},
    "measuring/outcome.py": {"chance"},  # a player
    "moderators/server_commands.py": {"log"},  # an option of a command
    "posting/channel.py": {"prompt"},  # a role of messages, a kind of pictures
    "posting/delivery.py": {"prompt"},
    "posting/late_pictures.py": {"prompt"},
    "posting/ledger.py": {"prompt"},
    "posting/messages.py": {"lock"},  # a reader
    "posting/readers.py": {"lock"},
    "posting/own_messages.py": {"board"},  # a kind of pictures
    "privacy/person_file.py": {"guest"},  # a part of a file
    "services/commands.py": {"secret"},  # a command
    "store/keeping/codec.py": {"own"},  # a column
    "store/keeping/kept.py": {"own"},
    "store/keeping/mail.py": {"prompt"},
    "store/people_rows.py": {"board"},
    "store/rows.py": {"prompt"},
    "wording/held.py": {"figures"},  # a button
}
"""Where a word that names a kind of post means something else."""


def test_kinds_of_posts_are_named_by_their_classes() -> None:
    bot, names, found = Path("bot"), {*names_of(Post)}, defaultdict[str, set[str]](set)
    for file in bot.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names:
                found[file.relative_to(bot).as_posix()].add(node.value)
    assert found.pop("store/posts.py") == names
    assert found == OTHER_WORDS
