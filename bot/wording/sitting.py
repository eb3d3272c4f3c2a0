"""Who sits in a seat without a person, in words: a computer player by its level and trait, a stand-in, or nobody."""

from __future__ import annotations

from bot.live.model import Live
from bot.store import SeatRow
from engine.players.characters import EVEN, PlayerKind
from engine.text import T, Text, seat_name


def sits(live: Live, row: SeatRow) -> Text:
    """Who sits there, a person by the name alone."""
    name = seat_name(row.seat)
    if not row.stand_in:
        return name
    return T("mod-empty-seat", name=name) if live.is_vacant(row.seat) else stands_in(row)


def stands_in(row: SeatRow) -> Text:
    """Who sits in a seat without a person."""
    name = seat_name(row.seat)
    if not row.player:
        return T("bot-stand-in", name=name)
    return T("bot-program", name=name, kind=kind_text(PlayerKind.read(row.player)))


def kind_text(kind: PlayerKind) -> Text:
    """Level and trait: `keen, raider`."""
    return T("program-kind", level=Text(f"level-{kind.level}"), trait=kind.trait, name=Text(f"trait-{kind.trait}"))


def about_text(kind: PlayerKind) -> Text:
    """In one line what such a player is like."""
    level = Text(f"level-{kind.level}-about")
    return level if kind.trait == EVEN else T("program-about", level=level, trait=Text(f"trait-{kind.trait}-about"))
