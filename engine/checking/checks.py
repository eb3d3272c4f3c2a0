"""What must hold at every answer of every game; random play puts these questions to a live table.

Each check raises `Broken` with its own name. Where a check needs chance it draws from a stream of its own, so that a
game falls the same with and without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

import pydantic_core

from engine.ask import Answer, Seat, Shape
from engine.chance import shuffled
from engine.checking.twins import Differs, pair
from engine.errors import AnswerError, BrokenSave, IllegalAnswer, RuleBroke
from engine.game import AnyRules
from engine.log import LoggedAnswer, Outcome, undoable
from engine.questions.question_json import public_json, seat_json
from engine.run import Core
from engine.table import Table
from engine.text import Json, to_json

TRIES = 200
KEPT = 3
TWINS, LOCKSTEPS = 0.2, 20
"""At this share of the safe points looked at a pair of twin worlds is followed, for so many answers."""
NONSENSE: tuple[object, ...] = (
    *(None, True, 1.5, -1, 10**9, "", "no-such-option", [], {}, [None], [[]], [{}], ["", ""], {"": 1}),
    *({"no-such-slot": 1}, {"no-such-field": []}, {None: None}, {1: "1"}, ["no-such-option"], object()),
)


class Broken(Exception):
    """A check failed: its name, and what was seen."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check, self.detail = check, detail


class RecordedTable:
    """A live table with its answers and its last safe points, as a database would keep them.

    Raises:
        Broken: a rule raised, here or in `answer`.
    """

    def __init__(self, rules: AnyRules, seats: int, seed: str, options: Mapping[str, str], edition: int = -1) -> None:
        self.rules, self.seats = rules, range(seats)
        self.log: list[LoggedAnswer] = []
        try:
            state = rules.new(seats, seed, options)
            state.edition = state.edition if edition < 0 else edition
            self.table = Table(rules, state, keep=True)
        except IllegalAnswer:
            raise
        except Exception as error:
            raise Broken("rule-broke", _said(error)) from error
        assert self.table.opening.safe is not None
        self.safes = [(0, self.table.opening.safe)]

    def answer(self, given: LoggedAnswer) -> Outcome:
        """Takes an answer, in its own epoch where it names one.

        Raises:
            AnswerError: it was refused.
        """
        self.table.fall_by(given.epoch)
        try:
            outcome = self.table.answer(given.seat, given.value, given.verb)
        except RuleBroke as error:
            self.log.append(given)
            raise Broken("rule-broke", _said(error.__cause__ or error)) from error
        self.log.append(outcome.given._replace(epoch=given.epoch))
        if outcome.safe is not None:
            self.safes = [*self.safes[1 - KEPT :], (len(self.log), outcome.safe)]
        return outcome

    def rebuilt(self, upto: int, undone: int = 0) -> Table:
        """The table after so many answers, from the last safe point before."""
        at, safe = [line for line in self.safes if line[0] <= upto][-1]
        try:
            return Table.rebuild(self.rules, safe, self.log[at:upto], undone=undone)
        except BrokenSave as error:
            raise Broken("rebuild", _said(error)) from error


def invariants(played: RecordedTable) -> None:
    """No unit from nowhere, no negative stock: whatever the game says of itself."""
    try:
        played.rules.check(played.table.state)
    except AssertionError as error:
        raise Broken("invariant", _said(error)) from error


def held_can_be_read(played: RecordedTable, chance: Random) -> None:
    """Whatever a seat is told to hold by a component's id is a component of the game, and one of that section."""
    rules, known = played.rules, {component.id for component in played.rules.components()}
    for seat in played.seats:
        view = rules.view(played.table.state, seat)
        held = [id for section in rules.sections for id in rules.held_components(view, section)]
        if unknown := [id for id in held if id.partition("@")[0] not in known]:
            raise Broken("held", f"seat {seat} holds {unknown}, which no component describes")


def answerable(played: RecordedTable, chance: Random) -> None:
    """A game that is not over waits for somebody, and every seat it waits for can answer."""
    if played.table.ask is None:
        return
    if not played.table.ask.must:
        raise Broken("dead-end", f"{played.table.ask.kind} asks nobody")
    for seat, shape in played.table.ask.must.items():
        filled(shape, f"{played.table.ask.kind} of seat {seat}", chance)


def filled(shape: Shape, what: str, chance: Random) -> Answer:
    """A random answer that the shape accepts; a form may need several tries.

    Raises:
        Broken: none was found.
    """
    why = "nothing to choose"
    for _ in range(TRIES):
        try:
            return shape.check(shape.random(chance))
        except IllegalAnswer as error:
            why = str(to_json(error.text))
        except IndexError:
            break
    raise Broken("dead-end", f"{what}: {why}")


def same_after_rebuild(played: RecordedTable) -> None:
    """A table rebuilt from the last safe point equals the live one, questions included."""
    _compare("rebuild", played, played.rebuilt(len(played.log)))


