"""One game out of the database into a file, and into another database: for whoever runs the bot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.config import say_aside
from bot.operating.game_files import main_export, main_import
from bot.store import SqliteStore
from bot.store.alone import alone
from bot.store.posts import NoticePost
from engine import games
from engine.text import T
from tests.bot.databases import contents
from tests.bot.outbox import kinds
from tests.bot.tabling import ANN, BOB, SEED, Room
from tests.toy import ToyRules

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder with a configuration, and a terminal that speaks English."""
    games.register(ToyRules())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    Path("config.toml").write_text('token = "token"\ndatabase = "games.sqlite"\n')
    Path("other.toml").write_text('token = "token"\ndatabase = "other.sqlite"\n')


async def played(answers: int = 5) -> Room:
    room = Room(Path("games.sqlite"))
    await room.play_on(await room.game(ANN, BOB), most=answers)
    return room


async def test_a_game_goes_out_while_the_bot_runs(capsys: Capture) -> None:
    room = await played()
    with alone(Path("games.sqlite")):
        assert main(["export", "1", "game.json"]) == 0
    assert capsys.readouterr().out.startswith("game.json contains the game, 5 answers, with all its secrets: ")
    plain = json.loads(Path("game.json").read_text())
    assert plain["people"] == [{"name": "Ann", "user": ANN}, {"name": "Bob", "user": BOB}]
    assert plain["seed"] == SEED and plain["table"]["status"] == "running" and len(plain["answers"]) == 5
    assert {answer["actor"] for answer in plain["answers"]} <= {ANN, BOB} and plain["answers"][0]["at"]
    assert Path("game.json").stat().st_mode & 0o077 == 0
    await room.tables.close()


async def test_there_and_back(capsys: Capture) -> None:
    room = await played()
    await room.tables.close()
    assert main_export(["1", "game.json"]) == 0
    code = await _imported("game.json", "--channel", "99", "--config", "other.toml")
    assert code == 0
    assert "Game 1 is in the database, 5 answers." in capsys.readouterr().out
    store = SqliteStore("other.sqlite")
    (game,) = store.games()
    assert (game.channel, game.status, game.owner) == (99, "running", ANN)
    assert [row.user for row in store.seats(1)] == [ANN, BOB]
    posts = store.claim()
    assert kinds(posts) == ["notice", "board", "prompt"]
    assert isinstance(posts[0].post, NoticePost) and posts[0].post.text.key == "bot-reopened"
    store.close()


async def _imported(*arguments: str) -> int:
    """`main_import` runs a loop of its own."""
    import asyncio

    return await asyncio.to_thread(main_import, [*arguments])


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["7", "game.json"], "This channel has no game."),
        (["1", "there.json"], "there.json: File exists."),
        (["1", "no/such/folder.json"], "no/such/folder.json: No such file or directory."),
    ],
)
async def test_what_cannot_be_exported(arguments: list[str], why: str, capsys: Capture) -> None:
    room = await played()
    Path("there.json").write_text("mine")
    assert main_export(arguments) == 1
    assert why.rstrip(".") in capsys.readouterr().err
    assert Path("there.json").read_text() == "mine"
    await room.tables.close()


async def test_a_game_that_has_not_begun_and_no_database(capsys: Capture) -> None:
    assert main_export(["1", "game.json"]) == 1
    assert not Path("games.sqlite").exists()
    room = Room(Path("games.sqlite"))
    await room.tables.lobby.create(7, "toy", ANN, "Ann")
    assert main_export(["1", "game.json"]) == 1
    assert capsys.readouterr().err.count("\n") == 2
    await room.tables.close()


async def test_what_cannot_be_imported(capsys: Capture) -> None:
    room = await played()
    assert main_export(["1", "game.json"]) == 0
    Path("broken.json").write_text("{")
    assert await _imported("broken.json", "--channel", "9") == 1
    assert await _imported("none.json", "--channel", "9") == 1
    with alone(Path("games.sqlite")):
        assert await _imported("game.json", "--channel", "9") == 1
    before = contents(Path("games.sqlite"))
    assert await _imported("game.json", "--channel", "9") == 1
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "This file cannot be opened as a game: it is not a game file."
    assert told[1] == "none.json: No such file or directory."
    assert told[2] == say_aside(T("bot-already-running", path="games.sqlite"))
    assert told[3] == "This file cannot be opened as a game: this game is still being played in <#7>."
    assert contents(Path("games.sqlite")) == before
    await room.tables.close()


def test_a_configuration_that_cannot_be_used(capsys: Capture) -> None:
    Path("config.toml").write_text("token = 5\n[")
    assert main(["export", "1", "game.json"]) == 2
    assert main(["import", "game.json", "--channel", "9"]) == 2
    assert capsys.readouterr().err
