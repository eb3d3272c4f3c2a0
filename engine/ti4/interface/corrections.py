"""What an arbiter may set by hand: every public count and marker of the board and the play areas.

Hands, decks and facedown objectives are no public facts and cannot be set. What the rules look after by themselves
(fleets too large, ships without capacity, planets that change hands) they look after when they come to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ask import Seat
from engine.correcting import Correction, fact, flag, listed, one_of, stock
from engine.digits import whole
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.components import FACTIONS, GROUND, PIECES, SHIPS, STRUCTURES, TECHNOLOGIES, TOKENED, UNITS
from engine.ti4.draft.factions import unit_cards
from engine.ti4.economy import technology
from engine.ti4.galaxy import units
from engine.ti4.galaxy.board import force_at, planets_of
from engine.ti4.galaxy.structures import LIMITS
from engine.ti4.play import Game
from engine.ti4.state import CUSTODIANS_SYSTEM, POOLS, Player, State

MOST = 99
HOLDINGS, TOKENS, CARDS = T("ti4-correct-holdings"), T("ti4-correct-tokens"), T("ti4-correct-cards")
OWNED, TABLE, SCORES = T("ti4-correct-planets"), T("ti4-correct-table"), T("ti4-correct-scores")
KNOWN = T("ti4-correct-technologies")


def corrections(state: State) -> Iterator[Correction]:
    """Everything that can be set, seat by seat, then what belongs to nobody."""
    if state.phase in ("setup", "over"):
        return
    game = Game(state)
    for seat in game.seats():
        player = game.player(seat)
        yield from _holdings(game, player)
        yield from _tokens(game, player)
        yield from _technologies(game, player)
        yield from _cards(player)
        yield from _scores(game, seat)
        yield from _units(game, seat)
    yield from _table(game)
    yield from _planets(game)


def _holdings(game: Game, player: Player) -> Iterator[Correction]:
    """Points below the goal: a game is won by play. TI-VICTORY-09"""
    seat, limit = player.seat, FACTIONS[player.faction].commodities
    goal = game.state.options.points - 1
    yield stock(player, "points", goal, fact(f"points-{seat}", T("ti4-correct-points"), HOLDINGS, seat))
    yield stock(player, "trade_goods", MOST, fact(f"goods-{seat}", T("ti4-correct-goods"), HOLDINGS, seat))
    high = max(limit, player.commodities)
    yield stock(player, "commodities", high, fact(f"commodities-{seat}", T("ti4-correct-commodities"), HOLDINGS, seat))


def _tokens(game: Game, player: Player) -> Iterator[Correction]:
    """Tokens of the sheet and on the board, as far as there are any. TI-COMMANDTOKEN-03"""
    seat, reserve = player.seat, game.reserve(player.seat)
    for pool in POOLS:
        high = getattr(player, pool) + reserve
        text = T("ti4-correct-pool", pool=words.pool(pool))
        yield stock(player, pool, high, fact(f"{pool}-{seat}", text, TOKENS, seat))
    for id, system in game.state.systems.items():
        if seat in system.tokens or reserve:
            text = T("ti4-correct-token", system=words.system(id))
            yield listed(system.tokens, seat, fact(f"token-{seat}-{id}", text, TOKENS, seat, id))


def _technologies(game: Game, player: Player) -> Iterator[Correction]:
    """Owned or not, and exhausted or not. TI-TECH-01"""
    for id in [*player.technologies, *technology.deck(game, player.seat)]:
        text = T("ti4-correct-technology", technology=words.technology(id))
        put = partial(_learn, game, player, id)
        yield flag(id in player.technologies, put, fact(f"tech-{player.seat}-{id}", text, KNOWN, player.seat))
    for id in player.technologies:
        if TECHNOLOGIES[player.copies.get(id, id)].exhausts:
            text = T("ti4-correct-exhausted", card=words.technology(id))
            found = fact(f"used-{player.seat}-{id}", text, KNOWN, player.seat)
            yield listed(player.exhausted_technologies, id, found)


def _learn(game: Game, player: Player, id: str, owned: bool) -> None:
    """An upgrade that is gone uncovers what it lay on. TI-UPGRADE-01, TI-UPGRADE-04"""
    if owned:
        technology.gain(game, player.seat, id)
        return
    player.technologies.remove(id)
    if id in player.exhausted_technologies:
        player.exhausted_technologies.remove(id)
    for gone in (id, player.copies.pop(id, None)):
        if gone is not None:
            _uncover(game, player, gone)


def _uncover(game: Game, player: Player, id: str) -> None:
    unit = TECHNOLOGIES[id].unit
    if unit is not None:
        type = UNITS[unit].type
        card = technology.upgrade(player, type) or unit_cards(FACTIONS[player.faction]).get(type)
        assert card or not game.on_board(player.seat, type), f"{type} without a card"
        player.units.pop(type)
        player.units.update({type: card} if card else {})


def _cards(player: Player) -> Iterator[Correction]:
    """Strategy cards played or not."""
    for id in player.strategy_cards:
        text = T("ti4-correct-exhausted", card=words.strategy(id))
        found = fact(f"played-{player.seat}-{id}", text, CARDS, player.seat)
        yield listed(player.exhausted_strategy_cards, id, found)


def _scores(game: Game, seat: Seat) -> Iterator[Correction]:
    """Whether a seat's marker lies on a public objective; the points are set by themselves."""
    for id in game.state.public:
        text = T("ti4-correct-scored", objective=words.objective(id))
        scorers = game.state.scored.get(id, [])
        put = partial(_score, game.state, id, seat)
        yield flag(seat in scorers, put, fact(f"scored-{seat}-{id}", text, SCORES, seat))


