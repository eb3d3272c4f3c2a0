"""A table that waits for players: what it says, and the buttons to sit down, to watch and to begin."""

from __future__ import annotations

import discord

from bot.live.model import Live
from bot.locales import Say, has_words
from bot.store import SeatRow
from bot.tables.brought import seat_counts
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Select
from bot.widgets.lines import lines
from bot.widgets.maker import BLUE, GREEN, GREY, LABEL, PLACEHOLDER, Row
from bot.widgets.presses import OPEN_ORDERS, ButtonKind, Press
from bot.wording.maps import lobby_lines
from bot.wording.programs import program_rows
from bot.wording.sitting import stands_in
from engine.digits import whole
from engine.game import Choice
from engine.kit.maps import OWN
from engine.text import T, Text, seat_name

DECLINE = "-"
"""What a button under an invitation does that does not sit down."""
VOTED = ("replace", "pause")
"""What the others can vote on where somebody lets the table wait too long."""


def invitation_text(live: Live, say: Say, words: str) -> str:
    """What somebody reads who is invited: by whom and where to (`words`), who sits there, how long it takes."""
    seated = tuple(say(stands_in(row) if row.stand_in else seat_name(row.seat)) for row in live.seats)
    sits = Text("bot-invited-company", {"seats": seated, **_counts(live)})
    lasts = f"{live.rules.name}-lasts"
    return lines(words, f"-# {say(sits)}", f"-# {say(Text(lasts))}" if has_words(say, lasts) else "")


def announcement(live: Live, say: Say, watching: int = 0) -> str:
    """Which game, by which options, who sits where, and how many watch; after the start, that it has begun."""
    waits = live.game.status == "open"
    title = T("bot-table-open" if waits else "bot-table-title", game=game_name(live.game.name))
    return lines(
        f"**{say(title)}**",
        say(Text("bot-table-for", {"have": len(live.seats), **_counts(live)})) if waits else "",
        *(_seat_line(live, say, row) for row in live.seats),
        *(f"- {say(text)}" for text in (*option_texts(live), *_choices(live))),
        *lobby_lines(live, say),
        f"-# {say(T('bot-table-watched', n=watching))}" if watching else "",
        "\n" + say(T("bot-table-how") if waits else _stands(live)),
    )


def _counts(live: Live) -> dict[str, int]:
    """For how many seats the game is."""
    low, high = min(seat_counts(live)), max(seat_counts(live))
    return {"low": low, "high": high, "more": high - low}


def _stands(live: Live) -> Text:
    """How far the game is, once the table takes nobody any more."""
    begun = live.game.live and live.table is not None
    return T("bot-begins", seats=len(live.seats)) if begun else Text(f"bot-status-{live.game.status}")


def _seat_line(live: Live, say: Say, row: SeatRow) -> str:
    """A person or stand-in; the number of the seat where it counts already."""
    said = say(stands_in(row) if row.stand_in else seat_name(row.seat))
    drawn = live.table is None and live.game.settings.seating == "random"
    return f"- {said}" if drawn else f"{row.seat + 1}. {said}"


def _choices(live: Live) -> list[Text]:
    """What else the table has chosen, where it is not the usual."""
    settings = live.game.settings
    drawn = [T("bot-table-seating")] if settings.seating == "random" and live.table is None else []
    return [*drawn, *([T("bot-table-private")] if settings.private else [])]


def game_name(name: str) -> Text:
    """What a game is called."""
    return Text(f"choice-{name}")


OFF = ("off", "no", "none", "0")
"""Values of options by which a table plays without something."""


def option_texts(live: Live) -> list[Text]:
    """The options of a table, in words; of a part of the rulebook and of the house rules those that are not the usual
    ones.
    """
    services = {choice.name: choice for choice in live.rules.choices if choice.doubt}
    unusual = [choice for name, choice in services.items() if _chosen(live, choice) != choice.values[0]]
    usual = len(services) - len(unusual)
    return [
        *_by_parts(live),
        *(house_rule_text(live.game.name, choice, _chosen(live, choice)) for choice in unusual),
        *([T("bot-house-rules-usual", unusual=len(unusual), n=usual)] if usual else []),
    ]


