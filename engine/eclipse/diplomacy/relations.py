"""Diplomacy: relations between two players, their ambassadors, and the traitor who breaks them.

Relations last until one of the two attacks the other. EC-DIPL-13
"""

from __future__ import annotations

from engine.ask import Answer, Option, PickOne, PickSome, Refusal, Seat, Shape
from engine.eclipse import words
from engine.eclipse.combat import reputation
from engine.eclipse.components import AMBASSADORS, RESOURCES, Resource, resource_of
from engine.eclipse.economy import population
from engine.eclipse.galaxy import ships, wormholes
from engine.eclipse.play import INTERRUPTS, Game, Question
from engine.text import T, Text, seat_name


def are_partners(game: Game, seat: Seat, other: Seat) -> bool:
    """Whether two players have relations: each holds the other's ambassador. EC-DIPL-05, EC-DIPL-13"""
    return other in game.player(seat).ambassadors and seat in game.player(other).ambassadors


def partners(game: Game, seat: Seat) -> list[Seat]:
    """Players with whom a seat has relations, in the order in which it received their ambassadors."""
    return [other for other in game.player(seat).ambassadors if are_partners(game, seat, other)]


# --- who may form relations ------------------------------------------------------------------------------------------


def refusal(game: Game, seat: Seat, other: Seat) -> Refusal | None:
    """Why two players cannot form relations, or None.

    EC-DIPL-01, EC-DIPL-02, EC-DIPL-10, EC-DIPL-12, EC-DIPL-21, EC-DOUBT-42
    """
    if not game.table.diplomacy:
        return Refusal("EC-DIPL-01", T("eclipse-no-diplomacy"))
    if are_partners(game, seat, other):
        return Refusal("EC-DIPL-10", T("eclipse-already-partners", other=seat_name(other)))
    traitor = game.state.traitor
    if traitor is not None and traitor in (seat, other):
        return Refusal("EC-DIPL-12", T("eclipse-traitor-alone", seat=seat_name(traitor)))
    if not connected(game, seat, other):
        return Refusal("EC-DIPL-02", T("eclipse-not-connected", other=seat_name(other)))
    if hostile(game, seat, other) or hostile(game, other, seat):
        return Refusal("EC-DIPL-21", T("eclipse-ships-in-the-way", other=seat_name(other)))
    return _unable(game, seat) or _unable(game, other)


def _unable(game: Game, seat: Seat) -> Refusal | None:
    """What a player lacks to give or take an ambassador. EC-DIPL-09, EC-DIPL-11, EC-COMP-06, EC-COMP-24"""
    given = sum(seat in player.ambassadors for player in game.state.players)
    if given >= AMBASSADORS or not tracks(game, seat):
        return Refusal("EC-DIPL-11", T("eclipse-nothing-to-give", seat=seat_name(seat)))
    if reputation.spaces_for_ambassador(game, seat) <= 0:
        return Refusal("EC-DIPL-09", T("eclipse-no-room-for-ambassador", seat=seat_name(seat)))
    return None


def tracks(game: Game, seat: Seat) -> list[Resource]:
    """Population tracks with a cube to give. EC-DIPL-06"""
    return [resource for resource in RESOURCES if game.player(seat).cubes[resource]]


def connected(game: Game, seat: Seat, other: Seat) -> bool:
    """Whether discs of both lie on sectors joined by a full wormhole, whatever anybody owns. EC-DIPL-02"""
    return other in owners_beside(game, seat)


def owners_beside(game: Game, seat: Seat) -> list[Seat | None]:
    """Whose discs lie on the sectors joined to the seat's own by a full wormhole, whatever anybody owns. EC-DIPL-02"""
    sectors = game.state.sectors
    return [sectors[id].owner for own in game.controlled(seat) for id in wormholes.fully_linked(game, own.id)]


def hostile(game: Game, seat: Seat, other: Seat) -> bool:
    """Whether ships of a seat stand where the other has a disc or ships: that is war. EC-DIPL-14, EC-DIPL-21"""
    return any(wormholes.present(sector, other) for sector in ships.where(game, seat))


