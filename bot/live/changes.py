"""What an answer did, as one transaction: rows of the log, safe points, and what has to be posted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot import clock
from bot.live.answer_counts import counted_answers
from bot.live.lessons import with_lesson
from bot.live.model import AnswerSummary, CommandResult, Live
from bot.live.rebuild import within_of
from bot.live.recent import last_by_hand
from bot.live.standing_orders import expired, to_be_told
from bot.live.thinking import noted, responded, tempo_of
from bot.settings import TableSettings
from bot.store import AnswerRow, AuditLine, Change, GameRow, Post, Retract, SafePoint, SeatRow
from bot.store.posts import (
    AccountLine,
    AccountPost,
    BoardPost,
    BurnPost,
    ChancePost,
    LobbyPost,
    NoticePost,
    OfferPost,
    OwnBoardPost,
    PromptPost,
    SecretPost,
    WatchersPost,
)
from engine.ask import Seat
from engine.chance import commitment
from engine.events import PLAIN, Event
from engine.log import LoggedAnswer, Outcome
from engine.table import Table
from engine.text import T, Text, seat_name


@dataclass(frozen=True, slots=True)
class AppliedAnswer:
    """An answer that the live table has taken and that is not yet saved; `player` and `why` as of `AnswerRow`.

    Attributes:
        thought: by what the time that it took is counted (`bot.live.thinking`); empty where it is not.
        said: what a computer player says aloud with it.
    """

    kind: str
    question: str
    epoch: int
    outcome: Outcome
    actor: int | None
    player: str = ""
    why: Text | None = None
    thought: str = ""
    said: Text | None = None


def notice(text: Text, seat: Seat | None = None) -> NoticePost:
    """A line of the bot: to the channel, or to one seat, of which nobody else may know then."""
    return NoticePost(text, quiet=seat is not None, seat=seat)


def change_of(
    live: Live, taken: Sequence[AppliedAnswer], interaction: int | None = None, audit: AuditLine | None = None
) -> Change:
    """The transaction of a command that gave these answers."""
    assert live.table is not None
    first = live.game.answers + 1
    change = Change(audit=audit)
    last = max((seq for seq, one in enumerate(taken, first) if one.outcome.ended is not None), default=0)
    for seq, one in enumerate(taken, first):
        change.answers.append(_logged(seq, first, one, interaction if seq == first else None))
        ended = _ended(one, seq, last)
        change.posts += _told(live, one, seq, ended)
        if one.outcome.safe is not None:
            change.safe.append(SafePoint(seq, live.rules.save_format, one.outcome.safe))
        if seq == last:
            told = [event for each in taken[: seq - first] for event in each.outcome.events]
            told += one.outcome.events[:ended]
            change.posts.append(BoardPost(tuple(place for event in told for place in event.where), seq))
        change.posts += _begun(one.outcome.events[ended:], seq)
    change.settings = with_lesson(live, _thought(live, taken), change.answers)
    stand(live, live.table, change, asked_before=live.game.question)
    return change


def _ended(one: AppliedAnswer, seq: int, last: int) -> int:
    """So many of an answer's events belong to what was going on; `last`: the last answer with which a turn was over."""
    if one.outcome.ended is not None and seq == last:
        return one.outcome.ended
    return 0 if 0 < last < seq and one.actor is None else len(one.outcome.events)


def _told(live: Live, one: AppliedAnswer, seq: int, ended: int) -> list[Post]:
    """What an answer did: to everybody, up to so many of its events; to each person alone, all of it."""
    given = one.outcome.given
    read = one.actor is not None and one.actor == live.user_of(given.seat)
    how = {"beside": given.within > 0, "read": read}
    posts = account(live.seats, one.outcome.events, seq, ended, by=given.seat, **how)
    return _with_offer(live, given, [_with_words(post, one.said) for post in posts])


def _with_words(post: Post, said: Text | None) -> Post:
    """What everybody reads of an answer, with what was said aloud at it."""
    if said is None or not isinstance(post, AccountPost):
        return post
    return replace(post, lines=(*post.lines, AccountLine(said, (), PLAIN)))


def _with_offer(live: Live, given: LoggedAnswer, posts: Sequence[Post]) -> list[Post]:
    """The posts of an answer; whoever it offers something to meets that by a letter, in place of the one about secret
    terms.
    """
    kind = live.rules.question(given.verb) if given.verb is not None else None
    if kind is None or kind.invites is None:
        return list(posts)
    seat = kind.invites(given.value)
    if live.user_of(seat) is None:
        return list(posts)
    return [*(post for post in posts if not (isinstance(post, SecretPost) and post.seat == seat)), OfferPost(seat=seat)]


def _begun(events: Sequence[Event], seq: int) -> list[Post]:
    """What everybody reads of events that came after a safe point, nobody having done anything since."""
    lines = _public(events)
    return [AccountPost(lines, seq, begins=True)] if lines else []


