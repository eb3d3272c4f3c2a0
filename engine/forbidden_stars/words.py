"""Names of the things of Forbidden Stars as texts. What a component does stands at its name's key with `-text`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engine.forbidden_stars.components import AREAS, CARDS, EVENTS, ORDER_UPGRADES, ORDERS, SYSTEM_OF, SYSTEMS, UNITS
from engine.text import Param, T, Text


@cache
def guide(id: str) -> tuple[Text, ...]:
    """What a faction is good at, what its abilities mean, and what to do first."""
    return tuple(Text(f"forbidden_stars-guide-{id}-{part}") for part in ("good", "means", "first"))


@cache
def faction(id: str) -> Text:
    """A faction's name."""
    return Text(f"forbidden_stars-faction-{id}")


@cache
def dominate(id: str) -> Text:
    """What a faction's Dominate ability does."""
    return Text(f"forbidden_stars-dominate-{id}-text")


@cache
def unit(type: str) -> Text:
    """A unit, singular."""
    return Text(f"forbidden_stars-unit-{type}")


@cache
def figure(type: str, routed: bool = False, token: bool = False, damage: int = 0) -> Text:
    """A unit with what is to be seen of it: routed, a reinforcement token, damage in this round."""
    key = "token" if token else "unit"
    return Text(f"forbidden_stars-figure-{key}", {"unit": unit(type), "routed": int(routed), "damage": damage})


@cache
def units_of(type: str, number: int) -> Text:
    """So many units of a type: '2 Scouts'."""
    return Text(f"forbidden_stars-units-{type}", {"n": number})


def units(number: Mapping[str, int]) -> tuple[Text, ...]:
    """Units by type and number, without what is none."""
    return tuple(units_of(type, count) for type, count in number.items() if count)


def counted(what: Text, number: int) -> Text:
    """Several that are called alike as one: 'Ambush ×2'."""
    return what if number == 1 else T("forbidden_stars-board-pieces", piece=what, n=number)


@cache
def structure(kind: str) -> Text:
    """A bastion, a city or a factory."""
    return Text(f"forbidden_stars-structure-{kind}")


def piece(type: str) -> Text:
    """A unit or a structure."""
    return unit(type) if type in UNITS else structure(type)


@cache
def area(id: str) -> Text:
    """A world by its name; a void by its system and its number among the voids there."""
    printed, system_ = AREAS[id], SYSTEMS[SYSTEM_OF[id]]
    if printed.name is not None:
        return Text("forbidden_stars-world", {"name": printed.name, "id": system_.id})
    voids = [one.id for one in system_.areas if one.kind == "void"]
    return Text("forbidden_stars-void", {"name": system_.name, "id": system_.id, "n": voids.index(id) + 1})


@cache
def brief(id: str) -> Text:
    """A world by its name alone, where there is little room; no two have the same. A void as ever."""
    printed = AREAS[id]
    return (
        area(id)
        if printed.name is None
        else Text("forbidden_stars-world-brief", {"name": printed.short or printed.name})
    )


def areas(ids: Iterable[str]) -> tuple[Text, ...]:
    """Several areas."""
    return tuple(area(id) for id in ids)


@cache
def system(id: str) -> Text:
    """A system by the name and the code on its tile: 'The Veil (1B)'."""
    return Text("forbidden_stars-system", {"name": SYSTEMS[id].name, "id": id})


@cache
def edge(one: str, other: str) -> Text:
    """An edge by the codes of the systems on both sides: '3B – 12A'. Names would be too long for a list of moves."""
    return Text("forbidden_stars-edge", {"one": one, "other": other})


@cache
def between(one: str, other: str) -> Text:
    """An edge by the names of the systems on both sides."""
    return T("forbidden_stars-edge-between", one=system(one), other=system(other))


@cache
def side_edge(id: str, side: str, whole: bool = False) -> Text:
    """One of a system's edges by its side of the board: 'n', 'e', 's' or 'w'; `whole`: with the system's name."""
    return Text(f"forbidden_stars-edge-{side}", {"system": system(id) if whole else id})


