"""Looking rules up: one rule with its neighbours, a whole section in pages, and a button that shows it to the table.

What is looked up stands in the `custom_id` (`bot.widgets.lookups`), so it works after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot import rulebook
from bot.errors import BotError, NoGame
from bot.gathering.opening import display_name, language_here
from bot.helping.component_search import Entry
from bot.helping.hits import Hits, hits
from bot.locales import Say
from bot.rulebook.books import Book, Found
from bot.services.buttons import Values
from bot.services.context import Context
from bot.services.replies import tell, whisper
from bot.services.services import Services
from bot.widgets.explain import cut, titled
from bot.widgets.interactions import Interaction, Item, Select, may_write
from bot.widgets.lines import lines, pages
from bot.widgets.lookups import ALOUD, ASIDE, CARD_ASIDE, PICK, SECTION, SHOW, Sought
from bot.widgets.maker import BLUE, GREY, LABEL, PLACEHOLDER, Panel, Row
from bot.widgets.presses import Press
from bot.widgets.rows import view_of
from bot.widgets.two_lines import OPTION
from bot.wording.announcements import game_name
from engine.text import T, Text

A_LIST, A_PAGE = 25, 1700
ASKED = 300
"""So many letters of a question are read: all of it is looked up while others wait."""


async def show_rules(at: Context, about: str, game: str) -> None:
    """What fits best, for the reader alone; without a query the contents.

    Raises:
        BotError: nothing fits.
    """
    books, say = await _books(at.services, at.interaction, game), await at.say()
    sought = Sought(game=game, query=" ".join(about[:ASKED].replace("/", " ").split()))
    if not sought.query:
        shown = contents(books, sought, say)
    else:
        found = await hits(at.services, at.interaction, books, sought.query, game)
        shown = found_panel(found, sought, say, at.interaction)
    await at.whisper(shown.content, shown)


async def game_here(at: Context) -> str:
    """The game of this channel, if there is one."""
    try:
        return (await at.services.tables.find(at.interaction.channel_id or 0)).name
    except NoGame:
        return ""


async def _books(services: Services, interaction: Interaction, game: str) -> list[Book]:
    """The books in the reader's language: of this game, or all.

    Raises:
        BotError: there is none.
    """
    books = await rulebook.opened([game] if game else rulebook.names(), await services.language(interaction))
    if not books:
        raise BotError(T("bot-rules-none-here"))
    return books


# --- what is shown ---------------------------------------------------------------------------------------------------


def rule_words(found: Found, say: Say) -> str:
    """A rule with its heading."""
    rule = found.rule
    return lines(f"**{rule.heading}** · {say(game_name(found.book.game))}", f"`{rule.id}` {rule.text}")


def found_panel(found: Hits, sought: Sought, say: Say, interaction: Interaction) -> Panel:
    """The best rule, else the cards.

    Raises:
        BotError: nothing was found.
    """
    if found.rules:
        return rule_panel(found.rules[0], found, sought, say, interaction)
    if not found.cards:
        raise BotError(T("bot-rules-nothing", words=sought.query[:80]))
    return Panel(say(T("bot-cards-only", words=sought.query[:80])), _cards(found, sought, say))


def rule_panel(shown: Found, found: Hits, sought: Sought, say: Say, interaction: Interaction) -> Panel:
    """A rule, the way to its neighbours, and what else was found."""
    book, rule = shown
    here = replace(sought, op=SHOW, page=0, id=rule.id)
    row: Row = []
    for step, key in ((-1, "bot-rules-before"), (1, "bot-rules-after")):
        beside = book.beside(rule, step)
        row.append(_button(say, Text(key), replace(here, id=(beside or rule).id, page=step + 1), beside is None))
    row.append(_button(say, T("bot-rules-section"), replace(here, op=SECTION)))
    if interaction.guild_id is not None:
        row.append(_button(say, T("bot-rules-aloud"), replace(here, op=ALOUD)))
    others = T("bot-rules-found", n=len(found.rules))
    lists: list[Row] = [[_list(found.rules, here, say, others)]] if len(found.rules) > 1 else []
    return Panel(rule_words(shown, say), (row, *lists, *_cards(found, sought, say)))


def contents(books: Sequence[Book], sought: Sought, say: Say) -> Panel:
    """All headings, each a way in."""
    first, rows = rulebook.find(books, ""), list[Row]()
    for page, start in enumerate(range(0, min(len(first), 5 * A_LIST), A_LIST)):
        part = first[start : start + A_LIST]
        label = T("bot-rules-headings", first=part[0].rule.heading, last=part[-1].rule.heading)
        rows.append([_list(part, replace(sought, page=page), say, label, headings=True)])
    games = tuple(game_name(book.game) for book in books)
    return Panel(lines(f"**{say(T('bot-rules-title', games=games))}**", say(T("bot-rules-how"))), tuple(rows))


def section_panel(found: Found, sought: Sought, say: Say) -> Panel:
    """All rules under a heading, in pages."""
    book, rule = found
    parts = pages("\n".join(f"`{rule.id}` {rule.text}" for rule in book.section(rule)), A_PAGE)
    at = min(sought.page, len(parts) - 1)
    row = [_button(say, T("bot-rules-back"), replace(sought, op=SHOW, page=0))]
    if len(parts) > 1:
        turns = ((at - 1, "bot-rules-page-before"), (at + 1, "bot-rules-page-after"))
        row += [
            _button(say, Text(key), replace(sought, page=max(to, 0)), not 0 <= to < len(parts)) for to, key in turns
        ]
    title = T("bot-rules-page", heading=rule.heading, page=at + 1, pages=len(parts))
    return Panel(lines(f"**{say(title)}** · {say(game_name(book.game))}", parts[at]), (row,))


def _button(say: Say, label: Text, to: Sought, off: bool = False) -> Item:
    style = BLUE if to.op == ALOUD else GREY
    return discord.ui.Button(label=cut(say(label), LABEL), style=style, custom_id=str(to), disabled=off)


def _list(hits: Sequence[Found], here: Sought, say: Say, label: Text, *, headings: bool = False) -> Select:
    menu: Select = discord.ui.Select(custom_id=str(replace(here, op=PICK)), placeholder=cut(say(label), PLACEHOLDER))
    for _, rule in hits:
        name, more = (rule.heading, rule.id) if headings else (f"{rule.id} · {rule.heading}", rule.text)
        menu.add_option(
            label=cut(name, OPTION), value=rule.id, description=cut(more, OPTION), default=rule.id == here.id
        )
    return menu


def _cards(found: Hits, sought: Sought, say: Say) -> tuple[Row, ...]:
    """A list of the components that were found, each shown in a message of its own."""
    label = T("bot-cards-found", n=len(found.cards))
    return ([card_list(found.cards, Sought(CARD_ASIDE, game=sought.game), say, label)],) if found.cards else ()


def card_list(hits: Sequence[Entry], to: Sought, say: Say, label: Text) -> Select:
    """Components to choose from."""
    menu: Select = discord.ui.Select(custom_id=str(to), placeholder=cut(say(label), PLACEHOLDER))
    for one in hits[:A_LIST]:
        menu.add_option(
            label=cut(titled(one.component.name, say), OPTION),
            value=one.key,
            description=cut(say(one.component.kind), OPTION),
            default=one.component.id == to.id,
        )
    return menu


def offer(found: Found, *, heading: bool = False) -> str:
    """A rule in one line, for autocomplete."""
    rule = found.rule
    return cut(rule.heading if heading else f"{rule.id} {rule.text}", OPTION)


# --- presses ---------------------------------------------------------------------------------------------------------


async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in a message with a rule, or under a refusal."""
    sought = Sought.read(press.choice)
    if sought.op == PICK:
        sought = replace(sought, op=SHOW, id=next(iter(values), ""))
    books, say = await _books(services, interaction, sought.game), await services.say(interaction)
    found = rulebook.look_up(books, sought.id)
    if found is None or press.question != "-" or sought.op not in (SHOW, ASIDE, SECTION, ALOUD):
        raise BotError(T("bot-unknown-button"))
    if sought.op == ALOUD:
        await _aloud(services, interaction, found)
        return
    shown = section_panel(found, sought, say) if sought.op == SECTION else None
    if shown is None:
        others = await hits(services, interaction, books, sought.query, sought.game) if sought.query else Hits([], [])
        shown = rule_panel(found, others, sought, say, interaction)
    if sought.op == ASIDE:
        await whisper(interaction, shown.content, shown)
    else:
        await interaction.response.edit_message(content=shown.content, view=view_of(shown.rows))


async def _aloud(services: Services, interaction: Interaction, found: Found) -> None:
    """Shows the rule to the whole channel, in its language."""
    say, shown_by = await speaker_aloud(services, interaction)
    language = await _language_of_channel(services, interaction)
    spoken = rulebook.look_up(await rulebook.opened([found.book.game], language), found.rule.id) or found
    await tell(interaction, lines(rule_words(spoken, say), shown_by))


async def speaker_aloud(services: Services, interaction: Interaction) -> tuple[Say, str]:
    """How the channel is spoken to, and the line that tells who shows something.

    Raises:
        BotError: the reader may not write here.
    """
    if interaction.guild_id is None or not may_write(interaction):
        raise BotError(T("bot-rules-not-aloud"))
    say = services.locales.speaker(await _language_of_channel(services, interaction))
    name = display_name(interaction)
    return say, f"-# {say(T('bot-rules-shown-by', player=name))}"


async def _language_of_channel(services: Services, interaction: Interaction) -> str:
    """What the table here speaks, else what a new one would."""
    try:
        return (await services.tables.find(interaction.channel_id or 0)).language
    except NoGame:
        return await language_here(services, interaction)
