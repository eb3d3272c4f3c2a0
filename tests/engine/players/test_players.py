"""Programs that play: they read what their seat reads, take what they find best, and are measured."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine import games
from engine.ask import Shape
from engine.game import LOST, WON, Fate, Result
from engine.players import match as matches
from engine.players.aims import Aim
from engine.players.characters import LEVELS, Character
from engine.players.circling import SEEN
from engine.players.ladder import balance, interval, pairings, told
from engine.players.mind import Cut, Mind, Offer, picks
from engine.players.player import Player, player, situation
from engine.players.ratings import places, ratings
from engine.players.situation import Situation
from engine.question import Question
from engine.table import Table
from tests.toy import BID, GIFT, PLAY, ROLL, ToyRules, ToyView, known

MIND: Mind[ToyView] = Mind("toy", 1)


@MIND.judges(BID)
def bid(at: Situation[ToyView]) -> Iterator[Offer]:
    yield Offer(at.view.seats[at.seat].coins + 1, 900)  # more than there is: refused
    yield Offer(at.view.seats[at.seat].coins // 2, 500)


@MIND.judges(ROLL, PLAY)
def best_card(at: Situation[ToyView]) -> Iterator[Offer]:
    for option in picks(at):
        number = option.id.removeprefix("card-")
        yield Offer(option.id, 1000 * (int(number) % 4 + 1) if number.isdecimal() else 0)


@MIND.cuts_in(GIFT, BID)
def gift(at: Situation[ToyView], shape: Shape) -> Iterator[Offer]:
    if at.seat == 0 and "given" not in at.memory:
        at.memory["given"] = 1
        yield Offer({"to": "0", "coins": 1}, 900)  # to oneself: refused
        yield Offer({"to": "1", "coins": 1}, 500)
        yield Offer({"to": "2", "coins": 1}, 0)


class Knowing(ToyRules):
    """The toy with a mind that knows nothing of what to keep."""

    @property
    def mind(self) -> Mind[ToyView]:
        return MIND


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with known(Knowing()):
        yield


def clock() -> int:
    return 0


def played(*kinds: str, seed: str = "1") -> matches.Match:
    return matches.play(Knowing(), kinds, seed, {}, clock)


def at_question(kind: str, who: Player, chance: Random) -> tuple[Table, Situation[ToyView]]:
    table = Table.new(Knowing(), 3, "seed", keep=True)
    while table.ask is not None and (table.ask.kind != kind or 0 not in table.ask.must):
        seat, verb, value = table.random_answer(chance)
        table.answer(seat, value, verb)
    return table, situation(table, 0, who)


def test_the_best_answer_that_the_rules_take_is_given() -> None:
    table, at = at_question("bid", player(MIND, "sharp", "x"), Random(1))
    made = MIND.decide(at)
    assert made.answer == table.rules.view(table.state, 0).seats[0].coins // 2
    assert (made.judged, made.refused) == (True, 1)


def test_of_what_a_mind_knows_nothing_chance_decides_and_that_is_counted() -> None:
    match = played("keen", "keen", "chance")
    assert sum((conduct.chance for conduct in match.seats[:2]), match.seats[0].chance)["keep"] > 0
    assert not match.seats[2].chance and match.ended and match.winners


def test_who_goes_round_in_circles_is_led_out_by_chance() -> None:
    who = player(MIND, "sharp", "x")
    table, _ = at_question("bid", who, Random(1))
    assert [who.decide(table, 0).judged for _ in range(SEEN + 1)] == [True] * SEEN + [False]


def test_who_lets_chances_pass_goes_in_no_circle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as those of a long combat in which nobody hits."""
    who = player(MIND, "sharp", "x")
    table, _ = at_question("bid", who, Random(1))
    monkeypatch.setattr(ToyRules, "lets_pass", lambda *_: MIND.decide(situation(table, 0, who)).answer)
    assert all(who.decide(table, 0).judged for _ in range(2 * SEEN))


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = played("keen", "calm", "chance"), played("keen", "calm", "chance")
    assert one == other
    assert played("keen", "calm", "chance", seed="2") != one


