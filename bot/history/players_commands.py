"""`/players`: what games that are over on this server tell of its people and of a title's factions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import TypeVar

import discord

from bot.asking.secrets import whisper_all
from bot.careers import summaries
from bot.careers.careers import Played
from bot.careers.honours import honours
from bot.careers.ratings import Rating, level_rating
from bot.careers.summaries import Career, Record, Reliability, Rivalry, Tables
from bot.drawing.shares import OFTEN, shares, shares_of_career, shares_of_sides
from bot.errors import BotError
from bot.locales import Say
from bot.names import cleaned
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import server_of
from bot.store import Preferences
from bot.wording.announcements import game_name
from engine import games
from engine.players.characters import LEVELS
from engine.text import T, Text, tenths
from render.summary.shares import Shares
from render.summary.statistics import duration, signed

X = TypeVar("X")
TOP, RIVALS = 20, 3
GAMES = {"game": games.names}


async def _played(at: Context) -> Played:
    """The games of this server that are over."""
    return await at.services.careers.played(at.services.store, server_of(at.interaction))


async def _hides(at: Context, user: int) -> bool:
    """Whether somebody keeps these things from others."""
    chosen = await at.services.call(at.services.store.preferences, user)
    return user != at.user and chosen.settings.career == "hidden"


async def _first(at: Context, people: Sequence[tuple[int, X]], most: int) -> list[tuple[int, X]]:
    """The first of these, by user, who keep nothing from this reader."""
    found = list[tuple[int, X]]()
    for one in people:
        if len(found) == most:
            break
        found += [] if await _hides(at, one[0]) else [one]
    return found


# --- one person ------------------------------------------------------------------------------------------------------


@command("players show")
async def show(at: Context, player: discord.Member | None = None) -> None:
    """How a person's games on this server ended; the reader's own where nobody is named."""
    user, say = player.id if player else at.user, await at.say()
    if await _hides(at, user):
        raise BotError(T("bot-career-private", player=f"<@{user}>"))
    known = await _played(at)
    found, kept = summaries.career(known.of(user), user), summaries.reliability(known.of(user), user)
    if not kept.games:
        await at.whisper(say(T("bot-career-none", player=f"<@{user}>")))
        return
    rated = {title: (await at.services.careers.ratings(known, title)).get(user) for title in found.titles}
    rivals = await _first(at, found.often(len(found.rivals)), RIVALS)
    head = say(T("bot-career-title", player=f"<@{user}>"))
    told = [*_of_titles(found, rated, say), *_kept(kept, say), *_more(found, rivals, say)]
    told += [f"- {say(honour)}" for honour in honours(found, kept)]
    name = cleaned((player or at.interaction.user).display_name)
    picture = await _drawn(at, shares_of_career(found, name, say), say) if found.titles else None
    foot = [f"-# {say(T('bot-shares-about'))}"] if picture is not None else []
    await whisper_all(at.interaction, "\n".join([f"**{head}**", *told, *foot]), picture)


async def _drawn(at: Context, shown: Shares, say: Say) -> discord.File | None:
    return await shares(at.services.pictures.painters, shown, say)


def _kept(kept: Reliability, say: Say) -> list[str]:
    """How reliable somebody is."""
    told = [T("bot-career-prompt", share=kept.share, n=kept.counted)] if kept.counted else []
    told.append(T("bot-career-given-up", n=kept.given_up, games=kept.games))
    return [f"- {say(text)}" for text in told]


def _of_titles(found: Career, rated: Mapping[str, Rating | None], say: Say) -> list[str]:
    lines = list[str]()
    for title, record in sorted(found.titles.items(), key=lambda one: -one[1].games):
        lines.append(f"- {say(_record(game_name(title), record))}{_rating(rated[title], say)}")
        lines.append(f"  -# {say(_tables(found.tables[title]))}")
        played = sorted(found.sides.get(title, {}).items(), key=lambda one: -one[1].games)[:OFTEN]
        sides = tuple(
            T("bot-career-side", side=summaries.side_text(side), n=one.games, wins=one.wins) for side, one in played
        )
        lines += [f"  -# {say(T('bot-these', choices=sides))}"] if sides else []
    return lines


def _tables(played: Tables) -> Text:
    sizes = tuple(T("bot-career-size", seats=seats, n=n) for seats, n in sorted(played.sizes.items()))
    return T("bot-career-tables", sizes=sizes, rounds=tenths(round(10 * mean(played.rounds))))


def _record(name: Text | str, record: Record) -> Text:
    return T("bot-career-record", name=name, n=record.games, wins=record.wins, place=tenths(round(10 * record.place)))


def _rating(rating: Rating | None, say: Say) -> str:
    if rating is None:
        return ""
    known = T("bot-career-rating", n=rating.shown, interval=rating.interval)
    return f" · {say(known if rating.is_sure else T('bot-career-unsure'))}"


def _more(found: Career, rivals: Sequence[tuple[int, Rivalry]], say: Say) -> list[str]:
    """Luck, time, and whom one meets."""
    told = []
    if found.dice:
        told.append(T("bot-career-luck", luck=signed(found.luck), dice=found.dice))
    if found.wait is not None:
        told.append(T("bot-career-wait", time=duration(found.wait)))
    told += [T("bot-career-rival", player=f"<@{user}>", n=one.games, ahead=one.ahead) for user, one in rivals]
    return [f"- {say(text)}" for text in told]


# --- everybody -------------------------------------------------------------------------------------------------------


@command("players top", choices=GAMES)
async def top(at: Context, game: str) -> None:
    """The people of this server by their ratings, with the AI players' levels between them."""
    say, known = await at.say(), await _played(at)
    rated, records = await at.services.careers.ratings(known, game), summaries.by_person(known.games, game)
    sure = sorted((one for one in rated.items() if one[1].is_sure), key=lambda one: -one[1].mu)
    people = await _first(at, sure, TOP)
    if not people:
        await at.whisper(say(T("bot-top-none", game=game_name(game))))
        return
    lines = [(one.mu, _person(user, one, records[user], say)) for user, one in people]
    lines += [(one.mu, f"- -# {say(text)}") for one, text in _levels(game)]
    told = [line for _, line in sorted(lines, key=lambda one: -one[0])]
    title, foot = say(T("bot-top-title", game=game_name(game))), say(T("bot-top-about"))
    await whisper_all(at.interaction, "\n".join([f"**{title}**", *told, f"-# {foot}"]))


