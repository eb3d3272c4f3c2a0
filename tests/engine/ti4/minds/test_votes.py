"""What a player votes for, where others have foretold how a vote ends."""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne, PickSome, Slot, Spread
from engine.effects import PASS
from engine.effects.ability import UseId
from engine.players.characters import LEVELS
from engine.text import T
from engine.ti4 import words
from engine.ti4.components import PLANETS
from engine.ti4.minds import agenda, cards
from engine.ti4.minds.reckoning import worth
from engine.ti4.play import Game
from engine.ti4.state import Ballot, Law, Vote
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, own

EXECUTION = "public_execution"
LEADERSHIP = UseId("card", "leadership_rider").id


def voting(*foretold: Ballot, points: int = 4) -> Game:
    """A vote on who is executed; seat 1 is ahead by so much."""
    game = board(seats=4)
    game.player(1).points = points
    game.state.vote = Vote(
        EXECUTION, ["0", "1", "2", "3"], predictions=list(foretold), barred=[one.seat for one in foretold]
    )
    return game


def voted(game: Game) -> object:
    """What seat 0 votes for."""
    assert game.state.vote is not None
    shape = PickOne(words.outcomes(EXECUTION, game.state.vote.outcomes))
    return answered(reading(game), "vote", shape)


def test_whoever_leads_is_voted_down() -> None:
    assert voted(voting()) == "1"


@pytest.mark.rule("TI-PREDICT-04")
def test_nobody_votes_for_what_wins_another_a_point() -> None:
    assert voted(voting(points=1)) == "1"
    assert voted(voting(Ballot(2, "1", 0, "imperial_rider"), points=1)) != "1"


@pytest.mark.rule("TI-PREDICT-04")
def test_what_oneself_foretold_is_the_best_outcome() -> None:
    assert voted(voting(Ballot(0, "3", 0, "trade_rider"))) == "3"


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_votes_votes_with_more_than_a_scrap(level: str) -> None:
    game = voting()
    planets = [Option(f"planet-{number}", T("planet"), number) for number in (4, 3, 1)]
    for number in range(9):
        chosen = answered(reading(game, 0, level, str(number)), "vote_planets", PickSome(planets, 1, 3))
        assert isinstance(chosen, list) and "planet-4" in chosen


def test_nobody_foretells_what_the_last_voter_can_deny() -> None:
    alone = voting(Ballot(1, "2", 0, "trade_rider"), Ballot(2, "2", 0, "politics_rider"))
    assert agenda.foreseen(reading(alone), "2") < agenda.foreseen(reading(voting()), "2") // 2
    assert cards.use(reading(voting()), LEADERSHIP) > 0 > cards.use(reading(alone), LEADERSHIP)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_votes_for_what_harms_itself(level: str) -> None:
    game = voting()
    shape = PickOne([*words.outcomes(EXECUTION, ["0", "1"]), Option("abstain", T("abstain"))])
    for number in range(9):
        assert answered(reading(game, 0, level, str(number)), "vote", shape) in ("1", "abstain")


# --- agendas that reward or punish those who voted -------------------------------------------------------------------


def at_hand(agenda_: str, *cast: Ballot, speaker: int = 0, seats: int = 3) -> Game:
    """A vote on an agenda in which so much was cast; the speaker votes last."""
    game = board(seats=seats)
    game.state.speaker = speaker
    game.state.vote = Vote(agenda_, ["for", "against"], list(cast))
    return game


def cast_by(game: Game, seat: int = 0, level: str = "sharp", kind: str = "vote") -> object:
    """What a seat votes for, or decides as the speaker."""
    assert game.state.vote is not None
    shown = words.outcomes(game.state.vote.agenda, game.state.vote.outcomes)
    shape = PickOne([*shown, Option("abstain", T("abstain"))] if kind == "vote" else shown)
    return answered(reading(game, seat, level), kind, shape)


