"""The Upgrade action: part tiles are returned, then taken and placed, until every blueprint obeys the rules again.

While it lasts a blueprint may break the energy and drive rules, but only as far as the parts that are left can mend
it: no choice leads into a dead end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.ask import Option, PickOne, Refusal, Seat
from engine.eclipse import words
from engine.eclipse.actions import repair
from engine.eclipse.actions.repair import Outlook
from engine.eclipse.components import PARTS, SHIPS
from engine.eclipse.galaxy import blueprints
from engine.eclipse.galaxy.blueprints import DRIVE, STARBASE
from engine.eclipse.interface import random_weights
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Player
from engine.ids import Id
from engine.text import T, Text, seat_name

DONE, RETURN = random_weights.DONE, "return"


@dataclass(frozen=True)
class Square(Id):
    """A square of a blueprint, or the tile that lies on it."""

    separator = "/"
    ship: str
    square: str


# --- what can be taken -----------------------------------------------------------------------------------------------


def available(player: Player) -> Iterator[str]:
    """Parts a player may take: those without a technology, those with its own one, and Ancient parts kept.

    EC-UPG-04, EC-UPG-08, EC-SHIP-21, EC-SHIP-22, EC-RESEARCH-11, EC-FAQ-06, EC-TECH-03, EC-TECH-04, EC-TECH-06,
    EC-TECH-07, EC-TECH-08, EC-TECH-09, EC-TECH-10, EC-TECH-11, EC-TECH-12, EC-TECH-14, EC-TECH-15, EC-TECH-18
    """
    for part in PARTS.values():
        if part.id in player.kept_parts if part.ancient else part.tech is None or part.tech in player.technologies:
            yield part.id


def spots(player: Player, part: str, left: int, outlook: Outlook | None = None) -> Iterator[tuple[str, str]]:
    """Squares, as (type, square), for a part such that the `left` parts after it can still mend all blueprints.

    Any square of any blueprint will do, empty or not; a starbase takes no drive. Of equal squares of a blueprint one is
    enough. EC-UPG-02, EC-UPG-03, EC-UPG-06, EC-UPG-07, EC-SHIP-19
    """
    after = _outlook_after(player, part, outlook)
    return ((type, square) for type in _bearers(part) for square in after.squares(type, part, left))


def takes(player: Player, part: str, left: int, outlook: Outlook | None = None) -> bool:
    """Whether there is a square for a part."""
    after = _outlook_after(player, part, outlook)
    return any(after.squares(type, part, left) for type in _bearers(part))


def _outlook_after(player: Player, part: str, outlook: Outlook | None) -> Outlook:
    """The outlook once a part is taken: an Ancient one no longer lies beside the board."""
    if PARTS[part].ancient:
        return repair.outlook(player, without=part)
    return outlook or repair.outlook(player)


@cache
def _bearers(part: str) -> list[str]:
    """Ship types that take a part. EC-SHIP-19"""
    return [type for type in SHIPS if type != STARBASE or PARTS[part].kind != DRIVE]


def takeable(player: Player, left: int, outlook: Outlook | None = None) -> Iterator[str]:
    """Parts for which there is a square."""
    outlook = outlook or repair.outlook(player)
    return (part for part in available(player) if takes(player, part, left, outlook))


# --- the action ------------------------------------------------------------------------------------------------------


def can(game: Game, seat: Seat, reaction: bool = False) -> bool:
    """Whether at least one part could be placed: always. Before an upgrade all blueprints obey the rules, and then a
    hull or a computer, which use no energy, can go on some square of the starbase. EC-UPG-02, EC-SHIP-21
    """
    return True


async def act(game: Game, seat: Seat, activations: int, reaction: bool = False) -> None:
    """First tiles are returned, any number; then parts are taken and placed one by one, for nothing.

    EC-UPG-01, EC-UPG-02, EC-UPG-05, EC-UPG-07, EC-UPG-09, EC-REACT-03, EC-SPECIES-37
    """
    left, placed = activations, 0
    while left:
        choice = await _choose(game, seat, left, may_return=not placed)
        if choice == DONE:
            return
        if choice == RETURN:
            await _give_back(game, seat, left)
        else:
            await _take(game, seat, choice, left - 1)
            left, placed = left - 1, placed + 1


UPGRADE_SQUARE = Question("upgrade_square", open=True)
UPGRADE_RETURN = Question("upgrade_return", open=True)
UPGRADE = Question("upgrade", open=True, interruptible=True, leads_to=True, follow_ups=[UPGRADE_SQUARE, UPGRADE_RETURN])


async def _choose(game: Game, seat: Seat, left: int, may_return: bool) -> str:
    """A part to take, a tile to return first, or done, once every blueprint obeys the rules. EC-UPG-01, EC-ACT-04"""

    def shape() -> PickOne:
        return PickOne(_options(game, seat, left, may_return), lambda id: _why_not(game, seat, id), _lean)

    about = T("eclipse-ask-upgrade", seat=seat_name(seat), n=left)
    return await game.pick_anew(UPGRADE, seat, shape, about)


def _lean(id: str) -> int:
    """Rather what a technology has made possible."""
    simple = id in PARTS and PARTS[id].tech is None and not PARTS[id].ancient
    return 1 if simple or id in (DONE, RETURN) else 4


def _options(game: Game, seat: Seat, left: int, may_return: bool) -> list[Option]:
    player = game.player(seat)
    outlook = repair.outlook(player)
    found = [_part(part) for part in takeable(player, left - 1, outlook)]
    if may_return and returnable(player, left, outlook):
        found.append(Option(RETURN, T("eclipse-upgrade-return")))
    if not outlook.needed():
        found.append(Option(DONE, T("eclipse-upgrade-done")))
    return found


@cache
def _part(part: str) -> Option:
    return Option(part, words.part(part), more=Text(f"eclipse-part-{part}-text"))


def _why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """The rule that forbids a part, or being done. EC-UPG-04, EC-UPG-07"""
    player = game.player(seat)
    if id == DONE:
        broken = (blueprints.refusal(blueprints.of(player, type), type) for type in SHIPS)
        return next((refusal for refusal in broken if refusal is not None), None)
    if id == RETURN:
        return Refusal("EC-UPG-01", T("eclipse-return-first"))
    if id not in PARTS:
        return None
    if id in available(player):
        return Refusal("EC-UPG-07", T("eclipse-part-fits-nowhere", part=words.part(id)))
    if PARTS[id].ancient:
        return Refusal("EC-UPG-08", T("eclipse-no-such-ancient-part", part=words.part(id)))
    return Refusal("EC-UPG-04", T("eclipse-part-needs-technology", technology=words.technology(str(PARTS[id].tech))))


async def _take(game: Game, seat: Seat, part: str, left: int) -> None:
    """The part goes on a square of the player's choice. EC-UPG-02, EC-UPG-06"""
    player = game.player(seat)
    fits = spots(player, part, left)
    options = [_square(player, type, square) for type, square in fits]
    about = T("eclipse-ask-upgrade-square", seat=seat_name(seat), part=words.part(part))
    chosen = await game.pick(UPGRADE_SQUARE, seat, options, about, why=lambda id: _no_square(player, part, id))
    spot = Square.read(chosen)
    place(game, seat, spot.ship, spot.square, part)


