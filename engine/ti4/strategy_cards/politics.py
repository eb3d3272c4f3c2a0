"""Politics, initiative 3: a new speaker, action cards, a look at the agendas. TI-POLITICS-01"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.actions.strategy_action import CARDS, StrategyAbilities
from engine.ti4.cards import action_cards, decks
from engine.ti4.play import Game, Question

DRAWN, PEEKED = 2, 2
TOP, BOTTOM = "top", "bottom"


async def primary(game: Game, seat: Seat) -> None:
    """A new speaker, 2 action cards, and the top 2 agendas. TI-POLITICS-02, TI-POLITICS-04, TI-POLITICS-05"""
    await name_speaker(game, seat)
    await action_cards.draw(game, seat, DRAWN)
    await arrange_agendas(game, seat)


SPEAKER = Question("speaker", open=True)


async def name_speaker(game: Game, seat: Seat) -> None:
    """Anyone but the current speaker, the active player included. TI-POLITICS-02, TI-POLITICS-03, TI-SPEAKER-08"""
    options = words.seat_options(other for other in game.clockwise(seat) if other != game.state.speaker)
    chosen = await game.pick(SPEAKER, seat, options, T("ti4-ask-speaker", seat=seat_name(seat)))
    game.state.speaker = int(chosen)
    game.say(T("ti4-new-speaker", seat=seat_name(int(chosen))))


async def arrange_agendas(game: Game, seat: Seat) -> None:
    """Looks at the top two in secret and puts each on the top or the bottom, in any order; in games from before a deck
    that ran out was not renewed for it.

    TI-POLITICS-05, TI-POLITICS-06, TI-HIDDEN-02, TI-LIMIT-06
    """
    seen = decks.agendas(game, PEEKED if game.state.edition else min(PEEKED, len(game.state.agenda_deck)))
    game.seal({seat})
    told = T("ti4-your-agendas", agendas=tuple(map(words.agenda, seen)))
    game.say(T("ti4-looked-at-agendas", seat=seat_name(seat), n=len(seen)), secret={seat: told})
    ends = {id: await _choose_end(game, seat, id) for id in seen}
    for end in (TOP, BOTTOM):
        await _put(game, seat, end, [id for id in seen if ends[id] == end])
    top, bottom = (list(ends.values()).count(end) for end in (TOP, BOTTOM))
    if seen:
        game.say(T("ti4-agendas-placed", seat=seat_name(seat), top=top, bottom=bottom))


AGENDA_PLACE = Question("agenda_place", open=False, answer_hidden=True)


async def _choose_end(game: Game, seat: Seat, id: str) -> str:
    options = [Option(TOP, T("ti4-on-top")), Option(BOTTOM, T("ti4-on-bottom"))]
    about = T("ti4-ask-agenda-place", seat=seat_name(seat))
    return await game.pick(AGENDA_PLACE, seat, options, about, private={seat: words.explained(words.agenda(id))})


AGENDA_ORDER = Question("agenda_order", open=False, answer_hidden=True)


async def _put(game: Game, seat: Seat, end: str, agendas: list[str]) -> None:
    options = [Option(id, words.agenda(id)) for id in agendas]
    ordered = await game.order(AGENDA_ORDER, seat, options, T("ti4-ask-agenda-order", seat=seat_name(seat)))
    deck = game.state.agenda_deck
    game.state.agenda_deck = deck + ordered[::-1] if end == TOP else ordered[::-1] + deck


async def secondary(game: Game, seat: Seat) -> None:
    """Draw 2 action cards. TI-POLITICS-07"""
    await action_cards.draw(game, seat, DRAWN)


CARDS["politics"] = StrategyAbilities(primary, secondary)