def possible(game: Game, seat: Seat) -> list[Seat]:
    """Players with whom a seat could form relations now, if both agree; only neighbours need be looked at."""
    if not game.table.diplomacy or game.player(seat).out:
        return []
    near = owners_beside(game, seat)
    return [other for other in game.others(seat) if other in near and refusal(game, seat, other) is None]


# --- forming them ----------------------------------------------------------------------------------------------------


async def form(game: Game, seat: Seat, other: Seat) -> None:
    """Each gives the other an ambassador with a cube, and makes room for the one received.

    EC-DIPL-05, EC-DIPL-06, EC-DIPL-07, EC-DIPL-08, EC-EX-21
    """
    for giver, taker in ((seat, other), (other, seat)):
        track = await _choose_track(game, giver, taker)
        await reputation.make_room(game, taker)
        game.player(giver).cubes[track] -= 1
        game.player(taker).ambassadors.append(giver)
    forget(game, seat, other)
    game.say(T("eclipse-relations-formed", seat=seat_name(seat), other=seat_name(other)), weight=2)


AMBASSADOR_CUBE = Question("ambassador_cube", open=True)


async def _choose_track(game: Game, seat: Seat, other: Seat) -> Resource:
    """The cube on the ambassador leaves a track of its owner's choice. EC-DIPL-05, EC-DIPL-06"""
    options = [Option(resource, words.resource(resource)) for resource in tracks(game, seat)]
    about = T("eclipse-ask-ambassador-cube", seat=seat_name(seat), other=seat_name(other))
    return resource_of(await game.pick(AMBASSADOR_CUBE, seat, options, about))


def _verb_shape(game: Game, seat: Seat) -> Shape | None:
    """Players to whom relations can be offered, or whose offer can be accepted, in a turn of one of the two; and those
    whose answer to an offer is still to come: it can always be withdrawn.

    EC-DIPL-03, EC-DOUBT-43
    """
    state = game.state
    if state.phase != "action" or state.turn is None:
        return None
    open_to = [other for other in possible(game, seat) if state.turn in (seat, other)]
    others = [other for other in game.others(seat) if other in open_to or (seat, other) in state.proposals]
    if not others:
        return None
    return PickOne([_offer(game, seat, other) for other in others], lambda id: _why_not(game, seat, id))


def _offer(game: Game, seat: Seat, other: Seat) -> Option:
    keys = {(seat, other): "eclipse-withdraw-relations", (other, seat): OFFERED}
    key = next((key for pair, key in keys.items() if pair in game.state.proposals), "eclipse-offer-relations")
    return Option(str(other), T(key, other=seat_name(other)))


def _why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    other = next((other for other in game.others(seat) if str(other) == id), None)
    if other is None:
        return None
    return refusal(game, seat, other) or Refusal("EC-DIPL-03", T("eclipse-not-their-turn", other=seat_name(other)))


OFFERED = "eclipse-accept-relations"
RELATIONS = Question("relations", open=True, invites=lambda answer: int(str(answer)), replies={OFFERED})
REFUSE = Question("refuse_relations", open=True, replies=True)


@INTERRUPTS.verb(RELATIONS, _verb_shape)
async def propose(game: Game, seat: Seat, answer: Answer) -> None:
    """Offers relations, takes the offer back, or accepts the other's: then they are formed. EC-DIPL-02, EC-DIPL-03"""
    other, proposals = int(str(answer)), game.state.proposals
    if (other, seat) in proposals:
        await form(game, seat, other)
        return
    known = (seat, other) in proposals
    (proposals.remove if known else proposals.append)((seat, other))
    key = "eclipse-relations-withdrawn" if known else "eclipse-relations-offered"
    game.say(T(key, seat=seat_name(seat), other=seat_name(other)))


def _offered(game: Game, seat: Seat) -> Shape | None:
    """Those whose offers lie before a seat."""
    others = [one for one, other in game.state.proposals if other == seat]
    options = [Option(str(one), T("eclipse-refuse-relations", other=seat_name(one))) for one in others]
    return PickOne(options) if options else None


