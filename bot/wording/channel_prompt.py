"""The table's one prompt in the channel: what happened since the last picture, what is asked, and who has to answer.

Options that only one seat may know never stand here. A seat opens its own prompt with the button *Answer*; a question
whose options everybody knows (the game says which) can be answered right here, and with it what follows from it, where
everybody knows that, too.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType

import discord

from bot.live.lessons import AtLesson, at_lesson, at_step
from bot.live.model import Live
from bot.live.taking_back import free_answers
from bot.locales import Say, has_words, icon_of
from bot.store import Waited
from bot.widgets.arranging import ACROSS, put_first, with_more
from bot.widgets.explain import choose_from, cut, explained, from_to, in_full, is_aside, numbered, titled, told_of
from bot.widgets.follow_ups import further, unpictured
from bot.widgets.interactions import Button, Select
from bot.widgets.lead_lists import Listed, listed, packed
from bot.widgets.lines import kept_lines, with_icons
from bot.widgets.maker import BLUE, CONTENT, GREY, LABEL, PLACEHOLDER, ROWS, Frame, Panel, Row, style_of
from bot.widgets.notes import note_lines, noted, notes_on
from bot.widgets.presses import UNTIL_TURN, ButtonKind, Press, short
from bot.widgets.shapes import face_of
from bot.widgets.shapes.menus import in_rows
from bot.widgets.two_lines import fill, line_of
from bot.wording.focus import in_prompt, numbers_of
from bot.wording.lessons import first_press, lesson_lines, lesson_row
from bot.wording.names import colour_of
from bot.wording.odds import asks_all_of_battle
from bot.wording.offers import offered_line
from bot.wording.outside import seen_outside
from bot.wording.pending import headline, pending, without_headings
from bot.wording.whom import calls, clock_lines, spared_seats, whom_or_closing
from engine.ask import NO, YES, Ask, Option, Seat, Together
from engine.table import Table
from engine.text import T, Text

DONE = "done"
PLAIN = frozenset((YES, NO, "pass", DONE))
"""Ids of options that say nothing about their seat; they may be pressed in the channel."""
FEW, MENU, WORD = 5, 25, 14
EXPLAINED = 1500
"""So many characters at most say what the options of the channel's prompt do."""
NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt ready to be posted: what is shown, and the people that it calls.

    Attributes:
        places: the zoom of the picture that shows what is asked about; empty for none, and where the table wants none.
        stage: of what is going on there, whoever is asked; empty: every change is shown.
        on_board: it is about places that are read on the board.
        due: somebody has to act, be it that nobody is called who rests now.
        people: a person is waited for.
        outside: what everybody sees of a question that opens for its seats alone; empty where there is more to see.
        question: its id.
        within: what it stands within, from the outermost step on.
    """

    panel: Panel
    called: tuple[int, ...]
    places: str = ""
    stage: str = ""
    on_board: bool = False
    due: bool = True
    people: bool = True
    outside: tuple[str, ...] = ()
    question: str = ""
    within: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class _Offered:
    """What can be chosen in the channel.

    Attributes:
        alone: options by themselves.
        inside: those that stand in lists with what they lead to.
        notes: what else there is to know about the question.
    """

    alone: list[Option]
    inside: list[Option] = field(default_factory=list)
    lists: list[Listed] = field(default_factory=list)
    numbers: Mapping[str, int] = field(default_factory=dict)
    notes: Sequence[Text] = ()


def prompt(
    live: Live, say: Say, happened: list[str], waited: Sequence[Waited] = (), in_private: Collection[int] = ()
) -> Prompt | None:
    """The table's prompt now, or None when nothing is asked.

    Args:
        say: speaks to the whole table.
        happened: the account since the last picture.
        waited: since when people are waited for; those who want to rest now are named, but not called.
        in_private: people who are told in private what they can react to, and so are not called for it.
    """
    if live.table is None or live.table.ask is None or live.game.standing not in ("running", "paused"):
        return None
    ask, due, people = live.table.ask, _asked(live, in_private), _people(live)
    if live.game.status == "paused":
        return Prompt(_framed(live, happened, [headline(live, say), say(T("bot-paused"))]), ())
    lesson = at_lesson(live)
    if lesson is not None and lesson.strayed:
        told = [headline(live, say), *lesson_lines(lesson, say)]
        return Prompt(_framed(live, happened, told, (lesson_row(live, lesson, say),)), ())
    near = in_prompt(live, ask, asked=people, open=open_to_all(live, ask))
    offered = _offered(live, live.table, ask, near.numbers) if people else _Offered([])
    who = [whom_or_closing(live, say, waited, in_private), *clock_lines(waited, say), *offered_line(live, say)]
    panel = _question(live, ask, offered, say, (happened, who, lesson))
    pictured = near.zoom or near.on_board
    outside = () if pictured else seen_outside(live, panel, [headline(live, say), *who[1:]], in_private)
    shown = panel, calls(waited, due), near.zoom, near.stage, near.on_board, bool(due), people
    return Prompt(*shown, outside, live.table.question, (*ask.pending,))


def _question(
    live: Live, ask: Ask, offered: _Offered, say: Say, around: tuple[list[str], list[str], AtLesson | None]
) -> Panel:
    """What is asked; `around`: what happened, who is asked, and what a pupil is told."""
    happened, who, lesson = around
    about = [*pending(ask.pending, say), *with_icons(say, partial(_about, ask, offered))]
    rows = tuple(with_more(_rows(live, ask, offered, say), lesson_row(live, lesson, say) if lesson else []))
    taught = [*lesson_lines(lesson, say), *first_press(lesson, rows, say)]
    asked = [headline(live, say), *taught, *about, *who, *_more(offered, say)]
    return _framed(live, happened, asked, rows, _explained_options(live, offered, say))


def _framed(
    live: Live, happened: list[str], asked: list[str], rows: tuple[Row, ...] = (), told: Mapping[str, str] = NOTHING
) -> Panel:
    """What is asked, in the colour of the seat that is asked alone; above it what has happened."""
    seats, words = live.waiting(), cut("\n".join(asked), CONTENT)
    colour = colour_of(live, seats[0] if len(seats) == 1 else None)
    above = "\n".join(kept_lines(without_headings(happened, asked[0]), CONTENT - len(words)))
    return Panel(words, rows, Frame(colour, above, told))


def _explained_options(live: Live, offered: _Offered, say: Say) -> dict[str, str]:
    """What the options in the channel do, by the `custom_id` of their buttons."""
    assert live.table is not None
    options, game, question = offered.alone, live.game.id, live.table.question
    told = told_of(options, say, EXPLAINED) if len(options) <= FEW else []
    return {str(_direct_press(game, question, option)): words for option, words in told}


def _asked(live: Live, in_private: Collection[int]) -> list[int]:
    """The people whom the channel calls."""
    people, spared = {seat: live.user_of(seat) for seat in live.waiting()}, spared_seats(live, in_private)
    return [user for seat, user in people.items() if user and seat not in spared]


def _about(ask: Ask, offered: _Offered, say: Say) -> list[str]:
    """The question, and what else there is to know about one that everybody may look into."""
    return [f"**{say(ask.about)}**", *note_lines(offered.notes, say)]


def _more(offered: _Offered, say: Say) -> list[str]:
    """What the options that stand in lists do."""
    inside = explained(offered.inside, partial(numbered, numbers=offered.numbers), say, EXPLAINED)
    room = EXPLAINED - sum(map(len, inside))
    return [*inside, *in_full([option for each in offered.lists for option in each.options], say, room)]


def _rows(live: Live, ask: Ask, offered: _Offered, say: Say) -> list[Row]:
    assert live.table is not None
    game, question = live.game.id, live.table.question
    rows, people = _direct(game, question, offered, say), _people(live)
    last: Row = []
    whole = rows and _whole(live, live.table, ask)
    if people and not whole:
        key = "bot-answer-besides" if _known(live, ask) else "bot-answer"
        answer = _button(say, Press(game, question, ButtonKind.ANSWER), key, GREY if _known(live, ask) else BLUE)
        put_first(rows, last, answer)
    if _taken_freely(live, live.table, ask):
        last.append(_button(say, Press(game, question, ButtonKind.UNDO), "bot-take-back", GREY))
    last += _besides(live, ask, say)
    if people and whole and len(last) < ACROSS and live.advises and live.rules.mind is not None:
        last.append(_button(say, Press(game, question, ButtonKind.ADVISE), "bot-advise-me", GREY))
    if people and len(last) < ACROSS and asks_all_of_battle(live, ask):
        last.append(_button(say, Press(game, question, ButtonKind.ODDS), "odds-button", GREY))
    if len(last) < ACROSS:
        last.append(_button(say, Press(game, "-", ButtonKind.SINCE), "bot-what-happened", GREY))
    rows += _until_next_turn(live, live.table, ask, say)
    return with_more(rows, last)


def _people(live: Live) -> bool:
    """Whether a person is waited for: programs press nothing."""
    return any(live.user_of(seat) is not None for seat in live.waiting())


def _taken_freely(live: Live, table: Table, ask: Ask) -> bool:
    """Whether the last answer came from the one who is asked alone now, and nothing bars the way back to it: in the
    middle of what that seat is doing. Who plays alone may go back over computer players' answers, too.
    """
    if live.alone:
        return not table.within and any(free_answers(live.recent, row.seat, live) for row in live.seats if row.user)
    tail = table.tail
    own = bool(tail) and not tail[-1].sealed and tail[-1].seat == ask.shown[0]
    return own and _people(live) and open_to_all(live, ask)


def _until_next_turn(live: Live, table: Table, ask: Ask, say: Say) -> list[Row]:
    """To pass this chance to react and those to come, where one seat may do something that everybody knows of."""
    if not open_to_all(live, ask) or table.lets_pass(ask.shown[0]) is None:
        return []
    press = Press(live.game.id, table.question, f"{ButtonKind.ORDERS}{UNTIL_TURN}")
    return [[_button(say, press, "bot-pass-on", GREY)]]


def _besides(live: Live, ask: Ask, say: Say) -> Row:
    """What seats may do meanwhile: each thing by a button where everybody may know whom it is open to, else one button
    that tells nothing.
    """
    assert live.table is not None
    game, question, rules = live.game.id, live.table.question, live.rules
    verbs = [verb.cut for verb in rules.verbs if verb.cut]
    if isinstance(ask, Together):  # what a seat may do there hangs on what it has done
        return [_meanwhile(live, say)] if verbs else []
    if ask.cuts is None or (rules.order_verbs and not verbs):
        return []
    if not verbs or not all(rules.question(verb).open for verb in verbs):
        return [_meanwhile(live, say)]
    offered = {verb for row in live.seats for verb in ask.may(row.seat)}
    keys = {verb: f"{rules.name}-verb-{verb}" for verb in verbs if verb in offered}
    return [
        _button(say, Press(game, question, f"{ButtonKind.MEANWHILE}{verb}"), key, GREY) for verb, key in keys.items()
    ]


def _meanwhile(live: Live, say: Say) -> Button:
    """What opens all of it, called as the game says, such as to offer a deal."""
    assert live.table is not None
    key = f"{live.rules.name}-meanwhile"
    press = Press(live.game.id, live.table.question, ButtonKind.MEANWHILE)
    return _button(say, press, key if has_words(say, key) else "bot-meanwhile", GREY)


def _direct(game: int, question: str, offered: _Offered, say: Say) -> list[Row]:
    """Choices that may be pressed in the channel; below them what they lead to, and what ends or leaves it."""
    leading: list[Row] = [
        [_menu(say, Press(game, question, f"{ButtonKind.LEAD}{at}"), titled(each.name, say), each.options)]
        for at, each in enumerate(offered.lists)
    ]
    options, numbers = offered.alone, offered.numbers
    listed = [] if len(options) <= FEW or _brief(options, say) else [one for one in options if one.id not in PLAIN]
    buttons = [_option(say, _direct_press(game, question, one), one, numbers) for one in options if one not in listed]
    ends = [one for one in buttons if one.style is GREY and 0 < len(leading) < ROWS - 2]
    rows, last = in_rows([one for one in buttons if one not in ends]), in_rows(ends)
    if not listed:
        return [*rows, *leading, *last]
    spelled = [Option(short(one.id, 90), numbered(one, numbers), more=one.more) for one in listed]
    name = titled((from_to if leading else choose_from)(spelled), say)
    return [[_menu(say, Press(game, question, ButtonKind.LIST), name, spelled)], *leading, *rows, *last]


def _direct_press(game: int, question: str, option: Option) -> Press:
    return Press(game, question, f"{ButtonKind.DIRECT}{short(option.id, 60)}")


def _brief(options: list[Option], say: Say) -> bool:
    """Whether options fit on two rows of buttons: a word each, or hardly more than one row, and nothing to explain."""
    longest = LABEL if len(options) <= ACROSS + 1 else WORD
    told = [option for option in options if option.more is not None and option.id not in PLAIN]
    return len(options) <= 2 * ACROSS and not told and all(len(say(option.text)) <= longest for option in options)


def open_to_all(live: Live, ask: Ask) -> bool:
    """Whether one seat is asked and everybody may know its options, which fit into the channel's prompt."""
    if len(ask.shown) != 1 or isinstance(ask, Together):
        return False
    (shape,) = ask.must.values()
    return 0 < len(face_of(shape).pressable()) <= MENU and live.rules.is_open(ask, shape)


