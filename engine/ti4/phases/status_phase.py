"""The status phase: scoring, a new objective, and everything made ready for the next round.

Its steps in order are the table STEPS; each ends at a safe point.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from engine.ask import Option, PickOne, Refusal, Seat, Shape
from engine.text import T, Text
from engine.ti4 import objectives, words
from engine.ti4.abilities.occasions import Occasion
from engine.ti4.abilities.windows import Moment
from engine.ti4.cards import action_cards
from engine.ti4.components import STRATEGY_CARDS
from engine.ti4.economy import payment, tokens
from engine.ti4.galaxy import units
from engine.ti4.objectives import secrets
from engine.ti4.phases import elimination, victory
from engine.ti4.phases.order import initiative_order
from engine.ti4.play import Game, Point, Question

NONE = "none"

STATUS_CARDS = Point[int, None]("status_cards")
"""Action cards drawn in the status phase."""
STATUS_TOKENS = Point[int, None]("status_tokens")
"""Command tokens gained in the status phase."""
RETURNS_STRATEGY_CARDS = Point[bool, None]("returns_strategy_cards")
"""Whether the seat gives its strategy cards back in the status phase."""

START_OF_STATUS_PHASE = Moment[Occasion]("start_of_status_phase")
END_OF_STATUS_PHASE = Moment[Occasion]("end_of_status_phase")
WHEN_RETURN_STRATEGY_CARDS = Moment[Occasion]("when_return_strategy_cards")


async def step(game: Game) -> None:
    """One step of the phase, then the next one is set. TI-STATUSPHASE-01"""
    name = game.state.step
    await STEPS[name](game)
    names = list(STEPS)
    if game.state.phase == "status":
        game.state.step = names[names.index(name) + 1]


async def start(game: Game) -> None:
    """The phase begins. TI-ROUND-01"""
    game.state.turn = None
    game.say(T("ti4-phase-begins", phase=T("ti4-phase-status")), weight=2)
    await START_OF_STATUS_PHASE.open(game, Occasion())


# --- 1 scoring -------------------------------------------------------------------------------------------------------

SCORE_PUBLIC = Question("score_public", open=False)
SCORE_SECRET = Question("score_secret", open=False, asked_if_forced=True)


async def score(game: Game) -> None:
    """Everyone chooses at once; then each in initiative order scores one public and one secret objective at most.

    TI-STATUSPHASE-02, TI-STATUSPHASE-03, TI-OBJECTIVE-06, TI-OBJECTIVE-08, TI-VICTORY-09, TI-VICTORY-10,
    TI-INITIATIVE-01
    """
    of_public, of_secret = T("ti4-ask-score-public"), T("ti4-ask-score-secret")
    public = await _choose(game, SCORE_PUBLIC, {seat: _public(game, seat) for seat in game.seats()}, of_public)
    secret = await _choose(game, SCORE_SECRET, {seat: _secret(game, seat) for seat in game.seats()}, of_secret)
    for seat in initiative_order(game):
        if seat in public and objectives.why_not(game, seat, public[seat]) is None:
            await objectives.score_public(game, seat, public[seat])
        if seat in secret and secrets.why_not(game, seat, secret[seat]) is None:
            await secrets.score_secret(game, seat, secret[seat])


async def _choose(game: Game, question: Question, shapes: Mapping[Seat, Shape | None], about: Text) -> dict[Seat, str]:
    """What each seat wants to score; those that want nothing are left out."""
    asked = {seat: shape for seat, shape in shapes.items() if shape is not None}
    if not asked:
        return {}
    answers = await game.ask(question, asked, about)
    return {seat: str(choice) for seat, choice in answers.items() if choice != NONE}


def _public(game: Game, seat: Seat) -> PickOne | None:
    """What a seat can score of the public objectives; not asked when there is nothing, which anyone can see."""

    def why(choice: str) -> Refusal | None:
        return objectives.why_not(game, seat, choice)

    scorable = objectives.scorable_public(game, seat)
    return PickOne(_options(scorable), why) if scorable else None


def _secret(game: Game, seat: Seat) -> PickOne | None:
    """Whoever holds an unscored secret is asked, whether or not it could be scored, unless the table chose that only
    those are asked who can do something. TI-HIDDEN-01
    """

    def why(choice: str) -> Refusal | None:
        return secrets.why_not(game, seat, choice)

    scorable = secrets.scorable_secret(game, seat)
    asked = scorable if game.state.options.windows == "holders" else game.player(seat).secrets
    return PickOne(_options(scorable), why) if asked else None


def _options(choices: list[str]) -> list[Option]:
    return [*(words.goal(id) for id in choices), Option(NONE, T("ti4-score-nothing"))]


# --- 2 a new objective -----------------------------------------------------------------------------------------------


async def reveal(game: Game) -> None:
    """The speaker turns the next objective faceup, stage I before stage II; without one left the game ends.

    TI-STATUSPHASE-04, TI-STATUSPHASE-05, TI-STATUSPHASE-06, TI-SPEAKER-06, TI-OBJECTIVE-01, TI-PUBLICOBJ-01,
    TI-HIDDEN-03
    """
    state = game.state
    deck = state.stage_1 or state.stage_2
    if not deck:
        victory.end_without_objectives(game)
    objective = deck.pop(0)
    state.public.append(objective)
    game.seal()
    game.say(T("ti4-objective-revealed", objective=words.objective_explained(objective)), weight=2)


# --- 3 to 8 ----------------------------------------------------------------------------------------------------------


async def draw(game: Game) -> None:
    """In initiative order each player draws an action card. TI-STATUSPHASE-07, TI-DOUBT-19"""
    for seat in initiative_order(game):
        await action_cards.draw(game, seat, STATUS_CARDS(game, seat, 1))


async def remove_tokens(game: Game) -> None:
    """All command tokens leave the board. TI-STATUSPHASE-08"""
    for system in game.state.systems.values():
        system.tokens.clear()
    game.say(T("ti4-tokens-removed"), weight=0)


async def gain_tokens(game: Game) -> None:
    """Everyone gains two tokens and spreads the whole sheet anew, all at once; carried out in initiative order.

    TI-STATUSPHASE-09, TI-STATUSPHASE-10, TI-STATUSPHASE-11, TI-STATUSPHASE-12, TI-COMMANDTOKEN-04
    """
    shapes = {seat: tokens.sheet(game, seat, gained(game, seat)) for seat in game.seats()}
    answers = await game.ask(tokens.REDISTRIBUTE, shapes, T("ti4-ask-status-tokens"))
    for seat in initiative_order(game):
        spread = answers[seat]
        assert isinstance(spread, dict)
        await tokens.set_pools(game, seat, {pool: int(str(number)) for pool, number in spread.items()})
    await elimination.check_elimination(game)


def gained(game: Game, seat: Seat) -> int:
    """How many tokens a seat gains, as far as reinforcements reach. TI-STATUSPHASE-09, TI-COMMANDTOKEN-04"""
    number = STATUS_TOKENS(game, seat, 2)
    return min(number, game.reserve(seat))


async def ready(game: Game) -> None:
    """All exhausted cards are readied: planets, technologies, strategy cards, laws. TI-STATUSPHASE-13"""
    for planet in game.state.planets:
        payment.ready(game, planet)
    for player in game.state.players:
        player.exhausted_technologies.clear()
        player.exhausted_strategy_cards.clear()
    for law in game.state.laws:
        law.exhausted = False
    game.say(T("ti4-cards-readied"), weight=0)


async def repair(game: Game) -> None:
    """All damaged units are repaired. TI-STATUSPHASE-14"""
    for seat in game.seats():
        units.repair_all(game, seat)


async def return_cards(game: Game) -> None:
    """Strategy cards go back to the common area, unless an ability keeps them. TI-STATUSPHASE-15"""
    await WHEN_RETURN_STRATEGY_CARDS.open(game, Occasion())
    goods = dict(game.state.strategy_goods)
    for seat in game.seats():
        if RETURNS_STRATEGY_CARDS(game, seat, True):
            goods |= dict.fromkeys(game.player(seat).strategy_cards, 0)
            game.player(seat).strategy_cards = []
    game.state.strategy_goods = {card: goods[card] for card in STRATEGY_CARDS if card in goods}


async def finish(game: Game) -> None:
    """The agenda phase follows once the custodians are gone; until then a new round begins.

    TI-STATUSPHASE-16, TI-ROUND-02, TI-ROUND-03, TI-DOUBT-34
    """
    await END_OF_STATUS_PHASE.open(game, Occasion())
    state = game.state
    state.step = "start"
    if state.custodians:
        end_round(game)
    else:
        state.phase = "agenda"


def end_round(game: Game) -> None:
    """The round is over and the next one begins with the strategy phase. TI-ROUND-01, TI-ROUND-05"""
    game.end("round")
    game.state.phase, game.state.step = "strategy", "start"


STEPS: dict[str, Callable[[Game], Awaitable[None]]] = {
    "start": start,
    "score": score,
    "reveal": reveal,
    "draw": draw,
    "remove_tokens": remove_tokens,
    "gain_tokens": gain_tokens,
    "ready": ready,
    "repair": repair,
    "return_cards": return_cards,
    "end": finish,
}
