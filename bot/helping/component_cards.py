"""Reading components: a card as a picture with its text beside it, and the way to what belongs to it.

What is shown stands in the `custom_id` (`bot.widgets.lookups`), so it works after a restart.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import discord

from bot.errors import BotError
from bot.helping import component_search, lookup
from bot.helping.component_search import Entry
from bot.locales import Say
from bot.services.authority import FREE
from bot.services.buttons import Values, button
from bot.services.context import Context
from bot.services.replies import tell, think, whisper
from bot.services.services import Services
from bot.widgets.explain import cut, titled
from bot.widgets.interactions import Interaction
from bot.widgets.lines import lines
from bot.widgets.lookups import CARD, CARD_ALOUD, CARD_ASIDE, CARD_PICK, Sought
from bot.widgets.maker import BLUE, LABEL, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from bot.wording.announcements import game_name
from engine.component import Component
from engine.text import T

CARDS = (CARD, CARD_ASIDE, CARD_PICK, CARD_ALOUD)


class Shelf(NamedTuple):
    """What can be read here, and how its reader is spoken to."""

    entries: list[Entry]
    say: Say

    @classmethod
    async def of(cls, services: Services, interaction: Interaction, game: str) -> Shelf:
        """Of this game, or of all. Raises BotError: there is nothing to be read."""
        entries = await component_search.opened(services.locales, [game] if game else component_search.readable())
        if not entries:
            raise BotError(T("bot-cards-none-here"))
        return cls(entries, await services.say(interaction))


async def show_card(at: Context, typed: str, game: str) -> None:
    """The component that fits best, for the reader alone.

    Raises:
        BotError: nothing fits.
    """
    here = await Shelf.of(at.services, at.interaction, "" if "/" in typed else game)
    chosen = component_search.look_up(here.entries, typed)
    query = "" if chosen is not None else " ".join(typed.replace("/", " ").split())
    hits = [chosen] if chosen is not None else component_search.find(here.entries, query, lookup.A_LIST)
    if not hits or (chosen is None and not query):
        raise BotError(T("bot-cards-nothing", words=typed[:80]))
    shown = card_panel(hits[0], here, Sought(game=game, query=query), at.interaction)
    await at.whisper(shown.content, shown, file=await _drawn(at.services, hits[0], here.say))


async def _drawn(services: Services, entry: Entry, say: Say) -> discord.File | None:
    return await services.pictures.card(entry.game, entry.component.id, say)


# --- what is shown ---------------------------------------------------------------------------------------------------


def card_words(entry: Entry, say: Say) -> str:
    """A component in words: its name, what it does, and its figures."""
    component = entry.component
    title = f"**{titled(component.name, say)}** · {say(component.kind)} · {say(game_name(entry.game))}"
    text = titled(component.text, say) if component.text is not None else ""
    guide = [f"- {titled(line, say)}" for line in component.guide]
    return lines(title, text, *_figures(component, say), *guide)


def _figures(component: Component, say: Say) -> list[str]:
    """In a line, without those that the text tells."""
    said = [
        titled(fact.name, say) if fact.value is None else say(T("bot-card-fact", name=fact.name, value=fact.value))
        for fact in component.facts
        if not fact.told
    ]
    return [f"-# {' · '.join(figure[:1].upper() + figure[1:] for figure in said)}"] if said else []


def card_panel(entry: Entry, here: Shelf, sought: Sought, interaction: Interaction) -> Panel:
    """A component, what belongs to it, and what else was found."""
    say, rows = here.say, list[Row]()
    at = replace(sought, game=entry.game, id=entry.component.id, page=0)
    if interaction.guild_id is not None:
        label = cut(say(T("bot-rules-aloud")), LABEL)
        rows.append([discord.ui.Button(label=label, style=BLUE, custom_id=str(replace(at, op=CARD_ALOUD)))])
    own = [one for one in here.entries if one.game == entry.game]
    related = [one for id in entry.component.related if (one := component_search.look_up(own, id)) is not None]
    if related:
        rows.append([lookup.card_list(related, replace(at, op=CARD_PICK), say, T("bot-cards-related"))])
    hits = component_search.find(here.entries, at.query, lookup.A_LIST) if at.query else []
    if len(hits) > 1:
        label_of_hits = T("bot-cards-found", n=len(hits))
        rows.append([lookup.card_list(hits, replace(at, op=CARD_PICK, page=1), say, label_of_hits)])
    return Panel(card_words(entry, say), tuple(rows))


# --- presses ---------------------------------------------------------------------------------------------------------


@button(ButtonKind.RULE, need=FREE)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in a message with a component or a rule, or under a refusal."""
    sought = Sought.read(press.choice)
    if sought.op not in CARDS:
        await lookup.pressed(services, interaction, press, values)
        return
    key = next(iter(values), "") if sought.op in (CARD_PICK, CARD_ASIDE) else f"{sought.game}/{sought.id}"
    here = await Shelf.of(services, interaction, "")
    entry = component_search.look_up(here.entries, key)
    if entry is None or press.question != "-":
        raise BotError(T("bot-unknown-button"))
    if sought.op == CARD_ALOUD:
        await _aloud(services, interaction, entry)
        return
    shown = card_panel(entry, here, sought, interaction)
    if sought.op == CARD_ASIDE:
        await think(interaction)
        await whisper(interaction, shown.content, shown, file=await _drawn(services, entry, here.say))
        return
    await interaction.response.defer()
    picture = await _drawn(services, entry, here.say)
    files = [] if picture is None else [picture]
    await interaction.edit_original_response(content=shown.content, attachments=files, view=view_of(shown.rows))


async def _aloud(services: Services, interaction: Interaction, entry: Entry) -> None:
    """Shows the component to the whole channel, in its language."""
    say, shown_by = await lookup.speaker_aloud(services, interaction)
    await interaction.response.defer(thinking=True)
    picture = await _drawn(services, entry, say)
    await tell(interaction, lines(card_words(entry, say), shown_by), file=picture)
