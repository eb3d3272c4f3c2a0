"""Points, moments and holdings of this game; `engine.effects` says how rules declare and cards use them.

Points and moments of orders, purchases, storms and events stand beside their rules in `orders/`, `economy/` and
`phases/`, those of combat in `combat/`; the cards in `cards/` name them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from engine import effects
from engine.ask import Option, Seat
from engine.effects import PASS, Holding, UseId
from engine.forbidden_stars import words
from engine.forbidden_stars.play import Game, Question
from engine.text import T, Text, seat_name

V = TypeVar("V")
A = TypeVar("A")
O = TypeVar("O", bound="Occasion")
Entry = effects.Entry[Game]
At = effects.At[Game]


class Point(effects.Point[Game, V, A]):
    """A value of a seat that abilities in force may change: a card goes before a rule. FS-GOLD-02, FS-GOLD-03"""


class TablePoint(effects.TablePoint[Game, V]):
    """A value of the whole table."""


@dataclass(slots=True, kw_only=True)
class Occasion(effects.Occasion):
    """What is happening.

    Attributes:
        place: the area, system or edge that it is about, for the picture.
    """

    place: str = ""


TARGET = Question("target", open=True)
"""What an ability is used on, as every window asks it when the ability is announced."""


class Moment(effects.Moment[Game, O]):
    """An occasion at which abilities are used. It asks `forbidden_stars-react-<name>`, `seat` in it the actor."""

    questions, target = Question, TARGET

    def __init__(self, name: str, *, passable: bool = True, open: bool = True) -> None:
        """`open`: everybody may know its options, which lie in play areas; False where nobody is asked by its name."""
        super().__init__(name, passable=passable)
        self.question_kind.open = open

    def order(self, game: Game) -> list[Seat]:
        """In combat the attacker, then the defender; else from the first player on. FS-SIM-01, FS-SIM-02"""
        combat = game.state.combat
        if combat is None:
            return game.clockwise()
        both = [combat.attacker, combat.defender]
        return both + [seat for seat in game.clockwise() if seat not in both]

    def question(self, occasion: O, asked: Sequence[Seat]) -> Text:
        actor = T("list-empty") if occasion.actor is None else seat_name(occasion.actor)
        return Text(f"forbidden_stars-react-{self.name}", {"seat": actor})

    def passing(self) -> Option:
        return _PASS

    def where(self, occasion: O) -> Sequence[str]:
        return (occasion.place,) if occasion.place else ()


_PASS = Option(PASS, T("forbidden_stars-use-nothing"))


class Open(Holding[Game]):
    """Components that lie open in a play area. Their names and texts are those of `words`."""

    def ready(self, at: At, seat: Seat, source: str) -> bool:
        """Whether a component can be used now."""
        return at.game.in_force.has(seat, source)

    def held(self, at: At, seat: Seat, ability: Entry) -> Sequence[str]:
        return (_choice(self.name, ability.source),) if self.ready(at, seat, ability.source) else ()

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        at.game.say(T("forbidden_stars-uses", seat=seat_name(seat), card=words.card(ability.source)))
        await ability.use(at.game, seat, at.occasion, target.id)
        return True

    def option(self, choice: str) -> Option:
        return _option(choice)

    def question(self, seat: Seat, choice: str) -> Text:
        return T("forbidden_stars-ask-target", seat=seat_name(seat), card=words.card(UseId.read(choice).source))

    def step(self, seat: Seat, choice: str) -> Text | None:
        return _step(seat, UseId.read(choice).source)


class Scheme(Open):
    """The scheme in play; using it usually costs it, which its steps say. FS-EVENT-05"""

    def ready(self, at: At, seat: Seat, source: str) -> bool:
        return at.game.player(seat).scheme == source


class Upgrade(Open):
    """An order upgrade that lies face up: it is turned down when it is used. FS-UPG-07, FS-UPG-08, FS-UPG-10, D-19"""

    def ready(self, at: At, seat: Seat, source: str) -> bool:
        player, order = at.game.player(seat), at.game.state.resolving
        if order is not None and source in order.bought:
            return False
        return source in player.upgrades and source not in player.used

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        at.game.player(seat).used.append(ability.source)
        return await super().announce(at, seat, ability, choice, target)


class Sheet(Open):
    """The Dominate ability of a faction sheet. FS-DOM-05"""

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        at.game.say(T("forbidden_stars-uses-dominate", seat=seat_name(seat)))
        await ability.use(at.game, seat, at.occasion, target.id)
        return True

    def option(self, choice: str) -> Option:
        source = UseId.read(choice).source
        named = T("forbidden_stars-sheet-ability", faction=words.faction(source))
        return Option(choice, named, more=words.dominate(source))

    def question(self, seat: Seat, choice: str) -> Text:
        return T("forbidden_stars-ask-dominate", seat=seat_name(seat))

    def step(self, seat: Seat, choice: str) -> Text | None:
        return T("forbidden_stars-pending-dominate", seat=seat_name(seat))


class Revealed(Open):
    """A card that its rule resolves when it is shown: an event card, a combat card (`Window.follow`)."""

    def ready(self, at: At, seat: Seat, source: str) -> bool:
        return True

    async def announce(self, at: At, seat: Seat, ability: Entry, choice: UseId, target: Option) -> bool:
        await ability.use(at.game, seat, at.occasion, target.id)
        return True


SCHEME, UPGRADE, SHEET = Scheme("scheme"), Upgrade("upgrade"), Sheet("faction")
EVENT, CARD = Revealed("event"), Revealed("card")


@cache
def _choice(holding: str, source: str) -> str:
    return UseId(holding, source).id


@cache
def _option(choice: str) -> Option:
    source = UseId.read(choice).source
    return Option(choice, words.card(source), more=words.explained(source))


@cache
def _step(seat: Seat, source: str) -> Text:
    return T("forbidden_stars-pending-card", seat=seat_name(seat), card=words.card(source))
