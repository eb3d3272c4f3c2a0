"""`python -m bot move`: from SQLite to PostgreSQL and back, everything; and the other commands on a server."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot import clock
from bot.__main__ import main
from bot.config import read_config
from bot.operating import move as moving
from bot.operating.check import findings_of
from bot.operating.status import Status
from bot.store import (
    AuditLine,
    Change,
    Guild,
    Laid,
    OrderRow,
    Overview,
    PostNote,
    Preferences,
    Reminder,
    Seek,
    Sending,
    SentPicture,
    Whisper,
)  # fmt: skip
from bot.store.growth import TABLES
from bot.store.keeping.kept import Kept
from bot.store.places import place_of
from bot.store.results import GameResult
from engine.games import register
from tests.bot import databases
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.toy import ToyRules

pytestmark = pytest.mark.only_postgresql
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(ToyRules())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def server() -> str:
    """An empty database's address."""
    return databases.place(Path("server"))


@pytest.fixture
async def file() -> str:
    """A database with something in every table."""
    with pytest.MonkeyPatch.context() as here:
        here.setattr(databases.Used, "kind", "sqlite")
        room = Room(Path("games.sqlite"))
    await room.play_on(await room.game(ANN, BOB), most=7)
    await room.play_on(await room.game(BOB, CYD, stand_ins=1, channel=8, seed="cafe" * 16))
    await room.tables.lobby.create(9, "toy", CYD, "Cyd")
    store = room.store
    store.prefer(Preferences(ANN, "pl", dms=False))
    store.set_guild(Guild(5, "pl", 77))
    store.audit(AuditLine(CYD, "pause", "tea", {"seat": 1}, game=1))
    store.beat(10)
    for due in ("2026-03-01T12:00:00+00:00", "2027-03-01T12:00:00+00:00"):
        store.forget_reminder(store.remind(Reminder(0, ANN, 1, 7, due, "zażółć gęślą jaźń")))
    store.remind(Reminder(0, BOB, None, None, due, "", turn=True))
    store.commit(3, store.version(3), Change(guests={(ANN, "invited"): True}))
    store.letter(1, ANN, 900)
    store.keep_picture(SentPicture(1, 0, "hand", ANN, "0123"))
    store.forget(909)
    store.ask_for(ANN, "films", 12)
    store.record(1, "2026-03-01", GameResult(seats=(), rounds=3))
    store.keep_preset(5, "one", "toy")
    store.keep_overview(Overview(5, 7, 902, "pl"))
    store.keep_seek(Seek(5, ANN, "Ann", 7, ("toy",), 0, "daily", "", "", due, due, "c0ffee", 2))
    store.avoid(BOB, CYD)
    store.commit(1, store.version(1), Change(whispers=[Whisper("ab", 0, 1, ANN, "zażółć")]))
    store.ask_vote(1, ANN, {"kind": "undo"}, {BOB})
    for nonce in ("b", "a", "c"):
        store.begin(Sending(nonce, 7, PostNote(1, (1, 2)), "words"))
    store.arrived(Sending("b", 7, PostNote(1, (1, 2)), "words"), 901)
    given = Change(orders=[OrderRow(0, "bid", "pass")], laid=[Laid(0, "plan", {"to": [1]})], shared=[(ANN, 1, 0)])
    store.commit(1, store.version(1), replace(given, seen=[(1, CYD)]))
    await room.tables.close()
    return "games.sqlite"


def everything(place: str) -> dict[str, list[dict[str, object]]]:
    """All rows in order, as they are read past the methods of the store."""
    with closing(place_of(place).store()) as store, store.reading() as db:
        rows = {table: list(db.query(f"SELECT * FROM {table} ORDER BY {order}")) for table, order in TABLES.items()}
    return {table: [{**row, "rowid": None} for row in found] for table, found in rows.items()}


async def test_everything_goes_to_the_server_and_back(file: str, server: str, capsys: Capture) -> None:
    before = everything(file)
    assert min(map(len, before.values())) > 0, "something in every table"
    assert main(["move", file, server]) == 0
    told = capsys.readouterr().out
    assert f"{len(before['games'])} games with {len(before['answers'])} answers" in told and "is identical" in told
    assert everything(file) == before == everything(server)
    assert main(["move", server, "back.sqlite"]) == 0
    assert everything("back.sqlite") == before


@pytest.mark.parametrize("target", ["server", "back.sqlite"])
async def test_no_number_is_given_twice(file: str, server: str, target: str) -> None:
    """Not even that of a reminder which is gone."""
    assert main(["move", file, server]) == 0
    assert target == "server" or main(["move", server, target]) == 0
    with closing(place_of(server if target == "server" else target).store()) as store:
        assert store.remind(Reminder(0, ANN, None, None, clock.stamp())) == 4
        store.commit(1, store.version(1), Change(answers=[]))
        games = store.games(live=False)
        made = store.create(replace(games[0], channel=99), [])
        assert made.id == max(game.id for game in games) + 1


async def test_games_go_on_where_they_were(file: str, server: str) -> None:
    assert main(["move", file, server]) == 0
    databases.Used.names[Path("moved").absolute()] = databases.Used.names[Path("server").absolute()]
    room = Room(Path("moved"))
    before = room.store.game(1).answers
    await room.play_on(1, most=3)
    assert room.store.game(1).answers >= before + 3
    await room.tables.close()


