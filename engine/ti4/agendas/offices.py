"""Laws that their owner may discard for an effect."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import laws, words
from engine.ti4.agendas.registry import works
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability

works("imperial_arbiter")


def _others(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    return words.seat_options(other for other in game.others(seat) if game.player(other).strategy_cards)


@ability("law", "imperial_arbiter", "end_of_strategy_phase", who="any", targets=_others)
async def imperial_arbiter(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its owner discards it to exchange a strategy card with another player."""
    await laws.discard(game, "imperial_arbiter")
    other = int(target)
    mine, theirs = await _pick(game, seat, seat), await _pick(game, seat, other)
    for holder, lost, gained in ((seat, mine, theirs), (other, theirs, mine)):
        cards = game.player(holder).strategy_cards
        cards[cards.index(lost)] = gained
    game.say(
        T(
            "ti4-strategy-cards-swapped",
            seat=seat_name(seat),
            card=words.strategy(theirs),
            other=seat_name(other),
            given=words.strategy(mine),
        )
    )


async def _pick(game: Game, seat: Seat, holder: Seat) -> str:
    options = [Option(id, words.strategy(id)) for id in game.player(holder).strategy_cards]
    about = T("ti4-ask-swap-card", seat=seat_name(seat), holder=seat_name(holder))
    return await game.pick("swap_card", seat, options, about)
