"""What the seats of a table are called, so that no name means two: by the player's name, and with the colour of its
pieces where the name alone could mean another player, or a word of the game.

Everything that names a seat asks here: sentences, buttons, lists, headlines, what is offered, and pictures.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Protocol

from bot.locales import LANGUAGES, read_once
from bot.names import LONGEST
from engine.ask import Seat
from engine.game import AnyRules
from engine.text import Param, T, Text
from render.canvas import printable

UNDRAWN = "bot-seat-undrawn"
"""The key of a name that begins with the colour, because a picture shows nothing of the rest."""
_ALIKE = str.maketrans(
    dict(zip("аеорсухіјѕԁһӏкмтвн", "aeopcyxljsdhlkmtbh", strict=True))
    | dict(zip("οανρτυικ", "oavptulk", strict=True))
    | dict(zip("01iı", "olll", strict=True))
)
"""Letters that look like Latin ones, and digits that do."""
_CODE = re.compile(r"[A-Za-z]{0,2}[0-9]{1,3}[A-Za-z]?")
"""A number, or how a game calls a place: 9, 223, C7, 10A."""
_BRACKETS = re.compile(r"\(([^()]*)\)$")
_NUMBER_BEHIND = re.compile(r"[0-9\s]+$")
_LONGEST, _SEATS = 2 * LONGEST, 8


class Named(Protocol):
    """Who sits in a seat; without a name, nobody that has one."""

    @property
    def seat(self) -> Seat:
        """Which seat."""

    @property
    def name(self) -> str:
        """The player's name."""


def handles(rows: Sequence[Named], rules: AnyRules) -> dict[Seat, Param]:
    """A player's name, with the colour where it could mean something else; seats without a name are left out."""
    named = tuple((row.seat, row.name) for row in rows if row.name)
    unclear = _unclear(named, rules)
    return {seat: _apart(name, seat, rules) if seat in unclear else name for seat, name in named}


def handle(rows: Sequence[Named], rules: AnyRules, seat: Seat) -> Param:
    """The same of one seat; a dash where nobody has a name there."""
    return handles(rows, rules).get(seat, "–")


def looks(name: str) -> str:
    """What is seen of a name in a picture, alike for all names that are easily taken for one another."""
    plain = unicodedata.normalize("NFKD", printable(unicodedata.normalize("NFKC", name)))
    return "".join(sign for sign in plain.casefold().translate(_ALIKE) if sign.isalnum())


@lru_cache(64)
def words_of(rules: AnyRules) -> frozenset[str]:
    """How the words of a game look, in every language: its places, factions, cards, colours and whatever else has one.

    A computer player is called as none of them.
    """
    locales, components = read_once(), rules.components()
    said = [*locales.fixed(f"{rules.name}-"), *(name for one in components for name in _names(one.name))]
    said += [locales.say(one.name, language) for one in components for language in LANGUAGES]
    said += [
        locales.say(Text(key, {"n": n + 1}), language)
        for key in ("bot-seat-number", "bot-arbiter")
        for n in range(_SEATS)
        for language in LANGUAGES
    ]
    return frozenset(looks(one) for one in said if len(one) <= _LONGEST)


def _names(name: Text) -> Iterable[str]:
    """What stands in the name of a component as it is written, such as that of a sector beside its number."""
    return (param for param in name.params.values() if isinstance(param, str))


@lru_cache(4096)
def _unclear(named: tuple[tuple[Seat, str], ...], rules: AnyRules) -> frozenset[Seat]:
    """The seats whose names could mean something else."""
    alone = {seat for seat, name in named if _is_word(name, rules)}
    for one, other in combinations(named, 2):
        if _alike(one[1], other[1]):
            alone |= {one[0], other[0]}
    return frozenset(alone)


def _alike(one: str, other: str) -> bool:
    """Whether two names look alike, or like each other with a number behind: 'Alex 9' and 'Alex'."""
    return looks(one) in _readings(other) or looks(other) in _readings(one)


def _readings(name: str) -> set[str]:
    return {looks(name), looks(_NUMBER_BEHIND.sub("", name))} - {""}


def _is_word(name: str, rules: AnyRules) -> bool:
    """Whether nothing is seen of a name, or it reads like a word of the game, a number, or like one with a colour."""
    seen, plain = looks(name), unicodedata.normalize("NFKC", name).strip()
    behind = _BRACKETS.search(plain)
    wearing = behind is not None and looks(behind[1]) in words_of(rules)
    return not seen or wearing or _CODE.fullmatch(plain) is not None or seen in words_of(rules)


def _apart(name: str, seat: Seat, rules: AnyRules) -> Text:
    colours = rules.colours
    by = Text(f"{rules.name}-colour-{colours[seat]}") if seat < len(colours) else T("bot-seat-number", n=seat + 1)
    return Text("bot-seat-apart" if looks(name) else UNDRAWN, {"name": name, "by": by})
