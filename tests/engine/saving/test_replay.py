"""Files that are broken or forged: which answer, which field, and why. What a good one proves is said in words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.__main__ import main
from engine.chance import commitment
from engine.checking.fuzz import Start, verify
from engine.correcting import ARBITER, CORRECT
from engine.errors import BrokenSave
from engine.saving.export import SavedGame, read
from engine.saving.replay import result_of
from engine.table import Table
from engine.text import to_json
from tests.toy import ToyRules


@pytest.fixture(autouse=True)
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    games.register(ToyRules())


def file(*, corrected: bool = False) -> dict[str, Any]:
    """A whole game with its account, its hash and its result, as plain JSON."""
    rules, seats = ToyRules(), 2
    table = Table.new(rules, seats, "5eed", keep=True)
    answers: list[dict[str, Any]] = []

    def give(seat: int, value: object, verb: str | None = None) -> None:
        told = table.answer(seat, value, verb).events
        plain = {"seat": seat, "value": value, "told": [to_json(event.text) for event in told]}
        answers.append(plain | ({"verb": verb} if verb else {}))

    if corrected:
        give(ARBITER, {"id": "coins-1", "value": 9}, CORRECT)
    while table.ask is not None:
        kind, seat = table.ask.kind, next(iter(table.ask.must))
        give(seat, {"bid": 1, "roll": "roll", "keep": 0, "play": "none"}[kind])
    assert table.result is not None
    result = result_of(table.result).model_dump()
    head = {"format": "astrarch-1", "game": "toy", "seats": seats, "seed": "5eed", "hash": commitment("5eed")}
    people = [{"name": "Ann"}, {"name": "Bob"}]
    return {**head, "people": people, "answers": answers, "result": result}


def refused(plain: object) -> BrokenSave:
    words = plain if isinstance(plain, str) else json.dumps(plain)
    with pytest.raises(BrokenSave) as error:
        verify(read(words))
    assert error.value.text is not None
    return error.value


def test_a_true_file_is_believed() -> None:
    game = verify(read(json.dumps(file())))
    assert game.saved.failure is None and game.result is not None
    assert game.proof.lines > 10 and game.proof.reworded == 0 and game.rolls > 3


def test_a_file_without_an_account_is_believed_too() -> None:
    plain = file()
    for answer in plain["answers"]:
        del answer["told"]
    del plain["result"], plain["hash"], plain["people"]
    assert verify(read(json.dumps(plain))).proof.lines == 0


def test_corrections_are_replayed_and_counted() -> None:
    assert verify(read(json.dumps(file(corrected=True)))).proof.corrections == 1


def test_another_seed_is_found_out_by_its_hash() -> None:
    found = refused(file() | {"seed": "5eee"})
    assert str(found).startswith("hash: ") and found.text is not None and found.text.key == "save-hash"


def test_another_seed_with_its_hash_is_found_out_by_the_dice() -> None:
    found = refused(file() | {"seed": "5eee", "hash": commitment("5eee")})
    assert found.text is not None and found.text.key in ("save-told", "save-answer")


def test_dice_that_fell_otherwise_are_named() -> None:
    plain = file()
    at = next(n for n, answer in enumerate(plain["answers"]) if answer["value"] == "roll")
    plain["answers"][at]["told"][0]["a"] += 1
    found = refused(plain)
    assert found.at == at and str(found).startswith(f"answers.{at}.told: the file says {{'key': 'toy-rolled'")


def test_lines_that_today_s_rules_word_otherwise_are_no_forgery() -> None:
    plain = file()
    plain["answers"][1]["told"].append({"key": "toy-of-old", "n": 1})
    assert verify(read(json.dumps(plain))).proof.reworded == 1


def test_an_illegal_answer_is_named_with_its_rule() -> None:
    plain = file()
    plain["answers"][0]["value"] = 99
    found = refused(plain)
    assert found.at == 0 and found.text is not None and found.text.key == "save-answer"
    assert "answers.0: '99' of seat 0 to the question 'bid' is not legal" in str(found) and "TOY-BID-01" in str(found)


def test_an_answer_out_of_turn_is_named() -> None:
    plain = file()
    plain["answers"][2]["seat"] = 1
    assert refused(plain).at == 2


@pytest.mark.parametrize("seat", [2, -1, -2, 10**30])
def test_seats_that_are_not_there(seat: int) -> None:
    plain = file()
    plain["answers"][1]["seat"] = seat
    assert "answers.1.seat" in str(refused(plain))


def test_epochs_cannot_fall() -> None:
    plain = file()
    plain["answers"][0]["epoch"], plain["answers"][1]["epoch"] = 2, 1
    assert "answers.1.epoch" in str(refused(plain))


def test_dice_of_another_epoch_are_found_out() -> None:
    plain = file()
    for answer in plain["answers"]:
        answer["epoch"] = 1
    found = refused(plain)
    assert found.text is not None and found.text.key in ("save-told", "save-result")


def test_another_result_is_found_out() -> None:
    plain = file()
    plain["result"]["scores"] = [9, 0]
    assert str(refused(plain)).startswith("result: the file says winners")


def test_answers_cut_off_at_the_end_are_found_out_by_the_result() -> None:
    plain = file()
    plain["answers"].pop()
    assert "no end" in str(refused(plain))


def test_people_for_every_seat() -> None:
    assert "people: 1 for 2 seats" in str(refused(file() | {"people": [{"name": "Ann"}]}))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": "astrarch-2"}, "save-newer"),
        ({"format": "chess"}, "save-field"),
        ({"seats": "two"}, "save-field"),
        ({"colour": "red"}, "save-field"),
        ({"answers": [{"seat": 0}]}, "save-field"),
        ({"answers": [{"seat": 0, "value": 1, "epoch": "x"}]}, "save-field"),
    ],
)
def test_fields_that_are_wrong_are_named(change: dict[str, Any], key: str) -> None:
    found = refused(file() | change)
    assert found.text is not None and found.text.key == key
    if key == "save-field":
        assert next(iter(change)) in str(found.text.params["place"])


@pytest.mark.parametrize("words", ["", "{", "[]", "nonsense", "[" * 100_000, '{"format": ' * 5000])
def test_what_is_no_such_file(words: str) -> None:
    found = refused(words)
    assert found.text is not None and found.text.key == "save-no-json"


def test_values_that_no_answer_can_have() -> None:
    plain = file()
    plain["answers"][0]["value"] = None
    with pytest.raises(BrokenSave):
        verify(SavedGame.model_validate(plain))


def test_the_command_line_says_all_this_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(file(corrected=True)), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        *("Game", "Seed", "Answers", "Dice and shuffles", "Account", "Corrections", "Result"),
    ]
    assert commitment("5eed") in lines[1] and "each legal" in lines[2] and "all drawn from the seed" in lines[3]
    assert lines[6].startswith("Result: Ann and Bob won" if " and " in lines[6] else "Result: Ann, Bob won")


def test_the_command_line_refuses_with_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(file() | {"seed": "other"}), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().err == "BrokenSave: hash: it is not the SHA-256 of the seed in this file\n"


# --- editions of the rules -------------------------------------------------------------------------------------------


class Mended(ToyRules):
    """A game of which a mend has changed what is asked."""

    edition = 1

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> Any:
        state = super().new(seats, seed, options)
        state.edition = self.edition
        return state


@pytest.mark.parametrize(("told", "edition"), [({}, 0), ({"edition": 1}, 1)])
def test_a_file_is_replayed_by_the_edition_by_which_the_game_began(
    told: dict[str, Any], edition: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files from before editions say nothing of them."""
    games.register(Mended())
    begun: list[int] = []
    monkeypatch.setattr(Mended, "step", lambda self, run: begun.append(run.state.edition) or ToyRules.step(self, run))
    verify(read(json.dumps({**file(), **told})))
    assert set(begun) == {edition}


def test_a_new_game_begins_by_todays_edition_and_its_file_and_safe_points_say_so() -> None:
    games.register(Mended())
    table = Table.new(Mended(), 2, "5eed", keep=True)
    assert table.state.edition == 1 == Table.rebuild(Mended(), table.safe_point, []).state.edition
    assert read(Start("toy", 2, "5eed").saved([]).write()).edition == 1


@pytest.mark.parametrize("game", ["ti4", "forbidden_stars"])
def test_a_safe_point_from_before_editions_is_of_none(game: str) -> None:
    rules = games.rules_of(game)
    safe = Table.new(rules, 3, "5eed", keep=True).safe_point
    assert rules.load(safe.replace(b'"edition":%d,' % rules.edition, b"")).edition == 0 < rules.load(safe).edition
