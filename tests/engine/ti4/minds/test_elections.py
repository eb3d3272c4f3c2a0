"""Votes that cannot win any more, as many votes as it takes, and votes that are bought."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.ask import Amount, Option, PickOne, PickSome
from engine.effects.ability import UseId
from engine.players.characters import LEVELS
from engine.text import T
from engine.ti4 import words
from engine.ti4.minds import agenda, cards
from engine.ti4.minds.blunders import BLUNDERS
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, weights
from engine.ti4.play import Game
from engine.ti4.state import Ballot, Law, Vote
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.minds.test_votes import at_hand, cast_by, elected
from tests.engine.ti4.positions import board, fleet, own

SCIENCES, SEATS = "minister_of_sciences", ["0", "1", "2", "3"]
RICH = ("mecatol_rex", "meer", "arinam")
COUNCILOR = UseId("card", "distinguished_councilor").id


def electing(strong: bool, *cast: Ballot) -> Game:
    """Seat 0 votes on an office, after seats 2 and 3; only the speaker, seat 1, is left, with many votes or few."""
    game = board(seats=4)
    game.state.speaker, game.state.stage_2 = 1, ["subdue_the_galaxy"] * 5
    game.state.vote = Vote(SCIENCES, SEATS, [*cast, Ballot(2, "2", 6), Ballot(3, "3", 2)])
    own(game, 0, "lodor", "torkan", "thibah")
    own(game, 1, *RICH, exhausted=not strong)
    return game


def in_agenda(at: At, which: str) -> At:
    """The same position in the first or the second agenda."""
    return replace(at, look=partial(replace, at.view, step=f"{which}_vote"))


def voted(game: Game, level: str, which: str) -> object:
    """What seat 0 votes for in the first or the second agenda."""
    at = in_agenda(reading(game, 0, level), which)
    shape = PickOne([*words.outcomes(SCIENCES, SEATS), Option("abstain", T("abstain"))])
    return answered(at, "vote", shape)


@pytest.mark.rule("TI-VOTE-08", "TI-VOTE-14")
@pytest.mark.parametrize(("strong", "which", "own_vote"), [
    (True, "first", False), (False, "first", True), (True, "second", True),
])  # fmt: skip
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_exhausts_planets_for_itself_where_another_who_still_votes_has_more(
    strong: bool, which: str, own_vote: bool, level: str
) -> None:
    """They are wanted in the second agenda, after which they are readied."""
    game = electing(strong)
    seats = reading(game).view.seats
    assert (seats[1].influence > seats[0].influence > 6) is strong
    assert (voted(game, level, which) == "0") is own_vote


@pytest.mark.rule("TI-VOTE-15")
@pytest.mark.parametrize(("strong", "used"), [(True, False), (False, True)])
def test_no_card_adds_votes_that_another_outvotes(strong: bool, used: bool) -> None:
    game = electing(strong, Ballot(0, "0", 5))
    game.player(1).points = 2
    assert (cards.use(reading(game), COUNCILOR) > 0) is used


@pytest.mark.rule("TI-VOTE-01", "TI-VOTE-03")
@pytest.mark.parametrize("level", LEVELS)
def test_who_votes_last_casts_what_overtakes(level: str) -> None:
    game = at_hand("anti_intellectual_revolution", Ballot(1, "against", 10), speaker=0)
    shape = PickSome([Option(f"planet-{n}", T("planet"), votes) for n, votes in enumerate((3, 3, 3, 3, 2, 2))], 1, 6)
    about = T("asked", outcome=words.outcome("anti_intellectual_revolution", "for"))
    for seed in range(5):
        found = answered(reading(game, 0, level, str(seed)), "vote_planets", shape, about)
        assert isinstance(found, list) and len(found) == 4, "a tie is the own seat's to decide"


@pytest.mark.rule("TI-OUTCOME-02", "TI-PREDICT-04")
@pytest.mark.parametrize(("cards_held", "sure"), [(3, True), (0, False)])
def test_what_nobody_dares_to_deny_the_speaker_is_foretold_as_it_foretold(cards_held: int, sure: bool) -> None:
    """Who votes against the Conventions of War loses its hand: nobody does, and the speaker breaks the tie."""
    game = at_hand("conventions_of_war", speaker=1, seats=4)
    assert game.state.vote is not None
    game.state.vote.predictions, game.state.vote.barred = [Ballot(1, "for", 0, "trade_rider")], [1]
    for seat in (2, 3):
        game.player(seat).action_cards = ["sabotage"] * cards_held
    at = reading(game)
    assert (agenda.foreseen(at, "for") == weights.SURE) is sure
    assert (agenda.foreseen(at, "against") == 0) is sure
    game.state.vote.predictions = [Ballot(1, "against", 0, "trade_rider")]
    assert agenda.foreseen(reading(game), "for") > 0, "that is denied at no cost"


BRIBERY = UseId("card", "bribery").id


def bribing(goods: int, speaker: int = 0, against: int = 6) -> Game:
    """A seat with a bribe in hand and five votes, that wins the game by Mutiny."""
    game = at_hand("mutiny", Ballot(1, "against", against), speaker=speaker)
    game.player(0).points, game.player(0).trade_goods = 9, goods
    game.player(0).action_cards = ["bribery"]
    own(game, 0, "bereg")
    return game


@pytest.mark.rule("TI-VOTE-01", "TI-OUTCOME-02", "TI-TRADEGOOD-07")
def test_who_can_buy_votes_casts_its_own_for_what_they_decide() -> None:
    votes = galaxy.me(reading(bribing(0))).influence
    assert cast_by(bribing(0, against=votes + 3)) != "for"
    assert cast_by(bribing(2, against=votes + 3)) != "for"
    assert cast_by(bribing(3, against=votes + 3)) == "for", "the speaker decides a tie"


@pytest.mark.rule("TI-OUTCOME-02", "TI-TRADEGOOD-07")
@pytest.mark.parametrize(("goods", "speaker", "bought"), [(1, 0, 0), (4, 0, 2), (4, 2, 3), (0, 0, 0)])
def test_as_many_votes_are_bought_as_turn_what_is_decided(goods: int, speaker: int, bought: int) -> None:
    game = bribing(goods, speaker)
    assert game.state.vote is not None
    game.state.vote.ballots.append(Ballot(0, "for", 4))
    assert (cards.use(reading(game), BRIBERY) > 0) is (bought > 0)
    if bought:
        about = T("asked", source=words.card("bribery"))
        sides = PickOne(words.outcomes("mutiny", ["against", "for"]))
        assert answered(reading(game), "target", sides, about) == "for"
        assert answered(reading(game), "bribe", Amount(1, goods)) == bought


def test_no_vote_is_bought_for_less_than_it_costs() -> None:
    game = bribing(4)
    assert game.state.vote is not None
    game.state.vote.agenda = "the_crown_of_thalnos"
    game.state.vote.outcomes, game.state.vote.ballots = ["0", "1", "2"], [Ballot(1, "1", 9), Ballot(0, "0", 5)]
    assert cards.use(reading(game), BRIBERY) < 0


@pytest.mark.rule("TI-PREDICT-02", "TI-VOTE-16")
@pytest.mark.parametrize(
    ("pieces", "silent", "used"), [({}, False, True), ({"flagship": 1, "cruiser": 2}, False, False),
                                   ({"flagship": 1, "cruiser": 2}, True, True)],
)  # fmt: skip
def test_no_votes_are_given_up_that_could_save_own_ships(pieces: dict[str, int], silent: bool, used: bool) -> None:
    """Wormhole Research destroys what lies at a wormhole; who cannot vote in any case may as well foretell."""
    game = at_hand("wormhole_research")
    assert game.state.vote is not None
    game.state.vote.barred = [0] if silent else []
    own(game, 0, "mecatol_rex")
    fleet(game, 0, "39", **pieces)
    assert (cards.use(reading(game), UseId("card", "politics_rider").id) > 0) is used


@pytest.mark.rule("TI-VOTE-15", "TI-OUTCOME-02")
@pytest.mark.parametrize(("elects", "spends"), [("miscount_disclosed", 1), ("judicial_abolishment", 3)])
def test_votes_are_left_for_the_law_that_is_voted_on_once_more(elects: str, spends: int) -> None:
    """In the last agenda, where nobody else has a vote left."""
    game = board(seats=3)
    game.state.laws = [Law("conventions_of_war"), Law("shard_of_the_throne", 1)]
    for planet in (id for seat in (1, 2) for id in game.planets(seat)):
        game.state.planets[planet].exhausted = True
    laws = ["conventions_of_war", "shard_of_the_throne"]
    game.state.vote = Vote(elects, laws)
    planets = [Option(f"planet-{number}", T("planet"), 6) for number in range(3)]
    named = T("asked", outcome=words.outcome(elects, laws[1]))
    at = in_agenda(reading(game), "second")
    cast = answered(at, "vote_planets", PickSome(planets, 1, 3), named)
    assert isinstance(cast, list) and len(cast) == spends


@pytest.mark.rule("TI-OUTCOME-02")
def test_a_law_is_voted_on_once_more_only_by_whoever_still_has_votes() -> None:
    game = board(seats=3)
    game.state.laws = [Law("minister_of_war", 1)]
    every = agenda.outcome(reading(game), "judicial_abolishment", "minister_of_war")
    mine = agenda.outcome(reading(game), "miscount_disclosed", "minister_of_war")
    assert 0 < mine < every
    for planet in game.planets(0):
        game.state.planets[planet].exhausted = True
    assert agenda.outcome(reading(game), "miscount_disclosed", "minister_of_war") == 0


@pytest.mark.rule("TI-OUTCOME-02")
def test_a_speaker_who_errs_breaks_a_tie_for_what_it_voted_for() -> None:
    """What it misjudges in the vote, it misjudges in the tie alike."""
    planets = ["lodor", "quann", "fria"]
    for number in range(30):
        game = board(seats=3)
        own(game, 1, *planets)
        fleet(game, 1, "lodor", infantry=3)
        game.state.speaker = 0
        cast = elected("demilitarized_zone", planets, game, "steady", str(number))
        assert game.state.vote is not None and isinstance(cast, str)
        game.state.vote.ballots = [Ballot(0, cast, 9)]
        shape = PickOne(words.outcomes("demilitarized_zone", planets))
        assert answered(reading(game, 0, "steady", str(number)), "decide_outcome", shape) == cast
        at = reading(game)
        tied = replace(at, question=replace(at.question, kind="decide_outcome", shape=shape))
        assert [BLUNDERS.of(tied, {}, one, {})["tie_broken_against_own_votes"] for one in planets] == [
            one != cast for one in planets
        ]


@pytest.mark.rule("TI-AGENDACARD-04")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("middle", [0, 3])
def test_no_planet_is_left_bare_for_its_mines(middle: int, level: str) -> None:
    """Core Mining destroys an infantry where it brings resources: there is none, or others stay."""
    planets = ["zohbat", "meer", "starpoint"]
    for number in range(6):
        game = board(seats=4)
        own(game, 0, *planets)
        for planet, troops in zip(planets, (1, middle, 1), strict=True):
            fleet(game, 0, planet, **({"infantry": troops} if troops else {}))
        assert elected("core_mining", planets, game, level, str(number)) == "meer"


@pytest.mark.rule("TI-PREDICT-04")
def test_nobody_votes_a_point_to_whoever_lags_behind_where_another_name_is_free() -> None:
    """However many cards it has, and however well the others stand."""
    foretold = Ballot(1, "2", 0, "imperial_rider")
    game = board(seats=3)
    for seat, points in enumerate((4, 0, 6)):
        game.player(seat).points = points
    game.player(2).action_cards = ["plague", "bunker", "disable"]
    game.state.vote = Vote("public_execution", ["0", "1", "2"], predictions=[foretold], barred=[1])
    assert cast_by(game) == "1"
    game.state.vote.predictions = [Ballot(1, "2", 0, "diplomacy_rider")]
    assert cast_by(game) == "2"


PLENTY = ("lodor", "quann", "abyz", "fria", "bereg", "meer", "wellon")


@pytest.mark.rule("TI-VOTE-14")
@pytest.mark.parametrize(("seat", "cast"), [(0, "for"), (1, "against")])
@pytest.mark.parametrize("agenda_", ["anti_intellectual_revolution", "wormhole_reconstruction"])
def test_nobody_votes_for_what_exhausts_its_planets_or_holds_its_fleet(agenda_: str, seat: int, cast: str) -> None:
    """Against: a planet for each technology is exhausted, or all ships at wormholes stay for a round."""
    game = at_hand(agenda_, speaker=2)
    own(game, seat, *PLENTY)
    game.player(seat).technologies = ["sarween_tools", "neural_motivator", "plasma_scoring", "antimass_deflectors"] * 2
    fleet(game, seat, "39", dreadnought=5, carrier=2)
    assert cast_by(game) == cast
    before, after = (agenda.prospect(reading(one), agenda_) for one in (at_hand(agenda_), game))
    assert (after < before) is (seat == 0)


@pytest.mark.rule("TI-VOTE-14", "TI-VOTE-11")
@pytest.mark.parametrize("level", LEVELS)
def test_no_votes_give_a_point_to_one_rival_rather_than_to_another_alike(level: str) -> None:
    """Its own planet cannot win any more, and both have got as far."""
    game, elects = board(seats=3), ["quann", "centauri", "lodor"]
    game.player(1).points, game.player(2).points, game.state.speaker = 6, 5, 0
    for seat, planet in enumerate(elects):
        own(game, seat, planet)
    game.state.vote = Vote("holy_planet_of_ixth", elects, [Ballot(1, "centauri", 12), Ballot(2, "lodor", 11)])
    shape = PickOne([*words.outcomes("holy_planet_of_ixth", elects), Option("abstain", T("abstain"))])
    assert {answered(reading(game, 0, level, str(n)), "vote", shape) for n in range(9)} == {"abstain"}


@pytest.mark.rule("TI-VOTE-14", "TI-OUTCOME-02")
@pytest.mark.parametrize(("behind", "moves"), [(2, True), (5, False)])
def test_the_last_votes_move_a_point_to_who_is_far_behind(behind: int, moves: bool) -> None:
    """It is another's in any case, and the own planet cannot win any more."""
    game, elects = board(seats=4), ["quann", "centauri", "lodor"]
    game.state.speaker = 0
    for seat, planet in enumerate(elects):
        own(game, seat, planet)
        game.player(seat).points = (6, 5, behind)[seat]
    own(game, 0, "starpoint", "new_albion")
    cast = [Ballot(1, "centauri", 12), Ballot(2, "lodor", 11), Ballot(3, "quann", 0)]
    game.state.vote = Vote("holy_planet_of_ixth", elects, cast)
    shape = PickOne([*words.outcomes("holy_planet_of_ixth", elects), Option("abstain", T("abstain"))])
    assert answered(reading(game), "vote", shape) == ("lodor" if moves else "abstain")


