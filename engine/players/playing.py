"""Programs at a table of people: they play on by themselves until a person has to answer, and advise.

All of it starts from a position and is told in plain values, so that it can be done in another process. A table stands
there; the programs at it read nothing but what their seats read (`engine.players.player.situation`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.ask import Answer, Seat
from engine.errors import AnswerError, IllegalAnswer
from engine.players import announcing
from engine.players.advising import Point
from engine.players.aims import Aim
from engine.players.announcing import Act
from engine.players.characters import DEPUTY
from engine.players.cut_ins import MOST_CUT_INS, first_cut_in
from engine.players.mind import IDLE, Cut, Decision, Offer, by_chance
from engine.players.player import Player, player, situation
from engine.players.position import Position
from engine.players.situation import AnySituation, Memory
from engine.questions.in_words import in_words
from engine.questions.notes import Notes
from engine.table import Table
from engine.text import Json, Text, to_json

MOST = 40
"""So many answers at a stretch."""
ADVISER = "sharp"
PLANS = 3


class ProgramAnswer(NamedTuple):
    """An answer of a program.

    Attributes:
        question: the id of what was asked, and `about`: what that was.
        verb: of what was done while that question waited (`Table.answer`), such as a deal; None: it was answered.
        by: name and version of the player, such as `keen-raider/3`.
        words: the answer in words; texts are told as JSON.
        why: what it was for (`engine.players.aims.Aim`).
        judged: its mind knew what to do; else it was chance.
        fault: what went wrong in its mind.
        said: what its player says aloud with it, a text told as JSON; None: nothing.
    """

    seat: Seat
    answer: Answer
    question: str
    by: str
    about: Json
    words: Json
    why: str
    judged: bool
    fault: str = ""
    verb: str | None = None
    said: Json = None


class Stretch(NamedTuple):
    """Answers in a row, and what their players remember."""

    made: tuple[ProgramAnswer, ...]
    memories: Mapping[Seat, Memory]


class RatedAction(NamedTuple):
    """An answer that is worth giving.

    Attributes:
        note: what its seat may know of it besides, such as what it costs, as JSON; None for nothing.
        why: what it is for.
        worth: in thousandths of a point.
        points: what it aims at, what it costs and what speaks against it (`engine.players.advising.Side`), as JSON.
    """

    answer: Answer
    why: str
    worth: int
    note: Json = None
    points: tuple[tuple[str, Json], ...] = ()


class Counsel(NamedTuple):
    """Plans, the best first. `fault`: what went wrong in what is said of them; such a plan is told without points."""

    plans: tuple[RatedAction, ...] = ()
    fault: str = ""


def play_on(
    position: Position, kinds: Mapping[Seat, str], seed: str, memories: Mapping[Seat, Memory], most: int = MOST
) -> Stretch:
    """What the players of these seats answer, and how they cut in, until it is somebody else's turn; `kinds`
    names them.
    """
    table = position.table()
    seated = {seat: player(table.rules.mind, kind, seed) for seat, kind in kinds.items()}
    for seat, who in seated.items():
        who.memory = dict(memories.get(seat, {}))
    made = list[ProgramAnswer]()
    while len(made) < most:
        made += _cut_ins(table, kinds, seated, min(MOST_CUT_INS, most - len(made)))
        at = _next(table, kinds)
        if at is None or len(made) >= most:
            break
        made.append(_answered(table, at, kinds[at], seated[at]))
    return Stretch(tuple(made), {seat: who.memory for seat, who in seated.items()})


def _cut_ins(table: Table, kinds: Mapping[Seat, str], seated: Mapping[Seat, Player], most: int) -> list[ProgramAnswer]:
    """What players do while a question waits: deals with people and with each other. A deputy leaves them to whose
    seat it keeps.
    """
    made, able = list[ProgramAnswer](), {seat: who for seat, who in seated.items() if kinds[seat] != DEPUTY}
    while table.ask is not None and len(made) < most:
        found = _first_cut_in(table, able)
        done = _given(table, found[0], version(able[found[0]], kinds[found[0]]), found[1]) if found else None
        if done is None:
            break
        made.append(done)
    return made


def _first_cut_in(table: Table, able: Mapping[Seat, Player]) -> tuple[Seat, Cut] | None:
    """Who does something first; nobody, where a mind fails."""
    try:
        return first_cut_in(table, able)
    except Exception:  # whatever a mind may raise: the table goes on
        return None


def _given(table: Table, seat: Seat, by: str, cut: Cut) -> ProgramAnswer | None:
    """What was done, at the table; None: the rules do not take it."""
    assert table.ask is not None
    ask, question = table.ask.of(seat), table.question_of(seat)
    words = to_json(in_words(table.shape(seat, cut.verb), cut.value))
    try:
        table.answer(seat, cut.value, cut.verb)
    except AnswerError:
        return None
    return ProgramAnswer(
        seat, cut.value, question, by, to_json(ask.about), words, Aim.TRADE, judged=True, verb=cut.verb
    )


def _next(table: Table, kinds: Mapping[Seat, str]) -> Seat | None:
    """Whose answer comes next."""
    return next((seat for seat in (table.ask.must if table.ask else ()) if seat in kinds), None)


def _answered(table: Table, seat: Seat, kind: str, who: Player) -> ProgramAnswer:
    """One answer, given to the table."""
    assert table.ask is not None
    ask, question, shape = table.ask.of(seat), table.question_of(seat), table.shape(seat)
    decided, fault = _decided(table, seat, who)
    words, round = to_json(in_words(shape, decided.answer)), table.round()
    said = None if fault else _announced(table, seat, who, decided.answer)
    heard = any(event.text is not None for event in table.answer(seat, decided.answer).events)
    aloud = announcing.news(who.memory, round, said) if heard else None
    answered = seat, decided.answer, question, version(who, kind), to_json(ask.about), words, str(decided.why)
    return ProgramAnswer(*answered, decided.judged, fault, said=None if aloud is None else to_json(aloud))


def _announced(table: Table, seat: Seat, who: Player, answer: Answer) -> Text | None:
    """What a player says aloud with an answer, from what everybody sees; a deputy keeps silent."""
    assert table.ask is not None
    if who.mind is None or who.character.deputy:
        return None
    rules, state, ask = table.rules, table.state, table.ask.of(seat)
    try:
        return who.mind.announced(ask.kind, lambda: Act(rules.view(state, None), seat, answer, ask.where))
    except Exception:  # whatever a mind may raise: the table goes on
        return None


def version(who: Player, kind: str) -> str:
    """Name and version of a player."""
    return f"{kind}/{who.mind.version}" if who.mind is not None else kind


def _decided(table: Table, seat: Seat, who: Player) -> tuple[Decision, str]:
    """What it answers; where its mind fails, chance does."""
    try:
        return who.decide(table, seat), ""
    except Exception as error:  # whatever a mind may raise: the table goes on
        chance = by_chance(situation(table, seat, who))
        return Decision(chance, False), f"{table.ask.kind if table.ask else ''}: {raised(error)}"


def raised(error: BaseException) -> str:
    """What was raised and where, without its words: they could hold what a seat keeps secret."""
    at, where = error.__traceback__, ""
    while at is not None:
        where = f"{at.tb_frame.f_code.co_qualname}:{at.tb_lineno}"
        at = at.tb_next
    return f"{type(error).__name__} in {where}"


def advice(position: Position, seat: Seat, seed: str) -> Counsel:
    """The best plans for the open question of this seat, from what it sees alone; none where no mind knows it."""
    return counsel(position.table(), seat, seed)


def counsel(table: Table, seat: Seat, seed: str) -> Counsel:
    """The same at a table that stands there."""
    at, notes = _weighed(table, seat, seed), _notes(table, seat)
    plans = [] if at is None else _plans(table, at)
    said = [((), "") if at is None else _points(table, at, offer) for offer in plans]
    rated = tuple(_rated(plan, notes, points) for plan, (points, _) in zip(plans, said, strict=True))
    return Counsel(rated, next((fault for _, fault in said if fault), ""))


def advised(table: Table, seat: Seat, seed: str) -> list[Offer]:
    """These plans alone."""
    at = _weighed(table, seat, seed)
    return [] if at is None else _plans(table, at)


def _weighed(table: Table, seat: Seat, seed: str) -> AnySituation | None:
    """The decision as the adviser sees it, who remembers what this seat sees of its own choices; None where there is
    none to make.
    """
    if table.rules.mind is None or table.decides(seat) is None:
        return None
    at = situation(table, seat, player(table.rules.mind, ADVISER, seed))
    if table.rules.advice is not None:
        table.rules.advice.recall(at, [one.value for one in table.tail if one.seat == seat and one.verb is None])
    return at


def _plans(table: Table, at: AnySituation) -> list[Offer]:
    """The best plans, each once as it reads. Beside a good one, no loss is a plan."""
    assert table.rules.mind is not None
    found, told = list[Offer](), list[Text]()
    for offer in table.rules.mind.offers(at):
        if found and offer.worth < 0 <= found[0].worth:
            break
        try:
            words = in_words(at.shape, at.shape.check(offer.answer))
        except IllegalAnswer:
            continue
        if words not in told:
            found.append(offer)
            told.append(words)
        if len(found) == PLANS:
            break
    return found


def _rated(offer: Offer, notes: Mapping[str, Text], points: tuple[Point, ...]) -> RatedAction:
    note = notes.get(offer.answer) if isinstance(offer.answer, str) else None
    told = tuple((str(point.side), to_json(point.text)) for point in points)
    why = Aim.BEST if offer.answer in IDLE and offer.why != Aim.PASS else offer.why
    return RatedAction(offer.answer, str(why), offer.worth, None if note is None else to_json(note), told)


def _points(table: Table, at: AnySituation, offer: Offer) -> tuple[tuple[Point, ...], str]:
    """What its game says of a plan, and what went wrong in that."""
    if table.rules.advice is None:
        return (), ""
    try:
        return table.rules.advice.points(at, offer), ""
    except Exception as error:  # whatever what is said of a plan may raise: the plan is told
        return (), f"{at.question.kind}: {raised(error)}"


def _notes(table: Table, seat: Seat) -> Mapping[str, Text]:
    """What its seat may know of the options of its question: costs, reach, reasons."""
    ask = table.decides(seat)
    if ask is None or table.rules.question(ask.kind).noted is None:
        return {}
    notes: Notes = table.rules.notes(table.run, seat, ask)
    return notes.options