async def test_nothing_is_put_on_top_of_what_is_there(file: str, server: str, capsys: Capture) -> None:
    assert main(["move", file, server]) == 0
    with closing(place_of(server).store()) as store:
        store.set_guild(Guild(6, "en", 1))
    before = everything(server)
    assert main(["move", file, server]) == 1
    assert "already contains a bot's database" in capsys.readouterr().err.replace("’", "'")
    assert everything(server) == before
    assert main(["move", server, file]) == 1


async def test_a_running_bot_is_left_alone(file: str, server: str, capsys: Capture) -> None:
    for running in (place_of(file), place_of(server)):
        with running.alone():
            assert main(["move", file, server]) == 1
            assert "already running" in capsys.readouterr().err
    assert main(["move", file, server]) == 0


async def test_a_source_that_is_not_there(server: str, capsys: Capture) -> None:
    assert main(["move", "nowhere.sqlite", server]) == 1
    assert main(["move", server, "new.sqlite"]) == 0, "an empty one is one all the same"
    assert not Path("nowhere.sqlite").exists()


@pytest.mark.parametrize("damage", ["UPDATE answers SET value = '4' WHERE seq > 2", "UPDATE games SET undone = 9"])
async def test_what_arrives_otherwise_is_no_move(
    file: str, server: str, damage: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    copied = moving.copy_all

    def damaged(old: Kept, new: Kept) -> dict[str, int]:
        counts = copied(old, new)
        with new.writing() as db:
            db.execute(damage)
        return counts

    monkeypatch.setattr(moving, "copy_all", damaged)
    assert main(["move", file, server]) == 1
    assert "differs from the original (games " in capsys.readouterr().err
    with closing(place_of(server).store()) as store:
        assert moving.empty(store)


async def test_a_row_that_arrives_otherwise_is_no_move(
    file: str, server: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """It is found before anybody could read it."""
    monkeypatch.setattr("bot.store.moving._put", lambda db, table, rows: db.execute("UPDATE games SET undone = 9"))
    assert main(["move", file, server]) == 1
    assert "differs from the original (guilds)" in capsys.readouterr().err


# --- the other commands on a server ---------------------------------------------------------------------------------


async def test_a_backup_of_a_server_is_a_file(file: str, server: str, capsys: Capture) -> None:
    assert main(["move", file, server]) == 0
    Path("config.toml").write_text(f'token = "token"\ndatabase = "{server}"\n')
    assert main(["backup", "copy.sqlite"]) == 0
    assert everything("copy.sqlite") == everything(server)
    assert main(["backup", "copy.sqlite"]) == 1
    assert main(["restore", "copy.sqlite"]) == 2
    assert "is on a server" in capsys.readouterr().err
    assert not list(Path().glob("*.part"))


async def test_check_export_and_import_on_a_server(file: str, server: str, capsys: Capture) -> None:
    Path("config.toml").write_text(f'token = "token"\ndatabase = "{server}"\n')
    assert main(["move", file, server]) == 0
    assert [finding.text.key for finding in findings_of(read_config())][1:] == [
        "bot-check-server-database",
        "bot-check-games",
    ]
    assert main(["export", "1", "game.json"]) == 0
    second = databases.place(Path("second"))
    Path("config.toml").write_text(f'token = "token"\ndatabase = "{second}"\n')
    assert await asyncio.to_thread(main, ["import", "game.json", "--channel", "99"]) == 0
    assert "Game 1 is in the database" in capsys.readouterr().out


async def test_a_bot_on_a_server_says_how_it_is_doing(server: str, capsys: Capture) -> None:
    Path("config.toml").write_text(f'token = "token"\ndatabase = "{server}"\n')
    place_of(server).store().close()
    assert main(["status"]) == 1
    told = dict.fromkeys(Status.__dataclass_fields__, 0) | {"at": clock.stamp(), "since": clock.stamp(), "games": 12}
    place_of(server).report(json.dumps(told | {"connected": True, "shards": [0], "count": 1}))
    assert main(["status"]) == 0
    assert "Games in progress: 12" in capsys.readouterr().out


def test_one_bot_at_a_time_and_the_next_when_it_is_gone(server: str) -> None:
    with place_of(server).alone(), pytest.raises(Exception, match="bot-already-running"), place_of(server).alone():
        pass
    with place_of(server).alone():
        pass


def test_a_server_that_is_away_is_told_without_the_password(capsys: Capture, tmp_path: Path) -> None:
    address = f"postgresql://astrarch:hush@/games?host={tmp_path}"
    Path("config.toml").write_text(f'token = "token"\ndatabase = "{address}"\n')
    assert main(["check", "--offline"]) == 1
    assert main(["export", "1", "game.json"]) == 1
    assert main(["move", address, "new.sqlite"]) == 1
    told = capsys.readouterr()
    assert "cannot be reached" in told.out and "hush" not in told.out + told.err
    assert "hush" not in repr(read_config())


def test_no_address_at_all(capsys: Capture) -> None:
    assert main(["move", "postgresql://[", "new.sqlite"]) == 1
    assert "refused" in capsys.readouterr().err
