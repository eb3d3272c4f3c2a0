"""What stands with a question besides its words, looked up for its reader alone (`engine.game.Rules.notes`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.locales import Say
from bot.widgets.explain import titled
from bot.widgets.lines import FINE, height
from engine.ask import Option, PickOne, Seat
from engine.questions.notes import Notes
from engine.table import Table
from engine.text import T, Text

FEW = 5
"""So many options stay buttons beside what they are for."""
ENDS = ("pass", "done")
"""Options that end a turn or a phase."""
APART = " · "


def notes_on(table: Table, seat: Seat) -> Notes:
    """The notes on a seat's open question."""
    ask = table.decides(seat)
    if ask is None or not table.rules.question(ask.kind).is_noted:
        return Notes()
    return notes_of(table.fork(quiet=True, keep=False), seat)


def notes_of(copy: Table, seat: Seat) -> Notes:
    """The same, where the table is a copy that nobody needs any more."""
    ask = copy.decides(seat)
    if ask is None or not copy.rules.question(ask.kind).is_noted:
        return Notes()
    found: Notes = copy.rules.notes(copy.run, seat, ask)
    shape = ask.must.get(seat)
    return _below(found, shape.options) if isinstance(shape, PickOne) and len(shape.options) > FEW else found


def _below(notes: Notes, options: Sequence[Option]) -> Notes:
    """What many options are for stands below the question, so that they stay buttons; so does what an end leaves."""
    ends = {id: note for id, note in notes.options.items() if id in ENDS}
    found = [(one.text, [by[one.id] for by in (notes.purposes, ends) if one.id in by]) for one in options]
    told = [T("bot-purpose", option=option, purpose=_both(*each)) for option, each in found if each]
    rest = {id: note for id, note in notes.options.items() if id not in ENDS}
    return replace(notes, lines=(*notes.lines, *told), options=rest, purposes={})


def _both(note: Text, more: Text | None = None) -> Text:
    return note if more is None else T("bot-note", note=note, more=more)


def note_lines(notes: Sequence[Text], say: Say) -> list[str]:
    """The notes on a question in small, with the names of options as their buttons show them; two in one line where
    that takes less room. What an option is for has a line of its own.
    """
    told, open = list[str](), False
    for note in notes:
        said, alone = say(_as_on_buttons(note, say)), note.key == "bot-purpose"
        both = f"{told[-1]}{' ' if told[-1].endswith('.') else APART}{said}" if open and not alone else ""
        if both and height(both) < height(told[-1]) + height(said):
            told[-1] = both
        else:
            told.append(said)
        open = not alone
    return [f"{FINE}{line}" for line in told]


def _as_on_buttons(note: Text, say: Say) -> Text:
    option = note.params.get("option")
    if note.key != "bot-purpose" or not isinstance(option, Text):
        return note
    return T("bot-purpose", option=titled(option, say), purpose=note.params["purpose"])


def noted(options: Sequence[Option], notes: Notes) -> list[Option]:
    """The options, with their notes before what else there is to know about them, in the same order."""
    told = [_with(option, notes.options, notes.purposes) for option in options]
    return [option._replace(aside=option.id in notes.aside) for option in told] if notes.aside else told


def _with(option: Option, *notes: Mapping[str, Text]) -> Option:
    for note in [found[option.id] for found in reversed(notes) if option.id in found]:
        option = option._replace(more=note if option.more is None else T("bot-note", note=note, more=option.more))
    return option
