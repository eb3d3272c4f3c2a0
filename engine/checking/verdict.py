"""What `python -m engine verify` has found, in words and as figures."""

from __future__ import annotations

from engine.chance import commitment
from engine.checking.fuzz import RandomGame
from engine.ending import DRAWN, LOST, WON
from engine.saving.export import SavedGame
from engine.text import Json

TABLE = {WON: "won", LOST: "lost", DRAWN: "drew"}


def proven(game: RandomGame) -> dict[str, Json]:
    """The figures."""
    proof = game.proof
    return {
        "hash": commitment(game.start.seed),
        "rolls": game.rolls,
        "epochs": proof.epochs,
        "corrections": proof.corrections,
        "lines": proof.lines,
        "reworded": proof.reworded,
    }


def in_words(saved: SavedGame, game: RandomGame) -> list[str]:
    """A line for each thing that was looked at."""
    options = ", ".join(f"{name}={value}" for name, value in saved.options.items())
    told = [f"Game: {saved.game}, {saved.seats} seats{f', {options}' if options else ''}."]
    told.append(_seed(saved))
    if game.failure is not None:
        failure = game.failure
        return [*told, f"Failed: after {failure.at} answers the check {failure.check!r} found: {failure.detail}"]
    told += [f"Answers: {len(saved.answers)}, each legal when it was given.", _chance(game)]
    told += [_account(game)] if game.proof.lines or game.proof.reworded else [_unproven()]
    if game.proof.corrections:
        told.append(f"Corrections: a moderator set something by hand {_times(game.proof.corrections)}.")
    return [*told, _result(saved, game)]


def _seed(saved: SavedGame) -> str:
    kept = "the file names the same one; compare it" if saved.hash else "compare it"
    return f"Seed: its SHA-256 is {commitment(saved.seed)}; {kept} with the one posted when the game began."


def _chance(game: RandomGame) -> str:
    fresh = f" After rollbacks the dice fell anew {_times(game.proof.epochs)}." if game.proof.epochs else ""
    return f"Dice and shuffles: {game.rolls}, all drawn from the seed.{fresh}"


def _account(game: RandomGame) -> str:
    """What the players were told is what replaying gives, dice included."""
    proof = game.proof
    reworded = f" {proof.reworded} more are told differently by today's rules." if proof.reworded else ""
    return f"Account: {proof.lines} lines as the players read them, each as replaying tells it.{reworded}"


def _unproven() -> str:
    return "Account: the file holds none, so compare what was rolled with what the channel says."


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _result(saved: SavedGame, game: RandomGame) -> str:
    if game.result is None:
        return "Result: none, the game is not over."
    winners = ", ".join(_name(saved, seat) for seat in game.result.winners)
    outcome = f"{winners} won" if game.result.table is None else f"the table {TABLE[game.result.table]}"
    scores = ", ".join(f"{_name(saved, seat)} {points}" for seat, points in enumerate(game.result.scores))
    same = ", as the file says" if saved.result is not None else ""
    return f"Result: {outcome}; {scores}{same}."


def _name(saved: SavedGame, seat: int) -> str:
    person = saved.people[seat] if saved.people else None
    return person.name if person is not None and person.name else f"seat {seat + 1}"