@INTERRUPTS.verb(REFUSE, _offered)
async def refuse(game: Game, seat: Seat, answer: Answer) -> None:
    """Turns an offer down; another one may follow. EC-DIPL-03"""
    other = int(str(answer))
    game.state.proposals.remove((other, seat))
    game.say(T("eclipse-relations-refused", seat=seat_name(seat), other=seat_name(other)))


def lapse(game: Game, seat: Seat | None = None) -> None:
    """Offers end with the next turn of whoever made them, and all of them with the action phase. EC-DOUBT-43"""
    over = [pair for pair in game.state.proposals if seat in (None, pair[0])]
    game.state.proposals = [pair for pair in game.state.proposals if pair not in over]
    for offering, other in over:
        text = T("eclipse-relations-lapsed", seat=seat_name(offering), other=seat_name(other))
        game.say(text, weight=0)


def forget(game: Game, seat: Seat, other: Seat) -> None:
    """Offers between two players are gone."""
    pairs = ((seat, other), (other, seat))
    game.state.proposals = [pair for pair in game.state.proposals if pair not in pairs]


RELATIONS_WANTED = Question("relations_wanted", open=False)


async def after_combat(game: Game) -> None:
    """At the end of the combat phase everyone names those with whom relations are welcome, all at once.

    EC-DIPL-04
    """
    able = {seat: others for seat in game.seats() if (others := possible(game, seat))}
    if not able:
        return
    shapes: dict[Seat, Shape] = {
        seat: PickSome([Option(str(other), seat_name(other)) for other in others], 0, len(others))
        for seat, others in able.items()
    }
    willing = await game.ask(RELATIONS_WANTED, shapes, T("eclipse-ask-relations"))
    for seat in able:
        for other in able[seat]:
            if seat < other and _agree(willing, seat, other) and refusal(game, seat, other) is None:
                await form(game, seat, other)


def _agree(willing: dict[Seat, Answer], seat: Seat, other: Seat) -> bool:
    """Both must want it. EC-DIPL-02"""
    named, back = willing.get(seat), willing.get(other)
    return isinstance(named, list) and str(other) in named and isinstance(back, list) and str(seat) in back


# --- breaking them ---------------------------------------------------------------------------------------------------


def attacked(game: Game, seat: Seat, id: str) -> list[Seat]:
    """Partners whom a ship of a seat attacks by moving onto a sector. EC-DIPL-14, EC-MOV-09"""
    return [other for other in partners(game, seat) if wormholes.present(game.sector(id), other)]


async def attack(game: Game, seat: Seat, others: list[Seat]) -> None:
    """A seat attacks players: relations with them break, and it takes the traitor card. Without relations nothing
    happens, and relations with third players stay.

    EC-DIPL-13, EC-DIPL-14, EC-DIPL-15, EC-DIPL-16, EC-DIPL-17, EC-DIPL-18, EC-DIPL-19
    """
    for other in others:
        if are_partners(game, seat, other):
            game.say(T("eclipse-relations-broken", seat=seat_name(seat), other=seat_name(other)), weight=2)
            await end(game, seat, other)
            _betray(game, seat)


async def end(game: Game, seat: Seat, other: Seat) -> None:
    """Both ambassadors go back, each owner puts the cube on a track. EC-DIPL-15"""
    for holder, owner in ((seat, other), (other, seat)):
        if owner in game.player(holder).ambassadors:
            await population.come_home(game, owner, ambassadors_cube(holder))
            game.player(holder).ambassadors.remove(owner)


def ambassadors_cube(holder: Seat) -> Text:
    """The cube on an ambassador, by who held it. EC-DIPL-05"""
    return T("eclipse-cube-of-ambassador", holder=seat_name(holder))


def _betray(game: Game, seat: Seat) -> None:
    """The traitor card comes from the supply or from its holder; whoever has it keeps it. EC-DIPL-16, EC-DIPL-17"""
    if game.state.traitor != seat:
        game.state.traitor = seat
        game.say(T("eclipse-traitor", seat=seat_name(seat)), weight=2)