def _score(state: State, id: str, seat: Seat, scored: bool) -> None:
    if scored:
        state.scored.setdefault(id, []).append(seat)
    else:
        state.scored[id].remove(seat)


# --- the board -------------------------------------------------------------------------------------------------------


def _units(game: Game, seat: Seat) -> Iterator[Correction]:
    """Units in every place, as far as the figures reach. TI-REINFORCE-02, TI-LIMIT-05"""
    left = {type: game.pieces_left(seat, type) for type in game.player(seat).units}
    full = [type for type in TOKENED if len(game.on_board(seat, type)) >= PIECES[type]]
    in_space, on_planets = _types(game, seat, True), _types(game, seat, False)
    for system in game.state.systems:
        topic = words.system(system)
        for place in (system, *planets_of(game.state, system)):
            force, frame = force_at(game.state, place, seat), fact("", topic, topic, seat, system)
            for type in in_space if place == system else on_planets:
                now = force.units.get(type, 0)
                room = 0 if type in full and not now else left[type]
                yield _pieces(game, seat, type, place, room, frame._replace(now=now))
                if now and game.card(seat, type).sustain:
                    yield _damaged(game, seat, type, place, frame._replace(high=now))


def _types(game: Game, seat: Seat, space: bool) -> list[str]:
    """What can stand in space areas, or on planets: ships and their cargo; ground forces and structures. TI-SHIP-01"""
    cards = game.player(seat).units
    structures = [type for type in STRUCTURES if game.card(seat, type).in_space is space]
    return [type for type in (*(SHIPS if space else ()), *GROUND, *structures) if type in cards]


def _pieces(game: Game, seat: Seat, type: str, place: str, room: int, frame: Correction) -> Correction:
    """How many stand there, with room for so many more. TI-STRUCTURE-05, TI-STRUCTURE-06"""
    high = min(MOST, frame.now + room)
    if type in LIMITS and whole(place) is None:
        high = min(high, max(frame.now, LIMITS[type]))
    text = Text("ti4-correct-units", {"unit": words.unit(type), "place": words.place(place)})
    put = partial(_place, game, seat, type, place)
    return frame._replace(id=f"units-{seat}-{place}-{type}", text=text, high=high, put=put)


def _damaged(game: Game, seat: Seat, type: str, place: str, frame: Correction) -> Correction:
    """How many of them are damaged. TI-SUSTAIN-03"""
    text = Text("ti4-correct-damaged", {"unit": words.unit(type), "place": words.place(place)})
    put, now = partial(_damage, game, seat, type, place), units.damaged(game, seat, type, place)
    return frame._replace(id=f"damaged-{seat}-{place}-{type}", text=text, now=now, put=put)


def _place(game: Game, seat: Seat, type: str, place: str, number: int) -> None:
    """So many stand there; undamaged ones are the first to come and the first to go."""
    now = units.count(game, seat, type, place)
    if number >= now:
        units.add(game, seat, type, number - now, place)
        return
    hurt = units.damaged(game, seat, type, place)
    units.remove(game, seat, type, now - number, place, max(0, hurt - number))


def _damage(game: Game, seat: Seat, type: str, place: str, number: int) -> None:
    now = units.damaged(game, seat, type, place)
    if number > now:
        units.damage(game, seat, type, place, number - now)
    else:
        units.repair(game, seat, type, place, now - number)


# --- what belongs to nobody ------------------------------------------------------------------------------------------


def _table(game: Game) -> Iterator[Correction]:
    """Speaker, custodians, and trade goods on strategy cards that lie in the common area."""
    state = game.state
    frame = fact("speaker", T("ti4-correct-speaker"), TABLE)
    yield one_of([*game.seats()], state.speaker, partial(setattr, state, "speaker"), frame)
    text, put = T("ti4-correct-custodians"), partial(setattr, state, "custodians")
    yield flag(state.custodians, put, fact("custodians", text, TABLE, None, CUSTODIANS_SYSTEM))
    for id, goods in state.strategy_goods.items():
        text = T("ti4-correct-goods-on", card=words.strategy(id))
        put = partial(state.strategy_goods.__setitem__, id)
        yield fact(f"on-{id}", text, TABLE)._replace(now=goods, high=MOST, put=put)


def _planets(game: Game) -> Iterator[Correction]:
    """Who controls each planet, and whether its card is exhausted. TI-CONTROL-06"""
    for id, planet in game.state.planets.items():
        frame = fact(f"owner-{id}", T("ti4-correct-owner", planet=words.planet(id)), OWNED, None, planet.system)
        yield one_of([None, *game.seats()], planet.owner, partial(setattr, planet, "owner"), frame)
        if planet.owner is not None:
            text = T("ti4-correct-exhausted", card=words.planet(id))
            found = fact(f"exhausted-{id}", text, OWNED, None, planet.system)
            yield flag(planet.exhausted, partial(setattr, planet, "exhausted"), found)