def same_after_undo(played: RecordedTable, chance: Random) -> None:
    """Answers taken back, over safe points too, and given again lead to where the table stood."""
    first = played.safes[0][0]
    upto = first + int(chance.random() * (len(played.log) - first + 1))
    table = played.rebuilt(upto, undone=1)
    for given in played.log[upto:]:
        table.fall_by(given.epoch)
        try:
            table.answer(given.seat, given.value, given.verb)
        except (AnswerError, RuleBroke) as error:
            raise Broken("undo", f"redo of {given}: {_said(error)}") from error
    _compare("undo", played, table)


def same_in_any_order(played: RecordedTable, chance: Random) -> None:
    """Where seats follow rules together, the order in which their answers came changes nothing."""
    at, safe = played.safes[-1]
    tail = played.log[at:]
    within = next((given.within for given in reversed(tail) if given.within), 0)
    if not within or len({given.epoch for given in tail}) > 1:
        return
    first = next(n for n, given in enumerate(tail) if given.within == within)
    mine = [given for given in tail if given.within == within]
    mixed = [*tail[:first], *_mixed(mine, chance), *tail[first + len(mine) :]]
    try:
        _compare("order", played, Table.rebuild(played.rules, safe, mixed))
    except BrokenSave as error:
        raise Broken("order", _said(error)) from error


def _mixed(answers: Sequence[LoggedAnswer], chance: Random) -> Iterator[LoggedAnswer]:
    """The same answers of each seat, in their order, between other answers of others."""
    queues = {seat: [given for given in answers if given.seat == seat] for seat in {given.seat: 0 for given in answers}}
    for seat in shuffled([given.seat for given in answers], chance):
        yield queues[seat].pop(0)


def own_undo_is_unseen(played: RecordedTable, chance: Random) -> None:
    """Where seats follow rules together, one takes back its own answers and gives them again; others see nothing."""
    table, (at, safe) = played.table, played.safes[-1]
    seat, tail = int(chance.random() * len(played.seats)), played.log[at:]
    back = undoable(tail, seat, table.within)
    if not table.within or not back:
        return
    back = back[int(chance.random() * len(back)) :]
    kept = [given for n, given in enumerate(tail) if n not in back]
    try:
        again = Table.rebuild(played.rules, safe, kept, own={seat: 1})
        for other in (other for other in played.seats if other != seat):
            _equal("own undo", table.question_of(other).encode(), again.question_of(other).encode())
            _equal("own undo", _text(seat_json(table.ask, other)), _text(seat_json(again.ask, other)))
        for given in (tail[n] for n in back):
            again.fall_by(given.epoch)
            again.answer(seat, given.value, given.verb)
    except (AnswerError, BrokenSave, RuleBroke) as error:
        raise Broken("own undo", _said(error)) from error
    _compare("own undo", played, again)


def twins_stay_alike(played: RecordedTable, chance: Random) -> None:
    """From a safe point on, one reader sees the same in a world that differs only in what it cannot see."""
    at, safe = played.safes[-1]
    if at != len(played.log) or chance.random() >= TWINS or not played.rules.discreet(played.table.state):
        return
    reader = (*played.seats, None)[int(chance.random() * (len(played.seats) + 1))]
    try:
        pair(played.rules, safe, reader, chance).follow(chance, LOCKSTEPS)
    except Differs as differs:
        raise Broken("twins", str(differs)) from differs
    except RuleBroke as error:
        raise Broken("twins", f"seat {reader}, others' secrets shuffled: {_said(error)}") from error


def untouched_by_refusals(played: RecordedTable, chance: Random) -> None:
    """Nonsense, near misses and answers of seats that are not asked are refused and leave no trace."""
    table = played.table
    if table.ask is None:
        return
    before, question = played.rules.dump(table.state), table.question
    for seat in played.seats:
        for value in _wrong(table.ask.must.get(seat), chance):
            _refused(table, seat, value)
    if table.question != question or played.rules.dump(table.state) != before:
        raise Broken("refusal", "a refused answer changed the state")


def _wrong(shape: Shape | None, chance: Random) -> Iterator[object]:
    if shape is None:
        yield "no-such-option"
        return
    yield from NONSENSE
    near = shape.random(chance)
    if isinstance(near, list):
        yield from (near + near[:1], [*near, "no-such-option"], near[1:], near * 2)
    elif isinstance(near, dict):
        yield from ({**near, "no-such-slot": 1}, dict.fromkeys(near, 10**6), dict(list(near.items())[1:]))
    else:
        yield [near]


def _refused(table: Table, seat: Seat, value: object) -> None:
    try:
        table.shape(seat).check(value)
    except AnswerError:
        pass
    except Exception as error:
        raise Broken("refusal", f"{value!r} of seat {seat}: {_said(error)}") from error
    else:
        return
    try:
        table.answer(seat, value)
    except AnswerError:
        return
    except RuleBroke as error:
        raise Broken("refusal", f"{value!r} of seat {seat}: {_said(error)}") from error
    raise Broken("refusal", f"{value!r} of seat {seat} was taken")