def numbers_shown(live: Live, seat: Seat) -> Mapping[str, int]:
    """The numbers of a seat's options, by their ids, where it answers: in the channel, or else in private."""
    ask = live.table.ask if live.table is not None else None
    if ask is not None and open_to_all(live, ask):
        return in_prompt(live, ask, asked=True, open=True).numbers
    return numbers_of(live, seat)


def _offered(live: Live, table: Table, ask: Ask, numbers: Mapping[str, int]) -> _Offered:
    """What can be chosen in the channel; with what it leads to where everybody may know that."""
    options = shared(live, ask)
    if not open_to_all(live, ask):
        return _Offered(options)
    seat = ask.shown[0]
    notes, leading = notes_on(table, seat), {} if at_step(live) else further(table, seat, aloud=True)
    leading = unpictured(leading) if live.game.settings.pictures == "few" else leading
    options = sorted(noted(options, notes), key=is_aside)
    lists = packed(options, leading)
    first = {both.first.id for each in lists for both in each}
    alone, inside = ([one for one in options if (one.id in first) == within] for within in (False, True))
    return _Offered(alone, inside, listed(lists, partial(numbered, numbers=numbers)), numbers, notes.lines)


def _whole(live: Live, table: Table, ask: Ask) -> bool:
    """Whether what can be pressed in the channel is all that can be answered, and nothing can be ordered besides. Only
    what everybody knows decides that: of several seats none has more than yes and no."""
    if open_to_all(live, ask):
        return True
    if live.rules.question(ask.kind).never_public:
        return False
    asked = [option.id for shape in ask.must.values() for option in face_of(shape).choices()]
    return set(asked) == {YES, NO} and all(table.lets_pass(seat) is None for seat in ask.must)