@pytest.mark.rule("TI-AGENDAPHASE-07", "TI-STATUSPHASE-02")
@pytest.mark.parametrize(("goods", "points", "denied"), [(5, 8, True), (5, 5, False), (0, 8, False)])
def test_nobody_votes_a_leader_the_trade_goods_that_it_lacks_to_win(goods: int, points: int, denied: bool) -> None:
    """Both have foretold that the agenda passes; the planets of seat 1 are readied before it pays."""
    game = at_hand("incentive_program", Ballot(1, "for", 0), Ballot(2, "for", 0), speaker=0)
    assert game.state.vote is not None
    game.state.vote.predictions = [Ballot(1, "for", 0, "trade_rider"), Ballot(0, "for", 0, "technology_rider")]
    own(game, 0, *RICH)
    game.state.public, game.player(1).points = ["manipulate_galactic_law"], points
    game.player(1).trade_goods = 16 - goods - reading(game).view.seats[1].total_influence
    for planet in game.state.planets.values():
        planet.exhausted |= planet.owner == 1
    assert (cast_by(game) == "against") is denied


@pytest.mark.rule("TI-POLITICS-05", "TI-OUTCOME-02")
@pytest.mark.parametrize("agenda_", ["holy_planet_of_ixth", "shard_of_the_throne"])
def test_a_point_comes_to_a_vote_only_where_the_own_votes_decide_it(agenda_: str) -> None:
    """10 against 14 and 1."""
    game = board(seats=3)
    own(game, 1, *RICH)
    own(game, 0, "lodor", "torkan", "quann", "centauri")
    found = [agenda.prospect(reading(game, seat), agenda_) for seat in range(3)]
    assert found[0] < 0 < found[1] and found[2] < 0