@pytest.mark.rule("TI-VOTE-14")
def test_nobody_votes_for_what_costs_only_those_who_voted_for_it() -> None:
    game = at_hand("conventions_of_war", Ballot(1, "against", 9), Ballot(2, "against", 9))
    game.player(0).action_cards = ["sabotage", "direct_hit", "summit"]
    assert cast_by(game) != "against"
    lost = at_hand("wormhole_research", Ballot(1, "against", 9), Ballot(2, "against", 9))
    assert cast_by(lost) == "abstain"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("TI-VOTE-01")
def test_the_last_voter_takes_a_point_that_nobody_can_deny(level: str) -> None:
    game = at_hand("mutiny")
    game.player(0).points = 9
    assert cast_by(game, 0, level) == "for"
    denied = at_hand("mutiny", Ballot(1, "against", 30))
    denied.player(0).points = 9
    assert cast_by(denied, 0, level) != "for"


def test_those_who_vote_first_deny_the_leader_its_last_point() -> None:
    game = at_hand("mutiny")
    game.player(0).points = 9
    assert cast_by(game, 1) == "against"


@pytest.mark.rule("TI-VOTE-01", "TI-OUTCOME-02")
def test_who_cannot_keep_a_point_from_the_last_voter_takes_its_own() -> None:
    """It votes for its own point, and outvotes all others; not where that wins it the game."""
    game = at_hand("mutiny", speaker=1)
    for planet in (id for seat in (0, 2) for id in game.planets(seat)):
        game.state.planets[planet].exhausted = True
    own(game, 0, "lodor")
    own(game, 1, "mecatol_rex", "torkan")
    assert cast_by(game) == "for"
    game.player(1).points = 9
    assert cast_by(game) == "against"


@pytest.mark.rule("TI-VOTE-01", "TI-VOTE-15")
@pytest.mark.parametrize(("influence", "joins"), [(5, True), (1, False)])
def test_nobody_trusts_in_a_last_voter_who_gains_by_what_others_lose(influence: int, joins: bool) -> None:
    """What others have in hand is worth more to it than the two cards that it would draw."""
    game = at_hand("unconventional_measures", Ballot(1, "for", influence), speaker=2)
    for planet in (id for seat in (0, 1, 2) for id in game.planets(seat)):
        game.state.planets[planet].exhausted = True
    own(game, 2, "lodor", "bereg")
    own(game, 0, "abyz", "starpoint")
    for seat, number in enumerate((3, 6)):
        game.player(seat).action_cards = ["sabotage", "direct_hit", "summit", "plague", "disable", "bunker"][:number]
        game.player(seat).points = 6
    assert (cast_by(game) == "for") is joins


@pytest.mark.rule("TI-OUTCOME-02")
def test_the_speaker_breaks_a_tie_for_what_was_voted_for() -> None:
    game = at_hand("mutiny", Ballot(0, "for", 3), Ballot(1, "against", 3))
    assert cast_by(game, kind="decide_outcome") == "for"


@pytest.mark.rule("TI-OUTCOME-02")
def test_a_speaker_who_decides_a_tie_by_itself_casts_no_vote_that_harms_it() -> None:
    """The others cannot vote any more: what it decides in silence costs it nothing."""
    foretold = [Ballot(1, "for", 0, "galactic_threat"), Ballot(2, "for", 0, "trade_rider")]
    game = at_hand("conventions_of_war")
    assert game.state.vote is not None
    game.player(1).points, game.state.vote.predictions, game.state.vote.barred = 8, foretold, [1, 2]
    assert cast_by(game) == "against", "it has no cards to lose"
    game.player(0).action_cards = ["disable", "plague"]
    assert cast_by(game) == "abstain"
    assert cast_by(game, kind="decide_outcome") == "against"
    game.state.speaker = 2
    assert cast_by(game) == "against", "another would decide it"


def test_an_election_that_was_won_is_passed_on_only_where_it_harms() -> None:
    text = UseId("card", "confusing_legal_text").id
    for elects, kept in (("the_crown_of_emphidia", True), (EXECUTION, False)):
        game = board(seats=3)
        game.state.vote = Vote(elects, ["0", "1", "2"], [Ballot(0, "0", 9)])
        assert (cards.use(reading(game), text) < 0) is kept