def place(game: Game, seat: Seat, type: str, square: str, part: str) -> None:
    """A part goes on a square; an Ancient one is no longer kept beside the board. EC-UPG-03, EC-UPG-08, EC-DISCO-12"""
    player = game.player(seat)
    old = player.tiles[type].get(square) or blueprints.printed(player, type).slots[square]
    if part in player.kept_parts:
        player.kept_parts.remove(part)
    blueprints.put(player, type, square, part)
    said = {"seat": seat_name(seat), "ship": words.ship(type), "part": words.part(part)}
    if old is None:
        game.say(T("eclipse-upgraded", **said))
    else:
        game.say(T("eclipse-upgraded-instead", **said, old=words.part(old)))


def _no_square(player: Player, part: str, id: str) -> Refusal | None:
    """The rule that forbids a square. EC-SHIP-17, EC-SHIP-18, EC-SHIP-19"""
    spot = Square.maybe(id)
    if spot is None or spot.ship not in SHIPS or spot.square not in blueprints.printed(player, spot.ship).slots:
        return None
    return blueprints.refusal(blueprints.with_part(player, spot.ship, spot.square, part), spot.ship)


def _square(player: Player, type: str, square: str) -> Option:
    below, tile = blueprints.printed(player, type).slots[square], player.tiles[type].get(square)
    return _square_as(Square(type, square), below, tile, _alike(player, type, tile))


@cache
def _square_as(square: Square, below: str | None, tile: str | None, alike: bool) -> Option:
    """A square in words: its ship type and what the part would replace. EC-UPG-03"""
    if tile is None:
        return Option(square.id, words.square(square.ship, below))
    held = _over(tile, below) if alike else words.part(tile)
    return Option(square.id, T("eclipse-part-instead", ship=words.ship(square.ship), part=held))


def _tile(player: Player, type: str, square: str) -> Option:
    """A tile in words: its ship type and what it covers. EC-UPG-01"""
    below, tile = blueprints.printed(player, type).slots[square], player.tiles[type][square]
    part = _over(tile, below) if _alike(player, type, tile) else words.part(tile)
    return Option(Square(type, square).id, T("eclipse-tile", ship=words.ship(type), part=part))


def _alike(player: Player, type: str, tile: str | None) -> bool:
    """Whether a ship type has such a part on several squares. EC-SHIP-20"""
    return tile is not None and blueprints.parts(player, type).count(tile) > 1


def _over(tile: str, below: str | None) -> Text:
    """A tile, and what is printed under it: of two like ones on a ship that tells which is meant, so it stands first,
    where a phone still shows it.
    """
    printed = T("eclipse-printed-nothing") if below is None else T("eclipse-printed-below", part=words.part(below))
    return T("eclipse-tile-over", tile=words.part(tile), printed=printed)


# --- returning -------------------------------------------------------------------------------------------------------


def returnable(player: Player, left: int, outlook: Outlook | None = None) -> list[tuple[str, str]]:
    """Tiles, as (type, square), after whose return the parts of the action can still mend all blueprints.

    Of equal tiles on equal squares one is enough. EC-UPG-01, EC-UPG-07, EC-UPG-10
    """
    outlook = outlook or repair.outlook(player)
    return [(type, square) for type in SHIPS for square in outlook.liftable(type, left)]


async def _give_back(game: Game, seat: Seat, left: int) -> None:
    """A part tile goes back to the supply; an Ancient one leaves the game. EC-UPG-01, EC-UPG-05, EC-DISCO-14"""
    player = game.player(seat)
    options = [_tile(player, type, square) for type, square in returnable(player, left)]
    about = T("eclipse-ask-upgrade-return", seat=seat_name(seat))
    spot = Square.read(await game.pick(UPGRADE_RETURN, seat, options, about))
    part = blueprints.lift(player, spot.ship, spot.square)
    game.say(T("eclipse-part-returned", seat=seat_name(seat), part=words.part(part), ship=words.ship(spot.ship)))
