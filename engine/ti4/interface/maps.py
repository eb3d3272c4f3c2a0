"""Galaxies as text, as the rest of the house asks for them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hexes import Hex
from engine.kit.maps import Judgement, Maps
from engine.text import Text
from engine.ti4.draft import picking, slice_judging
from engine.ti4.galaxy import map_building, map_judging, map_text, neighbourhood, slices
from engine.ti4.galaxy.map_judging import NUMBERS
from engine.ti4.galaxy.map_text import HOME, NOTHING, Entry
from engine.ti4.interface.make_view import see
from engine.ti4.interface.view import View
from engine.ti4.phases import setup
from engine.ti4.state import Options


class Galaxies(Maps[View]):
    """Map strings, and what other tools make of them."""

    forms = map_text.FORMS
    option = "map"

    def judge(self, text: str, seats: int | None = None) -> Judgement:
        return slice_judging.judge(text, seats) if slices.are_slices(text) else map_judging.judge(text, seats)

    def pack(self, text: str) -> str:
        return slices.pack(slices.read(text)) if slices.are_slices(text) else map_text.pack(map_text.read(text))

    def write(self, text: str, form: str) -> str:
        """Slices are written as such in every form."""
        return slices.write(slices.read(text)) if slices.are_slices(text) else map_text.write(map_text.read(text), form)

    def of(self, view: View) -> str:
        """Homes that do not lie there yet are open; other spaces without a tile are nothing."""
        places = {NUMBERS[Hex(*spot)]: HOME for spot in view.homes}
        places |= {NUMBERS[Hex(*one.at)]: Entry(one.tile) for one in view.systems if one.at is not None}
        return map_text.write(tuple(places.get(at, NOTHING) for at in range(max(places) + 1)))

    def preview(self, text: str) -> View:
        """The galaxy without its home systems; or slices."""
        if slices.are_slices(text):
            return _preview(slices.read(text))
        state = setup.new_state(len(map_judging.homes_in(map_text.read(text))), "", Options(map=self.pack(text)))
        map_building.lay_before_homes(state)
        return see(state, None)

    def around(self, text: str) -> Sequence[Text]:
        if not slices.are_slices(text):
            return neighbourhood.in_words(text)
        return [picking.told(number, one) for number, one in enumerate(slices.read(text), 1)]


def _preview(found: Sequence[slices.Slice]) -> View:
    """The slices, before anybody picks."""
    seats = max(count for count in slices.SIXTHS if count <= len(found))
    state = setup.new_state(seats, "", Options(map=slices.pack(found)))
    state.draft = picking.prepared(state)
    map_building.lay(state, map_building.CENTRE_TILE, 0)
    return see(state, None)


GALAXIES = Galaxies()
