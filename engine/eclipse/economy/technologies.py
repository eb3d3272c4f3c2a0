"""Technologies: whose tracks hold what, and what a tile does at once. Lasting effects are looked up by their rooms."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache

from engine.ask import Seat, Slot, Spread
from engine.eclipse import words
from engine.eclipse.components import CATEGORIES, RESOURCES, SECTORS, TECHNOLOGIES, TECHNOLOGY_SPACES
from engine.eclipse.economy import storage
from engine.eclipse.play import Game, Question
from engine.text import T, Text, seat_name

ARTIFACT_PACK = 5
"""Resources for each artifact. EC-TECH-23"""

Effect = Callable[[Game, Seat], Awaitable[None]]
INSTANT: dict[str, Effect] = {}


def instant(technology: str) -> Callable[[Effect], Effect]:
    """Registers what a technology does at the moment it is taken. EC-RESEARCH-13"""

    def register(effect: Effect) -> Effect:
        INSTANT[technology] = effect
        return effect

    return register


def number(game: Game, seat: Seat, category: str) -> int:
    """Technologies of a category that a seat has, starting ones included. EC-RESEARCH-05, EC-SETUP-27"""
    return [TECHNOLOGIES[id].category for id in game.player(seat).technologies].count(category)


def tracks(game: Game, seat: Seat) -> dict[str, int]:
    """Technologies of each category that a seat has."""
    found = dict.fromkeys(CATEGORIES, 0)
    for id in game.player(seat).technologies:
        found[TECHNOLOGIES[id].category] += 1
    return found


def has_room(game: Game, seat: Seat, id: str) -> bool:
    """Whether the track of its category has a space left. EC-RESEARCH-09"""
    return number(game, seat, TECHNOLOGIES[id].category) < TECHNOLOGY_SPACES


def on_offer(game: Game) -> list[str]:
    """Kinds on the supply board, in the order of the rulebook. EC-RESEARCH-08, EC-COMP-24"""
    supply = game.state.supply
    return [id for id in TECHNOLOGIES if id in supply]


def takeable(game: Game, seat: Seat) -> list[str]:
    """Tiles of the supply board that a seat could add to its tracks. EC-RESEARCH-06, EC-RESEARCH-09"""
    return list(open_to(game, seat, tracks(game, seat)))


def open_to(game: Game, seat: Seat, known: Mapping[str, int]) -> Iterator[str]:
    """The same, one by one, for who has so many technologies of each category."""
    supply, owned = game.state.supply, game.player(seat).technologies
    full = [category for category, number in known.items() if number >= TECHNOLOGY_SPACES]
    return (id for id, tile in TECHNOLOGIES.items() if id in supply and id not in owned and tile.category not in full)


@cache
def about(id: str) -> Text:
    """What a technology is good for, in words."""
    return Text(f"eclipse-tech-{id}-text")


async def take(game: Game, seat: Seat, id: str) -> None:
    """A tile goes from the supply board to the seat's track for good, and takes effect.

    EC-RESEARCH-05, EC-RESEARCH-07, EC-RESEARCH-08, EC-RESEARCH-11, EC-RESEARCH-12, EC-RESEARCH-13, EC-DISCO-09
    """
    assert id in takeable(game, seat)
    supply = game.state.supply
    supply[id] -= 1
    if not supply[id]:
        del supply[id]
    game.player(seat).technologies.append(id)
    effect = INSTANT.get(id)
    if effect is not None:
        await effect(game, seat)


# --- at once ---------------------------------------------------------------------------------------------------------


def _spare_discs(game: Game, seat: Seat, wanted: int) -> None:
    """Spare discs come into play on the leftmost circles. EC-COMP-26, EC-DISC-04"""
    player = game.player(seat)
    number = min(wanted, player.spare)
    player.spare -= number
    player.discs += number
    game.say(T("eclipse-spare-discs", seat=seat_name(seat), n=number))


@instant("advanced_robotics")
async def advanced_robotics(game: Game, seat: Seat) -> None:
    """One more disc. EC-TECH-19, EC-FAQ-03"""
    _spare_discs(game, seat, 1)


@instant("quantum_grid")
async def quantum_grid(game: Game, seat: Seat) -> None:
    """Two more discs. EC-TECH-16, EC-FAQ-03"""
    _spare_discs(game, seat, 2)


ARTIFACTS = Question("artifacts", open=True)


@instant("artifact_key")
async def artifact_key(game: Game, seat: Seat) -> None:
    """Five of one resource for each artifact on controlled hexes. EC-TECH-23"""
    packs = sum(SECTORS[sector.id].artifact for sector in game.controlled(seat))
    if not packs:
        return
    slots = [
        Slot(resource, T("eclipse-pack", amount=words.amount(resource, ARTIFACT_PACK)), packs) for resource in RESOURCES
    ]
    about = T("eclipse-ask-artifacts", seat=seat_name(seat), n=packs)
    chosen = await game.spread(ARTIFACTS, seat, Spread(slots, packs, packs, "EC-TECH-23"), about)
    for resource in RESOURCES:
        storage.gain(game, seat, resource, ARTIFACT_PACK * chosen.get(resource, 0))
    got = tuple(
        words.amount(resource, ARTIFACT_PACK * chosen[resource]) for resource in RESOURCES if resource in chosen
    )
    game.say(T("eclipse-artifacts", seat=seat_name(seat), got=got, n=packs))
