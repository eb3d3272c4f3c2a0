"""Makes the views: plain copies of what a seat, or everyone, may see. TI-HIDDEN-01, TI-HIDDEN-03, TI-HIDDEN-06"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from engine.ask import Seat
from engine.hexes import Hex
from engine.players.known import latest
from engine.ti4.components import FACTIONS, GROUND, OBJECTIVES, PLANETS, POSITIONS, SHIPS, STRATEGY_CARDS, TILES
from engine.ti4.economy.payment import values
from engine.ti4.galaxy.board import Opening, force_at, open_wormholes
from engine.ti4.galaxy.map_building import homes
from engine.ti4.interface import draft_view
from engine.ti4.interface import view as v
from engine.ti4.phases.order import LAST, initiative
from engine.ti4.phases.voting import can_vote
from engine.ti4.play import Game
from engine.ti4.state import CUSTODIANS_SYSTEM as GUARDED
from engine.ti4.state import Battle, Force, Offer, Planet, Player, State, Terms

Worth = tuple[int, int]
"""Resources and influence."""
Standing = tuple[tuple[Seat, tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]], ...]
"""Who stands in a place, with how many units of each type and how many damaged ones: what a place is known by."""
Land = tuple[str, Worth, Seat | None, bool, Standing, tuple[str, ...]]
"""All of a planet that changes: its id, worth and owner, whether it is exhausted, who stands on it, its cards."""
Placed = tuple[tuple[int, int] | None, tuple[str, ...], tuple[str, ...]]
"""Where a system lies, its open wormholes, and those of them that are tokens."""
Tokens = tuple[Seat, ...]
Held = Mapping[Seat, Sequence[str]]
Worths = Mapping[str, Worth]
"""The same of planets as they count now."""
MANY = 4096
"""So many systems, planets and play areas are kept as they were shown; most are the same in the next view."""
PRINTED = {id: (card.resources, card.influence) for id, card in PLANETS.items()}
_game = latest(Game, 1)
"""A game whose views are made one after the other, so that what is in force need not be looked up again."""


def see(state: State, viewer: Seat | None) -> v.View:
    """The game as a seat sees it; None sees what is public."""
    game, held = _game(state), _held(state)
    openings, worths = game.openings(), _worths(game, held)
    return v.View(
        viewer=viewer,
        goal=state.options.points,
        round=state.round,
        phase=state.phase,
        step=state.step,
        speaker=state.speaker,
        turn=state.turn,
        active_system=state.active_system,
        seats=tuple([_seat(game, player, held.get(player.seat, ()), worths) for player in state.players]),
        systems=tuple([_system(state, id, openings, worths) for id in state.systems]),
        homes=tuple((at.q, at.r) for at in _homes(state)),
        common=tuple(state.strategy_goods.items()),
        objectives=tuple(_objective(state, id) for id in state.public),
        facedown=(len(state.stage_1), len(state.stage_2)),
        laws=tuple(v.LawView(law.id, law.owner, law.planet, law.exhausted) for law in state.laws),
        vote=_vote(game),
        offers=tuple(_offer(offer, viewer) for offer in state.offers),
        decks=(len(state.action_deck), len(state.agenda_deck), len(state.secret_deck)),
        winners=tuple(state.winners),
        hand=None if viewer is None else _hand(state.players[viewer]),
        battle=None if state.battle is None else _battle(game, state.battle),
        draft=draft_view.see(state),
    )


def _battle(game: Game, battle: Battle) -> v.BattleView:
    """TI-HIDDEN-06"""
    return v.BattleView(
        system=battle.system,
        planet=battle.planet,
        attacker=battle.attacker,
        defender=battle.defender,
        round=battle.round,
        fighters=tuple(one for seat in (battle.attacker, battle.defender) for one in _fighters(game, battle, seat)),
        rolls=tuple(v.RollView(one.seat, one.unit, one.need, tuple(one.dice)) for one in battle.rolls),
        rolled=battle.rolled,
        hits=tuple(battle.hits.items()),
        retreating=battle.retreating,
    )


def _fighters(game: Game, battle: Battle, seat: Seat) -> Iterator[v.FighterView]:
    """The units that fight there, by what they hit on as long as no round has begun as it is printed."""
    force, needs = force_at(game.state, battle.planet or battle.system, seat), battle.needs.get(seat, {})
    for type in SHIPS if battle.planet is None else GROUND:
        number, hurt = force.units.get(type, 0), force.damaged.get(type, 0)
        card = game.card(seat, type) if number else None
        if card is not None and card.combat is not None:
            need, sound = needs.get(type, card.combat.hits_on), number - hurt if card.sustain else 0
            yield v.FighterView(seat, type, number, hurt, need, card.combat.dice or 1, sound)


def _homes(state: State) -> list[Hex]:
    return [POSITIONS[home.position] for home in homes(state)]


def _hand(player: Player) -> v.HandView:
    """TI-HIDDEN-01, TI-HIDDEN-04"""
    cards, secrets, notes = tuple(player.action_cards), tuple(player.secrets), tuple(player.notes)
    return v.HandView(cards, secrets, notes, tuple(player.tiles))


def _held(state: State) -> Held:
    """The planets that each seat controls. TI-CONTROL-06"""
    found: dict[Seat, list[str]] = {}
    for planet in state.planets.values():
        if planet.owner is not None:
            found.setdefault(planet.owner, []).append(planet.id)
    return found


def _worths(game: Game, held: Held) -> Worths:
    """What all planets are worth now. TI-PLANET-02, TI-PLANET-03"""
    found = dict(PRINTED)
    for seat, planets in held.items():
        resources, influence = values(game, seat, planets, "resources"), values(game, seat, planets, "influence")
        found.update(zip(planets, zip(resources, influence, strict=True), strict=True))
    return found


def _initiative(state: State, seat: Seat) -> int | None:
    order = initiative(state, seat)
    return None if order == LAST else order


_play_area = lru_cache(MANY)(v.SeatView)
"""A play area as it is shown, the same object in all views."""
_card = lru_cache(MANY)(v.CardView)


def _seat(game: Game, player: Player, held: Sequence[str], worths: Worths) -> v.SeatView:
    planets = [] if player.eliminated else [game.state.planets[id] for id in held]
    ready = [one for one in planets if not one.exhausted]
    return _area(game, player, planets, _sum(ready, worths), _sum(planets, worths))


def _area(game: Game, player: Player, planets: Sequence[Planet], purse: Worth, total: Worth) -> v.SeatView:
    return _play_area(
        seat=player.seat,
        colour=player.colour,
        faction=player.faction,
        points=player.points,
        tactic=player.tactic,
        fleet=player.fleet,
        strategy=player.strategy,
        reserve=0 if player.eliminated else game.reserve(player.seat),
        trade_goods=player.trade_goods,
        commodities=player.commodities,
        commodity_limit=FACTIONS[player.faction].commodities if player.faction else 0,
        initiative=_initiative(game.state, player.seat),
        strategy_cards=_cards(tuple(player.strategy_cards), tuple(player.exhausted_strategy_cards)),
        technologies=_cards(tuple(player.technologies), tuple(player.exhausted_technologies)),
        planets=tuple([_card(one.id, one.exhausted) for one in planets]),
        resources=purse[0],
        influence=purse[1],
        total_resources=total[0],
        total_influence=total[1],
        action_cards=len(player.action_cards),
        secrets=len(player.secrets),
        notes=len(player.notes),
        scored_secrets=tuple(player.scored_secrets),
        notes_in_play=tuple(player.notes_in_play),
        passed=player.passed,
        eliminated=player.eliminated,
        copies=tuple(player.copies.items()),
    )


def _sum(planets: Sequence[Planet], worths: Worths) -> Worth:
    """The resources and the influence of some planets."""
    return sum([worths[one.id][0] for one in planets]), sum([worths[one.id][1] for one in planets])


@lru_cache(MANY)
def _cards(ids: tuple[str, ...], exhausted: tuple[str, ...]) -> tuple[v.CardView, ...]:
    ordered = sorted(ids, key=lambda id: STRATEGY_CARDS[id].initiative if id in STRATEGY_CARDS else 0)
    return tuple([_card(id, id in exhausted) for id in ordered])


def _system(state: State, id: str, openings: Sequence[Opening], worths: Worths) -> v.SystemView:
    system, planets, tokens = state.systems[id], state.planets, state.wormholes
    lying = tuple([kind for kind, place in tokens.items() if place == id]) if tokens else ()
    placed = system.at, open_wormholes(id, openings), lying
    printed = TILES[system.tile].planets
    lands = tuple([_land(planets[one], worths) for one in printed if one in planets]) if printed else ()
    here = _standing(system.space), tuple(sorted(system.tokens)) if system.tokens else ()
    return _shown(system.tile, placed, lands, here, state.active_system == id, id == GUARDED and state.custodians)


def _land(planet: Planet, worths: Worths) -> Land:
    ground, attached = _standing(planet.ground), tuple(planet.attached)
    return planet.id, worths[planet.id], planet.owner, planet.exhausted, ground, attached


def _standing(forces: Mapping[Seat, Force]) -> Standing:
    if not forces:
        return ()
    there = [(seat, forces[seat]) for seat in sorted(forces)]
    return tuple([(seat, tuple(force.units.items()), tuple(force.damaged.items())) for seat, force in there])


@lru_cache(MANY)
def _shown(
    number: int, placed: Placed, lands: tuple[Land, ...], here: tuple[Standing, Tokens], active: bool, guarded: bool
) -> v.SystemView:
    """A system as it is shown, the same object in all views."""
    tile, (at, wormholes, lying), (ships, tokens) = TILES[number], placed, here
    return v.SystemView(
        tile=number,
        at=at,
        kind=tile.kind,
        home_of=tile.home_of,
        anomaly=tile.anomaly,
        wormholes=wormholes,
        planets=tuple([_planet(*land) for land in lands]),
        ships=_forces(ships),
        tokens=tokens,
        active=active,
        custodians=guarded,
        wormhole_tokens=lying,
    )


@lru_cache(MANY)
def _planet(
    id: str, worth: Worth, owner: Seat | None, exhausted: bool, ground: Standing, attached: tuple[str, ...]
) -> v.PlanetView:
    card = PLANETS[id]
    return v.PlanetView(
        id=id,
        name=card.name,
        resources=worth[0],
        influence=worth[1],
        trait=card.trait,
        specialty=card.specialty,
        owner=owner,
        exhausted=exhausted,
        forces=_forces(ground),
        attached=attached,
    )


def _forces(standing: Standing) -> tuple[v.ForceView, ...]:
    return tuple([v.ForceView(seat, dict(units), dict(damaged)) for seat, units, damaged in standing])


def _objective(state: State, id: str) -> v.ObjectiveView:
    card = OBJECTIVES[id]
    return v.ObjectiveView(id, card.stage, card.points, tuple(state.scored.get(id, ())))


def _vote(game: Game) -> v.VoteView | None:
    """TI-HIDDEN-06, TI-VOTE-16"""
    vote = game.state.vote
    if vote is None:
        return None
    ballots = tuple(v.BallotView(ballot.seat, ballot.outcome, ballot.votes) for ballot in vote.ballots)
    predictions = tuple(v.BallotView(made.seat, made.outcome, made.votes, made.source) for made in vote.predictions)
    silent = tuple(seat for seat in game.seats() if not can_vote(game, seat))
    return v.VoteView(vote.agenda, tuple(vote.outcomes), ballots, predictions, silent)


def _offer(offer: Offer, viewer: Seat | None) -> v.OfferView:
    """Which note and which action cards are offered is told only to the two partners. TI-PROMISSORY-09, TI-HIDDEN-01"""
    open = viewer in (offer.giver, offer.taker)
    sides = (_terms(offer.gives, open), _terms(offer.wants, open))
    cards = (_dealt(offer.gives, open), _dealt(offer.wants, open))
    return v.OfferView(offer.id, offer.giver, offer.taker, *sides, offer.hold_fire, offer.terms, *cards, offer.wanted)


def _dealt(terms: Terms, open: bool) -> tuple[str, ...]:
    return tuple(card if open else "hidden" for card in terms.cards)


def _terms(terms: Terms, open: bool) -> tuple[int, int, str | None]:
    note = terms.note if open or terms.note is None else "hidden"
    return (terms.trade_goods, terms.commodities, note)
