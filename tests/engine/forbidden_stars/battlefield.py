"""Combats for tests: two sides with dice, cards and units on one area, and one execution round of them."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from engine.ask import Amount, Arrange, Ask, PickOne, PickSome, Reply, Spread
from engine.forbidden_stars import content
from engine.forbidden_stars.combat import execution
from engine.forbidden_stars.components import AREAS, SYSTEM_OF, Face
from engine.forbidden_stars.galaxy import units
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide
from tests.engine.driving import dice as fall
from tests.engine.forbidden_stars.positions import ready, station

FACE: dict[str, Face] = {"b": "bolter", "s": "shield", "m": "morale"}
CONTENT = content


def world(game: Game) -> str:
    """A world of the board with others beside it."""
    return next(
        id
        for id in game.state.areas
        if AREAS[id].kind == "world" and sum(AREAS[o].kind == "world" for o in game.board.near[id]) > 1
    )


def void(game: Game) -> str:
    """A void of the board."""
    return next(id for id in game.state.areas if AREAS[id].kind == "void")


@dataclass
class Clash:
    """A combat before an execution round.

    Attributes:
        asked: the questions so far: kind and seat.
    """

    game: Game
    combat: Combat
    asked: list[tuple[str, int]] = field(default_factory=list)

    @property
    def attacker(self) -> CombatSide:
        """The attacker's side."""
        return self.combat.sides[self.combat.attacker]

    @property
    def defender(self) -> CombatSide:
        """The defender's side."""
        return self.combat.sides[self.combat.defender]

    def units(self, seat: int) -> list[str]:
        """Units of a seat there: type, `-` behind a routed one, `*` behind a token."""
        here = self.game.area(self.combat.area).units.get(seat, [])
        return sorted(unit.type + "-" * unit.routed + "*" * unit.token for unit in here)

    @property
    def values(self) -> list[tuple[int, int, int]]:
        """Of each damage suffered: how much, the other's attack, the own defence."""
        keys = [event.text for event in self.game.events if event.text]
        sums = [text for text in keys if text.key == "forbidden_stars-round-damage"]
        found = [one.params for text in sums for one in text.params["suffered"]]
        return [(int(p["n"]), int(p["a"]), int(p["d"])) for p in found]  # type: ignore[arg-type]

    def sums(self) -> tuple[int, int, int, int]:
        """Attack and defence of the attacker, attack and defence of the defender in the last damage step."""
        (_, defender_attack, attacker_defence), (_, attacker_attack, defender_defence) = self.values[-2:]
        return attacker_attack, attacker_defence, defender_attack, defender_defence

    def said(self) -> list[str]:
        """What was told, by key."""
        return [event.text.key for event in self.game.events if event.text]

    def round(self, *answers: tuple[str, Any], dice: tuple[int, ...] = ()) -> Clash:
        """One execution round."""
        fall(self.game, *dice)
        self.combat.round += 1
        self.drive(execution.one_round(self.game, self.combat), *answers)
        return self

    def drive(self, rule: Coroutine[Any, Any, Any], *answers: tuple[str, Any]) -> Clash:
        """Answers scripted questions in order of their kinds; else it uses abilities and takes what is first."""
        left, reply = list(answers), None
        while True:
            try:
                ask: Ask = rule.send(reply)
            except StopIteration:
                assert not left, f"never asked: {left}; asked {self.asked}"
                return self
            seat, shape = next(iter(ask.must.items()))
            self.asked.append((ask.kind, seat))
            at = next((i for i, step in enumerate(left) if step[0] == ask.kind), None)
            reply = Reply(seat, None, shape.check(_usual(ask.kind, shape) if at is None else left.pop(at)[1]))


def _usual(kind: str, shape: Any) -> Any:
    ids = [option.id for option in shape.options] if isinstance(shape, (PickOne, PickSome, Arrange)) else []
    if kind == "unless":
        return "no"
    if "pass" in ids:
        return "pass"
    if isinstance(shape, PickOne):
        return ids[0]
    if isinstance(shape, PickSome):
        return ids[: shape.low]
    if isinstance(shape, Amount):
        return shape.low
    assert isinstance(shape, Spread)
    return _fill(shape)


def _fill(shape: Spread) -> dict[str, int]:
    left, given = shape.low, {}
    for slot in shape.slots:
        given[slot.id] = min(left, slot.most)
        left -= given[slot.id]
    return given


def clash(
    attacker: str,
    own: dict[str, int],
    dice: str,
    defender: str,
    other: dict[str, int],
    other_dice: str,
    *,
    cards: tuple[str, str] = ("", ""),
    at_sea: bool = False,
) -> Clash:
    """Two factions on one area, with dice `bsm` and one card each in hand; the others hold nothing there.

    A name with `-` behind it is routed, `token` a reinforcement token.
    """
    game = ready(4, empty=True, storms=())
    area = void(game) if at_sea else world(game)
    one, two = game.seat_of(attacker), game.seat_of(defender)
    combat = Combat(area, one, two, [])
    for seat, forces, faces, card in ((one, own, dice, cards[0]), (two, other, other_dice, cards[1])):
        combat.sides[seat] = CombatSide([FACE[face] for face in faces], hand=[card] if card else [])
        for name, number in forces.items():
            _put(game, seat, area, name, number)
    game.state.combat, game.state.active = combat, SYSTEM_OF[area]
    for seat, card in ((one, cards[0]), (two, cards[1])):
        if card in game.player(seat).deck:
            game.player(seat).deck.remove(card)
    game.events.clear()
    return Clash(game, combat)


def _put(game: Game, seat: int, area: str, name: str, number: int) -> None:
    if name.startswith("token"):
        for _ in range(number):
            units.token(game, seat, area).routed = name.endswith("-")
        return
    for unit in station(game, seat, area, **{name.rstrip("-"): number}):
        unit.routed = name.endswith("-")