def views_keep_secrets(played: RecordedTable, chance: Random) -> None:
    """At a safe point: with everything shuffled that a seat cannot see, its view and its question stay the same, and no
    piece comes or goes.
    """
    at, safe = played.safes[-1]
    if at != len(played.log):
        return
    rules, true = played.rules, played.rules.load(safe)
    if rules.dump(true) != safe:
        raise Broken("load", _difference(rules.dump(true), safe))
    asks = rules.discreet(true) and rules.result(true) is None
    table = _opened(rules, rules.load(safe), None) if asks else None
    for seat in (*played.seats, None):
        other = rules.scramble(true, seat, chance)
        _whole(rules, other, seat)
        seen, again = (_text(rules.view_json(rules.view(state, seat))) for state in (true, other))
        if seen != again:
            raise Broken("view", f"seat {seat}: {_difference(seen, again)}")
        _stand_alike(rules, true, other)
        if table is not None:
            _asks_the_same(table, _opened(rules, other, seat), seat)


def _whole(rules: AnyRules, other: Core, seat: Seat | None) -> None:
    """A game with everything shuffled that a seat cannot see is one that could be."""
    try:
        rules.check(other)
    except AssertionError as error:
        raise Broken("scramble", f"seat {seat}: {_said(error)}") from error


def _stand_alike(rules: AnyRules, true: Core, other: Core) -> None:
    """What is glimpsed of a game tells where it stands as the view of everybody does."""
    view = rules.view(true, None)
    told, at = rules.headline(view), rules.round_of(view)
    for seen in map(rules.glimpse, (true, other)):
        if rules.headline(seen) != told or rules.round_of(seen) != at:
            raise Broken("headline", f"{rules.headline(seen)} is not {told}")


def deals_anew_unseen(played: RecordedTable, chance: Random) -> None:
    """What is hidden from all can be dealt anew at any answer: nobody sees it happen, and no piece comes or goes."""
    rules, live = played.rules, played.table.state
    other = rules.load(rules.dump(live))
    rules.deal_anew(other, chance)
    try:
        rules.check(other)
    except AssertionError as error:
        raise Broken("deal-anew", _said(error)) from error
    for seat in (*played.seats, None):
        seen, again = (_text(rules.view_json(rules.view(state, seat))) for state in (live, other))
        if seen != again:
            raise Broken("deal-anew", f"seat {seat}: {_difference(seen, again)}")


def _asks_the_same(true: Table, other: Table, seat: Seat | None) -> None:
    asked, again = _first_question(true, seat), _first_question(other, seat)
    if asked and again and asked != again:
        raise Broken("question", f"seat {seat}: {_difference(asked, again)}")


def _opened(rules: AnyRules, state: Core, seat: Seat | None) -> Table:
    try:
        return Table(rules, state)
    except Exception as error:
        raise Broken("question", f"seat {seat}, others' secrets shuffled: {_said(error)}") from error


def _first_question(table: Table, seat: Seat | None) -> bytes:
    """What a seat reads and is asked from here on; nothing when the rule shows something hidden before it asks."""
    if table.opening.given.sealed:
        return b""
    told: list[Json] = [to_json(line.text) for event in table.opening.events for line in event.lines(seat)]
    public = [told, public_json(table.ask)]
    return _text(public if seat is None else [*public, seat_json(table.ask, seat)])


def _compare(check: str, played: RecordedTable, other: Table) -> None:
    live = played.table
    _equal(check, played.rules.dump(live.state), played.rules.dump(other.state))
    _equal(check, _text(public_json(live.ask)), _text(public_json(other.ask)))
    for seat in played.seats:
        _equal(check, _text(seat_json(live.ask, seat)), _text(seat_json(other.ask, seat)))


def _equal(check: str, live: bytes, other: bytes) -> None:
    if live != other:
        raise Broken(check, _difference(live, other))


def _text(value: Json) -> bytes:
    return pydantic_core.to_json(value)


def _difference(one: bytes, other: bytes) -> str:
    """Where two dumps part, with some of what surrounds it."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, at - 60), at + 60)
    return f"...{one[around].decode(errors='replace')}... is not ...{other[around].decode(errors='replace')}..."


def _said(error: BaseException) -> str:
    trace, where = error.__traceback__, ""
    while trace is not None:
        where = f"{trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__}: {error} ({where})"[:400]


Check = Callable[[RecordedTable, Random], None]
SAMPLED: tuple[Check, ...] = (
    *(same_after_undo, same_in_any_order, own_undo_is_unseen, untouched_by_refusals),
    *(views_keep_secrets, deals_anew_unseen, twins_stay_alike, held_can_be_read),
)
