"""`/secret`: what only the own seat may see, at any time."""

from __future__ import annotations

from discord import app_commands

from bot.asking.secrets import show_all, show_held, told_words
from bot.errors import BotError
from bot.live.headings import OF_THE_HOUSE, heading
from bot.live.values import Live
from bot.locales import Say, plainly
from bot.services.commands import Builder, part_of
from bot.services.here import here, matching, quiet
from bot.services.parts import TalksOfTables, TalksOfTablesAndStore
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction, Offer
from bot.widgets.lines import kept_lines
from engine.text import T

FAR, ROOM = 2000, 1900
"""So many answers back it is looked for what a seat was told, and so much of it is shown."""


@part_of("secret", 1)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds all of them."""

    async def hand(interaction: Interaction) -> None:
        await show(builder.services, interaction, "hand")

    async def objectives(interaction: Interaction) -> None:
        await show(builder.services, interaction, "objectives")

    async def told(interaction: Interaction) -> None:
        await show_told(builder.services, interaction)

    async def everything(interaction: Interaction) -> None:
        await think(interaction)
        await show_all(builder.services, interaction, await here(builder.services, interaction))

    async def part(interaction: Interaction, section: str) -> None:
        await show(builder.services, interaction, section)

    async def sections(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_section(builder.services, interaction, typed)

    builder.add(made, "show", part, complete={"section": sections})
    builder.add(made, "hand", hand)
    builder.add(made, "objectives", objectives)
    builder.add(made, "told", told)
    builder.add(made, "all", everything)


async def show(services: Services, interaction: Interaction, section: str) -> None:
    """One section of the own secrets, by its id or its name. Raises BotError: this game has none of that name."""
    await think(interaction)
    live = await here(services, interaction)
    wanted, named = section.strip().casefold(), _named(live, await services.say(interaction, live))
    found = [id for label, id in named if wanted in (label.casefold(), id)]
    if not found and section not in OF_THE_HOUSE:
        raise BotError(T("bot-no-such-section", sections=tuple(label for label, _ in named)))
    await show_held(services, interaction, live, found[:1] or (section,))


def _named(live: Live, say: Say) -> list[tuple[str, str]]:
    """The sections of a game: what each is called, and its id."""
    return [(plainly(say)(heading(live.rules, section)), section) for section in live.rules.sections]


async def complete_section(services: TalksOfTables, interaction: Interaction, typed: str) -> list[Offer]:
    """The kinds of secrets of this channel's game, the same for everybody."""
    live = await quiet(here(services, interaction))
    return [] if live is None else matching(_named(live, await services.say(interaction, live)), typed)


async def show_told(services: TalksOfTablesAndStore, interaction: Interaction) -> None:
    """What the own seat alone was told, the last of it."""
    await think(interaction)
    told = await told_words(services, interaction, await here(services, interaction), FAR)
    nothing = (await services.say(interaction))(T("bot-told-nothing"))
    await whisper(interaction, "\n".join(kept_lines([f"- {line}" for line in told], ROOM)) or nothing)
