"""The board in words: lists of places, a place with what lies around it, a seat with all that it has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.locales import Say
from engine.ask import Seat
from engine.board_text import BoardText, Near, PlaceText, SeatText, Show
from engine.text import T, Text


def overview(board: BoardText, say: Say) -> list[str]:
    """A line a seat, then what belongs to no place."""
    return [*(_seat_line(seat, say) for seat in board.seats), *_lines(board.table, say)]


def seat_words(seat: SeatText, say: Say) -> list[str]:
    """A seat with all that lies in front of it."""
    return [_title(seat.name, say), f"- {say(seat.brief)}", *_lines(seat.lines, say)]


def around(board: BoardText, place: PlaceText, say: Say) -> list[str]:
    """A place, and each of its neighbours in a line."""
    beside = [line for near in place.near for line in _neighbour(board, near, say)]
    return [_title(place.name, say), *_lines(place.lines, say), *beside]


def listed(board: BoardText, show: Show, seat: Seat | None, say: Say) -> list[str]:
    """The places of a list, a line each."""
    found = [_place_line(place, say) for place in board.listed(show, seat)]
    return [_title(list_name(show), say), *(found or [say(T("bot-look-none"))])]


def list_name(show: Show) -> Text:
    """What a list of places is called."""
    return Text(f"choice-look-{show}")


def _title(name: Text, say: Say) -> str:
    return f"**{say(name)}**"


def _lines(texts: Sequence[Text], say: Say) -> list[str]:
    return [f"- {say(text)}" for text in texts]


def _seat_line(seat: SeatText, say: Say) -> str:
    return f"- {say(T('bot-look-line', name=seat.name, lines=say(seat.brief)))}"


def _place_line(place: PlaceText, say: Say) -> str:
    return f"- {say(T('bot-look-line', name=place.name, lines=_joined(place, say)))}"


def _joined(place: PlaceText, say: Say) -> str:
    return " · ".join(say(line) for line in place.lines) or say(T("bot-look-nothing"))


def _neighbour(board: BoardText, near: Near, say: Say) -> Iterator[str]:
    place = board.place(near.id)
    if place is not None:
        way = say(near.way) if near.note is None else f"{say(near.way)} ({say(near.note)})"
        yield f"- {say(T('bot-look-near', way=way, name=place.name, lines=_joined(place, say)))}"
