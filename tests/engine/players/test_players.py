"""Programs that play: they read what their seat reads, and take what they find best."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from engine import games
from engine.players.aims import Aim
from engine.players.characters import EVEN, LEVELS, TRAITS, TYPED, Character, PlayerKind
from engine.players.loop_guard import SEEN
from engine.players.mind import Cut, Mind, Offer
from engine.players.player import Player, player, situation
from engine.players.situation import Situation
from engine.question import Question
from engine.table import Table
from tests.engine.knowing_toy import MIND, Knowing, bid
from tests.toy import BID, PLAY, ROLL, ToyRules, ToyView


@pytest.fixture(autouse=True)
def toys() -> None:
    games.register(Knowing())


def at_question(kind: str, who: Player, chance: Random) -> tuple[Table, Situation[ToyView]]:
    table = Table.new(Knowing(), 3, "seed", keep=True)
    while table.ask is not None and (table.ask.kind != kind or 0 not in table.ask.must):
        seat, verb, value = table.random_answer(chance)
        table.answer(seat, value, verb)
    return table, situation(table, 0, who)


def test_levels_and_traits_are_typed_as_they_are_read_or_as_games_keep_them() -> None:
    typed = ("hard", "keen", "normal-vengeful", "steady-grudge", "expert-balanced", "easy", "random", "substitute")
    kept = ("keen", "keen", "steady-grudge", "steady-grudge", "sharp", "calm", "chance", "deputy")
    assert tuple(str(PlayerKind.read(name)) for name in typed) == kept
    assert set(TYPED.values()) == {*LEVELS, "chance", "deputy", EVEN, "grudge"} and not TYPED.keys() & {
        *LEVELS,
        *TRAITS,
    }
    for wrong in ("", "Hard", "hard-hard", "brilliant"):
        with pytest.raises(KeyError):
            PlayerKind.read(wrong)


def test_the_best_answer_that_the_rules_take_is_given() -> None:
    table, at = at_question("bid", player(MIND, "sharp", "x"), Random(1))
    made = MIND.decide(at)
    assert made.answer == table.rules.view(table.state, 0).seats[0].coins // 2
    assert (made.judged, made.refused) == (True, 1)


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


def test_a_weaker_player_errs_more_often() -> None:
    mind: Mind[ToyView] = Mind("toy", 1)
    offers = [Offer("card-1", 100), Offer("card-2", 0)]

    def errors(level: str) -> int:
        read = [at_question("play", player(mind, level, f"x{number}"), Random(number % 5))[1] for number in range(100)]
        return sum(mind.misjudged(at, offers) != offers for at in read)

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


@pytest.mark.parametrize(("kind", "errs"), [("keen", True), ("calm", False), ("sharp", False), ("deputy", False)])
def test_a_level_errs_by_no_more_than_its_game_says(kind: str, errs: bool) -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"keen": 100, "calm": 50})
    offers = [Offer("card-1", 120), Offer("card-2", 0)]
    seen = [mind.misjudged(at_question("play", player(mind, kind, f"x{number}"), Random(number))[1], offers)
            for number in range(30)]  # fmt: skip
    assert any(one != offers for one in seen) == errs


def test_a_decision_hangs_on_nothing_that_the_seat_cannot_see() -> None:
    """A world and its twin."""
    for number in range(40):
        table, at = at_question("play", player(MIND, "calm", "x"), Random(number))
        twin = Table(table.rules, table.rules.scramble(table.rules.load(table.safe_point), 0, Random(number)))
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


def test_two_minds_on_one_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="two minds"):
        MIND.judges(BID)(bid)


def test_a_player_has_a_level_and_a_trait() -> None:
    assert player(MIND, "calm-raider", "x").character.traits.war > Character().traits.war
    assert player(MIND, "chance", "x").mind is None
    with pytest.raises(KeyError):
        player(MIND, "mighty", "x")


OF_STATES = {"state", "play", "rules", "table", "run", "checking", "phases", "make_view", "determinise"}


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


@pytest.mark.parametrize("what", ["table import Table", "checking import worlds", "run import Run, How"])
def test_whoever_reads_a_state_is_found(what: str) -> None:
    assert len(reads_a_state(f"from engine.{what}")) == 1


@pytest.mark.parametrize("game", [name for name in games.names() if games.rules_of(name).mind is not None])
def test_what_is_told_of_a_kind_of_question_is_told_of_one_that_is_judged(game: str) -> None:
    mind = games.rules_of(game).mind
    assert mind is not None and set(mind._aims) <= set(mind.knows())


def test_an_offer_tells_its_own_aim_or_that_of_its_kind() -> None:
    mind: Mind[ToyView] = Mind("toy", 1)
    mind.judges(BID, aim=Aim.EARN)(lambda at: [Offer(1, 5), Offer(0, 9000, Aim.GIVE)])
    _, at = at_question("bid", player(mind, "sharp", "x"), Random(1))
    assert [offer.why for offer in mind.offers(at)] == [Aim.GIVE, Aim.EARN]
    assert mind.decide(at).why == Aim.GIVE


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (lambda mind: mind.rates(ROLL)(lambda at, id: len(id)), [("still", 5), ("roll", 4)]),
        (lambda mind: mind.in_order(ROLL), [("roll", 0), ("still", -1)]),
        (lambda mind: mind.whether(ROLL, "yes", 7), [("yes", 7), ("no", 0)]),
        (lambda mind: mind.whether(ROLL, "no", 7), [("no", 7), ("yes", 0)]),
    ],
)
def test_what_options_are_worth_is_told_shortly(
    told: Callable[[Mind[ToyView]], object], wanted: list[tuple[str, int]]
) -> None:
    mind: Mind[ToyView] = Mind("toy", 1)
    told(mind)
    _, at = at_question("roll", player(mind, "sharp", "x"), Random(1))
    assert [(offer.answer, offer.worth) for offer in mind.offers(at)] == wanted


def test_a_deputy_gives_nothing_away_and_does_not_err() -> None:
    mind: Mind[ToyView] = Mind("toy", 1)
    mind.judges(BID)(lambda at: [Offer(1, 5), Offer(0, 9000, Aim.GIVE), Offer(2, 4)])
    for number in range(20):
        _, at = at_question("bid", player(mind, "deputy", str(number)), Random(number))
        assert mind.decide(at).answer == 1
