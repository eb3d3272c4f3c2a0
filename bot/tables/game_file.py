"""Files of games. Three of them:

- what anybody may see at any time (`public_view`): no seed, no secrets, no answers, only what they led to;
- a game that is over, whole (`whole`): for `python -m engine verify`, with what the players read, without accounts;
- the operator's (`whole` with `operator`): from it a bot opens the game again. It holds the secrets of a running game.
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence

import discord

from bot.live.answer_counts import EVERYBODY
from bot.live.model import Line, Live
from bot.locales import Say, plainly
from bot.store import AnswerRow, GameRow, SeatRow
from engine.chance import commitment
from engine.ending import Result
from engine.saving.export import SavedAnswer, SavedGame, SavedPerson, SavedTable
from engine.saving.replay import result_of
from engine.text import Json, to_json

VIEW_FORMAT = "astrarch-view-1"


def whole(
    game: GameRow,
    seats: Sequence[SeatRow],
    rows: Sequence[AnswerRow],
    result: Result | None,
    *,
    edition: int,
    operator: bool = False,
) -> SavedGame:
    """A game as it will stand in its file; `rows` are the answers that count, `edition` is that of its state."""
    return SavedGame(
        game=game.name,
        seats=len(seats),
        seed=game.seed,
        hash=commitment(game.seed),
        options=dict(game.options),
        edition=edition,
        people=[_person(row, operator) for row in seats],
        table=_table(game) if operator else None,
        answers=[_answer(row, operator) for row in rows],
        result=result_of(result) if result else None,
    )


def _person(row: SeatRow, operator: bool) -> SavedPerson:
    return SavedPerson(name=row.name, player=row.player or None, user=row.user if operator else None)


def _answer(row: AnswerRow, operator: bool) -> SavedAnswer:
    told = [event["text"] for event in row.events if isinstance(event, dict)]
    plain = {"seat": row.seat, "value": row.value, "verb": row.verb, "epoch": row.epoch or None, "told": told}
    actor = row.actor if operator else None
    return SavedAnswer.model_validate({**plain, "at": row.at or None, "actor": actor, "player": row.player or None})


def _table(game: GameRow) -> SavedTable:
    return SavedTable(
        status=game.status if game.status != "open" else "running",
        language=game.language,
        owner=game.owner,
        epoch=game.epoch,
        undone=game.undone,
        guild=game.guild,
        created=game.created,
        settings=game.settings.model_dump(mode="json", exclude={"thinking", "lately"}),
    )


def public_view(live: Live, history: Sequence[Line], say: Say) -> Json:
    """What everybody may see, in words where there are words for it."""
    game, table, say = live.game, live.table, plainly(say)
    assert table is not None
    told: list[Json] = [_line_json(line, say) for line in history]
    options: dict[str, Json] = {**game.options}
    return {
        "format": VIEW_FORMAT,
        "game": game.name,
        "options": options,
        "status": game.status,
        "hash": commitment(game.seed),
        "seats": [row.name for row in live.seats],
        "headline": say(table.headline()),
        "waiting": [*live.waiting()],
        "view": live.rules.view_json(live.rules.view(table.state, None)),
        "history": told,
    }


def _line_json(line: Line, say: Say) -> Json:
    lines: list[Json] = [
        {"words": say(text), "text": to_json(text)} for event in line.events for text, *_ in event.lines(None)
    ]
    seat = None if line.seat == EVERYBODY else line.seat
    return {"answer": line.number, "seat": seat, "at": line.at, "told": lines}


def attached(live: Live, words: str, kind: str) -> discord.File:
    """A file to be sent."""
    return discord.File(io.BytesIO(words.encode()), filename=f"{live.game.name}-{live.game.id}-{kind}.json")


def written(value: Json) -> str:
    """JSON for people too."""
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"
