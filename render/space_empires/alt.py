"""The pictures in sentences, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.focus import shown_by
from engine.space_empires import words
from engine.space_empires.face.view import View
from engine.text import Param, T, Text
from render.space_empires.scene import BATTLE, FOCUS, NEAR, OWN, SEAT


def sentences(view: View, names: Sequence[str], zoom: str | None) -> list[Text]:
    """What is shown, where the game stands, who has how much, and whose turn it is."""
    found = list(_subject(view, names, zoom))
    phase = words.phase(view.step if view.phase == "turn" else view.phase)
    stands: dict[str, Param] = {"round": view.round, "turn": view.turn, "phase": phase}
    seats = tuple(_seat(view, seat.seat, names) for seat in view.seats)
    key = "space_empires-picture-alt" if view.round else "space_empires-picture-alt-setup"
    found.append(Text(key, {**stands, "seats": seats}))
    if view.active is not None and not view.winners:
        found.append(T("space_empires-picture-alt-turn", name=names[view.active]))
    for winner in view.winners:
        found.append(T("space_empires-picture-alt-winner", name=names[winner]))
    return found


def _seat(view: View, number: int, names: Sequence[str]) -> Text:
    seat = view.seats[number]
    return T(
        "space_empires-picture-alt-seat", name=names[number], colonies=seat.colonies, cp=seat.worth,
        counters=seat.counters,
    )  # fmt: skip


def _subject(view: View, names: Sequence[str], zoom: str | None) -> Iterator[Text]:
    if zoom is None:
        if view.viewer is not None:
            yield T("space_empires-picture-alt-own", name=names[view.viewer])
    elif zoom.startswith(SEAT):
        yield T("space_empires-picture-alt-panel", name=names[int(zoom.removeprefix(SEAT))])
    elif zoom.startswith(FOCUS):
        ids, moves = shown_by(zoom, FOCUS)
        yield Text("space_empires-picture-alt-focus", {"hexes": tuple(map(words.hex, ids))})
        if moves:
            targets = tuple(words.hex(end) for _, end in moves)
            yield Text("space_empires-picture-alt-arrows", {"origin": words.hex(moves[0][0]), "targets": targets})
    elif zoom.startswith(NEAR):
        around = tuple(map(words.hex, zoom.removeprefix(NEAR).split(",")))
        yield Text("space_empires-picture-alt-near", {"hexes": around})
    elif zoom in OWN:
        yield Text(f"space_empires-picture-alt-{zoom}")
    elif zoom.startswith(BATTLE):
        yield T("space_empires-picture-alt-battle", hex=words.hex(zoom.removeprefix(BATTLE)))
    else:
        yield T("space_empires-picture-alt-zoom", hex=words.hex(zoom))
