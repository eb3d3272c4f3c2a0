"""The file in which a person reads what is kept about them.

It holds nothing about anybody else, and of a game under way nothing that is not said to this person anyway: what was
answered is left out until all of the game may be known, and places in its log are left out for good.
"""

from __future__ import annotations

from bot.store import AuditLine, OwnAnswer, Part, Person, Reminder, Seek, Whisper
from engine.text import Json

FORMAT = "astrarch-person-1"


def person_file(person: Person) -> Json:
    """What is kept, as JSON."""
    own = person.preferences
    return {
        "format": FORMAT,
        "person": str(own.user),
        "settings": {"language": own.language, "dms": own.dms, **own.settings.model_dump(mode="json")},
        "reminders": [_reminder(one) for one in person.reminders],
        "games": [_part(part) for part in person.parts],
        "moderated": [_deed(line) for line in person.deeds],
        "whispers": [_whisper(one) for one in person.whispers],
        "avoided": [_id(one) for one in person.avoided],
        "seeks": [_seek(one) for one in person.seeks],
    }


def _reminder(one: Reminder) -> Json:
    return {"due": one.due, "note": one.note, "game": one.game, "channel": _id(one.channel), "turn": one.turn}


def _whisper(one: Whisper) -> Json:
    return {"at": one.at, "game": one.game, "to": _seat(one.other), "words": one.words}


def _seek(one: Seek) -> Json:
    wanted: dict[str, Json] = {"games": [*one.titles], "pace": one.pace, "seats": one.seats, "level": one.level}
    return {"server": _id(one.guild), "since": one.at, "until": one.until, "language": one.language, **wanted}


def _part(part: Part) -> Json:
    game = part.game
    return {
        "game": game.id,
        "title": game.name,
        "server": _id(game.guild),
        "channel": _id(game.channel),
        "opened": game.created,
        "status": game.standing,
        "seat": _seat(part.seat),
        "called": part.name,
        "owner": part.owner,
        "left": part.left,
        "guest": [*part.roles],
        "hands opened": [_seat(seat) for seat in part.opened],
        "letters": part.letters,
        "answers": [_answer(one, part.game.is_revealed) for one in part.answers],
    }


def _answer(one: OwnAnswer, told: bool) -> Json:
    known: dict[str, Json] = {"answer": one.value} if told else {}
    return {"at": one.at, "question": one.kind, **known}


def _deed(line: AuditLine) -> Json:
    return {"at": line.at, "deed": line.action, "reason": line.reason, "game": line.game, "server": _id(line.guild)}


def _seat(seat: int | None) -> Json:
    """As people count them."""
    return None if seat is None else seat + 1


def _id(number: int | None) -> Json:
    """Discord's ids are too long for the numbers of some readers."""
    return None if number is None else str(number)
