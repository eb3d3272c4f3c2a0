"""Every name of a table means one: players of one name, and those called like a word of the game, have colours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.drawing.pictures import called
from bot.live.model import Live
from bot.locales import LANGUAGES, Locales, read_once
from bot.locales.handles import looks, words_of
from bot.store import GameRow, SeatRow
from bot.tables.newcomers import STARS, newcomer
from bot.wording.names import names
from engine import games
from engine.players.characters import PlayerKind
from engine.text import T, seat_name
from render.canvas import printable
from tests.bot.harness import World
from tests.bot.moderators import boss, surely
from tests.toy import ToyRules

GAMES = [name for name in games.names() if name in ("eclipse", "forbidden_stars", "space_empires", "ti4")]


def table(game: str, *people: str) -> Live:
    rules = ToyRules() if game == "toy" else games.rules_of(game)
    row = GameRow(1, 1, 1, game, {}, "00", "running", "en", 1)
    return Live(row, tuple(SeatRow(seat, seat + 1, name) for seat, name in enumerate(people)), rules, None)


@pytest.mark.parametrize(
    ("people", "wanted"),
    [
        (("Alex", "Bo"), ["Alex", "Bo"]),
        (("Alex", "Alex"), ["Alex (red)", "Alex (blue)"]),
        (("Alex", "Bo", "aLEX"), ["Alex (red)", "Bo", "aLEX (yellow)"]),
        (("Alex", "Al\u0435x"), ["Alex (red)", "Al\u0435x (blue)"]),
        (("Alex", "A1ex"), ["Alex (red)", "A1ex (blue)"]),
        (("Alex", "A I e x"), ["Alex (red)", "A I e x (blue)"]),
        (("Alex", "Alex \U0001f600"), ["Alex (red)", "Alex \U0001f600 (blue)"]),
        (("Alex", "\uff21lex"), ["Alex (red)", "\uff21lex (blue)"]),
        (("Alex", "Alex 9"), ["Alex (red)", "Alex 9 (blue)"]),
        (("Alex 8", "Alex 9"), ["Alex 8", "Alex 9"]),
        (("\U0001f600", "\U0001f60e"), ["Red \U0001f600", "Blue \U0001f60e"]),
        (("Altair", "Bo"), ["Altair (red)", "Bo"]),
        (("terran directorate", "Bo"), ["terran directorate (red)", "Bo"]),
        (("czerwony", "Blue"), ["czerwony (red)", "Blue (blue)"]),
        (("223", "M10"), ["223 (red)", "M10 (blue)"]),
        (("Alex (blue)", "Bo (he)"), ["Alex (blue) (red)", "Bo (he)"]),
        (("Seat 2", "A moderator"), ["Seat 2 (red)", "A moderator (blue)"]),
    ],
)
def test_a_name_that_could_mean_two_has_the_colour(people: Sequence[str], wanted: list[str]) -> None:
    live = table("eclipse", *people)
    live.rules = type("Coloured", (type(live.rules),), {"colours": ("red", "blue", "yellow")})()
    assert [names(live, read_once(), "en")[seat] for seat in range(len(people))] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_seats_are_called_alike_in_words_or_pictures(game: str, language: str) -> None:
    kinds = [
        "Alex",
        "al\u0435x",
        "Alex \U0001f600",
        "\U0001f600",
        "\u65e5\u672c",
        "\u65e5",
        "?",
        "Warfare",
        "Red",
        "Alex (red)",
        "12",
    ]
    for people in product(kinds, repeat=2):
        live = table(game, *people)
        say = read_once().speaker(language, names(live, read_once(), language))
        spoken, drawn = [say(seat_name(seat)) for seat in (0, 1)], [printable(name) for name in called(live, say)]
        assert len(set(map(str.casefold, spoken))) == 2 and len(set(map(looks, drawn))) == 2, (people, spoken, drawn)
        assert all(drawn)


def test_a_list_of_players_tells_them_apart() -> None:
    told = read_once().speaker("en", names(table("ti4", "Alex", "Alex"), read_once(), "en"))
    assert told(T("bot-list-people", players=(seat_name(0), seat_name(1)))) == "Alex (amber) and Alex (azure)"


# --- computer players ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_no_game_has_a_computer_players_name(game: str) -> None:
    words = words_of(games.rules_of(game))
    data = "\n".join(
        file.read_text(encoding="utf-8").casefold() for file in sorted(Path("engine", game, "data").glob("*.json"))
    )
    assert [star for star in STARS if looks(star) in words or star.casefold() in data] == []
    said = "\n".join(Locales().fixed(f"{game}-")).casefold()
    assert [star for star in STARS if star.casefold() in said] == []


def test_the_names_of_games_are_known() -> None:
    known = {
        "eclipse": "Altair",
        "ti4": "Mecatol Rex",
        "forbidden_stars": "Shattered Reaches",
        "space_empires": "nebula",
    }
    assert [game for game, word in known.items() if looks(word) not in words_of(games.rules_of(game))] == []


def test_who_sits_down_is_called_as_nobody_there() -> None:
    rows = [SeatRow(0, 1, STARS[0].upper()), SeatRow(1, 2, f"{STARS[1]} \U0001f600")]
    assert newcomer(rows, 2, PlayerKind("steady")).name == STARS[2]
    assert len(STARS) >= max(max(games.rules_of(game).seats) for game in GAMES)


# --- at a table ------------------------------------------------------------------------------------------------------


async def test_two_of_one_name_are_told_apart_wherever_they_are_named(world: World) -> None:
    twin: Any = world.guild.add_member(world.env.create_user("Ann"))
    await world.ann.slash(world.channel, "game new", game="toy")
    await twin.slash(world.channel, "game join")
    assert (
        "1. ann (red)" in world.channel.history()[0].content and "2. Ann (blue)" in world.channel.history()[0].content
    )
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    mod = boss(world)
    offered = await mod.autocomplete(world.channel, "mod kick", "seat", "")
    assert [one["name"] for one in offered] == ["1. ann (red)", "2. Ann (blue)"]
    status = await world.bob.slash(world.channel, "game status")
    assert "ann (red)" in status.response.content and "Ann (blue)" in status.response.content
    await surely(mod, world.channel, "mod kick", seat="Ann (blue)")
    await world.env.settle()
    assert any("Ann (blue)" in line for line in world.said())


async def test_who_resigns_is_named_apart(world: World) -> None:
    twin: Any = world.guild.add_member(world.env.create_user("Ann"))
    await world.ann.slash(world.channel, "game new", game="toy")
    await twin.slash(world.channel, "game join")
    await world.bob.slash(world.channel, "game join")
    await world.bob.slash(world.channel, "game leave")
    await world.ann.slash(world.channel, "game start")
    await world.resigned(twin)
    await world.env.settle()
    assert any("Ann (blue) resigns" in line for line in world.said())


async def test_who_leaves_is_named_apart(world: World) -> None:
    twin: Any = world.guild.add_member(world.env.create_user("Ann"))
    await world.ann.slash(world.channel, "game new", game="toy")
    await twin.slash(world.channel, "game join")
    left = await twin.slash(world.channel, "game leave")
    assert left.response.content == "Ann (blue) leaves."
