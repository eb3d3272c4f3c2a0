"""What advice says of abilities of factions that a game by chance seldom comes to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Amount, Answer, Option, PickOne, Shape
from engine.players.mind import Offer
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.advice import ADVICE
from engine.ti4.galaxy.movement import ASK_MOVE
from engine.ti4.galaxy.movement_plan import Declared, in_words
from engine.ti4.phases.setup import KEEP_SECRET
from engine.ti4.strategy_cards.construction import STRUCTURE, Site
from tests.engine.ti4.minds.minding import reading
from tests.engine.ti4.positions import board, fleet, own

NONE = Amount(0, 1)
UNIT = words.unit("dreadnought")


def told(kind: str, answer: Answer, about: Text | None = None, options: tuple[Option, ...] = ()) -> list[str]:
    """What is said of an answer to such a question, as kinds of points and their texts."""
    game = board("creuss", "sol", "hacan")
    fleet(game, 0, "26", cruiser=1)
    game.player(0).copies["valefar_assimilator_y"] = "chaos_mapping"
    at = reading(game)
    shape: Shape = PickOne([*options]) if options else NONE
    question = replace(at.question, kind=kind, shape=shape, about=about or T("asked"))
    return [f"{one.side} {one.text.key}" for one in ADVICE.points(replace(at, question=question), Offer(answer, 1))]


TAKEN = T("ti4-ask-assimilate", seat=seat_name(0), unit=words.unit("pds"), planet=words.planet("quann"))
HOLE = T("ti4-ask-wormhole-system", seat=seat_name(0), wormhole=T("ti4-wormhole-alpha"))
LIES = Option("beta", T("ti4-wormhole-lies", wormhole=T("ti4-wormhole-beta"), system=words.system("26")))
SALVO = Option("0", T("ti4-salvo", unit=UNIT, planet=words.planet("quann")))


@pytest.mark.parametrize(
    ("kind", "answer", "about", "options", "points"),
    [
        ("assimilate", "yes", TAKEN, (), ["aim assimilates", "cost one-less"]),
        ("assimilate", "no", TAKEN, (), ["aim all-stay", "against not-assimilated"]),
        ("assimilator", "valefar_assimilator_x", None, (), ["aim copies-none"]),
        ("assimilator", "valefar_assimilator_y", None, (), ["cost copy-lost"]),
        ("lead", "yes", None, (), ["aim opens-ways"]),
        ("lead", "no", None, (), ["aim moves-along"]),
        ("wormhole_token", "alpha", None, (LIES,), ["aim hole-new"]),
        ("wormhole_token", "beta", None, (LIES,), ["cost hole-leaves"]),
        ("wormhole_system", "39", HOLE, (), ["aim hole-joins"]),
        ("cannon_target", "1", None, (), ["aim has-points"]),
        ("extra_die", "0", None, (SALVO,), ["aim extra-die"]),
        ("raise_dice", ["cruiser:0", "cruiser:1"], None, (), ["aim hits-more", "cost goods"]),
        ("alastor", {"18": 2}, None, (), ["aim fight-as-ships", "against lost-in-space"]),
        ("ram_with", "dreadnought:damaged", None, (), ["aim rams", "aim damaged-already", "cost worth"]),
        ("ram", {"fighter@quann": 1, "carrier": 1}, None, (), ["aim destroys"]),
        ("ram_again", "yes", None, (), ["aim rams", "cost worth"]),
        ("ram_again", "no", None, (), ["aim all-stay"]),
    ],
)
def test_each_choice_says_what_it_does_or_costs(
    kind: str, answer: Answer, about: Text | None, options: tuple[Option, ...], points: list[str]
) -> None:
    assert [line.replace("ti4-advice-", "") for line in told(kind, answer, about, options)] == points


def test_infantry_that_produces_is_no_space_dock() -> None:
    """The ground forces of the Arborec produce, but a space dock beside them would be the first there."""
    game = board("arborec", "sol", "hacan")
    own(game, 0, "quann")
    fleet(game, 0, "quann", infantry=2)
    fleet(game, 0, "nestphar", space_dock=1)
    at = reading(game)
    at = replace(at, question=replace(at.question, kind=STRUCTURE.name))
    first, second = (
        [one.text.key for one in ADVICE.points(at, Offer(Site("space_dock", planet).id, 1))]
        for planet in ("quann", "nestphar")
    )
    assert "ti4-advice-second-dock" not in first and "ti4-advice-second-dock" in second


@pytest.mark.parametrize(("secret", "missing"), [("cut_supply_lines", 1), ("establish_a_perimeter", 4)])
def test_of_one_thing_that_takes_several_steps_one_is_missing(secret: str, missing: int) -> None:
    at = reading(board("sol", "hacan", "creuss"))
    question = replace(at.question, kind=KEEP_SECRET.name)
    said = [one.text for one in ADVICE.points(replace(at, question=question), Offer(secret, 1))]
    assert T("ti4-advice-missing", n=missing) in said


def test_ships_that_come_are_not_added_to_those_that_all_views_show() -> None:
    """TI-MOVEMENT-03: what is declared joins the fleet that lies there in what is said, not on the board."""
    game = board("sol", "hacan", "creuss")
    fleet(game, 0, "26", cruiser=1)
    game.state.active_system = "26"
    at, said = reading(game), in_words([Declared("18:carrier", "18", "carrier", 1, 0, ("18", "26"))])
    question = replace(at.question, kind=ASK_MOVE.name, about=T("ti4-ask-move", declared=said))
    before = repr(at.view)
    told = [point.text for point in ADVICE.points(replace(at, question=question), Offer("done", 1))]
    assert told[0] == T("ti4-advice-then-there", units=words.units({"cruiser": 1, "carrier": 1}))
    assert repr(at.view) == before
