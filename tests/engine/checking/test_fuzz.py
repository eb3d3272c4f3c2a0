"""Random play: a sound game passes every check, and each planted fault is found, saved, and found again."""

from __future__ import annotations

import json
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine import games
from engine.__main__ import main
from engine.ask import Amount, Ask, Option, PickOne, PickSome, Reply, Seat
from engine.checking.fuzz import Start, fuzz, play, starts, verify
from engine.errors import BrokenSave
from engine.run import Run
from engine.saving.export import SavedGame, read
from engine.space_empires import rules as space_empires
from engine.text import T, Text
from tests.asked import asked
from tests.toy import STEPS, ToyPlayer, ToyRules, ToyRun, ToySeatView, ToyState, ToyView


@pytest.fixture(autouse=True)
def toys() -> None:
    games.register(ToyRules())


class Faulty(ToyRules):
    """A toy with a fault in one of its steps; other faults override more."""

    name = "faulty"
    fault = staticmethod(STEPS["roll"])

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self.fault(run) if run.state.step == "roll" else super().step(run)


class Conjuring(Faulty):
    """A player ends up below zero."""

    @staticmethod
    async def fault(run: ToyRun) -> None:
        await STEPS["roll"](run)
        run.state.players[0].coins = -1


class DeadEnd(Faulty):
    """A question nobody can answer."""

    @staticmethod
    async def fault(run: ToyRun) -> None:
        await run.ask(asked("nothing"), {0: PickSome([Option("a", T("a"))], 2, 3)}, T("a"))


class Nobody(Faulty):
    """A choice among nothing."""

    @staticmethod
    async def fault(run: ToyRun) -> None:
        await run.ask(asked("nothing"), {0: PickOne([])}, T("a"))


class Raising(Faulty):
    """A rule that raises in the third round."""

    @staticmethod
    async def fault(run: ToyRun) -> None:
        if run.state.round == 3:
            raise ValueError("no such card")
        await STEPS["roll"](run)


class Endless(Faulty):
    """A rule that never gets on."""

    @staticmethod
    async def fault(run: ToyRun) -> None:
        await run.ask(asked("again"), {0: Amount(0, 1)}, T("a"))


class Remembering(Faulty):
    """A rule that depends on something outside the state."""

    memory = 0

    @staticmethod
    async def fault(run: ToyRun) -> None:
        Remembering.memory += 1
        run.state.players[0].coins += Remembering.memory
        await STEPS["roll"](run)


class Forgetful(Faulty):
    """A dump that leaves something out."""

    def load(self, data: bytes) -> ToyState:
        state = super().load(data)
        state.players[0].coins = min(state.players[0].coins, 4)
        return state


class Tracing(Faulty):
    """A refusal that changes the state."""

    class Amounting(Amount):
        __slots__ = ("player",)
        player: ToyPlayer

        def check(self, value: object) -> int:
            self.player.coins += not isinstance(value, int)
            return super().check(value)

    @staticmethod
    async def fault(run: ToyRun) -> None:
        shape = Tracing.Amounting(0, 1)
        shape.player = run.state.players[0]
        await run.ask(asked("trace"), {0: shape}, T("a"))
        await STEPS["roll"](run)


class Leaking(Faulty):
    """A view that shows the next card of the deck."""

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        seen = super().view(state, seat)
        own = ToySeatView(0, 0, 0, tuple(state.deck[-1:]))
        return ToyView(seen.round, seen.step, seen.deck, (*seen.seats, own))


class Telling(Faulty):
    """A question whose options give another hand away."""

    @staticmethod
    async def fault(run: ToyRun) -> None:
        hand = run.state.players[1].hand
        await run.ask(asked("guess"), {0: PickOne([Option(card, T("card")) for card in hand or ["none"]])}, T("a"))
        await STEPS["roll"](run)


class Boasting(Faulty):
    """A glimpse of the next card, which no view shows, told in the headline."""

    def glimpse(self, state: ToyState) -> Any:
        return SimpleNamespace(round=state.round, rounds=state.rounds, next=state.deck[-1])

    def headline(self, view: Any) -> Text:
        return T("toy-next", card=getattr(view, "next", ""))


class Unread(Faulty):
    """A hand whose cards nobody can look up."""

    def held_components(self, view: Any, section: str) -> Sequence[str]:
        return ["no-such-card"]


def fuzzed(
    faulty: ToyRules, seats: int = 3, seed: str = "1", options: Mapping[str, str] | None = None, limit: int = 3000
) -> SavedGame:
    games.register(faulty)
    return fuzz(Start("faulty", seats, seed, options or {}), rate=1.0, limit=limit).saved


FAULTS = [
    (Conjuring, "invariant"),
    (DeadEnd, "dead-end"),
    (Nobody, "dead-end"),
    (Raising, "rule-broke"),
    (Remembering, "rebuild"),
    (Forgetful, "rebuild"),
    (Tracing, "refusal"),
    (Leaking, "view"),
    (Telling, "question"),
    (Boasting, "headline"),
    (Unread, "held"),
]


def test_a_sound_game_passes_every_check() -> None:
    for start in starts(ToyRules(), "sound", 12, None, {"length": "3"}):
        game = fuzz(start, rate=1.0)
        assert game.saved.failure is None and game.result is not None


def test_options_that_do_not_fit_the_seats_are_not_drawn() -> None:
    rules = space_empires.rules()
    begun = starts(rules, "fits", 80, None, {})
    assert all(rules.new(start.seats, start.seed, start.options) for start in begun)
    assert {start.options["teams"] for start in begun if start.seats == 4} > {"none"}