def stands_in_channel(live: Live, seat: Seat) -> bool:
    """Whether this seat alone is asked, and can choose by the channel's prompt all that there is to choose."""
    ask = None if live.table is None else live.table.ask
    return ask is not None and ask.shown == (seat,) and open_to_all(live, ask)


def in_private(live: Live, table: Table, seat: Seat) -> bool:
    """Whether this seat alone is asked, and answers in its own prompt, for not all of it stands in the channel. To
    react is no such question: whoever does not want to passes in the channel.
    """
    ask = table.ask
    if ask is None or live.game.status != "running" or ask.shown != (seat,) or isinstance(ask, Together):
        return False
    return not (_whole(live, table, ask) or _known(live, ask)) and table.lets_pass(seat) is None


def asks_apart(live: Live, seat: Seat) -> bool:
    """Whether what this seat is asked now is answered in its own prompt, be others asked too."""
    table = live.table
    if table is None or table.ask is None or live.game.status != "running" or table.decides(seat) is None:
        return False
    if table.ask.shown == (seat,) and not isinstance(table.ask, Together):
        return in_private(live, table, seat)
    apart = isinstance(table.ask, Together) or not _whole(live, table, table.ask)
    return apart and table.lets_pass(seat) is None


def shared(live: Live, ask: Ask) -> list[Option]:
    """The options that can stand in the channel: all of an open question, else the plain ones that every seat has.

    What ends a step stands there only beside what it ends: alone it would be pressed by mistake.
    """
    if open_to_all(live, ask):
        (shape,) = ask.must.values()
        return [*face_of(shape).pressable()]
    if known := _known(live, ask):
        return known
    options = [face_of(shape).choices() for shape in ask.must.values()]
    if not all(options) or isinstance(ask, Together) or live.rules.question(ask.kind).never_public:
        return []
    alike = set[str].intersection(*({option.id for option in each} for each in options))
    return [option for option in options[0] if option.id in (alike & PLAIN) - {DONE}]


def _known(live: Live, ask: Ask) -> list[Option]:
    """Of the options of a seat that is asked alone, those that everybody may know of, where others are secret."""
    if len(ask.shown) != 1 or isinstance(ask, Together):
        return []
    found = [option for shape in ask.must.values() for option in live.rules.aloud(ask, shape)]
    return found if len(found) <= MENU else []


def _button(say: Say, press: Press, key: str, style: discord.ButtonStyle) -> Button:
    return discord.ui.Button(label=cut(say(Text(key)), LABEL), style=style, custom_id=str(press))


def _option(say: Say, press: Press, option: Option, numbers: Mapping[str, int]) -> Button:
    style = GREY if option.text == T("bot-none") else style_of(option)
    text = numbered(option, numbers)
    label, icon = cut(titled(text, say), LABEL), icon_of(say, text)
    return discord.ui.Button(label=label, style=style, custom_id=str(press), emoji=icon)


def _menu(say: Say, press: Press, name: str, options: list[Option]) -> Select:
    """A list; the ids of its options are what is handed in."""
    menu: Select = discord.ui.Select(custom_id=str(press), placeholder=cut(name, PLACEHOLDER))
    fill(menu, [line_of(option, option.text, say) for option in options])
    return menu
