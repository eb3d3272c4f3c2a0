"""Whole games by random legal answers, with the checks on, and what comes up in them."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine.chance import stream
from engine.checking.fuzz import Start, choose, fuzz, play
from engine.eclipse.components import ACTIONS, REACTIONS, ROUNDS, SECTORS, SPECIES, TECHNOLOGIES
from engine.eclipse.galaxy import wormholes
from engine.eclipse.play import Game
from engine.eclipse.rules import CHOICES, RULES, TRIALS
from engine.hexes import Hex, neighbours
from engine.table import Table
from tests.engine import watching
from tests.engine.watching import Said, listen

OPENINGS = TRIALS[0].values
BOARDS = CHOICES[0].values
FEW = 0.002
SEEN = range(30)


def tables() -> list[Start]:
    """Every number of seats with every way to choose boards and every opening."""
    return [
        Start("eclipse", seats, f"table{at}", {"opening": opening, "species": species})
        for at, (seats, opening, species) in enumerate(
            (seats, opening, species) for seats in RULES.seats for opening in OPENINGS for species in BOARDS
        )
    ]


def called(start: Start) -> str:
    return "-".join([str(start.seats), *start.options.values()])


@pytest.mark.rule("EC-COMP-01", "EC-GOAL-01", "EC-END-01", "EC-SETUP-30")
@pytest.mark.parametrize("start", tables(), ids=called)
def test_every_kind_of_table_plays_to_its_end(start: Start) -> None:
    at = tables().index(start)
    game = fuzz(start, FEW if at % 4 == at // 4 % 4 else 0, limit=6000)
    assert game.saved.failure is None
    assert game.result is not None and game.result.winners
    assert game.rounds == ROUNDS or start.options["opening"] == "midgame", "from there all may collapse before"


@pytest.mark.rule("EC-GOAL-02")
@pytest.mark.parametrize("seats", RULES.seats)
def test_somebody_wins_with_the_most_points(seats: int) -> None:
    result = play(Start("eclipse", seats, "plain")).result
    assert result is not None
    assert {result.scores[seat] for seat in result.winners} == {max(result.scores)}


# --- what comes up ---------------------------------------------------------------------------------------------------


@cache
def seen() -> tuple[Counter[Said], Counter[str]]:
    """How often each sentence named each thing in a few games, and how often each kind of question was put."""
    heard, asked = Counter[Said](), Counter[str]()
    for seed in SEEN:
        options = {"opening": OPENINGS[seed % 2], "species": "choose"}
        table = Table.new(RULES, 2 + seed // 2 % 5, f"seen{seed}", options)
        told, put = listen(table, stream(f"seen{seed}", 0, 0, "play"))
        heard.update(told)
        asked.update(put)
    return heard, asked


def named(prefix: str, *keys: str) -> set[str]:
    """The things with that prefix which any of those sentences named."""
    return watching.named(seen()[0], prefix, *keys)


def test_every_species_action_and_reaction_comes_up() -> None:
    assert named("eclipse-species-", "eclipse-chose-species") == set(SPECIES)
    assert named("eclipse-action-", "eclipse-takes-action") == set(ACTIONS)
    assert named("eclipse-action-", "eclipse-takes-reaction") == set(REACTIONS)


def test_most_tiles_are_found_bought_fitted_and_explored() -> None:
    assert len(named("eclipse-tech-", "eclipse-researched")) >= len(TECHNOLOGIES) - 3
    assert len(named("eclipse-discovery-", "eclipse-you-find")) >= 9
    assert len(named("eclipse-part-", "eclipse-upgraded", "eclipse-upgraded-instead")) >= 15
    ordinary = {id for id, sector in SECTORS.items() if sector.stack in ("inner", "middle", "outer")}
    assert len({name for key, name in seen()[0] if key == "eclipse-placed"} & ordinary) >= len(ordinary) - 3


def test_everything_that_is_built_is() -> None:
    assert named("eclipse-ship-", "eclipse-built") == {"interceptor", "cruiser", "dreadnought", "starbase"}
    assert named("eclipse-structure-", "eclipse-built") == {"orbital", "monolith"}


def test_players_fight_flee_bomb_claim_ally_and_collapse() -> None:
    heard, asked = seen()
    turns = ("retreated", "bombs", "cubes-destroyed", "takes-control", "collapsed", "relations-formed")
    tiles = ("reputation-kept", "reputation-exchanged", "reputation-kept-none", "part-placed", "cruiser-found")
    assert [key for key in (*turns, *tiles) if not heard[f"eclipse-{key}", ""]] == []
    assert [verb for verb in ("!trade", "!colony", "!relations") if not asked[verb]] == []
    assert len([kind for kind in asked if not kind.startswith("!")]) >= 30


# --- the map ---------------------------------------------------------------------------------------------------------


def grown(seats: int) -> Game:
    """A game after some hundred answers, its chart still empty."""
    table, luck = Table.new(RULES, seats, "grown", {"species": "random"}), stream("grown", 0, 0, "play")
    for _ in range(60 * seats):
        given = choose(table, luck)
        table.answer(given.seat, given.value, given.verb)
    return Game(table.state)


@pytest.mark.rule("EC-MAP-05", "EC-MAP-06", "EC-MAP-07", "EC-MAP-08", "EC-MAP-10", "EC-EXP-21")
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_chart_of_a_grown_galaxy_is_what_the_hexes_show(seats: int) -> None:
    game = grown(seats)
    lies = {Hex(*sector.at): sector for sector in game.state.sectors.values()}
    for place, sector in lies.items():
        meets: dict[str, int] = {}
        for edge, near in enumerate(neighbours(place)):
            holes = (edge - sector.turned) % 6 in SECTORS[sector.id].wormholes
            if near in lies:
                beyond = lies[near]
                holes += (edge + 3 - beyond.turned) % 6 in SECTORS[beyond.id].wormholes
                meets[beyond.id] = holes
                assert (
                    wormholes.connection(game, sector.id, sector.turned, place, edge) == ("none", "half", "full")[holes]
                )
        assert wormholes.fully_linked(game, sector.id) == [id for id, holes in meets.items() if holes == 2]
        assert wormholes.chart(game).half[sector.id] == [id for id, holes in meets.items() if holes]
        assert wormholes.empty_spaces(game, sector.id) == [near for near in neighbours(place) if near not in lies]