def _thought(live: Live, taken: Sequence[AppliedAnswer]) -> TableSettings | None:
    """The table's settings with the time that the first of these answers took, where it is counted."""
    settings, known = live.game.settings, dict[str, object]()
    if settings.pace != "even" or not taken:
        return None
    first, seconds = taken[0], (clock.now() - live.opened).total_seconds()
    if first.thought:
        known["thinking"] = noted(settings.thinking, first.thought + tempo_of(live).mark, seconds)
    if _responds(live, first):
        seat = first.outcome.given.seat
        known["lately"] = responded(settings.lately, seat, clock.now().timestamp(), seconds)
    return settings.model_copy(update=known) if known else None


def _responds(live: Live, one: AppliedAnswer) -> bool:
    """Whether an answer tells how quickly somebody is there when the table comes to them: given by hand, the first
    after those of others, and not beside others, who may not know of it.
    """
    given, before = one.outcome.given, last_by_hand(live)
    own = one.actor is not None and one.actor == live.user_of(given.seat)
    return own and not given.within and (before is None or before.seat != given.seat)


def _logged(seq: int, command: int, one: AppliedAnswer, interaction: int | None) -> AnswerRow:
    given = one.outcome.given
    events = [event.to_json() for event in one.outcome.events]
    place = (seq, given.seat, given.verb, one.kind, given.value, one.question, one.actor)
    return AnswerRow(*place, interaction, command, given.sealed, one.epoch, events, player=one.player, why=one.why)


def account(
    seats: Sequence[SeatRow],
    events: Sequence[Event],
    seq: int,
    ended: int | None = None,
    *,
    beside: bool = False,
    by: Seat | None = None,
    read: bool = False,
) -> list[Post]:
    """The account of what happened: the public lines, and each person's secret ones by DM.

    Args:
        ended: so many of the events are told to everybody here; None: all.
        beside: others answer at the same time, and may not learn that anybody has.
        by: the seat that answered. It has just read the details that are told to it alone, and gets no letter of them.
        read: its own person gave the answer, and is told in private at once all that it alone may read of it: that
            seat gets a letter where its hand has changed, and else none.
    """
    public = _public(events[:ended])
    posts: list[Post] = [AccountPost(public, seq)] if public else []
    for row in seats:
        told = [event for event in events if not (row.seat == by and event.text is None and not event.weight)]
        if not row.stand_in and _learns_something(row, told):
            posts.append(_secret(row.seat, told, seq, beside, read and row.seat == by))
    return posts


def _public(events: Sequence[Event]) -> tuple[AccountLine, ...]:
    return tuple(AccountLine(one.text, one.where, one.weight) for one in events if one.text is not None)


def _learns_something(row: SeatRow, events: Sequence[Event]) -> bool:
    return any(line.secret for event in events for line in event.lines(row.seat))


def _secret(seat: Seat, events: Sequence[Event], seq: int, beside: bool, read: bool) -> Post:
    """What one seat alone reads; quiet where nobody else knows that anything happened. `read`: it has just done so."""
    told = [(event, line) for event in events for line in event.lines(seat) if line.secret]
    lines = tuple(AccountLine(line.text, line.where) for _, line in told)
    quiet = beside or all(event.text is None for event, _ in told)
    return SecretPost(lines, seq, quiet, read, seat=seat)


def stand(live: Live, table: Table, change: Change, *, asked_before: str | None) -> None:
    """Adds where the game stands now: the open question and its prompt, or the end."""
    change.headline = table.headline()
    if table.ask is None:
        change.asked = None, ()
        _finish(live, table, change)
        return
    change.asked = table.question, tuple(table.waiting())
    change.orders += expired(live, table)
    ended = change.headline != live.game.headline and any(isinstance(post, BoardPost) for post in change.posts)
    change.posts += _own_boards(live, table, anew=asked_before is None or ended)
    if not table.within or table.question != asked_before:
        change.posts.append(PromptPost(table.question))
    if table.question != asked_before:
        change.posts += [ChancePost(table.question_of(s), seat=s) for s in to_be_told(live, table)]


def _own_boards(live: Live, table: Table, *, anew: bool) -> list[Post]:
    """Its own board for each seat whose turn it is from now on, in games where each has one.

    `anew`: also for who was asked before, since something else begins; else who answers on and on would get one after
    each answer.
    """
    if not live.rules.own_boards or table.ask is None:
        return []
    before = () if anew else live.game.waiting
    return [OwnBoardPost(seat=seat) for seat in table.ask.must if seat not in before]


def burnt(live: Live) -> list[Post]:
    """What has to be done about direct messages when the game ends: they go, unless the table wants to keep them."""
    return [] if live.game.settings.reveal else [BurnPost()]