@pytest.mark.rule("TI-VOTE-11")
def test_the_last_voter_denies_the_leader_what_it_cannot_have_itself() -> None:
    """Its own planet would need more votes than it has."""
    game = board(seats=3)
    game.player(1).points, game.state.speaker = 7, 0
    own(game, 0, "quann")
    own(game, 1, "centauri")
    own(game, 2, "lodor")
    elects = ["quann", "centauri", "lodor"]
    game.state.vote = Vote("holy_planet_of_ixth", elects, [Ballot(1, "centauri", 18), Ballot(2, "lodor", 15)])
    shape = PickOne([*words.outcomes("holy_planet_of_ixth", elects), Option("abstain", T("abstain"))])
    assert answered(reading(game), "vote", shape) == "lodor"
    game.state.vote.ballots = [Ballot(1, "centauri", 40), Ballot(2, "lodor", 15)]
    assert answered(reading(game), "vote", shape) == "abstain", "no vote changes anything"
    game.state.vote.ballots = [Ballot(1, "centauri", 2), Ballot(2, "lodor", 1)]
    assert answered(reading(game), "vote", shape) == "quann"


REPEAL = UseId("card", "repeal_law").id


@pytest.mark.rule("TI-AGENDACARD-06", "TI-VICTORY-08")
def test_the_law_goes_that_brings_another_most() -> None:
    """And none that the own seat has, or whose point stays with whoever has it."""
    game = board(seats=3)
    game.state.laws = [Law("conventions_of_war"), Law("shard_of_the_throne", 1), Law("minister_of_war", 2)]
    at, named = reading(game), T("asked", source=words.card("repeal_law"))
    options = [Option(law.id, words.agenda(law.id)) for law in game.state.laws]
    assert answered(at, "target", PickOne(options), named) == "minister_of_war"
    assert cards.component(at, REPEAL) > 0
    for law in (Law("minister_of_war", 0), Law("shard_of_the_throne", 0), Law("shard_of_the_throne", 1)):
        game.state.laws = [law]
        assert cards.component(reading(game), REPEAL) < 0
    own(game, 1, "lodor")
    game.player(0).points = game.player(2).points = 5
    game.state.laws = [Law("senate_sanctuary", None, "lodor")]
    assert agenda.undone(reading(game), "senate_sanctuary") > 0 > cards.component(reading(game), REPEAL), (
        "next to nothing"
    )


# --- agendas that elect a planet -------------------------------------------------------------------------------------


def elected(agenda_: str, planets: list[str], game: Game, level: str, seed: str) -> object:
    """The planet that seat 0 votes for."""
    game.state.vote = Vote(agenda_, planets)
    shape = PickOne([*words.outcomes(agenda_, planets), Option("abstain", T("abstain"))])
    return answered(reading(game, 0, level, seed), "vote", shape)


@pytest.mark.parametrize("level", LEVELS)
def test_a_garrison_is_taken_from_a_planet_that_has_one(level: str) -> None:
    game = board(seats=3)
    own(game, 0, "fria")
    own(game, 1, "lodor", "quann", "mecatol_rex")
    fleet(game, 1, "mecatol_rex", infantry=3)
    for number in range(9):
        found = elected("compensated_disarmament", ["fria", "lodor", "quann", "mecatol_rex"], game, level, str(number))
        assert found == "mecatol_rex"


def test_the_richest_planet_is_taken_from_whoever_leads() -> None:
    game = board(seats=3)
    game.player(1).points = 5
    own(game, 0, "fria")
    own(game, 1, "lodor", "mellon")
    assert elected("colonial_redistribution", ["fria", "lodor", "mellon"], game, "sharp", "1") == "lodor"


@pytest.mark.rule("TI-PREDICT-04")
def test_what_much_hangs_on_is_foretold_the_other_way() -> None:
    """Those who still vote deny it."""
    game = at_hand("economic_equality", seats=4)
    assert agenda.foreseen(reading(game), "for") > agenda.foreseen(reading(game), "against")
    assert game.state.vote is not None
    game.state.vote.predictions, game.state.vote.barred = [Ballot(1, "for", 0, "imperial_rider")], [1]
    assert agenda.foreseen(reading(game), "for") < agenda.foreseen(reading(game), "against")


