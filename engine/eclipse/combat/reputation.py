"""Reputation: the spaces of the track, and the tiles drawn after a battle.

Values are secret: who is asked, and how often, depends on numbers of tiles only. EC-REP-09, EC-PUB-02
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import Option, Seat
from engine.eclipse import words
from engine.eclipse.combat.sides import Tally
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Looking
from engine.text import T, seat_name

MOST = 5
"""EC-DRAW-07"""
WORTH: Mapping[str, int] = {"interceptor": 1, "starbase": 1, "ancient": 1, "cruiser": 2, "dreadnought": 3, "gcds": 3}
"""Tiles for a destroyed ship. EC-DRAW-03, EC-DRAW-04, EC-DRAW-05, EC-DRAW-06"""
NONE = "none"


# --- the track -------------------------------------------------------------------------------------------------------


def fits(track: Sequence[str], tiles: int, ambassadors: int) -> bool:
    """Whether a track has spaces for so many tiles of both kinds, however they are arranged.

    EC-REP-01, EC-REP-02, EC-REP-03, EC-REP-04, EC-REP-05, EC-REP-06, EC-REP-07
    """
    over = max(0, tiles - track.count("reputation")) + max(0, ambassadors - track.count("ambassador"))
    return over <= track.count("both")


def room(game: Game, seat: Seat, *, ambassador: bool = False) -> bool:
    """Whether one more reputation tile (or ambassador) fits on the track as it is. EC-REP-06, EC-DIPL-07"""
    player = game.player(seat)
    tiles, ambassadors = len(player.reputation), len(player.ambassadors)
    return fits(game.species(seat).track, tiles + (not ambassador), ambassadors + ambassador)


def spaces_for_ambassador(game: Game, seat: Seat) -> int:
    """Ambassadors a track could still take if reputation tiles made room. EC-DIPL-08, EC-DIPL-09, EC-REP-08"""
    track = game.species(seat).track
    return len(track) - track.count("reputation") - len(game.player(seat).ambassadors)


async def make_room(game: Game, seat: Seat) -> None:
    """A reputation tile goes back into the bag if an ambassador would not fit. EC-DIPL-08, EC-EX-21"""
    if room(game, seat, ambassador=True):
        return
    await _give_back(game, seat)
    game.say(T("eclipse-reputation-made-room", seat=seat_name(seat)))


REPUTATION_RETURN = Question("reputation_return", open=False, answer_hidden=True)


async def _give_back(game: Game, seat: Seat) -> None:
    """A tile of choice from the track goes back into the bag."""
    player = game.player(seat)
    options = [_option(str(at), value) for at, value in enumerate(player.reputation)]
    about = T("eclipse-ask-reputation-return", seat=seat_name(seat))
    at = int(await game.pick(REPUTATION_RETURN, seat, options, about))
    game.state.reputation.append(player.reputation.pop(at))


def _option(id: str, value: int) -> Option:
    return Option(id, T("eclipse-reputation-tile", n=value))


# --- drawing ---------------------------------------------------------------------------------------------------------


async def after_battles(game: Game, id: str, tally: Tally) -> None:
    """Everyone who fought on a sector draws, keeps and returns, in order of entry. EC-DRAW-01, EC-DRAW-10"""
    for seat in tally.entered:
        if seat in tally.fought:
            await draw(game, seat, earned(game, id, tally, seat), id)


def earned(game: Game, id: str, tally: Tally, seat: Seat) -> int:
    """Tiles a seat draws for a sector: for taking part, unless all that survived retreated, and for what it destroyed.

    EC-DRAW-02, EC-DRAW-03, EC-DRAW-04, EC-DRAW-05, EC-DRAW-06, EC-DRAW-07, EC-DRAW-11, EC-DRAW-12, EC-EX-16, EC-EX-17
    """
    fled = seat in tally.withdrawn and seat not in game.sector(id).fleets
    kills = sum(WORTH[type] for type in tally.kills.get(seat, ()))
    return min(MOST, kills + (not fled))


def take(game: Game, seat: Seat, number: int) -> list[int]:
    """Draws tiles from the bag, as many as it has; the seat looks at them. EC-DRAW-13, EC-COMP-24, EC-PUB-02"""
    game.seal({seat})
    bag = game.shuffle(game.state.reputation, "reputation")
    number = min(number, len(bag))
    drawn, game.state.reputation = sorted(bag[:number], reverse=True), bag[number:]
    return drawn


async def draw(game: Game, seat: Seat, number: int, id: str) -> None:
    """Looks at tiles from the bag, puts one on the track, returns the others. EC-DRAW-08, EC-DRAW-09, EC-PUB-02"""
    drawn = take(game, seat, number) if number else []
    if not drawn:
        return
    values = tuple(T("eclipse-reputation-tile", n=value) for value in drawn)
    secret = {seat: T("eclipse-reputation-seen", tiles=values)}
    text = T("eclipse-reputation-drawn", seat=seat_name(seat), n=len(drawn), sector=words.sector(id))
    game.say(text, secret=secret, where=[id])
    game.state.looking = Looking(seat, reputation=drawn)
    await _keep(game, seat, drawn)
    game.state.reputation += drawn
    game.state.looking = None


REPUTATION_KEEP = Question("reputation_keep", open=False, answer_hidden=True)


async def _keep(game: Game, seat: Seat, drawn: list[int]) -> None:
    """One tile goes to the track; on a full track only in place of another. EC-DRAW-08, EC-DRAW-09, EC-REP-08"""
    full = not room(game, seat)
    if full and not game.player(seat).reputation:
        return
    options = [_option(str(at), value) for at, value in enumerate(drawn)]
    if full:
        options.append(Option(NONE, T("eclipse-reputation-none")))
    about = T("eclipse-ask-reputation-keep", seat=seat_name(seat), n=len(drawn))
    choice = await game.pick(REPUTATION_KEEP, seat, options, about)
    if choice == NONE:
        game.say(T("eclipse-reputation-kept-none", seat=seat_name(seat)))
        return
    if full:
        await _give_back(game, seat)
    game.player(seat).reputation.append(drawn.pop(int(choice)))
    key = "eclipse-reputation-exchanged" if full else "eclipse-reputation-kept"
    game.say(T(key, seat=seat_name(seat)), weight=int(full))