def test_all_numbers_of_seats_and_all_options_are_played() -> None:
    begun = starts(ToyRules(), "x", 60, None, {})
    assert {start.seats for start in begun} == {2, 3, 4}
    assert {start.options["length"] for start in begun} == {"3", "1", "40"}
    assert {start.options["length"] for start in starts(ToyRules(), "x", 9, None, {"length": "1"})} == {"1"}


@pytest.mark.parametrize(("faulty", "check"), FAULTS)
def test_each_fault_is_found_and_its_file_shows_it_again(faulty: type[ToyRules], check: str) -> None:
    saved = fuzzed(faulty())
    assert saved.failure is not None and saved.failure.check == check, saved.failure
    assert saved.failure.at == len(saved.answers)
    again = verify(read(saved.write()))
    assert again.saved.failure is not None


def test_a_game_without_end_is_found() -> None:
    saved = fuzzed(Endless(), limit=300)
    assert saved.failure is not None and saved.failure.check == "endless"


def test_checks_do_not_change_how_a_game_falls() -> None:
    start = Start("toy", 4, "same")
    assert play(start).saved == fuzz(start, rate=1.0).saved == fuzz(start, rate=0.0).saved


def test_a_saved_game_comes_back_and_comes_out_the_same() -> None:
    game = play(Start("toy", 3, "s", {"length": "1"}))
    assert read(game.saved.write()) == game.saved
    assert verify(game.saved).result == game.result


def test_an_answer_that_the_rules_no_longer_accept_is_named() -> None:
    saved = play(Start("toy", 2, "s")).saved
    saved.answers[3].value = "nonsense"
    with pytest.raises(BrokenSave) as broken:
        verify(saved)
    assert broken.value.at == 3


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", '{"format": "astrarch-9"}', '{"game":"toy","seats":2,"seed":"1","more":1}', "\0"]
)
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(BrokenSave):
        read(text)


def spoken(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = main([*arguments])
    return code, json.loads(capsys.readouterr().out or "null")


def test_the_command_line_plays_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    file = str(tmp_path / "game.json")
    code, told = spoken(capsys, "play", "toy", "--seats", "3", "--seed", "7", "--save", file, "--json")
    assert code == 0
    assert list(told) == ["game", "seats", "seed", "answers", "rounds", "seconds", "winner", "scores"]
    assert (told["game"], told["seats"], told["seed"], len(told["scores"])) == ("toy", 3, 7, 3)
    code, again = spoken(capsys, "verify", file, "--json")
    assert (code, again["scores"], again["failure"]) == (0, told["scores"], None)


def test_the_command_line_saves_failures(
    capsys: pytest.CaptureFixture[str], tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    games.register(Raising())
    code, told = spoken(capsys, "fuzz", "faulty", "--games", "3", "--option", "length=3", "--json")
    assert code == 1 and len(told["failures"]) == 3
    code, again = spoken(capsys, "verify", told["failures"][0], "--json")
    assert code == 1 and again["failure"]["check"] == "rule-broke"


def test_the_command_line_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    for arguments in (["play", "chess"], ["play", "toy", "--seats", "9"], ["verify", str(tmp_path / "none.json")]):
        assert main(arguments) == 1
        assert capsys.readouterr().err.count("\n") == 1


def test_the_command_line_measures(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = spoken(capsys, "bench", "toy", "--games", "2", "--option", "length=40", "--json")
    assert code == 0 and told["answers_per_second"] > 0 and told["dump_bytes_median"] > 0
    assert told["answers_per_second_kept"] > 0 and told["answers_per_second_quiet"] > 0
    assert all(pace["median"] >= pace["worst"] > 0 for pace in told["answers_per_second_by_seats"].values())
    assert told["games"] == 2 * len(told["answers_per_second_by_seats"])


def checkout(folder: Path, pace: int, game: str = "toy") -> Path:
    """Something that knows a game and measures itself."""
    (folder / "engine").mkdir(parents=True)
    told = json.dumps({"games": [game], "answers_per_second": pace})
    (folder / "engine" / "__main__.py").write_text(f"print('{told}')")
    return folder


def test_two_checkouts_are_measured_side_by_side(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, now = checkout(tmp_path / "before", 200), checkout(tmp_path / "now", 500)
    monkeypatch.setattr("engine.commands.bench.ROOT", now)
    code, told = spoken(capsys, "bench", "toy", "--against", str(before), "--json")
    assert (code, told) == (0, {"game": "toy", "before": 200, "now": 500, "ratio": 2.5})
    older = checkout(tmp_path / "older", 900, "chess")
    told = spoken(capsys, "bench", "toy", "--against", str(older), "--json")[1]
    assert told == {"game": "toy", "before": None, "now": 500, "ratio": None}
    assert main(["bench", "toy", "--against", str(tmp_path)]) == main(["bench", "toy", "--against", "nowhere"]) == 1
    assert capsys.readouterr().err.count("\n") == 2


def test_games_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "toy" in spoken(capsys, "games", "--json")[1]["games"]


def test_toy_views_are_of_each_seat() -> None:
    """The toy that these tests lean on hides what it should."""
    state = ToyRules().new(2, "s", {})
    state.players[0].hand = ["card-1"]
    assert [seat.hand for seat in ToyRules().view(state, 0).seats] == [("card-1",), ()]
    assert ToyRules().scramble(state, 0, Random(1)).players[0].hand == ["card-1"]
    assert isinstance(ToyRules().run(state), Run)
