"""Computer players who sit down: what they are called, and where."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.locales.handles import looks
from bot.store import SeatRow
from engine.ask import Seat
from engine.game import AnyRules
from engine.players.characters import CHANCE, EVEN, TRAITS, PlayerKind

STARS = (
    "Alphard", "Bellatrix", "Deneb", "Electra", "Furud", "Gienah", "Hadar", "Izar", "Kochab", "Mizar", "Sabik",
    "Thuban",
)  # fmt: skip
"""Stars that no game has: no place, faction or card is called so."""
USUAL = PlayerKind("steady")
"""Who fills empty seats."""


def newcomer(rows: Sequence[SeatRow], seat: Seat, kind: PlayerKind) -> SeatRow:
    """A computer player in this seat, called as nobody else here; one that plays by chance has no name."""
    if kind.level == CHANCE:
        return SeatRow(seat, None, "")
    named = {looks(row.name) for row in rows}
    name = next((star for star in STARS if looks(star) not in named), STARS[seat % len(STARS)])
    return SeatRow(seat, None, name, player=str(kind))


def unlike(kinds: Sequence[PlayerKind], seed: str, sat: int = 0) -> list[PlayerKind]:
    """The same levels, and traits that nobody chose drawn from the table's seed: each game meets players who like other
    things, no two alike as long as there are traits left. `sat`: how many computer players sit there already.
    """
    traits = sorted(TRAITS)
    Random(f"{seed}/traits").shuffle(traits)
    drawn = [traits[(sat + number) % len(traits)] for number in range(len(kinds))]
    return [
        kind._replace(trait=trait) if kind.level != CHANCE and kind.trait == EVEN else kind
        for kind, trait in zip(kinds, drawn, strict=True)
    ]


def usual(rules: AnyRules) -> PlayerKind:
    """Who fills the empty seats of a game: chance where no program knows it."""
    return USUAL if rules.mind is not None else PlayerKind(CHANCE)