def _by_parts(live: Live) -> list[Text]:
    """A line for each option that stands by itself, then one for each part of the rulebook: with what is unusual in it,
    else with all that is chosen; of a part that matters only beside other choices, nothing while it is as usual.
    """
    game = live.game
    choices = [one for one in choices_of(live) if one.name in game.options and not one.doubt]
    alone = [option_text(game.name, one.name, _chosen(live, one)) for one in choices if not one.part]
    parts: dict[str, list[Text]] = {one.part: [] for one in choices if one.part}
    for one in choices:
        if one.part and _chosen(live, one) != one.values[0]:
            parts[one.part].append(option_text(game.name, one.name, _chosen(live, one)))
    unusual = {part: T("bot-part-options", options=tuple(texts)) for part, texts in parts.items() if texts}
    told = [T("bot-option", option=part_name(game.name, part), value=value) for part, value in unusual.items()]
    always = {one.part for one in choices if not one.under}
    for part in (part for part in parts if part in always and part not in unusual):
        told.append(T("bot-option", option=part_name(game.name, part), value=_together(live, part)))
    return [*alone, *told]


def choices_of(live: Live) -> list[Choice]:
    """The choices of the game that decide anything beside the others."""
    return [one for one in live.rules.choices if one.matters(live.game.options)]


def _together(live: Live, part: str) -> Text:
    """The options of a part of the rulebook; what is off there needs no name."""
    choices = [one for one in choices_of(live) if one.part == part and not one.doubt]
    on = [one for one in choices if _chosen(live, one) not in OFF]
    texts = tuple(option_text(live.game.name, one.name, _chosen(live, one)) for one in on)
    if not on:
        return T("bot-part-off")
    return T("bot-part-options" if len(on) == len(choices) else "bot-part-rest-off", options=texts)


def part_name(game: str, part: str) -> Text:
    """What a part of the rulebook is called, among the options of a game."""
    return Text(f"{game}-part-{part}")


def _chosen(live: Live, choice: Choice) -> str:
    return live.game.options.get(choice.name, choice.values[0])


def option_text(game: str, name: str, value: str) -> Text:
    """An option and what it is set to."""
    return T("bot-option", option=option_name(game, name), value=value_name(game, name, value))


def house_rule_text(game: str, choice: Choice, value: str) -> Text:
    """A house rule, with the doubt of the catalogue that it settles."""
    return T("bot-house-rule", rule=option_text(game, choice.name, value), doubt=choice.doubt)


def house_rule_about(game: str, choice: Choice) -> Text:
    """What a house rule decides."""
    return Text(f"{game}-option-{choice.name.replace('_', '-')}-about")


def option_name(game: str, option: str) -> Text:
    """What an option of a game is called."""
    return Text(f"{game}-option-{option.replace('_', '-')}")


def value_name(game: str, option: str, value: str) -> Text:
    """What a value of an option is called; numbers speak for themselves, and a board is the table's own."""
    if value.startswith(OWN):
        return Text(f"{game}-option-{option.replace('_', '-')}-own")
    if (number := whole(value)) is not None:
        return T("bot-number", n=number)
    return Text(f"{game}-option-{option.replace('_', '-')}-{value.replace('.', '-')}")


# --- buttons ---------------------------------------------------------------------------------------------------------


def announcement_rows(live: Live, say: Say) -> tuple[Row, ...]:
    """Everything while the table is open; then only the button to watch, as long as there is something to see."""
    if live.game.status == "open":
        return lobby_rows(live, say)
    return ([_watch(live, say)],) if live.game.live else ()


def lobby_rows(live: Live, say: Say) -> tuple[Row, ...]:
    """To join, to leave, to start, to start with stand-ins where seats are empty, to watch; and a seat, or a number of
    them, of one's own choice.
    """
    have, counts = len(live.seats), seat_counts(live)
    join = _button(live, say, ButtonKind.JOIN, T("bot-join"), GREEN)
    leave = _button(live, say, ButtonKind.LEAVE, T("bot-leave"), GREY)
    start = _button(live, say, ButtonKind.START, T("bot-start", seats=have), BLUE)
    join.disabled, leave.disabled, start.disabled = have >= max(counts), not have, have not in counts
    missing = stand_ins_for(live)
    fill = T("bot-start-filled", n=missing, seats=have + missing)
    filled = [_button(live, say, ButtonKind.FILL, fill, BLUE if start.disabled else GREY)] if missing else []
    buttons: Row = [join, leave, start, *filled, _watch(live, say)]
    free = free_seats(live)
    picking: Row = [_seats(live, say, free)] if free and live.game.settings.seating == "joined" else []
    rows = (buttons, picking, _other_numbers(live, say), *program_rows(live, say, bool(free)))
    return tuple(row for row in rows if row)


