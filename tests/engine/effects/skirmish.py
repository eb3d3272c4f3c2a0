"""A toy of effects: armies, combat cards of both sides revealed in turn, order upgrades, schemes, tactics and faction
abilities. It is what a game with effects looks like from its rules to its cards, on one page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from engine import effects
from engine.ask import Option, PickOne, Seat, Shape
from engine.effects import (
    PASS,
    Ability,
    Effect,
    EffectsRun,
    Holding,
    InForce,
    Occasion,
    Opened,
    UseId,
    Watched,
    without,
)
from engine.run import Core
from engine.text import T, Text, seat_name
from tests.asked import asked

# --- the state -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Army(Watched):
    """`cards` are secret; `faceup` are combat cards revealed in this combat, `schemes` event cards that stay."""

    faction: str
    units: int = 3
    materiel: int = 4
    cards: list[str] = field(default_factory=list)
    faceup: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    schemes: list[str] = field(default_factory=list)
    routed: int = 0
    decides: ClassVar = frozenset({"faction", "faceup", "upgrades", "schemes"})


@dataclass(slots=True)
class State(Core, Watched):
    armies: list[Army]
    effects: list[Effect] = field(default_factory=list)
    decides: ClassVar = frozenset({"effects"})


ABILITIES = {"orks": "waaagh", "eldar": "foresight", "chaos": "corruption"}


class Standing(InForce[State]):
    """A faction's ability, cards before a player, and what lasts for a while."""

    def parts(self) -> Iterable[Watched]:
        return (self.state, *self.state.armies)

    def sources(self, seat: Seat) -> Iterable[str]:
        army = self.state.armies[seat]
        mine = (effect.source for effect in self.state.effects if effect.seat == seat)
        return (ABILITIES[army.faction], *army.faceup, *army.upgrades, *army.schemes, *mine)

    def owners(self) -> Sequence[Seat]:
        return range(len(self.state.armies))


class Game(EffectsRun[State]):
    def __init__(self, *factions: str) -> None:
        super().__init__(Standing(State("00", 0, 0, 0, [Army(faction) for faction in factions])))

    def seats(self) -> list[Seat]:
        return [seat for seat, army in enumerate(self.state.armies) if army.units]


# --- what the game says of points, moments and holdings --------------------------------------------------------------

V = TypeVar("V")
A = TypeVar("A")
O = TypeVar("O", bound=Occasion)


class Point(effects.Point[Game, V, A]):
    pass


class TablePoint(effects.TablePoint[Game, V]):
    pass


class Moment(effects.Moment[Game, O]):
    target = asked("target")

    def order(self, game: Game) -> list[Seat]:
        return game.seats()

    def question(self, occasion: O, asked: Sequence[Seat]) -> Text:
        return Text(f"toy-{self.name}")

    def passing(self) -> Option:
        return Option(PASS, T("toy-pass"))


class Lying(Holding[Game]):
    """Components that lie open: in force, they can be used."""

    def held(self, at: Opened[Game, Any], seat: Seat, ability: Ability[Game, Any]) -> Sequence[str]:
        has = at.game.in_force.has(seat, ability.source)
        return [self.id(ability.source)] if has else []

    def option(self, choice: str) -> Option:
        return Option(choice, Text(f"toy-{UseId.read(choice).source}"))

    def question(self, seat: Seat, choice: str) -> Text:
        return T("toy-target", seat=seat_name(seat))


class Upgrades(Lying):
    """Order upgrades are used once a round, and turned over."""

    def held(self, at: Opened[Game, Any], seat: Seat, ability: Ability[Game, Any]) -> Sequence[str]:
        used = ability.source in at.game.state.armies[seat].used
        return [] if used else super().held(at, seat, ability)

    async def announce(
        self, at: Opened[Game, Any], seat: Seat, ability: Ability[Game, Any], choice: UseId, target: Option
    ) -> bool:
        at.game.state.armies[seat].used.append(ability.source)
        return await super().announce(at, seat, ability, choice, target)


class Hand(Lying):
    """Cards in hand: who holds any is public, which is not."""

    open = False

    def can_use(self, at: Opened[Game, Any], seat: Seat, ability: Ability[Game, Any]) -> bool:
        return bool(at.game.state.armies[seat].cards) and (seat, f"{self.name}:{ability.source}") not in at.used

    def held(self, at: Opened[Game, Any], seat: Seat, ability: Ability[Game, Any]) -> Sequence[str]:
        cards = at.game.state.armies[seat].cards
        return [self.id(ability.source)] if ability.source in cards else []

    async def announce(
        self, at: Opened[Game, Any], seat: Seat, ability: Ability[Game, Any], choice: UseId, target: Option
    ) -> bool:
        at.game.state.armies[seat].cards.remove(ability.source)
        at.game.say(T("toy-plays", seat=seat_name(seat), card=Text(f"toy-{ability.source}"), on=target.text))
        return await super().announce(at, seat, ability, choice, target)


FACTION, UPGRADE, REVEALED, HAND = Lying("faction"), Upgrades("upgrade"), Lying("combat"), Hand("card")

# --- the rules, with their points and moments ------------------------------------------------------------------------


@dataclass(slots=True)
class Fight:
    """What a value of a fight is about."""

    foe: Seat
    round: int


@dataclass(slots=True)
class Round(Occasion):
    """One side's card of an execution round."""

    actor: Seat
    fight: Fight
    attack: int = 0


@dataclass(slots=True)
class Blow(Occasion):
    """Damage that is about to be suffered."""

    actor: Seat
    damage: int


@dataclass(slots=True)
class Resolving(Occasion):
    """An order that is resolved."""

    actor: Seat
    order: str


