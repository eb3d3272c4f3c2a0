"""Parts of a board for a draft, without a table: drawn from a seed or read, judged, written; many drawn and counted."""

from __future__ import annotations

import argparse
from collections import Counter
from time import perf_counter

from engine import games
from engine.commands.asked import Commands, Misasked, command, options_of, out
from engine.commands.maps import JUDGE, say_judged, text_of
from engine.errors import IllegalAnswer
from engine.kit.drawn_parts import DrawnParts
from engine.text import Json


def offer(commands: Commands) -> None:
    """Adds these commands."""
    about = "slices for a draft: drawn from a seed or read from a text, judged, and written in another form"
    parser = command(commands, "draft", _draft, about)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="for how many; the most if not given")
    parser.add_argument("--seed", default="1", help="of the table: the same seed, the same draft")
    parser.add_argument("--from", dest="source", metavar="TEXT|FILE|-", help="slices of another draft; - reads input")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table chooses")
    parser.add_argument("--to", default="", metavar="FORM", help="a form of the game, or judge")
    parser.add_argument("--count", type=int, default=0, help="draws so many, from seeds in a row, and counts")


def _draft(asked: argparse.Namespace) -> int:
    """The exit code is 1 where nobody can play with the slices, or some that were drawn break a rule."""
    drawn, seats, options = _drawn(asked), _seats(asked), _options(asked)
    if asked.count:
        return _counted(asked, drawn, seats, options)
    text = text_of(asked.source) if asked.source else drawn.draw(seats, asked.seed, options)
    found = drawn.judge(text, seats, options)
    written = None if asked.to == JUDGE else drawn.write(found.string, asked.to or drawn.forms[0], seats)
    if asked.json:
        out(asked, {"game": asked.game, **found.to_json(), **({} if written is None else {"draft": written})})
    else:
        say_judged(found, written)
    return 1 if found.faults else 0


def _counted(asked: argparse.Namespace, drawn: DrawnParts, seats: int, options: dict[str, str]) -> int:
    """Many drafts in a row: which rules they break, and how long the slowest took."""
    broken, refused, slowest = Counter[str](), 0, 0.0
    for number in range(asked.count):
        began = perf_counter()
        try:
            text = drawn.draw(seats, f"{asked.seed}.{number}", options)
        except IllegalAnswer:
            refused += 1
            continue
        slowest = max(slowest, perf_counter() - began)
        found = drawn.judge(text, seats, options)
        broken.update(one.kind for one in (*found.faults, *found.warnings))
    counts: dict[str, Json] = {**broken}
    told: dict[str, Json] = {"drafts": asked.count, "seats": seats, "refused": refused, "broken": counts}
    told["slowest_seconds"] = round(slowest, 4)
    if asked.json:
        out(asked, told)
    else:
        print(f"{asked.count} drafts for {seats}: {sum(broken.values())} rules broken, {refused} refused", end="")
        print(f", the slowest in {slowest:.3f} s")
    return 1 if broken or refused else 0


def _drawn(asked: argparse.Namespace) -> DrawnParts:
    drawn = games.rules_of(asked.game).drawn
    if drawn is None:
        raise Misasked(f"nothing of {asked.game} is drawn for a draft")
    if asked.to not in (*drawn.forms, JUDGE, ""):
        forms = ", ".join((*drawn.forms, JUDGE))
        raise Misasked(f"there is no form {asked.to[:40]!r}; it is one of {forms}")
    return drawn


def _seats(asked: argparse.Namespace) -> int:
    seats = games.rules_of(asked.game).seats
    if asked.seats and asked.seats not in seats:
        raise Misasked(f"{asked.game} is for {', '.join(map(str, seats))} seats, not for {asked.seats}")
    return asked.seats or max(seats)


def _options(asked: argparse.Namespace) -> dict[str, str]:
    known = {choice.name: choice.values for choice in games.rules_of(asked.game).choices if choice.under}
    chosen = options_of(asked)
    for name, value in chosen.items():
        if value not in known.get(name, ()):
            offered = "; ".join(f"{one}={'|'.join(values)}" for one, values in known.items())
            raise Misasked(f"{name[:40]}={value[:40]} is no option of a draft: {offered}")
    return chosen
