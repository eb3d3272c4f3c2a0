"""Pictures from the command line: of a game played by random legal answers, the gallery, and how long drawing takes.

The only file of this room that reads the languages, which belong to the bot.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter

from engine.eclipse.interface import zooms as eclipse
from engine.errors import AnswerError
from engine.games import TITLES, rules_of
from engine.space_empires.interface import zooms as space_empires
from render import NoPainter, Picture, Say, explain, paint
from render.cards import hand, sheet
from render.demo import HELD, SEEDS, SHOWN, Position, bench, gallery, position

NAMES = ("Alicja", "Bruno", "Celina", "Dawid", "Ewa", "Filip")
GREETING = "ti4-6-middle"
"""Drawn in Polish too: a sandbox shows it to newcomers in their language."""
CLOSE_UPS = {
    "ti4": "a system to see large, such as 18",
    "eclipse": "a sector to see large, such as 001",
    "forbidden_stars": "a system to see large, such as 10A",
    "space_empires": "a hex to see large, such as C7; or seat-1, sheet, technology, groups, focus-C7,C8",
}
"""What the zoom of a game can be, for its help; a game that is not in here has its places."""
CLOSER = {
    "eclipse": (
        ("--blueprints", "SEAT", eclipse.SHIPS, "a seat's ships, from 0 on"),
        ("--battle", "SECTOR", eclipse.BATTLE, "the fleets on a sector"),
    ),
    "space_empires": (("--battle", "HEX", space_empires.BATTLE, "the battle in a hex"),),
}
"""Further close-ups of a game: the option, what it takes, the kind of zoom that makes of it, what it shows."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except (AnswerError, NoPainter, OSError) as error:
        print(f"{type(error).__name__}: {_why(error)}", file=sys.stderr)
        return 1


def _why(error: Exception) -> str:
    return words("en")(error.text) if isinstance(error, AnswerError) else str(error)


def words(language: str) -> Say:
    """The words of a language."""
    from bot.locales import Locales

    return Locales().speaker(language, NAMES)


def _draw(asked: argparse.Namespace) -> int:
    seat = None if asked.seat == "public" else int(asked.seat)
    options = dict(pair.partition("=")[::2] for pair in asked.option)
    found = position(asked.run_game, _seats(asked.run_game, asked.seats), asked.seed, asked.answers, seat, options)
    try:
        picture = _picture(asked.run_game, found, asked.lang, asked.zoom)
    except KeyError:
        print(f"nothing of this board: {asked.zoom}", file=sys.stderr)
        return 1
    _write(Path(asked.out), picture)
    return 0


def _seats(game: str, asked: int) -> int:
    """As many as are asked for; else as many as can play, as far as there are names."""
    return asked or min(max(rules_of(game).seats), len(NAMES))


def _picture(game: str, found: Position, language: str, zoom: str | None) -> Picture:
    return paint(game, found.view, words=words(language), names=NAMES, marks=found.marks, zoom=zoom)


def _write(file: Path, picture: Picture) -> None:
    file.write_bytes(picture.png)
    print(f"{file}: {picture.width} x {picture.height}, {len(picture.png) // 1024} KiB. {picture.alt}")


def _gallery(asked: argparse.Namespace) -> int:
    folder = Path(asked.out)
    folder.mkdir(parents=True, exist_ok=True)
    for game in asked.game or SEEDS:
        for language in ("en", "pl"):
            _write(folder / f"{game}-legend-{language}.png", explain(game, words(language)))
            _readable(folder, game, language)
        for name, found, zoom in gallery(game):
            _write(folder / f"{name}.png", _picture(game, found, asked.lang, zoom))
            if name == GREETING:
                _write(folder / f"{name}-pl.png", _picture(game, found, "pl", zoom))
    return 0


def _readable(folder: Path, game: str, language: str) -> None:
    """Some components, and a hand."""
    if game in SHOWN:
        _write(folder / f"{game}-cards-{language}.png", sheet(game, SHOWN[game].split(), words=words(language)))
    if game in HELD:
        _write(
            folder / f"{game}-hand-{language}.png", hand(game, HELD[game].split(), words=words(language), names=NAMES)
        )


def _bench(asked: argparse.Namespace) -> int:
    began = perf_counter()
    seats = _seats(asked.game, asked.seats)
    figures = bench(asked.game, seats, words("en"), NAMES)
    if asked.json:
        print(json.dumps({"game": asked.game, "seats": seats, **figures}))
        return 0
    for name, figure in figures.items():
        print(f"{name.replace('_', ' '):>12}  {figure}")
    print(f"measured in {perf_counter() - began:.1f} s: python -m render bench {asked.game} --seats {seats}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m render", description="Pictures of games.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    drawing = [_drawing(commands, game) for game in TITLES]
    showing = commands.add_parser("gallery", help="start, middle, close-ups and end for several numbers of seats")
    showing.set_defaults(run=_gallery)
    showing.add_argument("game", nargs="*", help="of all games if none is named")
    showing.add_argument("--out", default="docs/gallery")
    timing = commands.add_parser("bench", help="how long drawing takes")
    timing.set_defaults(run=_bench)
    timing.add_argument("game", nargs="?", default=next(iter(CLOSE_UPS)))
    timing.add_argument("--json", action="store_true")
    for command in (*drawing, timing):
        command.add_argument("--seats", type=int, default=0, help="as many as can play, if none are said")
    for command in (*drawing, showing):
        command.add_argument("--lang", default="en", choices=("en", "pl"))
    return parser


def _drawing(commands: argparse._SubParsersAction[argparse.ArgumentParser], game: str) -> argparse.ArgumentParser:
    drawing = commands.add_parser(game, help="a picture of a game played by random legal answers")
    drawing.set_defaults(run=_draw, run_game=game)
    drawing.add_argument("--seed", default="1", help="of the dice and of the answers")
    drawing.add_argument("--answers", type=int, default=400, help="how many answers to give before drawing")
    drawing.add_argument("--seat", default="public", help="whose view: a seat from 0 on, or public")
    drawing.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table chooses")
    drawing.add_argument("--out", default="map.png")
    closer = drawing.add_mutually_exclusive_group()
    closer.add_argument("--zoom", help=CLOSE_UPS.get(game, "a place to see large"))
    for name, of, zoom, shows in CLOSER.get(game, ()):
        closer.add_argument(name, dest="zoom", type=zoom.prefix.__add__, metavar=of, help=shows)
    return drawing


if __name__ == "__main__":
    sys.exit(main())
