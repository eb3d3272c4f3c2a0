"""The Planning Phase. FS-PLAN, FS-STACK"""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.errors import IllegalAnswer
from engine.forbidden_stars import words
from engine.forbidden_stars.components import OrderKind
from engine.forbidden_stars.interface import make_view
from engine.forbidden_stars.phases import planning
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.rules import RULES
from engine.questions.notes import Notes
from engine.text import T, Text, seat_name
from tests.engine.forbidden_stars.positions import kinds, play, ready, stack, station


@pytest.fixture
def game() -> Game:
    game = ready(2)
    game.state.phase, game.state.turn = "planning", None
    return game


@pytest.mark.rule("FS-ROUND-01", "FS-PLAN-01", "FS-PLAN-02", "FS-PLAN-03", "FS-ACTIVE-01", "FS-FIRST-02")
def test_four_tokens_each_in_turns_then_operations(game: Game) -> None:
    game.state.first = 1
    placed = []
    while game.state.phase == "planning":
        before = {seat: len(game.player(seat).orders) for seat in (0, 1)}
        play(planning.step(game))
        placed += [seat for seat in (0, 1) if len(game.player(seat).orders) < before[seat]]
    assert placed == [1, 0] * 4
    assert game.state.phase == "operations"
    assert sum(len(system.orders) for system in game.state.systems.values()) == 8


@pytest.mark.rule("FS-PLAN-01")
def test_who_plans_reads_which_of_the_four_orders_it_is(game: Game) -> None:
    game.state.first, told = 0, []
    for _ in range(3):
        asked = play(planning.step(game), others="stop").open
        assert asked is not None
        (seat,) = asked.must
        told.append((seat, *RULES.notes(game, seat, asked).lines))
    order = [T("forbidden_stars-note-order", n=n, of=4) for n in (1, 2)]
    assert told == [(0, order[0]), (1, order[0]), (0, order[1])]


@pytest.mark.rule(
    "FS-PLAN-04", "FS-PLAN-07", "FS-STACK-01", "FS-STACK-02", "FS-STACK-03", "FS-TOKEN-02", "FS-SYSTEM-02"
)
def test_a_token_goes_on_top_of_the_stack(game: Game) -> None:
    stack(game, "3B", (1, "deploy"))
    played = play(planning.place(game, 0), ("plan", "advance"), ("plan_at", "3B"), others="stop")
    assert kinds(played) == ["plan", "plan_at"]
    assert [(order.seat, order.kind) for order in game.system("3B").orders] == [(1, "deploy"), (0, "advance")]


@pytest.mark.rule("FS-PLAN-05", "FS-PLAN-06", "FS-STORM-03", "FS-SYSTEM-03", "FS-SYSTEM-04")
def test_orders_go_where_one_is_or_next_to_it_over_storms_too() -> None:
    game = ready(2, empty=True, storms=("h0.1",))
    station(game, 0, "10A-NE", scout=1)
    assert planning.systems(game, 0) == ["10A", "1A", "5A"]
    station(game, 0, "3B-SW", factory=1)
    assert planning.systems(game, 0) == ["10A", "1A", "5A", "3B", "12A"]


@pytest.mark.rule("FS-ADV-04", "FS-DEPLOY-02", "FS-DEPLOY-09", "FS-DOM-01", "FS-STRAT-03", "FS-INFO-02")
@pytest.mark.parametrize("kind", ["advance", "dominate"])
def test_who_plans_reads_which_orders_would_do_nothing_in_a_system(kind: str) -> None:
    """It says the same whichever order is laid, for what is laid is secret."""
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NE", scout=1)
    assert _use(game, kind) == {"10A": NO_FACTORY, "1A": NO_ORDER, "5A": NO_ORDER}
    station(game, 0, game.board.voids["10A"][0], strike_cruiser=1)
    assert _use(game, kind) == {"10A": NO_FACTORY, "1A": only("advance"), "5A": only("advance")}


@pytest.mark.rule("FS-DOM-02", "FS-DOM-03", "FS-DOM-05", "FS-ASSET-02")
def test_who_plans_reads_where_a_dominate_would_bring_nothing() -> None:
    """All tokens of its assets are held, and there is no materiel to promote anybody with."""
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-SE", factory=1, scout=1)
    assert _told(game)["10A"].key == PLAIN
    game.player(0).assets["reinforcement"] = 3
    assert _told(game)["10A"].key == PLAIN, "a unit can be promoted"
    game.player(0).materiel = 0
    assert _told(game)["10A"].params["orders"] == (words.order("dominate"),)


@pytest.mark.rule("FS-STRAT-03")
def test_who_plans_reads_where_a_strategize_would_buy_nothing() -> None:
    """Somebody else has what stands there."""
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NW", strike_cruiser=1)
    station(game, 0, "10A-NE", scout=1)
    station(game, 1, "1A-NE", cultist=1)
    assert _told(game)["10A"].key == NO_FACTORY
    assert _use(game, "deploy")["1A"] == only("advance")
    station(game, 0, "1A-SW", scout=1)
    assert _told(game)["1A"].key == NO_FACTORY