def _finish(live: Live, table: Table, change: Change) -> None:
    result = table.result
    assert result is not None
    change.status = "over"
    winners = tuple(seat_name(seat) for seat in result.winners)
    scores = tuple(T("bot-score", seat=seat_name(seat), points=points) for seat, points in enumerate(result.scores))
    if not change.safe or live.rules.own_boards:  # now everybody sees everything
        change.posts.append(BoardPost((), live.game.answers + len(change.answers), due=True))
    key = f"bot-table-{result.table}" if result.table else "bot-game-won"
    won = Text(key, {"winners": winners, "count": len(winners), "scores": scores})
    change.posts += [ending_post(live, won), *farewell(live, won)]
    change.posts += [PromptPost(None), *burnt(live)]


def seed_sealed(live: Live) -> list[Text]:
    """At the start: the hash that the seed will have to fit; nothing in a lesson, whose seed anybody can read."""
    return [] if live.game.settings.lesson else [T("bot-seed-sealed", hash=commitment(live.game.seed))]


def seed_shown(seed: str, lesson: str = "") -> Text:
    """At the end: the seed itself; `lesson`: which one it was, if any."""
    return T("bot-seed-of-lesson", seed=seed) if lesson else T("bot-seed-shown", seed=seed, hash=commitment(seed))


def ending_post(live: Live, won: Text) -> Post:
    """Who has won, with the picture of it, and the seed; below it what one may want then."""
    seed = seed_shown(live.game.seed, live.game.settings.lesson)
    return NoticePost(T("bot-the-end", what=won, seed=seed), ending=True)


def seed_post(seed: str, lesson: str = "") -> Post:
    """The line with the seed of a game that has no end to be shown, and the same buttons."""
    return NoticePost(seed_shown(seed, lesson), reveal=True)


def rewind_change(live: Live, table: Table, retract: Retract, epoch: int, told: Sequence[Post]) -> Change:
    """The transaction of taking answers back; `table` is the game as it stands afterwards, `told` is said of it."""
    anew = [] if epoch == live.game.epoch else [notice(T("bot-dealt-anew"))]
    change = Change(retract=retract, epoch=epoch, undone=table.undone, posts=[*told, *anew])
    stand(live, table, change, asked_before=None)
    return change


def told_of_undo(live: Live, rows: Sequence[AnswerRow], line: Text) -> list[Post]:
    """What the channel is told of an undo. Where all that goes belongs to the turn that goes on, only the message that
    asks has told it, and that changes where it stands; it has a line about it where others have read what is gone.
    """
    if live.table is None or len(rows) > len(live.table.tail):
        return [notice(line)]
    read = any(Event.from_json(event).text is not None for row in rows for event in row.events)
    return [AccountPost((AccountLine(line, (), PLAIN),), rows[0].seq - 1)] if read and not live.alone else []


def own_counts(game: GameRow, seat: Seat) -> dict[Seat, int]:
    """How often each seat has taken back answers beside others, once this one does so."""
    return {**game.own, seat: game.own.get(seat, 0) + 1}


def own_rewind(table: Table, gone: Sequence[AnswerRow], own: dict[Seat, int]) -> Change:
    """The transaction of taking back own answers beside others: nothing of it is to be seen in the channel."""
    retract = Retract(gone[0].seq, "undo", tuple(row.seq for row in gone))
    return Change(retract=retract, own=own, asked=(table.question, tuple(table.waiting())))


def set_aside(live: Live, table: Table, lost: Sequence[AnswerRow], epoch: int) -> Change:
    """The transaction after mended rules refused answers: who has to answer again, and to each person what."""
    seats = sorted({answer.seat for answer in lost})
    asked = [row.seat for row in live.seats] if any(map(within_of, lost)) else seats  # nobody may count the others'
    everyone = T("bot-set-aside", seats=tuple(map(seat_name, asked)), count=len(counted_answers(lost, 0)))
    change = rewind_change(live, table, Retract(lost[0].seq, "set-aside"), epoch, [notice(everyone)])
    for seat in seats:
        given = tuple(
            T("bot-answer-given", kind=answer.kind, value=_words(answer.value))
            for answer in lost
            if answer.seat == seat
        )
        change.posts.append(notice(T("bot-set-aside-yours", answers=given), seat))
    return change


def _words(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}: {_words(part)}" for name, part in value.items())
    return ", ".join(map(_words, value)) if isinstance(value, list) else str(value)


def farewell(live: Live, what: Text) -> list[Post]:
    """What happens around the table when the game ends: those who watch are told so in private, buttons go."""
    game = Text(f"choice-{live.game.name}")
    text = T("bot-watched-over", game=game, channel=f"<#{live.game.channel}>", what=what)
    return [WatchersPost(text), LobbyPost()]


def played(
    live: Live, answers: Sequence[AnswerRow], *, again: bool = False, stopped: Text | None = None
) -> CommandResult:
    """What a command did, from its rows of the log."""
    done = tuple(AnswerSummary(answer.seat, answer.verb, answer.kind, answer.value) for answer in answers)
    events = tuple(Event.from_json(event) for answer in answers for event in answer.events)
    return CommandResult(live.game, done, events, live.game.question, live.game.waiting, again, stopped)