def test_a_weaker_player_errs_more_often() -> None:
    def errors(level: str) -> int:
        found = 0
        for number in range(60):
            _, at = at_question("play", player(MIND, level, f"x{number}"), Random(number))
            found += MIND.decide(at).answer != MIND.offers(at)[0].answer
        return found

    rates = [errors(level) for level in LEVELS]
    assert rates == sorted(rates, reverse=True) and rates[0] > rates[-1] == 0


def test_no_level_errs_in_bookkeeping() -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 100_000})
    offers = [Offer("card-1", 1), Offer("card-2", 0)]
    mind.judges(PLAY, careful=True)(lambda at: offers)
    for number in range(20):
        _, at = at_question("play", player(mind, "calm", f"x{number}"), Random(number))
        assert mind.misjudged(at, offers) == offers


def test_a_mind_says_how_much_its_levels_err() -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 7, "steady": 5})
    assert [mind.noise(level) for level in LEVELS.values()] == [7, 5, LEVELS["keen"].noise, 0]
    deputy = player(mind, "deputy", "x").character.level
    assert deputy.name == "steady" and mind.noise(deputy) == 0


@pytest.mark.parametrize("alone", [True, False])
def test_who_plays_alone_errs_as_levels_do_in_any_game(alone: bool) -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"keen": 100_000}, alone=lambda view: alone)
    offers, least = [Offer("card-1", 2 * LEVELS["keen"].noise + 1), Offer("card-2", 0)], 0
    for number in range(20):
        _, at = at_question("play", player(mind, "keen", f"x{number}"), Random(number))
        least += mind.misjudged(at, offers) != offers
    assert not least if alone else least


@pytest.mark.parametrize(
    ("kind", "more", "errs"),
    [("keen", 0, True), ("keen", -50, False), ("keen", -1000, False), ("calm", 0, False), ("calm", 100, True),
     ("sharp", 1000, False), ("deputy", 1000, False)],
)  # fmt: skip
def test_a_handicap_lets_a_seat_err_more_or_less_where_its_level_errs_at_all(kind: str, more: int, errs: bool) -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"keen": 100, "calm": 50}, handicap=lambda at: more)
    offers = [Offer("card-1", 120), Offer("card-2", 0)]
    seen = [mind.misjudged(at_question("play", player(mind, kind, f"x{number}"), Random(number))[1], offers)
            for number in range(30)]  # fmt: skip
    assert any(one != offers for one in seen) == errs


def test_a_decision_hangs_on_nothing_that_the_seat_cannot_see() -> None:
    """A world and its twin."""
    for number in range(40):
        table, at = at_question("play", player(MIND, "calm", "x"), Random(number))
        twin = Table(table.rules, table.rules.scramble(table.rules.load(table.rested_at), 0, Random(number)))
        for given in table.tail:
            twin.answer(given.seat, given.value, given.verb)
        assert MIND.decide(situation(twin, 0, player(MIND, "calm", "x"))) == MIND.decide(at)


def test_the_best_that_may_be_done_meanwhile_is_done() -> None:
    who = player(MIND, "sharp", "x")
    table, _ = at_question("bid", who, Random(1))
    assert who.cut(table, 0) == Cut("gift", {"to": "1", "coins": 1})
    assert who.cut(table, 0) is None and player(MIND, "sharp", "x").cut(table, 1) is None


def test_nothing_is_done_while_other_questions_wait() -> None:
    who = player(MIND, "sharp", "x")
    table, _ = at_question("play", who, Random(1))
    assert who.cut(table, 0) is None and player(None, "chance", "x").cut(table, 0) is None


def test_worlds_are_those_of_the_seat() -> None:
    table, at = at_question("play", player(MIND, "sharp", "x"), Random(3))
    world = next(at.worlds())
    assert table.rules.view(world.state, 0) == at.view and world.state is not table.state


def test_two_minds_on_one_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="two minds"):
        MIND.judges(BID)(bid)