def free_seats(live: Live) -> list[int]:
    """The seats of an open table on which nobody sits; in a running game those of stand-ins who play for nobody."""
    if live.game.status != "open":
        return [row.seat for row in live.seats if row.stand_in and row.was is None] if live.game.live else []
    taken = {row.seat for row in live.seats}
    return [seat for seat in range(max(seat_counts(live))) if seat not in taken]


def stand_ins_for(live: Live) -> int:
    """How many stand-ins the button offers: up to the number of seats at which the game plays well, or else one in
    every empty seat.
    """
    have, counts = len(live.seats), seat_counts(live)
    proposed = live.rules.plays_well if live.rules.plays_well in counts else min(counts)
    return max(proposed - have, 0) or max(max(counts) - have, 0)


def _other_numbers(live: Live, say: Say) -> Row:
    """The list by which a game begins with another number of seats, the empty ones filled; nothing for one number."""
    have = len(live.seats)
    counts = [count for count in seat_counts(live) if count > have]
    if len(counts) < 2:
        return []
    menu: Select = discord.ui.Select(
        custom_id=str(Press(live.game.id, "-", f"{ButtonKind.FILL}?")),
        placeholder=cut(say(T("bot-start-as")), PLACEHOLDER),
    )
    for count in counts:
        menu.add_option(label=say(T("bot-start-filled", n=count - have, seats=count)), value=str(count))
    return [menu]


def invitation_rows(live: Live, say: Say) -> tuple[Row, ...]:
    """Under an invitation: to sit down, only to watch, or neither."""
    no = _button(live, say, f"{ButtonKind.INVITE}{DECLINE}", T("bot-no-thanks"), GREY)
    return ([_button(live, say, ButtonKind.INVITE, T("bot-join"), GREEN), _watch(live, say), no],)


def watch_rows(live: Live, say: Say) -> tuple[Row, ...]:
    """For somebody who does not play here: to watch."""
    return ([_watch(live, say)],)


def orders_rows(live: Live, say: Say) -> tuple[Row, ...]:
    """Under the line that tells with which standing order everybody begins."""
    return ([_button(live, say, f"{ButtonKind.ORDERS}{OPEN_ORDERS}", T("bot-orders-open"), GREY)],)


def take_rows(live: Live, seat: int, say: Say) -> tuple[Row, ...]:
    """Under the offer of a seat that is free in a running game."""
    return ([_button(live, say, f"{ButtonKind.JOIN}{seat}", T("bot-take-seat"), GREEN)],)


def absent_rows(live: Live, seat: int, say: Say) -> tuple[Row, ...]:
    """Under the line that a seat lets the table wait too long: what the others can vote on."""
    return (
        [_button(live, say, f"{ButtonKind.ABSENT}{what}.{seat}", Text(f"bot-vote-{what}"), GREY) for what in VOTED],
    )


def _watch(live: Live, say: Say) -> Button:
    return _button(live, say, ButtonKind.WATCH, T("bot-watch"), GREY)


def _seats(live: Live, say: Say, free: list[int]) -> Select:
    menu: Select = discord.ui.Select(
        custom_id=str(Press(live.game.id, "-", f"{ButtonKind.JOIN}?")),
        placeholder=cut(say(T("bot-choose-seat")), PLACEHOLDER),
    )
    for seat in free:
        menu.add_option(label=say(T("bot-seat-number", n=seat + 1)), value=str(seat))
    return menu


def _button(live: Live, say: Say, op: str, label: Text, style: discord.ButtonStyle) -> Button:
    return discord.ui.Button(label=cut(say(label), LABEL), style=style, custom_id=str(Press(live.game.id, "-", op)))


def open_rows(games: list[str], say: Say) -> tuple[Row, ...]:
    """A button for each game that can be opened."""
    return ([_open_button(game, say) for game in games[:5]],)


def _open_button(game: str, say: Say) -> Button:
    custom_id = str(Press(0, "-", ButtonKind.OPEN + game))
    return discord.ui.Button(label=cut(say(game_name(game)), LABEL), style=GREEN, custom_id=custom_id)
