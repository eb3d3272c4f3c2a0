"""Honours: a few names for what somebody has done over many games, with the figure that they come of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.careers.summaries import Career, Reliability
from engine.text import T, Text

MANY_DICE, MUCH_LUCK = 200, 0.05
"""So many dice, and on average so much more or less than expected of each, are fortune."""
SECONDS, FACES, RIVAL, PROMPT = 3, 5, 5, 95

Honour = Callable[[Career, Reliability], Text | None]


def honours(career: Career, kept: Reliability) -> list[Text]:
    """What somebody is called for these games."""
    found = (honour(career, kept) for honour in HONOURS)
    return [text for text in found if text is not None]


def _fortune(career: Career, kept: Reliability) -> Text | None:
    """The dice of many games say so."""
    if career.dice < MANY_DICE or abs(career.luck) < MUCH_LUCK * career.dice:
        return None
    luck = f"{career.luck:+.0f}"
    return T("bot-honour-lucky", luck=luck) if career.luck > 0 else T("bot-honour-unlucky", luck=luck)


def _second(career: Career, kept: Reliability) -> Text | None:
    """Second again and again, first never."""
    records = career.titles.values()
    seconds, wins = sum(place == 2 for one in records for place in one.places), sum(one.wins for one in records)
    return T("bot-honour-second", n=seconds) if seconds >= SECONDS and not wins else None


def _many_faces(career: Career, kept: Reliability) -> Text | None:
    """Has won with many factions."""
    sides = sum(one.wins > 0 for played in career.sides.values() for one in played.values())
    return T("bot-honour-faces", n=sides) if sides >= FACES else None


def _punctual(career: Career, kept: Reliability) -> Text | None:
    """Whom nobody waits for."""
    steady = kept.games >= FACES and not kept.given_up and kept.counted > 0 and kept.share >= PROMPT
    return T("bot-honour-punctual", share=kept.share) if steady else None


def _nemesis(career: Career, kept: Reliability) -> Text | None:
    """Always behind the same person, who is not named: not everybody wants to be."""
    behind = [one.games for one in career.rivals.values() if one.games >= RIVAL and not one.ahead]
    return T("bot-honour-nemesis", n=max(behind)) if behind else None


HONOURS: Sequence[Honour] = (_fortune, _second, _many_faces, _punctual, _nemesis)