# --- one vote each ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-VOTE-03", "TI-AGENDACARD-03")
def test_under_representative_government_nobody_counts_planets_as_votes() -> None:
    """The others have cast three votes against, and the last voter has but one, however rich its planets."""
    cast = [Ballot(seat, "against", 1) for seat in (1, 2, 3)]
    game = at_hand("mutiny", *cast, seats=4)
    own(game, 0, *RICH)
    game.player(0).points = 3
    assert cast_by(game) == "for", "its planets outvote them"
    game.state.laws = [Law("representative_government")]
    assert cast_by(game) != "for"
    last_but_one = at_hand("mutiny", *cast[1:], speaker=1, seats=4)
    own(last_but_one, 1, *RICH)
    assert last_but_one.state.vote is not None
    last_but_one.state.vote.ballots.append(Ballot(0, "against", 1))
    assert cards.use(reading(last_but_one), COUNCILOR) > 0, "the last one may outvote them"
    last_but_one.state.laws = [Law("representative_government")]
    assert cards.use(reading(last_but_one), COUNCILOR) < 0


@pytest.mark.rule("TI-AGENDACARD-05", "TI-VICTORY-11")
@pytest.mark.parametrize("law", ["minister_of_policy", "minister_of_war"])
def test_an_office_that_brings_something_in_each_round_is_worth_less_the_fewer_are_left(law: str) -> None:
    worths = list[int]()
    for rounds in (6, 2, 1):
        game = board(seats=4)
        game.state.stage_2 = ["subdue_the_galaxy"] * rounds
        worths.append(agenda.outcome(reading(game), law, "0"))
    assert worths[0] > worths[1] > worths[2] == 0 if law == "minister_of_policy" else len({*worths}) == 1


@pytest.mark.rule("TI-PREDICT-01", "TI-PREDICT-04")
def test_no_second_prediction_follows_the_first_onto_who_is_elected_by_itself_alone() -> None:
    """Whoever votes denies the first what it foretold; for a second card another is as likely."""
    game = board(seats=4)
    game.state.speaker, game.state.stage_2 = 3, ["subdue_the_galaxy"] * 5
    game.state.vote = Vote(SCIENCES, SEATS)
    own(game, 2, *PLENTY[:6])
    shape, about = PickOne(words.outcomes(SCIENCES, SEATS)), T("asked", source=words.card("technology_rider"))
    alone = agenda.foreseen(reading(game), "2")
    assert answered(reading(game), "target", shape, about) == "2"
    game.state.vote.predictions, game.state.vote.barred = [Ballot(0, "2", 0, "trade_rider")], [0]
    assert agenda.foreseen(reading(game), "2") < alone * 2 // 3
    assert answered(reading(game), "target", shape, about) != "2"