def test_votes_are_exhausted_of_those_who_have_some() -> None:
    game, use = board("sol", "nekro", "hacan"), UseId("card", "ancient_burial_sites").id
    game.player(1).points = 5
    own(game, 1, "lodor", "torkan", "corneeq")
    shape, about = PickOne(words.seat_options(range(3))), T("asked", source=words.card("ancient_burial_sites"))
    assert cards.use(reading(game), use) < 0, "nobody else has cultural planets"
    own(game, 2, "quann", "mellon", "resculon")
    game.player(2).points = 6
    assert answered(reading(game), "target", shape, about) == "2"


# --- agendas that destroy what stands on the board -------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("agenda_", "lost"), [
    ("wormhole_research", "39"), ("arms_reduction", "33"), ("ixthian_artifact", "18"),
])  # fmt: skip
def test_nobody_votes_for_the_end_of_its_own_fleet(agenda_: str, lost: str, level: str) -> None:
    game = at_hand(agenda_, speaker=2)
    fleet(game, 0, lost, dreadnought=6, fighter=3)
    assert cast_by(game, 0, level) == "against"
    other = at_hand(agenda_, speaker=2)
    fleet(other, 1, lost, dreadnought=6, fighter=3)
    assert cast_by(other, 0, level) == "for"


@pytest.mark.rule("TI-AGENDACARD-08", "TI-DESTROY-01")
@pytest.mark.parametrize(("fighters", "vote"), [(2, "against"), (4, "for")])
def test_nobody_wagers_war_suns_that_are_lost_for_want_of_cheaper_units(fighters: int, vote: str) -> None:
    """By the Ixthian Artifact three units are lost in each system beside the center."""
    game = at_hand("ixthian_artifact", speaker=2)
    game.player(0).technologies = ["war_sun"]
    for place in game.near()["18"][:2]:
        fleet(game, 0, place, war_sun=1, fighter=fighters)
    assert cast_by(game) == vote


def test_whoever_has_no_war_suns_fears_for_no_hand() -> None:
    game = at_hand("publicize_weapon_schematics")
    game.player(1).technologies, game.player(1).action_cards = ["war_sun"], ["sabotage"] * 6
    assert cast_by(game) == "against"
    assert cast_by(game, 1) == "for"


@pytest.mark.rule("TI-OUTCOME-02")
def test_where_nobody_has_votes_the_speaker_is_believed() -> None:
    game = at_hand("seed_of_an_empire", speaker=1)
    for planet in game.state.planets.values():
        planet.exhausted = True
    assert game.state.vote is not None
    assert agenda.foreseen(reading(game), "for") < 50, "it denies what another foretells"
    assert cards.use(reading(game), LEADERSHIP) < 0
    game.state.vote.predictions, game.state.vote.barred = [Ballot(1, "for", 0, "diplomacy_rider")], [1]
    assert (agenda.foreseen(reading(game), "for"), agenda.foreseen(reading(game), "against")) == (1000, 0)
    assert agenda.foreseen(reading(game, 1), "against") == 1000, "it decides itself"


@pytest.mark.parametrize(("speaker", "mine", "theirs", "used"), [
    (0, 9, 4, False), (0, 9, 9, True), (0, 4, 8, True), (0, 4, 12, False), (1, 9, 4, True),
])  # fmt: skip
@pytest.mark.rule("TI-VOTE-01")
def test_more_votes_are_bought_where_they_may_decide(speaker: int, mine: int, theirs: int, used: bool) -> None:
    """The speaker votes last: where that is another, it may still outvote whoever leads."""
    game = at_hand("mutiny", Ballot(2, "against", theirs), Ballot(0, "for", mine), speaker=speaker)
    own(game, 1, "mecatol_rex", "torkan")
    card = UseId("card", "distinguished_councilor").id
    assert (cards.use(reading(game), card) > 0) is used


