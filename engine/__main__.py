"""The engine without Discord: play, fuzz, verify, bench, ladder, rules. The only file here that reads and writes.

Output is for people, or with --json one JSON object for programs. The exit code is 1 where something was found wrong.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, process_time_ns
from typing import TypeAlias

from engine import games
from engine.chance import stream
from engine.checking.checks import Broken
from engine.checking.fuzz import RATE, STEP_LIMIT, RandomGame, Start, choose, fuzz, minded, play, starts, verify
from engine.checking.pace import played_on
from engine.checking.reach import Reach
from engine.checking.reach import told as reached
from engine.checking.ruleindex import index
from engine.checking.verdict import in_words, proven
from engine.digits import whole
from engine.errors import AnswerError, BrokenSave, IllegalAnswer, RuleBroke
from engine.game import AnyRules
from engine.kit.new_game import new_game, package_name
from engine.kit.seating import drawn
from engine.log import Given
from engine.players.ladder import contest, pairings, told
from engine.players.ratings import ratings
from engine.players.tuning import Tuning, tune
from engine.players.weights import written
from engine.saving.export import SavedGame, read
from engine.table import Table
from engine.text import Json, to_json

ROOT = Path(__file__).parent.parent
FAILURES = Path("failures")
IN_TURNS = 3
EACH = 7


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except (AnswerError, BrokenSave, Broken, RuleBroke, OSError) as error:
        print(f"{type(error).__name__}: {_why(error)}", file=sys.stderr)
        return 1


def _games(asked: argparse.Namespace) -> int:
    return _out(asked, {"games": [*games.names()]})


def _new(asked: argparse.Namespace) -> int:
    """Nothing that stands already is written over."""
    made = {asked.into / path: text for path, text in new_game(asked.name).items()}
    for file in [file for file in made if file.exists()]:
        raise FileExistsError(f"{file} stands already")
    for file, text in made.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    missing = f"python -m pytest tests/engine/{asked.name}"
    return _out(asked, {"files": [str(file) for file in made], "what is missing": missing})


def _play(asked: argparse.Namespace) -> int:
    start, began = _start(asked), perf_counter()
    game = play(start, limit=asked.steps)
    seconds = round(perf_counter() - began, 3)
    if asked.save:
        Path(asked.save).write_text(game.saved.write(), encoding="utf-8")
    return _out(asked, {**_account(game), "seconds": seconds, **_outcome(game)})


def _fuzz(asked: argparse.Namespace) -> int:
    rules, began = games.rules_of(asked.game), perf_counter()
    answers, files, reach = 0, list[str](), Reach()
    begun = minded(rules, starts(rules, asked.seed, asked.games, asked.seats, _options(asked)), asked.minds)
    for start in begun:
        watched = reach if start.kinds else None
        game = fuzz(start, asked.rate, limit=asked.steps, corrections=asked.corrections, reach=watched)
        answers += len(game.answers)
        if game.failure is not None:
            files.append(_keep(game.saved))
        if not asked.json:
            print(f"{start.seed}: {len(game.answers)} {game.failure or 'ok'}", flush=True)
    seconds = round(perf_counter() - began, 3)
    found: dict[str, Json] = {"game": asked.game, "games": asked.games, "seed": _number(asked.seed), "rate": asked.rate}
    found |= _reached(asked, reach, sum(bool(start.kinds) for start in begun))
    _out(asked, {**found, "answers": answers, "seconds": seconds, "failures": [*files]})
    return 1 if files else 0


def _reached(asked: argparse.Namespace, reach: Reach, minds: int) -> dict[str, Json]:
    """What games played by programs came to."""
    if not minds:
        return {}
    rules = games.rules_of(asked.game)
    made, known = index(rules.rule_ids(), _sources(f"engine/{asked.game}"), {}), rules.components()
    coded = [id for id, places in made.rules.items() if places.code]
    return {
        "minds": minds,
        "rules": reached(reach.rules(made, f"{ROOT}/"), coded),
        "components": reached(reach.components(known), [one.id for one in known]),
    }


def _keep(saved: SavedGame) -> str:
    FAILURES.mkdir(exist_ok=True)
    file = FAILURES / f"{saved.game}-{saved.seats}-{saved.seed}.json"
    file.write_text(saved.write(), encoding="utf-8")
    return str(file)


def _verify(asked: argparse.Namespace) -> int:
    saved = read(Path(asked.file).read_bytes())
    game = verify(saved)
    failure = game.failure
    if asked.json:
        found: Json = None if failure is None else {"check": failure.check, "at": failure.at, "detail": failure.detail}
        _out(
            asked,
            {**_account(game), **_outcome(game), "over": game.result is not None, **proven(game), "failure": found},
        )
    else:
        print("\n".join(in_words(saved, game)))
    return 1 if failure else 0


def _seats(asked: argparse.Namespace) -> int:
    return _out(asked, {"seats": [place + 1 for place in drawn(asked.seed, asked.count)]})


def _rules(asked: argparse.Namespace) -> int:
    made = index(games.rules_of(asked.game).rule_ids(), _sources(f"engine/{asked.game}"), _sources("tests"))
    if asked.json:
        return _out(asked, made.to_json(asked.game))
    print(made.in_words(asked.game))
    return 0


def _sources(folder: str) -> dict[str, str]:
    files = sorted((ROOT / folder).rglob("*.py"))
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}


def _ladder(asked: argparse.Namespace) -> int:
    """Players against each other, on all cores."""
    kinds = asked.players.split(",")
    rules = games.rules_of(asked.game)
    rules.new(len(kinds), asked.seed, _options(asked))
    how = partial(contest, asked.game, _options(asked), process_time_ns)
    with ProcessPoolExecutor(asked.cores, get_context("spawn")) as pool:
        matches = list(pool.map(how, pairings(kinds, asked.games, asked.seed), chunksize=1))
    found: Json = ratings(matches)
    return _out(asked, {"game": asked.game, "seed": _number(asked.seed), **told(matches), "ratings": found})


def _tune(asked: argparse.Namespace) -> int:
    """Weights of a mind by games against itself, on all cores; they are written where games prove them better."""
    kinds = asked.players.split(",")
    how = Tuning(asked.game, kinds[0], len(kinds), asked.seed, asked.games, asked.proof)
    with ProcessPoolExecutor(asked.cores, get_context("spawn")) as pool:
        found = tune(how, partial(pool.map, chunksize=1))
    if found.better:
        (ROOT / how.file).write_text(written(found.weights, found.told()), encoding="utf-8")
    return _out(asked, {**found.told(), "weights": dict(found.weights)})


def _bench(asked: argparse.Namespace) -> int:
    """Answers a second of processor time, without checks, for each number of seats: over all games, in the median and
    in the worst one. Then the same games with every safe point dumped, as for players, and without an account, as for
    search; rebuilds and dumps at every seventh question of one more game.
    """
    if asked.against:
        return _side_by_side(asked)
    rules, paces, by_seats = games.rules_of(asked.game), list[tuple[int, float]](), dict[str, Json]()
    played: list[Start] = []
    gc.freeze()  # as the bot does with what is loaded
    for seats in [asked.seats] if asked.seats else rules.seats:
        these = starts(rules, asked.seed, asked.games, seats, _options(asked))
        pace = [_pace(start) for start in these]
        rates = [answers / seconds for answers, seconds in pace]
        by_seats[str(seats)] = {"median": round(median(rates)), "worst": round(min(rates))}
        paces, played = paces + pace, played + these
    found: dict[str, Json] = {"game": asked.game, "games": len(paces), "answers": sum(answers for answers, _ in paces)}
    found |= {"answers_per_second": _overall(paces), "answers_per_second_by_seats": by_seats}
    found["answers_per_second_kept"] = _overall([_pace(start, keep=True) for start in played])
    found["answers_per_second_quiet"] = _overall([_pace(start, quiet=True) for start in played])
    return _out(asked, {**found, **_rebuilds(_start(asked))})


def _overall(paces: Sequence[tuple[int, float]]) -> int:
    return round(sum(answers for answers, _ in paces) / sum(seconds for _, seconds in paces))


def _side_by_side(asked: argparse.Namespace) -> int:
    """The best of some measurements here and in another checkout, taken in turns, and the ratio of the two."""
    how = [f"--option={option}" for option in asked.option] + [f"--seats={asked.seats}"] * bool(asked.seats)
    command = [sys.executable, "-m", "engine", "bench", asked.game, f"--games={asked.games}", f"--seed={asked.seed}"]
    folders = {"before": Path(asked.against), "now": ROOT}
    if asked.game not in _list(_told([*command[:3], "games", "--json"], folders["before"])["games"]):
        del folders["before"]
    found: dict[str, list[int]] = {name: [] for name in folders}
    for _ in range(IN_TURNS):
        for name, folder in folders.items():
            found[name].append(_whole(_told([*command, *how, "--json"], folder)["answers_per_second"]))
    now, before = max(found["now"]), max(found.get("before", [0]))
    ratio = round(now / before, 2) if before else None
    return _out(asked, {"game": asked.game, "before": before or None, "now": now, "ratio": ratio})


def _told(command: Sequence[str], folder: Path) -> Mapping[str, Json]:
    """What a command of another process tells. Raises OSError: it fails, or the project is not there."""
    if not (folder / "engine").is_dir():
        raise FileNotFoundError(f"no project in {folder}")
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if told.returncode:
        raise OSError(f"no measure of {folder}: {told.stderr.strip().rpartition(chr(10))[2]}")
    found: Mapping[str, Json] = json.loads(told.stdout)
    return found


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _whole(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _pace(start: Start, **how: bool) -> tuple[int, float]:
    """Answers and seconds of processor time of a whole game; keywords as for `played_on`."""
    began = process_time()
    answers = played_on(start, **how)
    return answers, process_time() - began


def _rebuilds(start: Start) -> dict[str, Json]:
    rules = games.rules_of(start.game)
    table, chance = (
        Table.new(rules, start.seats, start.seed, start.options, keep=True),
        stream(start.seed, 0, 0, "bench"),
    )
    safe, tail, times, tails, sizes = table.opening.safe, list[Given](), list[float](), list[int](), list[int]()
    while table.ask is not None and safe is not None:
        seat, verb, value = choose(table, chance)[:3]
        taken = table.answer(seat, value, verb)
        safe, tail = (safe, [*tail, taken.given]) if taken.safe is None else (taken.safe, [])
        if table.ask is not None and table.ask.number % EACH == 0:
            times.append(min(_rebuild(rules, safe, tail) for _ in range(2)))
            tails.append(len(tail))
            sizes.append(len(safe))
    return {**_spread("rebuild_ms", times), **_spread("tail", tails), **_spread("dump_bytes", sizes)}


def _rebuild(rules: AnyRules, safe: bytes, tail: Sequence[Given]) -> float:
    """Milliseconds of processor time."""
    began = process_time()
    Table.rebuild(rules, safe, tail)
    return 1000 * (process_time() - began)


def _spread(name: str, values: list[float] | list[int]) -> dict[str, Json]:
    some = values or [0]
    late = sorted(some)[len(some) * 99 // 100]
    return {f"{name}_median": round(median(some), 3), f"{name}_p99": round(late, 3), f"{name}_max": round(max(some), 3)}


def _start(asked: argparse.Namespace) -> Start:
    seats = asked.seats or games.rules_of(asked.game).seats[-1]
    return Start(asked.game, seats, asked.seed, _options(asked))


def _options(asked: argparse.Namespace) -> dict[str, str]:
    return dict(pair.partition("=")[::2] for pair in asked.option)


def _account(game: RandomGame) -> dict[str, Json]:
    start = game.start
    return {
        "game": start.game,
        "seats": start.seats,
        "seed": _number(start.seed),
        "answers": len(game.answers),
        "rounds": game.rounds,
    }


def _outcome(game: RandomGame) -> dict[str, Json]:
    winners = game.result.winners if game.result else ()
    scores = game.result.scores if game.result else ()
    return {"winner": winners[0] if len(winners) == 1 else [*winners] or None, "scores": [*scores]}


def _number(seed: str) -> Json:
    number = whole(seed)
    return seed if number is None else number


def _why(error: Exception) -> str:
    if isinstance(error, AnswerError):
        rule = f" ({error.rule})" if isinstance(error, IllegalAnswer) and error.rule else ""
        return json.dumps(to_json(error.text)) + rule
    return str(error)


def _out(asked: argparse.Namespace, found: Json) -> int:
    if asked.json:
        print(json.dumps(found))
    elif isinstance(found, Mapping):
        for key, value in found.items():
            print(f"{key}: {value if isinstance(value, str) else json.dumps(value)}")
    return 0


Command = Callable[[argparse.Namespace], int]
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The rules without Discord.")
    commands = parser.add_subparsers(required=True, metavar="command")
    _command(commands, "games", _games, "names of the games")
    _fresh(_command(commands, "new", _new, "the empty rooms of a new game, with tests that say what is missing"))
    one = _command(commands, "play", _play, "a whole game by random legal answers")
    _game(one)
    one.add_argument("--save", metavar="FILE", help="write the game to a file that verify and the bot can read")
    many = _command(commands, "fuzz", _fuzz, "many games with every check on; failures are saved in failures/")
    _game(many)
    many.add_argument("--games", type=int, default=20)
    many.add_argument("--rate", type=float, default=RATE, help="share of the answers at which the slow checks run")
    many.add_argument(
        "--minds", type=float, default=0.0, help="share of the games that programs play, with what they reach"
    )
    many.add_argument("--corrections", type=float, default=0.0, help="share of the safe points at which one is made")
    _command(commands, "verify", _verify, "replay a saved game under today's rules").add_argument("file")
    _command(commands, "rules", _rules, "each rule: where implemented, which tests cite it").add_argument("game")
    lot = _command(commands, "seats", _seats, "for each seat who drew it, by the order in which people came")
    lot.add_argument("seed")
    lot.add_argument("count", type=int)
    _ranking(_command(commands, "ladder", _ladder, "players against each other: who wins how often"))
    search = _command(commands, "tune", _tune, "weights of a mind by games against itself")
    _ranking(search)
    search.add_argument("--proof", type=int, default=200, help="further games, against what was there before")
    speed = _command(commands, "bench", _bench, "answers a second, time of a rebuild, size of a saved state")
    _game(speed)
    speed.add_argument("--games", type=int, default=5, help="games for each number of seats")
    speed.add_argument("--against", metavar="FOLDER", help="another checkout of the project, measured beside this one")
    return parser


def _command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], help: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)
    return parser


def _ranking(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--players", default="keen,chance", help="who sits where: keen,steady-raider,chance")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table chooses")
    parser.add_argument("--cores", type=int, default=None, help="processes; all cores if not given")


def _fresh(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", type=package_name, help="as a package is called: lower case, with underscores")
    parser.add_argument("--into", type=Path, default=ROOT, metavar="FOLDER", help="a checkout of the project")


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table chooses")
    parser.add_argument("--steps", type=int, default=STEP_LIMIT, help="answers after which a game counts as endless")


if __name__ == "__main__":
    sys.exit(main())