@pytest.mark.rule("FS-STRAT-02", "FS-CUPG-05", "FS-COST-01", "FS-DEPLOY-14", "FS-ADV-04", "FS-DOM-05")
def test_who_plans_reads_which_orders_are_of_no_use_anywhere() -> None:
    """Without units nothing moves; without materiel hardly anything is bought, but basic combat cards cost nothing."""
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NE", factory=1)
    assert _nowhere(game) == {"advance", "dominate"}
    game.player(0).materiel = 0
    assert _nowhere(game) == {"advance", "deploy", "dominate", "strategize"}
    game.player(0).shelf.append("ambush")
    assert _nowhere(game) == {"advance", "deploy", "dominate"}


def _nowhere(game: Game) -> set[str]:
    """The kinds of orders of which a player reads that no system has a use for them."""
    game.state.phase, game.state.queue = "planning", []
    asked = play(planning.place(game, 0), others="stop").open
    assert asked is not None
    told = RULES.notes(game, 0, asked).options
    assert all(note == T("forbidden_stars-note-nowhere-of-use") for note in told.values())
    return set(told)


PLAIN, NO_ORDER = "forbidden_stars-note-worlds", "forbidden_stars-note-no-order"
NO_FACTORY = "forbidden_stars-note-no-factory"
"""Orders of every kind are of use, but of a Deploy half."""


def only(kind: OrderKind) -> tuple[str, Text]:
    """It is said that no other order is of use."""
    return "forbidden_stars-note-only-order", words.order(kind)


def _use(game: Game, kind: str) -> dict[str, object]:
    """What is said of the use of orders, by the systems that are offered for one of this kind."""
    noted = _noted(game, kind).options
    return {id: (note.key, note.params["order"]) if "order" in note.params else note.key for id, note in noted.items()}


@pytest.mark.rule("FS-DEPLOY-02", "FS-DEPLOY-09", "FS-DEPLOY-12")
def test_who_plans_reads_where_there_is_no_factory() -> None:
    """A structure can still be bought; where there is no room for one, nothing can."""
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NE", scout=1)
    assert _told(game)["10A"].key == "forbidden_stars-note-no-factory"
    station(game, 0, "10A-NE", city=1)
    assert _told(game)["10A"].params["orders"] == (words.order("deploy"),)
    station(game, 0, "10A-SE", factory=1)
    assert _told(game)["10A"].key == "forbidden_stars-note-worlds"


def test_where_hardly_any_order_would_do_something_stands_behind_the_others() -> None:
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NE", scout=1)
    assert _noted(game, "dominate").aside == ["1A", "5A"]


def _told(game: Game) -> dict[str, Text]:
    return dict(_noted(game, "deploy").options)


def _noted(game: Game, kind: str) -> Notes:
    game.state.phase, game.state.queue = "planning", []
    asked = play(planning.place(game, 0), ("plan", kind), others="stop").open
    assert asked is not None
    return RULES.notes(game, 0, asked)


@pytest.mark.rule("FS-PLAN-05")
def test_who_goes_too_far_is_told_why() -> None:
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NE", scout=1)
    with pytest.raises(IllegalAnswer) as refused:
        play(planning.place(game, 0), ("plan", "advance"), ("plan_at", "12A"))
    assert refused.value.rule == "FS-PLAN-05"


def test_a_token_that_is_not_held_cannot_be_placed(game: Game) -> None:
    stack(game, "10A", (0, "advance"), (0, "advance"))
    with pytest.raises(IllegalAnswer):
        play(planning.place(game, 0), ("plan", "advance"))


@pytest.mark.rule("FS-STACK-05", "FS-STACK-06", "FS-INFO-01", "FS-INFO-02")
def test_only_the_owner_of_the_top_token_sees_its_kind(game: Game) -> None:
    stack(game, "3B", (0, "deploy"), (1, "advance"), (0, "dominate"))

    def shown(viewer: int | None) -> list[tuple[int, str | None]]:
        system = next(one for one in make_view.see(game.state, viewer).systems if one.id == "3B")
        return [(order.seat, order.kind) for order in system.orders]

    assert shown(0) == [(0, None), (1, None), (0, "dominate")]
    assert shown(1) == shown(None) == [(0, None), (1, None), (0, None)]


def test_what_is_placed_is_told_to_its_owner_alone(game: Game) -> None:
    play(planning.place(game, 0), ("plan", "advance"), ("plan_at", "3B"), others="stop")
    line = game.events[-1]
    assert line.text is not None and "order" not in line.text.params
    assert list(line.secret) == [0]


def test_where_an_order_goes_is_told_by_the_worlds_there_and_who_holds_them(game: Game) -> None:
    played = play(planning.place(game, 0), ("plan", "advance"), others="stop")
    assert played.open is not None
    told = RULES.notes(game, 0, played.open).options
    shape = played.open.must[0]
    assert isinstance(shape, PickOne) and set(told) == {option.id for option in shape.options}
    worlds = [world for note in told.values() for world in list(note.params["worlds"])]  # type: ignore[arg-type]
    held = T("forbidden_stars-note-held-world", world="Turaci", seats=(seat_name(0),))
    assert held in worlds
