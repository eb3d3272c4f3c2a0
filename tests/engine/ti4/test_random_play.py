"""Whole games by random legal answers, with the checks on, and what comes up in them."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine.chance import stream
from engine.checking.fuzz import Start, fuzz, play
from engine.table import Table
from engine.ti4.components import FACTIONS, STRATEGY_CARDS, TILES
from engine.ti4.rules import RULES
from tests.engine import watching
from tests.engine.watching import Said, listen

OPENINGS = ("standard", "midgame")
VALUES = {choice.name: choice.values for choice in RULES.choices}
HOUSE = [choice.name for choice in RULES.choices if choice.doubt]
FEW = 0.002
SEEN = range(16)


def tables() -> list[Start]:
    """Every number of seats with every map, opening and policy of windows; the other choices in turn."""
    games = [
        {"opening": opening, "map": map, "windows": windows}
        for opening in OPENINGS
        for map in VALUES["map"]
        for windows in VALUES["windows"]
    ]
    return [Start("ti4", 3 + at % 4, f"table{at}", {**game, **others(at)}) for at, game in enumerate(games * 2)]


def others(at: int) -> dict[str, str]:
    """The choices that are left."""
    names = ("points", "factions", *HOUSE)
    steps = (8, 3, 5, *range(1, len(names)))
    return {name: VALUES[name][at // step % 2] for name, step in zip(names, steps, strict=False)}


def called(start: Start) -> str:
    said = [value for name, value in start.options.items() if name not in HOUSE]
    return "-".join([str(start.seats), *said])


@pytest.mark.parametrize("start", tables(), ids=called)
def test_every_kind_of_table_plays_to_its_end(start: Start) -> None:
    at = tables().index(start)
    game = fuzz(start, FEW if at % 4 == at // 4 % 4 else 0, limit=8000)
    assert game.saved.failure is None
    assert game.result is not None and game.result.winners


@pytest.mark.parametrize("seats", RULES.seats)
def test_somebody_wins_a_plain_game(seats: int) -> None:
    game = play(Start("ti4", seats, "plain"))
    assert game.result is not None and len(game.result.winners) == 1
    assert max(game.result.scores) == game.result.scores[game.result.winners[0]]


# --- what comes up ---------------------------------------------------------------------------------------------------


@cache
def seen() -> tuple[Counter[Said], Counter[str]]:
    """How often each sentence named each thing in a few games, and how often each kind of question was put."""
    heard, asked = Counter[Said](), Counter[str]()
    for seed in SEEN:
        options = {"opening": OPENINGS[seed % 2], "map": VALUES["map"][seed % 3], "factions": "choose"}
        table = Table.new(RULES, 3 + seed // 2 % 4, f"seen{seed}", options)
        told, put = listen(table, stream(f"seen{seed}", 0, 0, "play"))
        heard.update(told)
        asked.update(put)
    return heard, asked


def named(prefix: str, *keys: str) -> set[str]:
    """The things with that prefix which any of those sentences named."""
    return watching.named(seen()[0], prefix, *keys)


def test_every_faction_and_strategy_card_comes_up() -> None:
    assert named("ti4-faction-", "ti4-plays-faction") == set(FACTIONS)
    assert named("ti4-strategy-", "ti4-strategic-action") == set(STRATEGY_CARDS)


@pytest.mark.parametrize(
    ("what", "least", "keys"),
    [
        ("ti4-card-", 40, ("ti4-plays-card", "ti4-plays-card-on")),
        ("ti4-agenda-", 35, ("ti4-agenda-revealed",)),
        ("ti4-tech-", 18, ("ti4-researched",)),
        ("ti4-tech-", 4, ("ti4-uses-technology",)),
        ("ti4-objective-", 20, ("ti4-scored",)),
    ],
)
def test_most_of_each_deck_comes_up(what: str, least: int, keys: tuple[str, ...]) -> None:
    assert len(named(what, *keys)) >= least


def test_most_tiles_are_laid_by_players_and_activated() -> None:
    ordinary = {str(tile.id) for tile in TILES.values() if tile.kind not in ("home", "creuss_gate", "mecatol_rex")}
    laid = {name for key, name in seen()[0] if key == "ti4-laid-tile"}
    activated = {name for key, name in seen()[0] if key == "ti4-activated"}
    assert len(laid & ordinary) >= len(ordinary) - 4
    assert len(activated & ordinary) >= len(ordinary) - 4


def test_players_fight_land_build_retreat_bombard_and_shoot() -> None:
    heard, asked = seen()
    fights = ("combat-roll", "barrage-roll", "cannon-roll", "retreated", "landed", "produced", "sustained", "rift-roll")
    assert [key for key in fights if not heard[f"ti4-{key}", ""]] == []
    assert len([kind for kind in asked if not kind.startswith("!")]) >= 70
