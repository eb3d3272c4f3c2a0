"""Galaxies as text, as the rest of the house asks for them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hexes import Hex
from engine.kit.maps import Judgement, Maps
from engine.text import Text
from engine.ti4.galaxy import map_building, map_judging, map_text, neighbourhood
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
        return map_judging.judge(text, seats)

    def pack(self, text: str) -> str:
        return map_text.pack(map_text.read(text))

    def write(self, text: str, form: str) -> str:
        return map_text.write(map_text.read(text), form)

    def of(self, view: View) -> str:
        """Homes that do not lie there yet are open; other spaces without a tile are nothing."""
        places = {NUMBERS[Hex(*spot)]: HOME for spot in view.homes}
        places |= {NUMBERS[Hex(*one.at)]: Entry(one.tile) for one in view.systems if one.at is not None}
        return map_text.write(tuple(places.get(at, NOTHING) for at in range(max(places) + 1)))

    def preview(self, text: str) -> View:
        """The galaxy without its home systems."""
        state = setup.new_state(len(map_judging.homes_in(map_text.read(text))), "", Options(map=self.pack(text)))
        map_building.lay_before_homes(state)
        return see(state, None)

    def around(self, text: str) -> Sequence[Text]:
        return neighbourhood.in_words(text)


GALAXIES = Galaxies()
