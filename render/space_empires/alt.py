"""The pictures in sentences, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.interface.view import View
from engine.text import Param, T, Text
from engine.zoom import Places
from render.space_empires.scene import Scene


def stands(scene: Scene) -> Iterator[Text]:
    """Where the game stands, who has how much, whose turn it is, and who has won."""
    view, names = scene.view, scene.names
    phase = words.phase(view.step if view.phase == "turn" else view.phase)
    stands: dict[str, Param] = {"round": view.round, "turn": view.turn, "phase": phase}
    seats = tuple(_seat(view, seat.seat, names[seat.seat]) for seat in view.seats)
    key = "space_empires-picture-alt" if view.round else "space_empires-picture-alt-setup"
    yield Text(key, {**stands, "seats": seats})
    if view.active is not None and not view.winners:
        yield T("space_empires-picture-alt-turn", name=names[view.active])
    for winner in view.winners:
        yield T("space_empires-picture-alt-winner", name=names[winner])


def _seat(view: View, number: Seat, name: str) -> Text:
    seat = view.seats[number]
    return T("space_empires-picture-alt-seat", name=name, colonies=seat.colonies, cp=seat.worth, counters=seat.counters)


def focus_told(scene: Scene, asked: Places) -> Iterator[Text]:
    """The hexes of a question, and where units can go."""
    yield Text("space_empires-picture-alt-focus", {"hexes": tuple(map(words.hex, asked.ids))})
    if asked.moves:
        targets = tuple(words.hex(end) for _, end in asked.moves)
        yield Text("space_empires-picture-alt-arrows", {"origin": words.hex(asked.moves[0][0]), "targets": targets})


def near_told(scene: Scene, asked: Places) -> Iterator[Text]:
    """The hexes where something can be ordered."""
    yield Text("space_empires-picture-alt-near", {"hexes": tuple(map(words.hex, asked.ids))})
