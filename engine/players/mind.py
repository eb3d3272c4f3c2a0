"""How a program chooses: content of a game says what each answer is worth, and the best one is taken.

    MIND: Mind[View] = Mind("eclipse", 1)

    @MIND.judges(RESEARCH)
    def research(at: Situation[View]) -> Iterator[Offer]:
        for option in picks(at):
            yield Offer(option.id, 300 * ...)

Most say it of each option by itself, some of yes and no once and for all:

    @MIND.rates(ANCIENT_TECHNOLOGY)
    def ancient_technology(at: Situation[View], id: str) -> int:
        return technology(at, id)

    MIND.whether(BREAK_RELATIONS, NO, 500)

Worth is told in thousandths of a point of the game's score.

A weaker player errs in its plans, not in its moves. What is plainly worse than something else does not come into
question for anybody (`sound`). What a plan is worth is misjudged alike wherever a question comes to it, as long as the
plan lasts: `plan` names it, such as a system, so that the choice of an action and of where it is done agree.

    @MIND.judges(ACTIVATE, plan="system")
    ...
    MIND.chosen(at, plans, lambda plan: (plan.worth, f"system {plan.system}"))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from engine.ask import NO, YES, Answer, Option, PickOne, PickSome, Shape
from engine.chance import stream
from engine.errors import IllegalAnswer
from engine.players.aims import CAUTION, Aim
from engine.players.announcing import Act
from engine.players.characters import Level
from engine.players.situation import Situation
from engine.players.weights import Weights
from engine.question import AnyQuestion
from engine.text import Text

V = TypeVar("V")
P = TypeVar("P")
GAME = 100
"""Rounds beyond the end of any game: for so long plans are misjudged alike that are to the end (`Mind`)."""
POINT = 1000
TRIES, MANY = 12, 4096
IDLE: tuple[Answer, ...] = (NO, "pass", "done", "none", "stay", "end_turn", "leave", "abstain", [], {})
"""Answers by which nothing is done."""


class Offer(NamedTuple):
    """An answer and what it is worth, in thousandths of a point.

    `why` is an `Aim`: it is told to whom the answer concerns. Empty: that of its judge. `plan`: the plan that it
    serves, whose error it shares; empty: that of its judge, with the answer.
    """

    answer: Answer
    worth: int
    why: str = ""
    plan: str = ""


class Decision(NamedTuple):
    """What a player answers.

    Attributes:
        judged: the answer comes from what the mind knows; else from chance, for it knows nothing of such a question.
        refused: how many better answers the rules did not take.
    """

    answer: Answer
    judged: bool = True
    refused: int = 0
    why: str = ""


class Cut(NamedTuple):
    """What a player does while a question waits, such as a deal that it offers: the verb, and the answer to it."""

    verb: str
    value: Answer


Judge = Callable[[Situation[V]], Iterable[Offer]]
Rating = Callable[[Situation[V], str], int]
CutJudge = Callable[[Situation[V], Shape], Iterable[Offer]]
Announcement = Callable[[Act[V]], Text | None]


class Mind(Generic[V]):
    """What a program knows of a game, by kind of question."""

    def __init__(
        self,
        game: str,
        version: int,
        noise: Mapping[str, int] | None = None,
        weights: Weights | None = None,
        alone: Callable[[V], bool] | None = None,
        lasting: Mapping[str, int] | None = None,
    ) -> None:
        """`version` grows with every change of how it plays: logs name it. `noise`: of its levels, by their names, so
        that they lie apart in every game; measured by the ladder. `weights`: by which it weighs things. `alone`:
        whether a seat plays against the game itself, where `noise` does not hold: nobody is there from whom a level
        could lie apart, and how hard it is the game's own difficulty says. `lasting`: for how many rounds plans of a
        kind are misjudged alike, by the first word of their names; others for one.
        """
        self.weights: Weights = weights or {}
        self._alone = alone
        self.game, self.version, self._noise = game, version, noise or {}
        self._judges: dict[str, Judge[V]] = {}
        self._cut_judges: dict[str, CutJudge[V]] = {}
        self._announcements: dict[str, Announcement[V]] = {}
        self._waits: frozenset[str] = frozenset()
        self._aims: dict[str, Aim] = {}
        self._careful: set[str] = set()
        self._plans: dict[str, str] = {}
        self._least: dict[str, int] = {}
        self._lasting: Mapping[str, int] = lasting or {}

    def judges(
        self, *kinds: AnyQuestion, aim: Aim = Aim.BEST, careful: bool = False, plan: str = "", least: int = 0
    ) -> Callable[[Judge[V]], Judge[V]]:
        """Registers what tells the answers of these kinds of questions that come into question, and their worth.

        Args:
            aim: why they are given, where an offer does not say it.
            careful: no level errs in them. They are the bookkeeping of what was decided before, such as a payment, and
                to do that badly would only be waste.
            plan: what kind of plan each answer is, such as a system; by default one of this question alone.
            least: what is worth less than so much of the best, in hundredths, is plainly worse than it.
        """

        def registered(judge: Judge[V]) -> Judge[V]:
            for kind in [one.name for one in kinds]:
                if kind in self._judges:
                    raise ValueError(f"{self.game}: two minds on {kind}")
                self._judges[kind] = judge
                self._careful |= {kind} if careful else set()
                self._aims.setdefault(kind, aim)
                self._plans[kind], self._least[kind] = plan or kind, least
            return judge

        return registered

    def rates(
        self, *kinds: AnyQuestion, aim: Aim = Aim.BEST, careful: bool = False, plan: str = "", least: int = 0
    ) -> Callable[[Rating[V]], Rating[V]]:
        """Registers what each option of these kinds of questions is worth, by its id. Arguments as of `judges`."""

        def registered(rating: Rating[V]) -> Rating[V]:
            self.judges(*kinds, aim=aim, careful=careful, plan=plan, least=least)(
                lambda at: (Offer(option.id, rating(at, option.id)) for option in picks(at))
            )
            return rating

        return registered

    def in_order(self, *kinds: AnyQuestion, aim: Aim = Aim.BEST, careful: bool = False) -> None:
        """Says that of these kinds of questions the options are taken as they are named, the first one first."""
        self.judges(*kinds, aim=aim, careful=careful)(
            lambda at: (Offer(option.id, -number) for number, option in enumerate(picks(at)))
        )

    def whether(self, kind: AnyQuestion, answer: str, worth: int, aim: Aim = Aim.BEST, careful: bool = False) -> None:
        """Says that yes, or no, is worth so much more than the other wherever it is asked."""
        offers = [Offer(answer, worth), Offer(NO if answer == YES else YES, 0)]
        self.judges(kind, aim=aim, careful=careful)(lambda at: offers)

    def cuts_in(self, verb: AnyQuestion, *kinds: AnyQuestion) -> Callable[[CutJudge[V]], CutJudge[V]]:
        """Registers what may be done by that verb while questions of these kinds wait, and what it is worth."""

        def registered(judge: CutJudge[V]) -> CutJudge[V]:
            self._cut_judges[verb.name] = judge
            self._waits |= {one.name for one in kinds}
            return judge

        return registered

    def waits(self, kind: str) -> bool:
        """Whether it ever does anything while a question of that kind waits."""
        return kind in self._waits

    def cut(self, at: Situation[V]) -> Cut | None:
        """The best cut-in of the seat, if any is worth making."""
        shapes = at.question.cuts()
        found = [(offer, verb) for verb, judge in self._cut_judges.items() if verb in shapes
                 for offer in judge(at, shapes[verb]) if offer.worth > 0]  # fmt: skip
        for offer, verb in sorted(found, key=lambda pair: -pair[0].worth):
            try:
                return Cut(verb, shapes[verb].check(offer.answer))
            except IllegalAnswer:
                continue
        return None

    def announces(self, *kinds: AnyQuestion) -> Callable[[Announcement[V]], Announcement[V]]:
        """Registers what is said aloud with answers to these kinds of questions, see `engine.players.announcing`."""

        def registered(rule: Announcement[V]) -> Announcement[V]:
            self._announcements |= dict.fromkeys((one.name for one in kinds), rule)
            return rule

        return registered

    def announced(self, kind: str, act: Callable[[], Act[V]]) -> Text | None:
        """What is said aloud with an answer to this kind of question, if anything."""
        rule = self._announcements.get(kind)
        return None if rule is None else rule(act())

    def knows(self) -> tuple[str, ...]:
        """The kinds of questions it can judge."""
        return tuple(self._judges)

    def offers(self, at: Situation[V]) -> list[Offer]:
        """What comes into question, the best first; nothing for a kind of question of which it knows nothing."""
        kind = at.question.kind
        judge = self._judges.get(kind)
        made = judge(at) if judge is not None else ()
        offers = [offer if offer.why else offer._replace(why=self._aims[kind]) for offer in made]
        offers = [_cautious(offer) for offer in offers] if at.character.deputy else offers
        return sorted(offers, key=lambda offer: -offer.worth)

    def decide(self, at: Situation[V]) -> Decision:
        """The answer that seems best to this character."""
        forced = _forced(at.shape)
        if forced is not None:
            return Decision(forced)
        refused = 0
        for offer in self.misjudged(at, self.offers(at)):
            try:
                return Decision(at.shape.check(offer.answer), True, refused, offer.why)
            except IllegalAnswer:
                refused += 1
        return Decision(by_chance(at), False, refused)

    def noise(self, level: Level) -> int:
        """By how many thousandths of a point a level misjudges an answer among others at most; a deputy never does."""
        return self._noise.get(level.name, level.noise) if level.noise else 0

    def _errs(self, at: Situation[V]) -> int:
        """By how many thousandths of a point this seat misjudges an answer at most."""
        level = at.character.level
        if self._alone is not None and self._alone(at.view):
            return level.noise
        return self.noise(level)

    def error(self, at: Situation[V], plan: str) -> int:
        """By how many thousandths of a point this seat misjudges a plan: the same as long as the plan lasts, whatever
        is asked, also after a restart.
        """
        noise = self._errs(at)
        if not noise:
            return 0
        since = at.round // self._lasting.get(plan.partition(" ")[0], 1)
        return int((2 * _drawn(at.seed, since, f"error of {at.seat} in {plan}") - 1) * noise)

    def chosen(
        self, at: Situation[V], plans: Iterable[P], valued: Callable[[P], tuple[int, str]], least: int = 0
    ) -> P | None:
        """The plan that seems best to this character, with its errors, of those that are worth more than `least`; where
        none is, the one that is worth most. `valued`: worth and name of a plan.
        """
        every = [(*valued(plan), plan) for plan in plans]
        useful = [(worth + self.error(at, name), name, plan) for worth, name, plan in every if worth > least]
        return max(useful or every, key=lambda one: one[:2])[2] if every else None

    def misjudged(self, at: Situation[V], offers: list[Offer]) -> list[Offer]:
        """The offers as this character sees them, the best first: the weaker it is, the more it errs, but not so that
        it would do what is plainly worse.
        """
        kind = at.question.kind
        ranked = sorted(offers, key=lambda offer: -offer.worth)
        if kind in self._careful or not self._errs(at):
            return ranked
        good, plan = sound(ranked, self._least.get(kind, 0)), self._plans.get(kind, kind)
        seen = [(offer.worth + self.error(at, offer.plan or f"{plan} {offer.answer}"), offer) for offer in good]
        best = [offer for _, offer in sorted(seen, key=lambda pair: -pair[0])]
        return [*best, *(offer for offer in ranked if offer not in good)]


@lru_cache(MANY)
def _drawn(seed: str, since: int, purpose: str) -> float:
    """The same as often as it is asked for."""
    return stream(seed, 0, since, purpose).random()


def sound(offers: list[Offer], share: int = 0) -> list[Offer]:
    """Those that are not plainly worse than another: none below zero where one is at or above it, none that costs a
    point more where all cost something, none that brings less than doing nothing, none below that share of the best
    (in hundredths), and doing nothing only where all else brings no more.
    """
    idle = [offer.worth for offer in offers if offer.answer in IDLE]
    best = max((offer.worth for offer in offers), default=0)
    least = max(*idle, best * share // 100, 0) if share else max(idle, default=0)
    better = [offer for offer in offers if offer.worth > least and offer.worth >= 0 and offer.answer not in IDLE]
    if idle and better:
        return better
    good = [offer for offer in offers if offer.worth >= least] or offers
    return good if best >= 0 else [offer for offer in good if offer.worth > best - POINT]


def _cautious(offer: Offer) -> Offer:
    """As a deputy weighs it, who leaves to the player what can wait."""
    return offer._replace(worth=offer.worth - CAUTION.get(offer.why, 0))


def _forced(shape: Shape) -> Answer | None:
    """The answer to what is hardly a question."""
    return shape.options[0].id if isinstance(shape, PickOne) and len(shape.options) == 1 else None


def by_chance(at: Situation[V]) -> Answer:
    """A random legal answer.

    Raises:
        IllegalAnswer: none was found.
    """
    for _ in range(TRIES):
        try:
            return at.shape.check(at.shape.random(at.chance))
        except IllegalAnswer:
            continue
    return at.shape.check(at.shape.random(at.chance))


def worthwhile(offers: Iterable[Offer]) -> list[Offer]:
    """Those that are worth something, all where none is: what is worth nothing is no error then, but waste."""
    every = list(offers)
    return [offer for offer in every if offer.worth > 0] or every


def picks(at: Situation[V]) -> list[Option]:
    """The options of a question that offers some."""
    return picks_of(at.shape)


def picks_of(shape: Shape) -> list[Option]:
    """The options of a shape that offers some."""
    return shape.options if isinstance(shape, (PickOne, PickSome)) else []
