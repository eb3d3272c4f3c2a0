"""Moments by their names, for tests: an occasion in a line, its window, and abilities put there for a trial."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from engine import effects
from engine.effects import PASS, Occasion, Opened, Window
from engine.ti4.abilities import windows
from engine.ti4.abilities.hand import CARD
from engine.ti4.abilities.holdings import EFFECT, FACTION, LAW, TECHNOLOGY, UNIT, ready_card
from engine.ti4.abilities.occasions import Occasion as Happening
from engine.ti4.combat.dice import Combat, InCombat
from engine.ti4.combat.space_cannon import Offense, Shooting, Shot, Volley
from engine.ti4.economy.notes import ISSUED_NOTE, NOTE
from engine.ti4.objectives.secrets import SECRET
from engine.ti4.play import Game

HOLDINGS = {one.name: one for one in (CARD, EFFECT, FACTION, LAW, NOTE, SECRET, TECHNOLOGY, UNIT)}
OTHERWISE = {"part": "cause", "volley": "combat", "step": "combat"}


@dataclass(slots=True)
class Anything(Happening):
    """What happens at a moment that only a test has."""

    system: str | None = None
    planet: str | None = None


class Moment:
    """An occasion of the moment of that name; what a test does not say is None. It has all that the occasion has."""

    def __init__(
        self,
        kind: str,
        actor: int | None = None,
        other: int | None = None,
        system: str | None = None,
        planet: str | None = None,
        **said: Any,
    ) -> None:
        self.kind, self.used = kind, set[tuple[int, str]]()
        who = {"actor": actor, "other": other, "system": system, "planet": planet}
        self.occasion = _occasion(kind, {**who, **said})

    @classmethod
    def of(cls, kind: str, occasion: Occasion) -> Moment:
        """One that has come about in a game."""
        made = cls.__new__(cls)
        made.kind, made.occasion, made.used = kind, occasion, set()
        return made

    @classmethod
    def fought(
        cls, combat: Combat, kind: str, actor: int | None = None, hits: int = 0, cause: str | None = None
    ) -> Moment:
        """One of a combat."""
        return cls(kind, actor, combat=combat, hits=hits, cause=cause)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "occasion":
            raise AttributeError(name)
        return getattr(self.occasion, name, None)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in ("kind", "used", "occasion"):
            object.__setattr__(self, name, value)
        else:
            setattr(self.occasion, name, value)

    def at(self, game: Game) -> Window[Game, Any]:
        """Its window in a game."""
        return Window(game, self.occasion, self.used, moment=_known(self.kind))


def _known(kind: str) -> windows.Moment[Any]:
    """The moment of that name; a test may have one of its own."""
    if kind not in windows.Moment.known:
        windows.Moment[Anything](kind, passable=False)
    return windows.Moment.known[kind]  # type: ignore[return-value]


def _occasion(kind: str, said: dict[str, Any]) -> Occasion:
    made = _known(kind).__orig_class__.__args__[0]  # type: ignore[attr-defined]
    if said.get("combat") is None:
        said["combat"] = _without(made, said)
    given = {}
    for field in fields(made):
        value = said.get(field.name, said.get(OTHERWISE.get(field.name, ""), MISSING))
        if value is not MISSING or field.default is MISSING:
            given[field.name] = None if value is MISSING else value
    occasion: Occasion = made(**given)
    return occasion


def _without(made: type[Occasion], said: dict[str, Any]) -> Any:
    """What stands for a fight that a test says nothing of: nobody takes part, or who is named."""
    system, planet, sides = said["system"] or "", said["planet"], (said["actor"], said["other"])
    if made is InCombat:
        named = None not in sides
        return Combat("ground" if named and planet else "space", system, *(sides if named else (-1, -1)), planet)
    if made is Shooting:
        return Volley("defense", -1, -1, system, planet, [])
    return Offense() if made is Shot else None


async def window(game: Game, moment: Moment) -> Moment:
    """Opens a window and leads it to its close."""
    await moment.at(game).lead()
    return moment


def choices(game: Game, seat: int, moment: Moment) -> list[Any]:
    """What a seat can use in it."""
    return moment.at(game).choices(seat)


async def use(game: Game, seat: int, moment: Moment, choice: str) -> bool:
    """A seat uses something in it."""
    return await moment.at(game).use(seat, choice)


def held(game: Game, seat: int, moment: Moment, ability: Any) -> list[str]:
    """The ids under which a seat has an ability."""
    at: Opened[Game, Any] = moment.at(game)
    return list(ability.holding.held(at, seat, ability))


def Ability(kind: str, source: str, window: str, use: Any, who: str = "self", **how: Any) -> effects.Ability[Game, Any]:  # noqa: N802
    """An ability of a component of a kind."""
    holding = ISSUED_NOTE if who == "issuer" else HOLDINGS[kind]
    return effects.Ability(holding, source, use, "other" if who == "issuer" else who, **how)  # type: ignore[arg-type]


def who(ability: effects.Ability[Game, Any]) -> str:
    """Whose moment it must be."""
    return "issuer" if ability.holding is ISSUED_NOTE else ability.who


class _Abilities(MutableMapping[str, list[Any]]):
    """The abilities of each moment, to be read and to be changed for a test."""

    def __getitem__(self, kind: str) -> list[Any]:
        if not (kind in windows.Moment.known and windows.Moment.known[kind].abilities):
            raise KeyError(kind)
        return list(windows.Moment.known[kind].abilities)

    def __setitem__(self, kind: str, abilities: list[Any]) -> None:
        _known(kind).abilities = abilities  # type: ignore[assignment]

    def __delitem__(self, kind: str) -> None:
        _known(kind).abilities = ()

    def __iter__(self) -> Iterator[str]:
        return (kind for kind, moment in windows.Moment.known.items() if moment.abilities)

    def __len__(self) -> int:
        return sum(1 for _ in self)


ABILITIES = _Abilities()


def watch(monkeypatch: Any, *modules: Any) -> list[Moment]:
    """What is opened from now on, of the moments that these modules name."""
    seen: list[Moment] = []
    names = {m.name for module in modules for m in vars(module).values() if isinstance(m, windows.Moment)}
    real = windows.Moment.open

    async def noted(self: windows.Moment[Any], game: Game, occasion: Any) -> Any:
        if self.name in names:
            seen.append(Moment.of(self.name, occasion))
        return await real(self, game, occasion)

    monkeypatch.setattr(windows.Moment, "open", noted)
    return seen


__all__ = ["ABILITIES", "PASS", "Ability", "Moment", "choices", "held", "ready_card", "use", "watch", "who", "window"]
