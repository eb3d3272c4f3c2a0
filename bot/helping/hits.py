"""What a query of `/rules` finds: rules, those that the reader's question at this table is about first, and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot import rulebook
from bot.errors import NoGame
from bot.helping import component_search
from bot.helping.component_search import Entry
from bot.rulebook.books import Book, Found
from bot.services.services import Services
from bot.tables.answers import question_of
from bot.widgets.interactions import Interaction

MOST = 25


class Hits(NamedTuple):
    """Rules and cards, the best first."""

    rules: list[Found]
    cards: list[Entry]


async def hits(services: Services, interaction: Interaction, books: Sequence[Book], query: str, game: str) -> Hits:
    """What a query finds in these books and among the components of this game, or of all.

    No rules are found where the query asks of nothing but a component of which no rule speaks.
    """
    games = [game] if game else component_search.readable()
    entries = await component_search.opened(services.locales, games)
    cards = component_search.find(entries, query, MOST, worst=component_search.SURE)
    named = [] if cards else component_search.named_in(entries, query, MOST)
    cards = cards or [entry for entry, _ in named]
    if any(rulebook.asks_only_of(books, query, name) for _, name in named):
        return Hits([], cards)
    return Hits(rulebook.find(books, query, MOST, await _going_on(services, interaction)), cards)


async def _going_on(services: Services, interaction: Interaction) -> list[str]:
    """What the reader is asked at the table of this channel: the kind of question and the steps it stands within."""
    try:
        game = await services.tables.find(interaction.channel_id or 0)
    except NoGame:
        return []
    live = await services.tables.look(game.id)
    seat = live.seat_of(interaction.user.id)
    question = question_of(live, seat) if seat is not None else None
    return [question.kind, *(step.key for step in question.pending)] if question is not None else []