def _person(user: int, rating: Rating, record: Record, say: Say) -> str:
    known = say(T("bot-career-rating", n=rating.shown, interval=rating.interval))
    return f"- **<@{user}>** · {known} · {say(T('bot-top-record', n=record.games, wins=record.wins))}"


def _levels(game: str) -> list[tuple[Rating, Text]]:
    if games.rules_of(game).mind is None:
        return []
    found = [(level_rating(level), level) for level in LEVELS]
    return [
        (one, T("bot-top-level", level=T(f"level-{level}"), n=one.shown)) for one, level in found if one is not None
    ]


@command("players factions", choices=GAMES)
async def factions(at: Context, game: str) -> None:
    """How often each faction or species has won on this server."""
    say, found = await at.say(), summaries.by_side((await _played(at)).games, game)
    if not found:
        await at.whisper(say(T("bot-factions-none", game=game_name(game))))
        return
    title, foot = say(T("bot-factions-title", game=game_name(game))), say(T("bot-factions-about"))
    told = [f"- {say(_faction(side, record))}" for side, record in found.items()]
    picture = await _drawn(at, shares_of_sides(found, T("bot-factions-title", game=game_name(game)), say), say)
    await whisper_all(at.interaction, "\n".join([f"**{title}**", *told, f"-# {foot}"]), picture)


def _faction(side: str, record: Record) -> Text:
    low, high = record.interval
    share = round(100 * record.wins / record.games)
    about = {"n": record.games, "wins": record.wins, "share": share, "low": low, "high": high}
    return T("bot-factions-side", side=summaries.side_text(side), **about)


# --- what others see -------------------------------------------------------------------------------------------------


@command("players hide", choices={"career": ["career-hidden", "career-shown"]})
async def hide(at: Context, career: str = "career-hidden") -> None:
    """Keeps the reader's record from others on every server, or shows it again."""
    store = at.services.store
    mine = await at.services.call(store.preferences, at.user)
    chosen = mine.settings.model_copy(update={"career": career.removeprefix("career-")})
    await at.services.call(store.prefer, Preferences(mine.user, mine.language, mine.dms, chosen))
    await at.confirm(T(f"bot-{career}"))