ATTACK = Point[int, Fight]("attack")
INCOME = Point[int, None]("income")
SAFE = Point[bool, Fight]("safe")
STORMS = TablePoint[tuple[Seat, ...]]("storms")

CARD_REVEALED = Moment[Round]("card_revealed")
TACTIC_RESOLVED = Moment[Resolving]("tactic_resolved")
BEFORE_DAMAGE = Moment[Blow]("before_damage")
ORDER_RESOLVED = Moment[Resolving]("order_resolved")


COMBAT_CARD = asked("combat_card")


async def execute(game: Game, attacker: Seat, defender: Seat, number: int) -> None:
    """Both choose a card at once; the attacker's is revealed and followed, then the defender's; then both suffer."""
    sides = ((attacker, defender), (defender, attacker))
    chosen = await game.ask(COMBAT_CARD, lambda: {seat: _cards(game, seat) for seat, _ in sides}, T("toy-choose"))
    scored: dict[Seat, int] = {}
    for seat, foe in sides:
        card, fight = str(chosen[seat]), Fight(foe, number)
        game.state.armies[seat].cards.remove(card)
        game.state.armies[seat].faceup.append(card)
        about = Round(seat, fight)
        await CARD_REVEALED.window(game, about).follow(seat, card, _declines)
        scored[foe] = ATTACK(game, seat, 1, fight) + about.attack
    for seat, foe in sides:
        await suffer(game, seat, 0 if SAFE(game, seat, False, Fight(foe, number)) else scored[seat])
    game.state.effects = without(game.state.effects, "round")


def _cards(game: Game, seat: Seat) -> Shape:
    return PickOne([Option(card, Text(f"toy-{card}")) for card in game.state.armies[seat].cards])


async def _declines(game: Game, seat: Seat, ability: Ability[Game, Round]) -> bool:
    return not await game.confirm(asked(ability.use.__name__), seat, T("toy-use", seat=seat_name(seat)))


async def suffer(game: Game, seat: Seat, damage: int) -> None:
    blow = await BEFORE_DAMAGE.open(game, Blow(seat, damage))
    army = game.state.armies[seat]
    army.units -= min(army.units, 0 if blow.cancelled else blow.damage)


async def resolve_order(game: Game, seat: Seat, order: str) -> None:
    about = await ORDER_RESOLVED.open(game, Resolving(seat, order))
    if not about.cancelled:
        game.state.armies[seat].materiel += INCOME(game, seat, 1)


async def draw_event(game: Game, seat: Seat, card: str) -> None:
    """A tactic is resolved at once, a scheme stays."""
    if any(ability.source == card for ability in TACTIC_RESOLVED.abilities):
        await TACTIC_RESOLVED.window(game, Resolving(seat, card)).follow(seat, card)
    else:
        game.state.armies[seat].schemes.append(card)


# --- the cards -------------------------------------------------------------------------------------------------------


@CARD_REVEALED.ability(REVEALED, "charge", mandatory=True)
async def charge_first(game: Game, seat: Seat, about: Round, target: str) -> None:
    """The general box: one more hit now."""
    about.attack += 1


def _stands(game: Game, seat: Seat, about: Round) -> bool:
    army = game.state.armies[seat]
    return army.units > army.routed


@CARD_REVEALED.ability(REVEALED, "charge", when=_stands)
async def charge_on(game: Game, seat: Seat, about: Round, target: str) -> None:
    """The unit box, with an unrouted unit: until the end of the round it hits twice as hard."""
    game.state.effects.append(Effect("charging", seat, "round"))


@ATTACK.hook("charging", last=True)
def twice(game: Game, seat: Seat, value: int, about: Fight) -> int:
    return 2 * value


@ATTACK.hook("charge")
def icon(game: Game, seat: Seat, value: int, about: Fight) -> int:
    """Its icon counts while it lies faceup: in this round and in later ones."""
    return value + 1


@ATTACK.hook_others("corruption")
def weakened(game: Game, seat: Seat, value: int, about: Fight, owner: Seat) -> int:
    return max(0, value - 1) if about.foe == owner else value


@SAFE.hook("shield_wall")
def walled(game: Game, seat: Seat, value: bool, about: Fight) -> bool:
    return about.round == 1 or value


@BEFORE_DAMAGE.ability(HAND, "bulwark")
async def bulwark(game: Game, seat: Seat, about: Blow, target: str) -> None:
    about.damage -= 1


def _foes(game: Game, seat: Seat, about: Resolving) -> list[Option]:
    return [Option(str(foe), seat_name(foe)) for foe in game.seats() if foe != seat]


@ORDER_RESOLVED.ability(HAND, "sabotage", who="other")
async def sabotage(game: Game, seat: Seat, about: Resolving, target: str) -> None:
    about.cancelled = True


@ORDER_RESOLVED.ability(UPGRADE, "tithe", when=lambda game, seat, about: about.order == "dominate", targets=_foes)
async def tithe(game: Game, seat: Seat, about: Resolving, target: str) -> None:
    game.state.armies[int(target)].materiel -= 1
    game.state.armies[seat].materiel += 1


@ORDER_RESOLVED.ability(FACTION, "waaagh", mandatory=True)
async def waaagh(game: Game, seat: Seat, about: Resolving, target: str) -> None:
    game.state.armies[seat].units += 1


@INCOME.hook("trade_route")
def trade_route(game: Game, seat: Seat, value: int, about: None) -> int:
    """A scheme: it lies before its owner and goes on."""
    return value + 1


@TACTIC_RESOLVED.ability(REVEALED, "raid", targets=_foes)
async def raid(game: Game, seat: Seat, about: Resolving, target: str) -> None:
    game.state.armies[int(target)].materiel -= 1


@STORMS.hook("foresight")
def seen(game: Game, owner: Seat, value: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return (*value, owner)
