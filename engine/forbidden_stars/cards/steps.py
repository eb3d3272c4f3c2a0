"""Abilities as the data say them: steps in order, each a word of one vocabulary. FS-CARD-08

A step is a row such as `{"op": "gain_tokens", "who": "self", "n": 2, "face": "bolter"}`. The rooms `*_steps` register
what its word does and when it could do anything at all. What is possible is done, the rest is lost; but what depends on
a price is not done unless it is paid in full. D-44
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.windows import Occasion
from engine.forbidden_stars.combat import sides
from engine.forbidden_stars.components import FACTIONS, Ability
from engine.forbidden_stars.galaxy import areas, units
from engine.forbidden_stars.interface import random_weights
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Unit
from engine.text import Param, T, Text, seat_name

CardStep = Mapping[str, Any]
UNLESS = Question("unless", open=True)
"""Whether the other player does what spares it the rest of an ability."""


@dataclass(slots=True)
class Doing:
    """A paragraph that is resolved.

    Attributes:
        seat: whose component `source` is. FS-CARD-09
        about: at what moment, where that matters.
        number: which paragraph of it, counted from 1.
        free: nothing is done yet, and whoever is asked first may still leave the paragraph out. FS-CARD-07
        spent: dice that the last price took; `target`, `named`: the unit or face-up card named by a step before;
            `system`: where a step before destroyed a unit.
    """

    game: Game
    seat: Seat
    source: str
    about: Occasion | None = None
    number: int = 1
    free: bool = False
    spent: int = 0
    target: Unit | None = None
    named: str | None = None
    system: str | None = None

    @property
    def name(self) -> Text:
        """The component."""
        return words.faction(self.source) if self.source in FACTIONS else words.card(self.source)

    def other(self) -> Seat:
        """The opponent: in an orbital strike the owner of the world."""
        strike = self.game.state.strike
        if strike is None:
            return sides.opponent(self.game, self.seat)
        held = areas.holders(self.game.area(strike.world))
        return next((seat for seat in held if seat != self.seat), self.seat)

    def who(self, step: CardStep) -> Seat:
        """The player that a step is about."""
        return self.seat if step.get("who", "self") == "self" else self.other()

    def chooser(self, step: CardStep) -> Seat:
        """Who chooses: the owner, unless the card says otherwise. FS-CARD-09"""
        return self.other() if step.get("chooser") == "opponent" else self.seat

    def asks(self, verb: str, chooser: Seat, **about: Param) -> Text:
        """What is asked on the way."""
        return Text(f"forbidden_stars-ask-{verb}", {"seat": seat_name(chooser), "card": self.name, **about})

    @property
    def says(self) -> Text:
        """What the paragraph says."""
        return words.dominate(self.source) if self.source in FACTIONS else words.paragraph(self.source, self.number)

    async def pick(self, kind: Question, options: list[Option], about: Text, **how: Any) -> str | None:
        """One of the options, picked by the owner; None where it leaves the paragraph out. FS-CARD-07, FS-CARD-09"""
        if not self.free:
            return await self.game.pick(kind, self.seat, options, about, **how)
        self.free = False
        about = T("forbidden_stars-ask-how", seat=seat_name(self.seat), card=self.name, text=self.says)
        lean = random_weights.to_act
        picked = await self.game.pick(kind, self.seat, [*options, _LEAVE], about, lean=lean, **how)
        return None if picked == LEAVE else picked


LEAVE = "leave"
_LEAVE = Option(LEAVE, T("forbidden_stars-leave-it"))
Do = Callable[[Doing, CardStep], Awaitable[bool]]
Able = Callable[[Doing, CardStep], bool]
DO: dict[str, Do] = {}
"""What a word does; False where it is a price that was not paid, or was left out."""
ABLE: dict[str, Able] = {}
"""Whether it would change anything; whether a price can be paid."""
OFFERS: dict[str, Able] = {}
"""Whether what it asks first can be answered by leaving it out (`Doing.pick`), so nobody need be asked before."""
GIFTS: dict[str, Able] = {}
"""Whether it brings its owner something and can never harm, so that nobody need be asked."""
PRICES = frozenset({"spend_dice", "pay_materiel"})
DISCARD = "discard_this"
"""The word for giving the component up, which may be done for nothing. D-44"""


def op(
    name: str, able: Able | None = None, *, offers: Able | None = None, gift: Able | None = None
) -> Callable[[Do], Do]:
    """Registers a word with what `ABLE`, `OFFERS` and `GIFTS` know of it."""

    def register(do: Do) -> Do:
        assert name not in DO, f"{name} is said twice"
        DO[name] = do
        for known, judge in ((ABLE, able), (OFFERS, offers), (GIFTS, gift)):
            if judge is not None:
                known[name] = judge
        return do

    return register


async def follow(doing: Doing, steps: Sequence[CardStep]) -> bool:
    """Does the steps in order, up to a price that is not paid. FS-CARD-08, FS-SPEND-05, D-44"""
    for step in steps:
        if not await DO[step["op"]](doing, step):
            return False
        doing.free = False
    return True


def able(doing: Doing, step: CardStep) -> bool:
    """Whether a step would change anything."""
    judge = ABLE.get(step["op"])
    return judge is None or judge(doing, step)


def payable(doing: Doing, steps: Sequence[CardStep]) -> bool:
    """Whether every price among them can be paid. FS-SPEND-05"""
    return all(able(doing, step) for step in steps if step["op"] in PRICES)


def useful(doing: Doing, steps: Sequence[CardStep]) -> bool:
    """Whether the prices can be paid and something would change besides."""
    return payable(doing, steps) and any(able(doing, step) for step in steps if step["op"] not in PRICES)


@dataclass(frozen=True, slots=True)
class Printed:
    """A paragraph of a component, `number` counted from 1. It is what the effects room calls. FS-CARD-06

    `declinable`: it is resolved without having been chosen, so its owner may leave it out. FS-CARD-07
    """

    source: str
    number: int
    ability: Ability
    declinable: bool = False

    async def __call__(self, game: Game, seat: Seat, about: Occasion, target: str) -> None:
        doing = Doing(game, seat, self.source, about, self.number)
        doing.free = self._free(doing)
        await follow(doing, self.ability.do)

    def idle(self, game: Game, seat: Seat) -> bool:
        """Whether it would change nothing, for all to see."""
        return not useful(Doing(game, seat, self.source), self.ability.do)

    def works(self, game: Game, seat: Seat) -> bool:
        """Whether anything would come of giving its component up for it."""
        return useful(Doing(game, seat, self.source), [step for step in self.ability.do if step["op"] != DISCARD])

    def offers(self, game: Game, seat: Seat) -> bool:
        """Whether what it asks first can be answered by leaving it out. FS-CARD-07"""
        return self._free(Doing(game, seat, self.source))

    def gives(self, game: Game, seat: Seat) -> bool:
        """Whether it is made of gifts alone."""
        doing = Doing(game, seat, self.source)
        return all(judged(GIFTS, doing, step) for step in self.ability.do)

    def _free(self, doing: Doing) -> bool:
        return self.declinable and judged(OFFERS, doing, self.ability.do[0])

    @property
    def text(self) -> Text:
        """What it says."""
        return words.paragraph(self.source, self.number)


def judged(known: Mapping[str, Able], doing: Doing, step: CardStep) -> bool:
    """What one of the tables above says of a step; False where it does not know the word."""
    judge = known.get(step["op"])
    return judge is not None and judge(doing, step)


def working(game: Game, seat: Seat, source: str) -> int:
    """How many copies of a component have an effect in force for a seat. FS-CARD-14"""
    return sum(effect.source == source and effect.seat == seat for effect in game.state.effects)


def say_moved(doing: Doing, going: list[Unit], start: str, end: str) -> None:
    """Tells of units that a step moves."""
    text = T(
        "forbidden_stars-moves",
        seat=seat_name(doing.seat),
        units=words.units(units.count(going)),
        start=words.area(start),
        end=words.area(end),
    )
    doing.game.say(text, where=[start, end])
