"""Effects: how cards, technologies and faction abilities change what rules compute, and act when something happens.

A rule never names a card. It declares a **point** (a value that abilities may change) or a **moment** (an occasion at
which they may be used) beside itself, and a card names that:

    # the rule, in movement.py                     # the cards, in technologies/blue.py and cards/tactical.py
    @dataclass(slots=True)                         @MOVE.hook("gravity_drive")
    class Moving:                                  def farther(game: Game, seat: Seat, value: int, at: Moving) -> int:
        system: str                                    return value + 1
        unit: str
                                                   def _mine(game: Game, seat: Seat, about: Activation) -> bool:
    MOVE = Point[int, Moving]("move")                  return seat in game.fleets(about.system)
    ACTIVATED = Moment[Activation]("activated")
                                                   @ACTIVATED.ability(CARD, "ambush", who="other", when=_mine)
    reach = MOVE(game, seat, 2, Moving(at, unit))  async def ambush(game: Game, seat: Seat, about: Activation,
    await ACTIVATED.open(game,                                      target: str) -> None:
        Activation(actor=seat, system=system))         about.cancelled = True

To write a card, find the point or the moment in the rule that it changes (`grep MOVE`), and register with it in the
file where its kin stand. Nothing else: words come from its id. A card that says "until the end of the combat" begins an
`Effect`, and hooks in with the effect's source. A card with several paragraphs registers several abilities in their
order; a rule that reveals it resolves them by `MOMENT.window(game, about).follow(seat, card)`. mypy refuses a rule that
takes another value or is about something else; a reader finds all hooks of a point with one search for its name.

To give a game effects:
1. Its game derives from `EffectsRun` and hands over an `InForce` that says what each seat has in force: the faction's
   abilities, technologies, cards before it, effects. The parts of the state that decide it derive from `Watched`, so
   that a change is noticed wherever it is made.
2. It derives `class Point(effects.Point["Game", V, A])`, `TablePoint` and `Moment`; its `Moment` says in which order
   seats act and how windows ask.
3. It makes one `Holding` for each place that abilities lie in: `CARD = Hand("card")`, `SHEET = Sheet("ability")`.

Order is never left to chance: hooks apply by the ids of their sources, those marked `last` at the end; abilities are
offered by holding, source and place on the card. A window asks every seat that could ever react, as everyone knows.
"""

from engine.effects.ability import Ability, At, Entry, Holding, Occasion, Opened, UseId, component_of
from engine.effects.in_force import EffectsRun, InForce
from engine.effects.lasting import Effect, lasting, without
from engine.effects.moment import Moment
from engine.effects.point import Hook, Point, TablePoint
from engine.effects.watched import Watched
from engine.effects.window import PASS, Window

__all__ = [
    "PASS",
    "Ability",
    "At",
    "Effect",
    "EffectsRun",
    "Entry",
    "Holding",
    "Hook",
    "InForce",
    "Moment",
    "Occasion",
    "Opened",
    "Point",
    "TablePoint",
    "UseId",
    "Watched",
    "Window",
    "component_of",
    "lasting",
    "without",
]
