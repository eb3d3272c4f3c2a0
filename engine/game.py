"""The small protocol that every game package fulfils; kernel, bot and command line know games only by it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from engine.ask import Answer, Ask, Option, PickOne, Reply, Seat, Shape
from engine.board_text import BoardText
from engine.component import Component, Introduction
from engine.core import knows
from engine.correcting import Correction
from engine.ending import Result, Tally
from engine.focus import Focus
from engine.kit.drawn_parts import DrawnParts
from engine.kit.maps import Boards, Maps
from engine.odds.battles import Battles
from engine.players.advising import Advice
from engine.players.mind import Mind
from engine.prospects.prospects import Prospects
from engine.question import WHETHER, AnyQuestion, Question
from engine.questions.notes import Notes
from engine.questions.standing_order import StandingOrder
from engine.run import Core, Run
from engine.text import Json, Text

S = TypeVar("S", bound=Core)
"""A game's state."""
V = TypeVar("V")
"""What a reader sees of it."""
G = TypeVar("G", bound=Run[Any])
"""A run of its rules over a state."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a new game: its name, and the allowed values, the first of which is the default.

    Attributes:
        doubt: the doubt of the catalogue that it settles, for a house rule on which groups differ; the default is how
            the catalogue reads it.
        part: the part of the rulebook it belongs to, where a table reads its choices together.
        former: values that games from before may have and no new one is offered.
        under: other choices with a value each; it matters where one of them is chosen so, or where there are none.

    One of them can also take a board that the table brings (`Rules.own_board`).
    """

    name: str
    values: tuple[str, ...]
    doubt: str = ""
    part: str = ""
    former: tuple[str, ...] = ()
    under: tuple[tuple[str, str], ...] = ()

    def matters(self, chosen: Mapping[str, str]) -> bool:
        """Whether it decides anything, with these other choices."""
        return not self.under or any(chosen.get(name, "").startswith(value) for name, value in self.under)


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the rulebook as a shortcut: one command that answers one or several questions in a row.

    Attributes:
        name: lower case, such as `activate`; also the name of the command.
        fields: the questions it answers, in order: the field's name and the kind of the question (`Ask.kind`). A field
            whose question is not asked (there was only one way) may be left out.
        cut: the verb of a cut-in (`Run.may`) instead of a question; then the only field holds its whole answer.
        first: answers given beforehand where their question is the open one: (kind, answer).
    """

    name: str
    fields: tuple[tuple[str, str], ...]
    cut: str | None = None
    first: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, name: str, /, **fields: AnyQuestion) -> Verb:
        """A verb whose fields answer these questions, in order."""
        return cls(name, tuple((field, question.name) for field, question in fields.items()))

    @classmethod
    def interrupting(cls, interrupt: AnyQuestion, field: str) -> Verb:
        """A verb that cuts in, and is called as what it cuts in with."""
        return cls(interrupt.name, ((field, ""),), cut=interrupt.name)

    def after(self, question: AnyQuestion, answer: str) -> Verb:
        """The same verb, which gives this answer first where it is still asked for."""
        return replace(self, first=((question.name, answer),))


class Rules(ABC, Generic[S, V, G]):
    """One game's rules, as the rest of the house sees them: its state, its views and its runs have types of its own.

    Attributes:
        name: the game's id, such as `ti4`.
        group: the group of its verbs among the commands, where that is not the name; `commands` says which it is.
        seats: the numbers of seats it can be played with; `plays_well`: the one that is proposed, 0 for the lowest.
        choices: what a table chooses before it starts.
        trials: further choices, for random play only, that lead to where ordinary random play seldom comes.
        colours: the colour names of the seats, in seat order.
        edition: raised with a mend that changes what games in play are asked (`Core.edition`).
        save_format: raised when a dumped state looks different from before; `load` reads the older ones too.
        verbs: shortcuts for what players do most.
        order_verbs: verbs of cut-ins that lay down a standing order (`StandingOrder.verb`): no prompt offers them.
        sections: the kinds of secrets that a seat can hold (`held`), in the order in which they are shown.
        own_boards: whether each seat sees a board of its own, which shows what others do not know; else all see one.
        questions: the kinds of questions and the verbs of cut-ins, by their names.
        mind: what programs know that play it; None where they play by chance.
        advice: what is said of the plans that a mind names to a person; None for nothing but its aims.
        boards: its boards as text; None where they have no text form.
        drawn: parts of the board that are drawn for a draft, as text; None where there are none.
        unveils: lines that tell of a card which everybody sees from then on: the key, and the parameter that names it.
        battles: how its battles go, for players who ask; None where that cannot be told.
        prospects: who is likely to win, from what everybody sees; None where that cannot be told.
    """

    name: str
    group: str = ""
    seats: tuple[int, ...]
    plays_well: int = 0
    choices: tuple[Choice, ...] = ()
    trials: tuple[Choice, ...] = ()
    colours: tuple[str, ...] = ()
    edition: int = 0
    save_format: int = 1
    verbs: tuple[Verb, ...] = ()
    sections: tuple[str, ...] = ("hand", "objectives")
    order_verbs: frozenset[str] = frozenset()
    own_boards: bool = False
    questions: Mapping[str, Question[G]] = MappingProxyType({})
    mind: Mind[Any] | None = None
    advice: Advice[Any] | None = None
    boards: Boards[V] | None = None
    drawn: DrawnParts | None = None
    unveils: Mapping[str, str] = MappingProxyType({})
    battles: Battles[V] | None = None
    prospects: Prospects[V] | None = None

    def may_whisper(self, options: Mapping[str, str]) -> bool:
        """Whether its players may tell each other something in private during the game."""
        return True

    @property
    def maps(self) -> Maps[V] | None:
        """Its boards as text, where a table can bring one."""
        return self.boards if isinstance(self.boards, Maps) else None

    def question(self, kind: str) -> Question[G]:
        """The kind of question that has this name; one that is asked no more is secret."""
        return self.questions.get(kind) or Question(kind, open=False)

    def is_open(self, ask: Ask, shape: Shape) -> bool:
        """Whether everybody may know what a seat can choose."""
        question = self.question(ask.kind)
        if question.open:
            return True
        asked = {option.id for option in shape.options} if isinstance(shape, PickOne) else set[str]()
        return not question.never_public and bool(asked) and asked <= WHETHER

    def aloud(self, ask: Ask, shape: Shape) -> list[Option]:
        """Of a question that is not open, the options that everybody may know of."""
        known = self.question(ask.kind).aloud
        if known is None or not isinstance(shape, PickOne):
            return []
        return [option for option in shape.options if known(option.id)]

    def asks_if_forced(self) -> bool:
        """Whether some kind of question is asked although only one answer may be left."""
        return any(one.asked_if_forced for one in self.questions.values())

    @property
    def commands(self) -> str:
        """The group of slash commands that holds the verbs of its rulebook."""
        return self.group or self.name

    @abstractmethod
    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> S:
        """The state before the first step of setup.

        Raises:
            IllegalAnswer: a number of seats or an option that the game does not have.
        """

    @abstractmethod
    def run(self, state: S) -> G:
        """A run over this state."""

    @abstractmethod
    def step(self, run: G, /) -> Coroutine[Ask, Reply, None]:
        """The rule that leads from this safe point to the next one."""

    def goes_on(self, run: G, /) -> bool:
        """Whether this safe point stands in the middle of a turn, whose account tells what comes, too."""
        return False

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it goes on."""

    def tally(self, state: S) -> Tally:
        """What the points of each seat came of, once the game is over; by default their number alone decides."""
        result = self.result(state)
        assert result is not None
        places = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
        return Tally(((),) * len(result.scores), tuple(places))

    @abstractmethod
    def dump(self, state: S) -> bytes:
        """The whole state as JSON."""

    @abstractmethod
    def load(self, data: bytes) -> S:
        """The inverse of `dump`; older shapes are brought up to date.

        Raises:
            BrokenSave: not a state of this game.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None, /) -> V:
        """What a seat may see (None: the public), as plain values without any reference to the game."""

    def revealed(self, state: S) -> Any:
        """What everybody may see of this state, of now or of the past, once the game is over: a view of the public in
        which nothing is hidden that a picture can show.
        """
        return self.view(state, None)

    @abstractmethod
    def view_json(self, view: V) -> Json:
        """A view as plain JSON, for comparing and for export."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raises AssertionError when an invariant is broken (a unit from nowhere, a negative stock)."""

    @abstractmethod
    def scramble(self, state: S, seat: Seat | None, chance: Random) -> S:
        """A copy in which everything is shuffled that this seat cannot see. For the test of views."""

    @abstractmethod
    def deal_anew(self, state: S, chance: Random) -> None:
        """Mixes anew, in place, what is hidden from all: decks, bags, facedown stacks, and what comes next from them.

        It happens after a rollback over a seal, also in the middle of a rule. No view changes, nor any hand.
        """

    def own_board(self, option: str, value: str) -> str | None:
        """A board that a table brings as the value of this option, packed as it stands there.

        None where the option takes no board, or the value is a mere word.

        Raises:
            IllegalAnswer: no board stands in it, or nobody can play on that.
        """
        if self.maps is None or option != self.maps.option or value.isalpha():
            return None
        return self.maps.pack(self.maps.playable(value))

    def glimpse(self, state: S) -> Any:
        """What of the view of everybody `headline` and `round_of` read. A game whose views take long makes less."""
        return self.view(state, None)

    @abstractmethod
    def headline(self, view: V) -> Text:
        """One line on where the game stands, as far as this view shows it: round, phase, whose turn."""

    def points(self, view: V) -> Sequence[int]:
        """The points of each seat as far as this view shows them; empty in a game that counts none."""
        return ()

    def sides(self, view: V) -> Sequence[Text | None]:
        """What each seat plays, such as its faction, as far as this view shows it; empty where all play alike."""
        return ()

    def round_of(self, view: V) -> int:
        """Which round is played, 0 before the first."""
        return 0

    def held(self, view: V, section: str) -> Sequence[Text]:
        """What the seat of this view holds in secret, a line each, by section (see `sections`)."""
        return ()

    def components(self) -> Sequence[Component]:
        """Everything in the box that players may want to read, in the order in which they would look for it."""
        return ()

    def held_components(self, view: V, section: str) -> Sequence[str]:
        """The components among what `held` tells, by their ids, in the same order; `card:loan@2` came from seat 2."""
        return ()

    def introduction(self, view: V) -> Introduction | None:
        """What the player in the seat of this view reads once, in the first round: nothing that is secret."""
        return None

    def places(self, view: V) -> Sequence[tuple[Text, str]]:
        """The places of the board that a picture can zoom on: what each is called, and its id."""
        return ()

    def near(self, view: V) -> Sequence[str]:
        """Where the seat of this view stands and what lies next to that, as events name places (`Event.where`); empty
        where nobody stands anywhere.
        """
        return ()

    def board_text(self, view: V) -> BoardText:
        """The board in words, as far as this view shows it."""
        return BoardText()

    def focus(self, seat: Seat, ask: Ask) -> Focus | None:
        """The picture of the places that a seat is asked about, numbered as its options; None without any."""
        return None

    def notes(self, run: G, seat: Seat, ask: Ask, /) -> Notes:
        """What a seat wants to know of its open question besides what that says: costs, reach, reasons.

        Looked up only for a reader, and told by nothing but what this seat may know.

        Args:
            run: a copy, which may be changed.
        """
        kind = self.question(ask.kind)
        found, shape = Notes() if kind.noted is None else kind.noted(run, seat, ask), ask.must.get(seat)
        options = shape.options if isinstance(shape, PickOne) else ()
        told = {
            one.id: text
            for one in options
            if (text := kind.purpose(one.id)) and not knows(run.state, seat, kind.name, one.id)
        }
        return replace(found, purposes=told) if told else found

    def ends(self, seat: Seat, ask: Ask, answer: Answer) -> Text | None:
        """What this answer ends for good, such as all turns of a round; None where it ends nothing.

        Who presses it is asked once more. Told by nothing but the question as the seat itself reads it (`Ask.of`).
        """
        return None

    def windows(self) -> Sequence[tuple[str, Text]]:
        """The kinds of questions that are only chances to react, which a seat can let pass in advance, by name."""
        return ()

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        """The answer that lets this chance to react pass; None when this seat is asked for anything else.

        Told by nothing but the question as the seat itself reads it (`Ask.of`); so is `idle`.
        """
        return None

    def idle(self, seat: Seat, ask: Ask) -> bool:
        """Whether a seat that could react has nothing to react with: all it can do is pass."""
        return False

    def orders(self, view: V) -> Sequence[StandingOrder]:
        """What the seat of this view can lay down in advance, beyond letting chances to react pass; at any time."""
        return ()

    def by_order(self, view: V, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
        """What the seat of this view answers by what it laid down; None where that says nothing of this question.

        Args:
            ask: the question as this seat reads it; what it has to answer is `ask.must[seat]`.
            laid: what it laid down, by the names of those orders that it may lay down so now.

        An answer that is not legal is not given; the seat is asked as if it had laid down nothing.
        """
        return None

    def only_passes(self, kind: str, answer: Answer) -> bool:
        """Whether an answer to this kind of question only lets a chance to react pass, which does and shows nothing."""
        return False

    def discreet(self, state: S) -> bool:
        """Whether who is asked gives no hand away; False where a table chose faster windows, knowing that they leak.

        It hangs on nothing but what the table chose before it started.
        """
        return True

    def corrections(self, state: S, /) -> Iterable[Correction]:
        """What an arbiter can set in this state, which stands at a safe point; each says who may know of it."""
        return ()

    def rule_ids(self) -> Sequence[str]:
        """Every id of the rule catalogue."""
        return ()

    def choice_list(self) -> str:
        """Which rules let somebody choose, and what asks them, as `engine.checking.choices` reads it."""
        return ""


AnyRules = Rules[Any, Any, Any]
"""The rules of some game, for all who hand states, views and runs from one of its methods to another."""
