"""What a game asks of the people at its table: questions and presses a seat and round, and how many of the questions
leave nothing to choose. Counted in whole games by chance, with a full table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.live.standing_orders import by_default
from bot.measuring.presses import CONFIRM, MODAL, presses
from bot.widgets.confirm_final import ended_by
from bot.widgets.follow_ups import chosen, further
from bot.widgets.lead_lists import packed, parts
from bot.widgets.several import of_table
from bot.widgets.shapes import face_of
from engine import games
from engine.ask import Seat, Shape
from engine.chance import stream
from engine.checking.fuzz import CUTS, choose
from engine.game import AnyRules
from engine.log import ENDLESS, LoggedAnswer
from engine.table import Table

GAMES = 3
PaceFigures = dict[str, float]
Answers = Callable[[Table, Seat], bool]


@dataclass(slots=True)
class Counted:
    """What people were asked.

    Attributes:
        one: questions with but one answer; `passing`: questions that could only be passed.
        seat_rounds: rounds, each as often as seats played it.
        _passes: the presses of each seat for passes after the first, which one order would have given, until the seat
            reacts after all.
        _answered: the seat whose last press answers its next questions too, and `_led`: how, as far as it is known.
        _form: the orders that `_giver` can give in one form, of which so many were `_given`.
        _cost: the presses of the last answer.
    """

    questions: int = 0
    presses: int = 0
    one: int = 0
    passing: int = 0
    seat_rounds: int = 0
    _passes: dict[Seat, int] = field(default_factory=dict)
    _answered: Seat | None = None
    _led: list[list[str]] = field(default_factory=list)
    _form: list[list[str]] = field(default_factory=list)
    _giver: Seat | None = None
    _given: int = 0
    _cost: int = 0
    _seen: set[tuple[str, Seat]] = field(default_factory=set)

    def begin(self) -> None:
        """Another game, whose questions have ids of their own."""
        self._seen.clear()
        self._passes.clear()
        self._answered, self._form = None, []

    def ask(self, table: Table, answers: Answers) -> None:
        """Counts what seats are asked now and were not asked before."""
        for seat, shape in asked_of_people(table, answers):
            question = (table.question_of(seat), seat)
            if question not in self._seen:
                self._seen.add(question)
                if seat == self._answered:
                    continue
                self.questions += 1
                self.one += shape.only() is not None
                self.passing += table.idle(seat)

    def press(self, table: Table, given: LoggedAnswer, answers: Answers) -> None:
        """Counts what an answer takes, where a person has to give it."""
        if given.verb is not None or given.seat not in dict(asked_of_people(table, answers)):
            return
        shape, led = table.shape(given.seat), given.seat == self._answered
        if led and self._goes_on(given, shape):
            return
        before = self.presses
        if self._takes_back(table, given):
            return
        self.questions += led
        if not self._in_form(table, given, led=led):
            self._alone(table, given, shape)
        self._cost = self.presses - before

    def _takes_back(self, table: Table, given: LoggedAnswer) -> bool:
        """Whether an answer takes the one before it back: who knows what to choose presses neither."""
        ask = table.decides(given.seat)
        if ask is None or given.value not in table.rules.question(ask.kind).undoing:
            return False
        self.presses -= self._cost
        self._given, self._cost = max(0, self._given - 1), 0
        return True

    def _alone(self, table: Table, given: LoggedAnswer, shape: Shape) -> None:
        """An answer by itself, with what stands in a list with it."""
        leading = further(table, given.seat)
        listed = [both for each in packed(face_of(shape).choices(), leading) for both in each]
        self._lead(given.seat, [parts(both.then.id) for both in listed if both.first.id == str(given.value)])
        cost = 1 if self._led else presses(shape, given.value)
        cost += CONFIRM if ended_by(table, given.seat, given.value) is not None else 0
        self.presses += self._by_hand(table, given, cost)

    def _by_hand(self, table: Table, given: LoggedAnswer, cost: int) -> int:
        """The presses of an answer, without those that are saved by passing "until I am asked something else"."""
        passed = table.lets_pass(given.seat)
        if passed is None:
            self._passes.pop(given.seat, None)
            return cost
        if given.value != passed:
            return cost + self._passes.pop(given.seat, 0)
        if given.seat not in self._passes:
            self._passes[given.seat] = 0
            return cost
        self._passes[given.seat] += cost
        return 0

    def _in_form(self, table: Table, given: LoggedAnswer, *, led: bool) -> bool:
        """Whether an answer is one of several in a form, of which the first is counted as if it were alone.

        A form is opened and sent however many it gives: the second costs a press more, the others none.
        """
        if led and self._given:
            self.presses += self._given > MODAL  # what leads here was in no list, and was pressed by itself
            self._given -= 1
            return False
        ways = [way[1:] for way in self._form if self._giver == given.seat and way[0] == str(given.value)]
        if ways:
            self._given += 1
            self.presses += MODAL - 1 if self._given == MODAL else 0
            self._lead(given.seat, ways)
            return True
        now = [parts(option.id) for each in of_table(table, given.seat) for option in each.options]
        first = str(given.value) in [way[0] for way in now]
        self._form, self._giver, self._given = (now, given.seat, 1) if first else ([], None, 0)
        return False

    def _lead(self, seat: Seat, led: list[list[str]]) -> None:
        """What the press that was counted last may answer besides."""
        self._led = [way for way in led if way]
        self._answered = seat if self._led else None

    def _goes_on(self, given: LoggedAnswer, shape: Shape) -> bool:
        """Whether an answer was given by the press before."""
        ways = [way[1:] for way in self._led if chosen(way[0], shape) == given.value]
        self._lead(given.seat, ways)
        return bool(ways)

    def figures(self) -> PaceFigures:
        """Shares as percentages."""
        each, every = max(1, self.seat_rounds), max(1, self.questions)
        return {
            "questions_a_seat_and_round": self.questions / each,
            "presses_a_seat_and_round": self.presses / each,
            "one_option_percent": 100 * self.one / every,
            "only_pass_percent": 100 * self.passing / every,
        }


def asked_of_people(table: Table, answers: Answers) -> Iterator[tuple[Seat, Shape]]:
    """The seats that have to decide something, but for those that have ordered how it is answered."""
    for seat, shape in table.ask.must.items() if table.ask else ():
        if not shape.nothing_to_decide and not answers(table, seat):
            yield seat, shape


def counted(rules: AnyRules, number: int = GAMES, answers: Answers = by_default) -> Counted:
    """What is asked in so many games by chance.

    Args:
        answers: whether an order of the seat answers its open question; those with which seats begin, if not given.
    """
    found, seats = Counted(), rules.seats[-1]
    for n in range(number):
        seed = f"pace.{n}"
        _play(Table.new(rules, seats, seed, keep=True, quiet=True), seats, seed, found, answers)
    return found


def _play(table: Table, seats: int, seed: str, found: Counted, answers: Answers) -> None:
    chance = stream(seed, 0, seats, "play")
    found.begin()
    for _ in range(ENDLESS):
        if table.ask is None:
            break
        found.ask(table, answers)
        given = choose(table, chance, CUTS)
        found.press(table, given, answers)
        table.answer(given.seat, given.value, given.verb)
    found.seat_rounds += max(1, table.rules.round_of(table.rules.view(table.state, None))) * seats


def of_all_games(title: str = "") -> PaceFigures:
    """The figures of each game, or of one: `ti4_presses_a_seat_and_round`."""
    titles = [title] if title else games.names()
    every = {name: counted(games.rules_of(name)).figures() for name in titles}
    return {f"{name}_{figure}": value for name, figures in every.items() for figure, value in figures.items()}