@pytest.mark.rule("TI-VOTE-03")
@pytest.mark.parametrize(("waits", "planets"), [(False, 2), (True, 3)])
def test_votes_beyond_what_decides_are_kept_for_the_next_agenda(waits: bool, planets: int) -> None:
    game = voting(points=8)
    game.state.speaker = 3
    own(game, 2, "mecatol_rex", exhausted=not waits)
    for planet in (id for seat in (1, 2, 3) for id in game.planets(seat) if id != "mecatol_rex"):
        game.state.planets[planet].exhausted = True
    about = T("asked", outcome=words.outcome(EXECUTION, "1"))
    shape = PickSome([Option(f"planet-{number}", T("planet"), 4) for number in range(3)], 1, 3)
    chosen = answered(reading(game), "vote_planets", shape, about)
    assert isinstance(chosen, list) and len(chosen) == planets


@pytest.mark.rule("TI-VOTE-16", "TI-PREDICT-02")
@pytest.mark.parametrize(("agenda_", "used"), [("mutiny", False), ("shared_research", True)])
def test_nobody_foretells_an_agenda_whose_voters_win_a_point_by_it(agenda_: str, used: bool) -> None:
    """Whoever foretells casts no vote, and so wins nothing by it."""
    game = at_hand(agenda_, seats=4)
    assert (cards.use(reading(game), LEADERSHIP) > 0) is used
    assert game.state.vote is not None
    game.state.vote.barred = [0]
    assert cards.use(reading(game), LEADERSHIP) > 0, "it has no vote to lose"


@pytest.mark.rule("TI-PREDICT-01")
@pytest.mark.parametrize(("points", "sure"), [(4, True), (9, False)])
def test_what_brings_all_voters_something_is_foretold(points: int, sure: bool) -> None:
    """Unless one of them wins by it."""
    game = at_hand("mutiny", seats=4)
    game.player(1).points = points
    likely = {one: agenda.foreseen(reading(game), one) for one in ("for", "against")}
    assert (likely["for"] > 2 * likely["against"]) is sure


@pytest.mark.rule("TI-REINFORCE-02")
def test_no_ship_is_foretold_of_which_none_is_left() -> None:
    rider = UseId("card", "warfare_rider").id
    for number, used in ((4, True), (5, False)):
        game = at_hand("shared_research", seats=4)
        fleet(game, 0, "18", dreadnought=number)
        assert (cards.use(reading(game), rider) > 0) is used


@pytest.mark.rule("TI-CAPACITY-04")
def test_an_agenda_that_destroys_costs_the_cheapest_wherever_they_stand() -> None:
    """Three infantry, rather than a cruiser and the carrier with all who are aboard."""
    game = board(seats=4)
    fleet(game, 0, "40", cruiser=1, carrier=1, infantry=3)
    units = {"40:cruiser": 1, "40:carrier": 1, "40:infantry": 2, "quann:infantry": 1}
    shape = Spread([Slot(id, T(id), most) for id, most in units.items()], 3, 3)
    assert answered(reading(game), "losses", shape) == {"40:infantry": 2, "quann:infantry": 1}


IMPERIAL = UseId("card", "imperial_rider").id


@pytest.mark.rule("TI-PREDICT-03")
def test_a_point_is_not_foretold_of_one_in_eight_while_other_agendas_are_to_come() -> None:
    """For or against is an even chance."""
    hazardous = [id for id, planet in PLANETS.items() if planet.trait == "hazardous"][:8]
    game = at_hand("terraforming_initiative", seats=4)
    assert game.state.vote is not None
    game.state.vote.outcomes = hazardous
    own(game, 1, *hazardous[:3])
    game.state.stage_2 = ["subdue_the_galaxy"] * 4
    assert cards.use(reading(game), IMPERIAL) < 0
    game.state.round = worth.LAST
    assert cards.use(reading(game), IMPERIAL) > 0, "no other agenda is to come"
    assert cards.use(reading(at_hand("shared_research", seats=4)), IMPERIAL) > 0


@pytest.mark.rule("TI-ACTIONCARD-06")
def test_what_is_worth_as_much_as_keeping_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game, shape = at_hand("mutiny"), PickOne([Option(id, T("option")) for id in (IMPERIAL, PASS)])
    for gained, chosen in ((0, PASS), (5, IMPERIAL)):
        monkeypatch.setattr(cards, "use", lambda at, choice, gained=gained: gained)
        assert answered(reading(game), "after_agenda_revealed", shape) == chosen