def test_a_player_has_a_level_and_a_trait() -> None:
    assert player(MIND, "calm-raider", "x").character.traits.war > Character().traits.war
    assert player(MIND, "chance", "x").mind is None
    with pytest.raises(KeyError):
        player(MIND, "mighty", "x")


def test_seats_rotate_on_the_same_seed() -> None:
    assert [(one.seed, one.kinds) for one in pairings(["a", "b"], 3, "s")] == [
        ("s-0", ("a", "b")),
        ("s-0", ("b", "a")),
        ("s-1", ("a", "b")),
    ]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 0, 0.0, 1.0), (5, 10, 0.2366, 0.7634), (390, 400, 0.9546, 0.9864)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_a_ladder_tells_who_won() -> None:
    found = told(
        [played(*pairing.kinds, seed=pairing.seed) for pairing in pairings(["keen", "chance", "chance"], 30, "s")]
    )
    keen, chance = found["players"]
    assert (keen["name"], keen["seats"], keen["games"], chance["seats"]) == ("keen", 30, 30, 60)
    assert keen["share"] > chance["share"] and keen["low"] < keen["share"] < keen["high"]
    assert found["fallbacks"] == sum(found["fallbacks_by_kind"].values()) > 0 and found["unended"] == 0


def test_a_ladder_tells_which_side_won_how_often() -> None:
    seats = [matches.Conduct("keen") for _ in range(2)]
    plain = [matches.Match(seats, winners=(at,), scores=(1, 1), sides=("b", "a")) for at in (0, 0, 1)]
    alone = matches.Match(seats[:1], winners=(0,), scores=(1,), sides=("a",))
    first, second = told([*plain, alone])["sides"]
    assert (first["name"], first["seats"], first["wins"], first["share"], first["even"]) == ("a", 4, 2, 0.5, 0.625)
    assert (second["name"], second["seats"], second["wins"], second["even"]) == ("b", 3, 2, 0.5)
    assert told([matches.Match(seats, sides=("", ""))])["sides"] == [] and first["balance"] == "unsure"


@pytest.mark.parametrize(
    ("wins", "games", "verdict"),
    [(100, 400, "within"), (25, 100, "unsure"), (134, 400, "unsure"), (180, 400, "above"), (40, 400, "below")],
)
def test_a_side_is_in_balance_within_a_third_of_its_even_share(wins: int, games: int, verdict: str) -> None:
    assert balance(wins, games, even=0.25) == verdict


