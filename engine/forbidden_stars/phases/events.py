"""Step 4 of the Refresh Phase: event cards are drawn, a warp storm moves, a card is resolved. FS-REFRESH-06"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from engine.ask import Option, Refusal, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities import choosing
from engine.forbidden_stars.components import EVENTS
from engine.forbidden_stars.galaxy import storms
from engine.forbidden_stars.interface import pending_steps
from engine.forbidden_stars.phases.occasions import EVENT_STEP, STORM_ANNOUNCED, EventAt, StormMove
from engine.forbidden_stars.play import Game, Question
from engine.ids import Id
from engine.kit import decks
from engine.text import T, Text, seat_name


@dataclass(frozen=True)
class StormTo(Id):
    """A storm, by its place in the list, and the edge it is moved to."""

    storm: int
    edge: str


async def step(game: Game, seat: Seat) -> None:
    """All of 4a, 4b and 4c for one player. FS-REFRESH-06, FS-ACTIVE-03, FS-ACTIVE-04"""
    await game.during(pending_steps.event(seat), _step(game, seat))


async def _step(game: Game, seat: Seat) -> None:
    number = len(game.player(seat).eventful)
    card = await draw(game, seat, number)
    if card is None:
        await reveal_top(game, seat)
        return
    game.state.chosen = card
    await move_storm(game, seat, EVENTS[card].storm)
    await resolve(game, seat, card)
    game.state.chosen = None
    shuffle(game, seat)


# --- 4a --------------------------------------------------------------------------------------------------------------


async def draw(game: Game, seat: Seat, number: int) -> str | None:
    """As many cards as order tokens lie on the deck; one is chosen, the others are shown and shuffled in.

    FS-REFRESH-07, FS-EVENT-02, FS-DISCARD-01, FS-DISCARD-02, D-47, D-52
    """
    player = game.player(seat)
    player.orders += player.eventful
    player.eventful = []
    card = await choose(game, seat, number, storms_move=True)
    if card is None:
        return None
    others = [id for id in player.drawn if id != card]
    player.drawn = []
    if others:
        player.events = game.shuffle(sorted(player.events + others), f"event deck {seat}")
    game.seal()
    game.say(T("forbidden_stars-chooses-event", seat=seat_name(seat), card=words.card(card)))
    if others:
        names = tuple(words.card(id) for id in others)
        game.say(T("forbidden_stars-discards-events", seat=seat_name(seat), cards=names))
    return card


EVENT_CARD = Question("event_card", open=False)


async def choose(game: Game, seat: Seat, number: int, *, storms_move: bool = False) -> str | None:
    """Draws in secret and lets the seat choose one. FS-INFO-06, FS-REFRESH-07

    Args:
        storms_move: whether the chosen card moves a storm, so that its symbol matters.
    """
    player = game.player(seat)
    player.drawn = decks.draw(game, player.events, number)
    if not player.drawn:
        return None
    game.seal(to=[seat])
    names = tuple(words.card(id) for id in player.drawn)
    own = T("forbidden_stars-drew-events", cards=names)
    game.say(T("forbidden_stars-draws-events", seat=seat_name(seat), n=len(names)), secret={seat: own})
    more = words.event_with_storm if storms_move else words.explained
    options = [Option(id, words.card(id), more=more(id)) for id in player.drawn]
    about = T("forbidden_stars-ask-event", seat=seat_name(seat))
    return await game.pick(EVENT_CARD, seat, options, about)


async def reveal_top(game: Game, seat: Seat) -> None:
    """Without a drawn card the top one only moves a storm. FS-REFRESH-09"""
    player = game.player(seat)
    if not player.events:
        return
    card = player.events[-1]
    game.seal()
    game.say(T("forbidden_stars-reveals-event", seat=seat_name(seat), card=words.card(card)))
    await move_storm(game, seat, EVENTS[card].storm)
    shuffle(game, seat)


def shuffle(game: Game, seat: Seat) -> None:
    """All event cards but a scheme in play. FS-REFRESH-10"""
    player = game.player(seat)
    player.events = game.shuffle(sorted(player.events), f"event deck {seat}")


# --- 4b --------------------------------------------------------------------------------------------------------------


STORM_TO = Question("storm_to", open=True)
"""Where the storm goes instead, by an ability that answers the move."""
MOVE_STORM = Question("move_storm", open=True, leads_to=True, follow_ups=[STORM_TO])


async def move_storm(game: Game, seat: Seat, symbol: str) -> None:
    """A storm moves in one of two directions, if any can. FS-REFRESH-08, FS-STORM-15, FS-EVENT-06

    FS-STORM-06, FS-STORM-07, FS-STORM-08, FS-STORM-09, FS-STORM-10
    """
    found = moves(game, symbol)
    if not found:
        game.say(T("forbidden_stars-no-storm-moves", symbol=words.storm_move(symbol)))
        return
    options = [Option(one.id, _move_text(game, one), more=_places(game, one)) for one in found]
    about = T("forbidden_stars-ask-move-storm", seat=seat_name(seat), symbol=words.storm_move(symbol))
    chosen = StormTo.read(await game.pick(MOVE_STORM, seat, options, about, why=partial(why_not, game)))
    happening = StormMove(actor=seat, place=chosen.edge, storm=chosen.storm, edge=chosen.edge)
    await STORM_ANNOUNCED.open(game, happening)
    if not happening.cancelled:
        shift(game, seat, happening.storm, happening.edge)


def moves(game: Game, symbol: str) -> list[StormTo]:
    """Every move that a symbol allows of a storm that has not moved yet. FS-STORM-08, FS-STORM-11"""
    return [
        StormTo(at, edge)
        for at, storm in enumerate(game.state.storms)
        if not storm.moved
        for edge in storms.led_to(game, storm.edge, symbol)
    ]


def why_not(game: Game, id: str) -> Refusal | None:
    """Why a storm cannot be moved to an edge."""
    move, lying = StormTo.maybe(id), game.state.storms
    if move is None or not 0 <= move.storm < len(lying):
        return None
    if lying[move.storm].moved:
        return Refusal("FS-STORM-11", T("forbidden_stars-storm-moved"))
    if any(storm.edge == move.edge for storm in lying):
        return Refusal("FS-STORM-13", T("forbidden_stars-storm-there"))
    return Refusal("FS-STORM-06", T("forbidden_stars-storm-other-way"))


def _move_text(game: Game, move: StormTo) -> Text:
    start = storms.name(game, game.state.storms[move.storm].edge)
    return T("forbidden_stars-storm-from-to", start=start, end=storms.name(game, move.edge))


def _places(game: Game, move: StormTo) -> Text:
    start = storms.places(game, game.state.storms[move.storm].edge)
    return T("forbidden_stars-storm-from-to", start=start, end=storms.places(game, move.edge))


def shift(game: Game, seat: Seat, storm: int, edge: str) -> None:
    """A storm comes to an edge and shows its white side. FS-STORM-11, FS-STORM-12"""
    moved = game.state.storms[storm]
    start, end = storms.places(game, moved.edge), storms.places(game, edge)
    moved.edge, moved.moved = edge, True
    game.say(T("forbidden_stars-moves-storm", seat=seat_name(seat), start=start, end=end), where=[edge])


# --- 4c --------------------------------------------------------------------------------------------------------------


async def resolve(game: Game, seat: Seat, card: str) -> None:
    """A tactic is resolved and shuffled in, a scheme stays in play. FS-REFRESH-10, FS-EVENT-03, FS-EVENT-04"""
    if EVENTS[card].kind == "tactic":
        await follow(game, seat, card)
        game.player(seat).events.append(card)
    else:
        await lay_scheme(game, seat, card)


async def follow(game: Game, seat: Seat, card: str) -> None:
    """The ability of a tactic, which may be declined. FS-EVENT-04, FS-EVENT-06"""
    window = EVENT_STEP.window(game, EventAt(actor=seat, card=card))
    await window.follow(seat, card, choosing.declines)


REPLACE_SCHEME = Question("replace_scheme", open=True)


async def lay_scheme(game: Game, seat: Seat, card: str) -> None:
    """It lies face up, in place of one that is in play and is discarded; then it may be declined.

    FS-EVENT-05, FS-EVENT-06, FS-DISCARD-01, D-23
    """
    player = game.player(seat)
    if player.scheme is not None:
        about = T(
            "forbidden_stars-ask-replace-scheme",
            seat=seat_name(seat),
            card=words.card(card),
            old=words.card(player.scheme),
        )
        if not await game.confirm(REPLACE_SCHEME, seat, about):
            player.events.append(card)
            return
        player.events.append(player.scheme)
        game.say(T("forbidden_stars-discards-scheme", seat=seat_name(seat), card=words.card(player.scheme)))
    player.scheme = card
    game.say(T("forbidden_stars-lays-scheme", seat=seat_name(seat), card=words.card(card)))


def discard_scheme(game: Game, seat: Seat) -> None:
    """The scheme in play is shown and shuffled into the event deck. FS-DISCARD-01, FS-DISCARD-02"""
    player = game.player(seat)
    if player.scheme is not None:
        player.events = game.shuffle(sorted([*player.events, player.scheme]), f"event deck {seat}")
        player.scheme = None
