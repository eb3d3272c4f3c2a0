"""What is found on the board: in which order markers are turned up, where ships that are lost in space go, black holes,
and which counters are hidden again. SE-EXPLORE-02, SE-LOST-01, SE-OPT-03
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.space_empires.galaxy.blackholes import ASK_SLINGSHOT
from engine.space_empires.galaxy.board import distance
from engine.space_empires.galaxy.exploring import SHIFT
from engine.space_empires.galaxy.looking import REVEAL
from engine.space_empires.minds import odds
from engine.space_empires.minds.charts import Chart, chart, price
from engine.space_empires.minds.guesses import own
from engine.space_empires.minds.mind import CP, MIND, At
from engine.space_empires.phases.turn import EXPLORE, TURN_DOWN
from engine.space_empires.solitaire.machines import MACHINE_TARGET

BAD = {"black_hole": 9, "supernova": 3, "doomsday_machine": 9}
"""How bad a hex is for whom is shifted there, in tenths."""
UNSEEN = 4


@MIND.rates(EXPLORE, aim=Aim.EXPAND, careful=True)
def explore(at: At, id: str) -> int:
    """Where least could be lost first."""
    here = chart(at)
    there = here.own(id) if id in here.hexes else ()
    return -sum(map(price, there))


@MIND.judges(SHIFT, aim=Aim.ATTACK, careful=True)
def shift(at: At) -> Iterator[Offer]:
    """Others to where it hurts them and far from the own home world; oneself to where it does not."""
    here = chart(at)
    alone = len(here.view.seats) == 1
    for option in picks(at):
        bad = _bad(here, option.id)
        away = distance(option.id, here.home) if here.home else 0
        yield Offer(option.id, -CP * bad - 10 * away if alone else CP * bad + 10 * away, Aim.KEEP if alone else "")


def _bad(here: Chart, to: str) -> int:
    one = here.hexes[to]
    own_ships = len(own(here.own(to)))
    return BAD.get(here.known(to), UNSEEN if not one.explored else 0) + 2 * own_ships


@MIND.judges(ASK_SLINGSHOT, aim=Aim.KEEP, careful=True)
def slingshot(at: At) -> Iterator[Offer]:
    """Nobody tries it: it loses ships."""
    yield Offer({}, 1)


@MIND.rates(MACHINE_TARGET, aim=Aim.DEFEND, careful=True)
def machine_target(at: At, id: str) -> int:
    """The colony that is held best; of those the one that is missed least."""
    here = chart(at)
    colony = here.hexes[id].colony
    value = 0 if colony is None else colony.value
    return 10 * odds.cost(own(here.own(id))) - 20 * value


@MIND.judges(TURN_DOWN, aim=Aim.KEEP, careful=True)
def turn_down(at: At) -> Iterator[Offer]:
    """All are hidden again."""
    yield Offer([option.id for option in picks(at)], CP)
    yield Offer([], 0)


MIND.whether(REVEAL, NO, CP, aim=Aim.KEEP)
"""What was looked at is kept."""