def test_the_command_line_has_a_ladder() -> None:
    """As it is called: what its processes are given has to be found there."""
    command = [sys.executable, "-W", "error", "-m", "engine", "ladder", "eclipse", "--players", "chance,chance"]
    done = subprocess.run([*command, "--games", "2", "--cores", "1", "--json"], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found = json.loads(done.stdout)
    assert found["game"] == "eclipse" and found["players"][0]["wins"] >= 2
    assert sum(side["seats"] for side in found["sides"]) == 4 and found["sides"][0]["name"].startswith("eclipse-")
    assert {"rounds_median", "answer_ms_p99", "turn_ms_p99", "refused", "fallbacks"} <= set(found)


OF_STATES = {"state", "play", "rules", "table", "run", "worlds", "phases", "make_view", "determinise"}


def reads_a_state(source: str) -> list[str | None]:
    """From where it imports what makes or changes a state. Kinds of questions do neither, wherever they are asked."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    near = [node for node in nodes if OF_STATES & {*(node.module or "").split("."), *(one.name for one in node.names)}]
    return [node.module for node in near if not all(is_question(node.module or "", one.name) for one in node.names)]


def is_question(module: str, name: str) -> bool:
    return isinstance(getattr(import_module(module), name, None), Question)


def test_no_mind_reads_a_state() -> None:
    """Minds import the table's values and kinds of questions."""
    root = Path(__file__).parent.parent.parent.parent / "engine"
    files = [*root.glob("*/minds/**/*.py"), root / "players" / "mind.py", root / "players" / "situation.py"]
    assert {str(file): found for file in files if (found := reads_a_state(file.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize("what", ["table import Table", "worlds import *", "run import Run, How"])
def test_whoever_reads_a_state_is_found(what: str) -> None:
    assert len(reads_a_state(f"from engine.{what}")) == 1


def test_ratings_rank_whoever_wins_above_whoever_loses() -> None:
    pytest.importorskip("openskill")
    found = ratings([played("sharp", "calm", "chance", seed=str(n)) for n in range(30)])
    assert found is not None
    mu = {kind: one["mu"] for kind, one in found.items() if isinstance(one, dict)}
    assert mu["sharp"] > mu["chance"] and all(one["sigma"] < 25 / 3 for one in found.values() if isinstance(one, dict))


def test_who_plays_alone_is_shown_the_board_at_most_once_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, shown = games.rules_of("space_empires"), list[int | None]()
    look = rules.view

    def view(state: Any, seat: int | None) -> Any:
        shown.append(seat)
        return look(state, seat)

    monkeypatch.setattr(rules, "view", view)
    match = matches.play(rules, ["keen"], "1", {"scenario": "aliens_map_2"}, clock, limit=40)
    assert match.answers == 40 and len(shown) == 41, "the last one tells how the game stands"


def test_who_plays_alone_has_no_rating() -> None:
    pytest.importorskip("openskill")
    assert ratings([matches.Match([matches.Conduct("keen")], winners=(0,), scores=(3,))]) == {}


def test_winners_come_first_and_the_others_by_their_points() -> None:
    seats = [matches.Conduct(kind) for kind in ("a", "b", "c", "d")]
    assert places(matches.Match(seats, winners=(2,), scores=(3, 5, 4, 3))) == [2.0, 1.0, 0.0, 2.0]
    assert places(matches.Match(seats, winners=(0, 1), scores=())) == [0.0, 0.0, 1.0, 1.0]


def test_without_what_rates_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert ratings([played("sharp", "chance")]) is None


@pytest.mark.parametrize("game", [name for name in games.names() if games.rules_of(name).mind is not None])
def test_what_is_told_of_a_kind_of_question_is_told_of_one_that_is_judged(game: str) -> None:
    mind = games.rules_of(game).mind
    assert mind is not None and set(mind._aims) <= set(mind.knows())


def test_an_offer_tells_its_own_aim_or_that_of_its_kind() -> None:
    mind: Mind[ToyView] = Mind("toy", 1)
    mind.judges(BID)(lambda at: [Offer(1, 5), Offer(0, 9000, Aim.GIVE)])
    _, at = at_question("bid", player(mind, "sharp", "x"), Random(1))
    assert [offer.why for offer in mind.offers(at)] == [Aim.GIVE, Aim.BEST]
    mind.serve(Aim.EARN, "bid")
    assert mind.decide(at).why == Aim.GIVE and mind.offers(at)[1].why == Aim.EARN


def test_a_deputy_gives_nothing_away_and_does_not_err() -> None:
    mind: Mind[ToyView] = Mind("toy", 1)
    mind.judges(BID)(lambda at: [Offer(1, 5), Offer(0, 9000, Aim.GIVE), Offer(2, 4)])
    for number in range(20):
        _, at = at_question("bid", player(mind, "deputy", str(number)), Random(number))
        assert mind.decide(at).answer == 1


@pytest.mark.parametrize(("fate", "winners"), [(WON, (0,)), (LOST, ())])
def test_who_plays_alone_can_win(fate: Fate, winners: tuple[int, ...]) -> None:
    """A table of one is a whole table: what it won counts for its seat."""
    rules: Any = SimpleNamespace(view=lambda state, seat: None, round_of=lambda view: 4, sides=lambda view: [None])
    table: Any = SimpleNamespace(state=None, result=Result((0,), (3,), fate))
    match = matches._ended(matches.Match([]), rules, table)
    assert (match.winners, match.scores, match.rounds) == (winners, (3,), 4)
