"""Technology: levels bought, limits of research, research grants, what a space wreck brings.

SE-TECH-01, SE-TECH-02, SE-TECH-03, SE-GEAR-01, SE-GRANT-02, SE-GRANT-03, SE-GRANT-04, SE-GRANT-05, SE-GRANT-06,
SE-GRANT-07, SE-WRECK-02, SE-WRECK-03, D-25, D-59, D-60
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.components import (
    GRANT_CP,
    MORE_GRANTS,
    MORE_RESEARCH,
    SIDES,
    TECHNOLOGIES,
    WRECK,
)
from engine.space_empires.economy import technology
from engine.space_empires.play import Game
from engine.space_empires.state import Sheet
from engine.text import T


def price(game: Game, seat: Seat, id: str) -> int | None:
    """CP of the next level of a technology; None where it has no more. SE-TECH-01, SE-TECH-02"""
    return TECHNOLOGIES[id].costs[game.options.costs].get(technology.researched(game, seat, id) + 1)


def open_levels(game: Game, seat: Seat, sheet: Sheet, cp: int) -> dict[str, int]:
    """Technologies of which so many CP can buy a level now, with its price. SE-TECH-02, SE-TECH-03, SE-GEAR-01"""
    room = cp
    if game.options.research == "gearing":
        room = min(room, most_spent(game, seat) - sheet.spent)
    bought = [name.split()[0] for name in sheet.technology]
    prices = {card.id: price(game, seat, card.id) for card in game.technologies if card.id not in bought}
    return {id: cost for id, cost in prices.items() if cost is not None and cost <= room}


def most_spent(game: Game, seat: Seat) -> int:
    """The most CP for research, where that may rise only slowly. SE-GEAR-01, D-59"""
    return game.player(seat).researched + MORE_RESEARCH


def buy(game: Game, seat: Seat, sheet: Sheet, id: str) -> None:
    """A level is bought and may be built with at once. SE-TECH-01, SE-SIZE-01"""
    cost = price(game, seat, id)
    assert cost is not None
    raise_level(game, seat, id)
    sheet.technology[f"{id} {technology.researched(game, seat, id)}"] = cost
    sheet.spent += cost


def raise_level(game: Game, seat: Seat, id: str) -> None:
    """The player has one level more."""
    game.player(seat).technology[id] = technology.researched(game, seat, id) + 1


def roll(game: Game, seat: Seat, purpose: str) -> int:
    """A die that nobody else sees, nor that it was rolled. SE-GEN-15"""
    game.seal([seat])
    return game.shuffle(range(1, SIDES + 1), purpose)[0]


# --- space wrecks ----------------------------------------------------------------------------------------------------


def salvage(game: Game, seat: Seat, sheet: Sheet) -> None:
    """A space wreck gives a level, unless that technology is at its end. SE-WRECK-02, SE-WRECK-03, D-25"""
    id = WRECK[roll(game, seat, "space wreck")]
    gained = price(game, seat, id) is not None
    if gained:
        raise_level(game, seat, id)
        if game.options.wreck_points == "lost":
            game.player(seat).progress.pop(id, None)
    sheet.wrecks.append(id if gained else f"{id}:lost")
    key = "space_empires-wreck-gives" if gained else "space_empires-wreck-useless"
    what = words.level(id, technology.researched(game, seat, id))
    game.tell([seat], T(key, level=what) if gained else T(key, technology=words.technology(id)))


# --- research grants -------------------------------------------------------------------------------------------------


def most_grants(game: Game, seat: Seat, cp: int) -> int:
    """Grants that may be bought now with so many CP. SE-GRANT-07, SE-GRANT-01"""
    return min(cp // GRANT_CP, game.player(seat).granted + MORE_GRANTS)


def grantable(game: Game, seat: Seat) -> list[str]:
    """Technologies with a further level. SE-GRANT-03"""
    return [card.id for card in game.technologies if price(game, seat, card.id) is not None]


def grant(game: Game, seat: Seat, sheet: Sheet, picked: Mapping[str, int]) -> None:
    """Every grant is a die; the points of a technology add up until they reach the price of its next level.

    SE-GRANT-02, SE-GRANT-04, SE-GRANT-05, SE-GRANT-06
    """
    progress = game.player(seat).progress
    for id, number in picked.items():
        rolls = [roll(game, seat, f"grant {id}") for _ in range(number)]
        cost = price(game, seat, id)
        assert cost is not None
        sheet.grants[id], sheet.spent = rolls, sheet.spent + GRANT_CP * number
        progress[id] = progress.get(id, 0) + sum(rolls)
        gained = progress[id] >= cost
        if gained:
            del progress[id]
            raise_level(game, seat, id)
        _tell(game, seat, id, rolls, gained)
    game.player(seat).granted = sum(picked.values())


def _tell(game: Game, seat: Seat, id: str, rolls: list[int], gained: bool) -> None:
    level = technology.researched(game, seat, id)
    key = "space_empires-grant-gained" if gained else "space_empires-grant-rolled"
    points = game.player(seat).progress.get(id, 0)
    game.tell([seat], T(key, level=words.level(id, level if gained else level + 1), rolls=tuple(rolls), points=points))
