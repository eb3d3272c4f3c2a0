"""Where a player aims what does harm."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import PickOne
from engine.effects.ability import UseId
from engine.players.characters import LEVELS
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.agendas import laws
from engine.ti4.cards.choosing import Unit
from engine.ti4.minds import ballots, bribes, cards, happened
from engine.ti4.minds.happened import Aim
from engine.ti4.play import Game
from engine.ti4.state import Vote
from tests.engine.ti4.hands import component, hold
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.minds.test_sense import asking
from tests.engine.ti4.positions import board, fleet, own


@pytest.mark.parametrize("level", LEVELS)
def test_no_card_is_wasted_on_a_planet_of_nobody(level: str) -> None:
    game = board(seats=4)
    own(game, 0, "fria")
    own(game, 2, "vefut_ii")
    shape = PickOne(words.planet_options(["bereg", "fria", "vefut_ii", "zohbat"]))
    about = T("asked", source=words.card("unstable_planet"))
    for number in range(9):
        assert answered(reading(game, 0, level, str(number)), "target", shape, about) == "vefut_ii"


@pytest.mark.rule("TI-VOTE-16")
def test_nobody_is_kept_from_voting_who_cannot_vote_anyway() -> None:
    """But whoever would outvote the own seat, in what is worth it."""
    game, use = board("sol", "nekro", "hacan"), UseId("card", "assassinate_representative").id
    own(game, 1, "bereg", "lodor")
    own(game, 2, "meer")
    game.state.vote = Vote("shard_of_the_throne", ["0", "1", "2"])
    about = T("asked", source=words.card("assassinate_representative"))
    at = reading(game)
    assert at.view.vote is not None and at.view.vote.silent == (1,)
    assert answered(at, "target", PickOne(words.seat_options(range(3))), about) == "2"
    assert cards.use(at, use) > 100
    game.state.vote.barred = [2]
    assert cards.use(reading(game), use) < 0
    game.state.vote = Vote("mutiny", ["for", "against"], barred=[0])
    assert cards.use(reading(game), use) < 0, "it has no vote itself that others could outvote"


@pytest.mark.rule("TI-VOTE-16")
def test_nobody_is_kept_from_voting_who_wants_the_same() -> None:
    """But whoever would win by the vote, though another has more votes."""
    game, use = board(seats=4), UseId("card", "assassinate_representative").id
    for seat, points in enumerate((5, 8, 7, 9)):
        game.player(seat).points = points
    own(game, 2, "meer", "rarron", "lirta_iv")
    game.state.vote = Vote("seed_of_an_empire", ["for", "against"])
    about = T("asked", source=words.card("assassinate_representative"))
    at = reading(game)
    assert at.view.seats[2].influence > at.view.seats[3].influence
    assert answered(at, "target", PickOne(words.seat_options(range(4))), about) == "3"
    assert bribes.silenced(at, 2) == 0 and cards.use(at, use) > 0


@pytest.mark.rule("TI-VOTE-16")
def test_who_cannot_vote_decides_nothing_after_the_last_voter() -> None:
    game = board("sol", "nekro", "hacan")
    own(game, 1, "bereg", "lodor")
    game.state.speaker, game.state.vote = 1, Vote("shard_of_the_throne", ["0", "1", "2"], barred=[2])
    at = reading(game)
    assert at.view.vote is not None and ballots.waiting(at, at.view.vote) == [0]


def test_what_pays_resources_is_aimed_at_the_planet_that_pays_most() -> None:
    game = board(seats=3)
    own(game, 0, "mecatol_rex", "abyz")
    shape = PickOne(words.planet_options(["mecatol_rex", "abyz"]))
    about = T("asked", source=words.card("mining_initiative"))
    assert answered(reading(game), "target", shape, about) == "abyz"


def reacting(game: Game, use: str, seat: int, **about: Text) -> int:
    """What it is worth to seat 0 to use something after what that seat did."""
    happened = T("happened", seat=seat_name(seat), **about)
    return cards.use(asking(reading(game), "asked", happened=happened), use)


def test_no_turn_is_ended_to_save_what_another_holds() -> None:
    game, peace = board(seats=4), UseId("law", "minister_of_peace").id
    game.state.turn = 1
    own(game, 2, "lodor")
    game.state.active_system = game.state.planets["lodor"].system
    assert reacting(game, peace, 1) < 0
    own(game, 0, "lodor")
    assert reacting(game, peace, 1) > 0


@pytest.mark.parametrize(("card", "unit"), [("reactor_meltdown", "space_dock"), ("cripple_defenses", "pds")])
def test_no_card_is_undone_that_can_only_harm_another(card: str, unit: str) -> None:
    game, training = board(seats=4), UseId("tech", "instinct_training").id
    game.player(1).points = 8
    own(game, 0, "abyz")
    alone = reacting(game, training, 1, card=words.card(card))
    fleet(game, 0, "abyz", None, **{unit: 1})
    assert alone < reacting(game, training, 1, card=words.card(card))
    assert alone < -400


def test_no_card_is_undone_that_strikes_in_a_fight_of_others() -> None:
    game, training = board(seats=4), UseId("tech", "instinct_training").id
    game.player(1).points, game.state.turn, game.state.active_system = 8, 2, "18"
    fleet(game, 1, "18", cruiser=1)
    fleet(game, 2, "18", cruiser=1)
    assert reacting(game, training, 1, card=words.card("direct_hit")) < 0
    fleet(game, 0, "18", cruiser=1)
    assert reacting(game, training, 1, card=words.card("direct_hit")) > 0


def test_what_may_strike_any_of_three_is_not_worth_undoing() -> None:
    game, training = board(seats=4), UseId("tech", "instinct_training").id
    game.player(1).points = 8
    assert reacting(game, training, 1, card=words.card("signal_jamming")) < 0
    assert reacting(game, training, 1, card=words.card("imperial_rider")) > 0


def attacked(aim: Text, secret: str = "", points: int = 8) -> int:
    """What it is worth to seat 0, which has three PDS, to undo a Cripple Defenses of seat 1 that is aimed so."""
    game, sabotage = board(seats=4), UseId("card", "sabotage").id
    own(game, 0, "abyz")
    own(game, 2, "lodor")
    fleet(game, 0, "abyz", None, pds=3)
    game.player(0).points, game.player(0).secrets = points, [secret] if secret else []
    return reacting(game, sabotage, 1, card=words.card("cripple_defenses"), target=aim)


@pytest.mark.rule("TI-ACTIONCARD-06", "TI-ACTIONCARD-07")
def test_sabotage_undoes_what_costs_an_objective_and_never_what_hits_another() -> None:
    """All PDS of a planet, of four that win the game."""
    mine, other = words.planet("abyz"), words.planet("lodor")
    assert attacked(mine, "establish_a_perimeter", points=9) > 0
    assert attacked(mine) < 0
    assert attacked(other, "establish_a_perimeter", points=9) < -500


@pytest.mark.rule("TI-ACTIONCARD-06")
@pytest.mark.parametrize(
    ("card", "chosen", "seen"),
    [("cripple_defenses", "abyz", Aim(1, "abyz")), ("insubordination", "1", Aim(1)),
     ("reactor_meltdown", Unit(1, "abyz", "space_dock").id, Aim(1, unit="space_dock")),
     ("repeal_law", "minister_of_war", None)],
)  # fmt: skip
def test_who_may_undo_a_card_is_told_what_it_is_aimed_at(card: str, chosen: str, seen: Aim | None) -> None:
    game = board()
    own(game, 1, "abyz")
    fleet(game, 1, "abyz", None, space_dock=1, pds=1)
    laws.enact(game, "minister_of_war", owner=1)
    hold(game, 2, "sabotage")
    asked = component(game, 0, card, ("target", chosen), others="stop").open
    assert asked is not None
    at = reading(game, 2)
    assert happened.aim(replace(at, question=replace(at.question, about=asked.of(2).about))) == seen


def electing(agenda_: str) -> Game:
    """A vote on who is elected, among four."""
    game = board(seats=4)
    game.player(1).points = 6
    game.state.vote = Vote(agenda_, ["0", "1", "2", "3"])
    game.state.stage_2 = ["subdue_the_galaxy"] * 5
    return game


@pytest.mark.rule("TI-PUBLICOBJ-01")
def test_a_ship_for_an_objective_is_placed_where_nobody_comes() -> None:
    """Two systems next to Mecatol Rex serve alike; beside one of them stands a flagship."""
    game = board(seats=4)
    game.state.public = ["intimidate_council"]
    around = [id for id in game.near()["18"] if not game.state.systems[id].space]
    for danger, quiet in (around[:2], around[1::-1]):
        beside = next(id for id in game.near()[danger] if id not in (*game.near()[quiet], quiet, "18"))
        fleet(game, 1, beside, flagship=1)
        shape, about = PickOne(words.system_options([danger, quiet])), T("asked", source=words.card("ghost_ship"))
        assert answered(reading(game), "target", shape, about) == quiet
        game.state.systems[beside].space.pop(1)


@pytest.mark.rule("TI-AGENDACARD-06")
def test_who_names_who_is_elected_keeps_what_is_good_and_gives_away_what_is_not() -> None:
    about = T("ti4-ask-target", seat=seat_name(0), source=words.agenda("committee_formation"))
    shape = PickOne(words.seat_options([0, 1, 2, 3]))
    assert answered(reading(electing("minister_of_commerce")), "target", shape, about) == "0"
    assert answered(reading(electing("public_execution")), "target", shape, about) == "1"


@pytest.mark.rule("TI-AGENDACARD-06")
def test_who_may_name_who_is_elected_does_so_where_that_is_worth_more_than_the_law() -> None:
    law = UseId("law", "committee_formation").id
    assert cards.use(reading(electing("minister_of_commerce")), law) > 0
    assert cards.use(reading(electing("the_crown_of_thalnos")), law) < cards.use(
        reading(electing("minister_of_commerce")), law
    )


@pytest.mark.rule("TI-SPACECANNON-01")
@pytest.mark.parametrize(
    ("come", "mine", "used"),
    [({"destroyer": 1}, (), False), ({"carrier": 1, "infantry": 3}, (), True), ({"dreadnought": 1}, (), True),
     ({"destroyer": 2}, ("mecatol_rex",), True)],
)  # fmt: skip
def test_no_station_fires_at_a_lone_destroyer_that_comes_to_nothing(
    come: dict[str, int], mine: tuple[str, ...], used: bool
) -> None:
    game, station = board(seats=4), UseId("card", "experimental_battlestation").id
    game.state.turn, game.state.active_system, game.state.stage_2 = 1, "18", ["subdue_the_galaxy"] * 4
    own(game, 0, *mine)
    fleet(game, 1, "18", **come)
    assert (reacting(game, station, 1) > 0) is used