@cache
def order(kind: str) -> Text:
    """An order."""
    return Text(f"forbidden_stars-order-{kind}")


@cache
def asset(kind: str) -> Text:
    """An asset token, singular."""
    return Text(f"forbidden_stars-asset-{kind}")


@cache
def assets_of(kind: str, number: int) -> Text:
    """So many asset tokens: '2 forge tokens'."""
    return Text(f"forbidden_stars-assets-{kind}", {"n": number})


def assets(number: Mapping[str, int]) -> tuple[Text, ...]:
    """Assets by kind and number, without what is none."""
    return tuple(assets_of(kind, count) for kind, count in number.items() if count)


@cache
def materiel(number: int) -> Text:
    """So much materiel."""
    return Text("forbidden_stars-materiel", {"n": number})


@cache
def face(id: str) -> Text:
    """A symbol of dice, tokens and cards."""
    return Text(f"forbidden_stars-face-{id}")


@cache
def faces_of(id: str, number: int) -> Text:
    """So many symbols: '3 bolters'."""
    return Text(f"forbidden_stars-faces-{id}", {"n": number})


@cache
def card(id: str) -> Text:
    """A combat card, an order upgrade or an event card."""
    return Text(f"forbidden_stars-{_kind_of(id)}-{id}")


@cache
def card_text(id: str) -> Text:
    """What it does."""
    return Text(f"forbidden_stars-{_kind_of(id)}-{id}-text")


@cache
def explained(id: str) -> Text:
    """What it does, as its option says it: of a combat card its icons too."""
    icons = tuple(faces_of(face, n) for face, n in CARDS[id].icons.items() if n) if id in CARDS else ()
    return Text("forbidden_stars-icons-and-text", {"icons": icons, "text": card_text(id)}) if icons else card_text(id)


@cache
def event_with_storm(id: str) -> Text:
    """What an event card does, and how it moves a storm."""
    return T("forbidden_stars-event-with-storm", text=explained(id), symbol=storm_move(EVENTS[id].storm))


@cache
def on_sheet(type: str) -> Text:
    """What stands on the sheet about a unit or a structure."""
    if type not in UNITS:
        return Text(f"forbidden_stars-structure-{type}-text")
    unit = UNITS[type]
    return Text("forbidden_stars-unit-values", {"combat": unit.combat, "health": unit.health, "morale": unit.morale})


@cache
def upgrade_explained(id: str) -> Text:
    """What an upgrade on sale does: of an order upgrade also to which order it belongs."""
    if id not in ORDER_UPGRADES:
        return explained(id)
    card = ORDER_UPGRADES[id]
    said: dict[str, Param] = {"order": order(card.order), "orbital": int(card.orbital), "text": card_text(id)}
    return Text("forbidden_stars-order-and-text", said)


@cache
def paragraph(id: str, number: int) -> Text:
    """One paragraph of what a card does, counted from 1. FS-CARD-06"""
    return Text(f"forbidden_stars-{_kind_of(id)}-{id}-{number}")


def _kind_of(id: str) -> str:
    return "card" if id in CARDS else "upgrade" if id in ORDER_UPGRADES else "event"


assert not set(CARDS) & set(EVENTS) and not set(CARDS) & set(ORDER_UPGRADES) and not set(EVENTS) & set(ORDER_UPGRADES)


@cache
def phase(id: str) -> Text:
    """A phase of the round."""
    return Text(f"forbidden_stars-phase-{id}")


@cache
def storm_move(symbol: str) -> Text:
    """A movement symbol of warp storms."""
    return Text(f"forbidden_stars-storm-{symbol}")


def purpose(id: str) -> Text | None:
    """What an order is for, in a few words. FS-PLAN-01"""
    return Text(f"forbidden_stars-purpose-{id}") if id in ORDERS else None
