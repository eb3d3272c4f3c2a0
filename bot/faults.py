"""What a refusal of Discord means for whoever has sent something: the one place that knows Discord's error codes.

`meaning` gives it, by the error and the kind of request. The codes are those of Discord's reference ("JSON Error
Codes"); what is not among them is judged by the HTTP status alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

import aiohttp
import discord

FAILURES = (discord.HTTPException, discord.RateLimited, OSError, TimeoutError, aiohttp.ClientError)
"""What a request to Discord can end in."""


class Request(Enum):
    """The kinds of requests that the bot makes."""

    POST = auto()
    EDIT = auto()
    DELETE = auto()
    LETTER = auto()
    """A direct message, and opening a person's direct messages for it."""
    DELETE_LETTER = auto()
    THREAD = auto()
    LOCK = auto()
    """Changing a channel or a thread: locking, unlocking, waking it, letting a person in."""
    REPLY = auto()
    """Answering a press or a command, and what follows that answer."""
    COMMANDS = auto()
    EMOJI = auto()
    LOOK_UP = auto()
    """Asking whether something is there, and what it is called."""


class Meaning(Enum):
    """What is to be done about a refusal."""

    FINAL = auto()
    """This request is in vain, now and later."""
    UNREACHABLE = auto()
    """This person gets no direct message; the channel can say that a secret waits."""
    SHUT_OUT = auto()
    """The bot may not, or is not there; people can mend that."""
    WITHOUT_FILE = auto()
    """The words alone may be taken."""
    WITHOUT_ICONS = auto()
    """It may be taken without its emoji, such as one that somebody has deleted."""
    WAKE = auto()
    """The thread sleeps, and has to be woken first."""
    TOO_LATE = auto()
    """Discord has forgotten the press or command, or knows it as answered."""
    LATER = auto()
    """Trying again may help."""


FORM = 50035
"""A part of the request is wrong; the text names the part."""
_ATTACH_FILES = 50013
_CODES: Mapping[Meaning, tuple[int, ...]] = {
    Meaning.FINAL: (
        *(10002, 10005, 10006, 10007, 10008, 10011, 10013, 10026, 10063),  # unknown: applications, ..., commands
        *(20031, 30005, 30008, 30010, 30013, 30018, 30032, 30033, 30046, 30056),  # too many, or forbidden words
        *(40007, 40058, 40061, 40066, 40067, 50003, 50005, 50006, 50008, 50016, 50021, 50024, 50028, 50041, 50068),
        *(50074, 50109, 50132, 160004, 160006, 160007, 200001, 220003, 240000),
    ),
    Meaning.UNREACHABLE: (40003, 50007, 50033, 50278),
    Meaning.SHUT_OUT: (10003, 10004, 40001, 50001, 50009, 50013, 50055, 50095, 60003, 160002, 160005),
    Meaning.WITHOUT_FILE: (20009, 30015, 40005, 50045, 50046, 50138, 50146, 200000),
    Meaning.WITHOUT_ICONS: (10014,),
    Meaning.WAKE: (50083,),
    Meaning.TOO_LATE: (10015, 10062, 40060, 50027),
    Meaning.LATER: (20016, 20022, 20028, 20029, 30034, 40004, 40006, 40062, 110001, 130000),
}
_MEANS = {code: what for what, codes in _CODES.items() for code in codes}
_PASSING = (401, 408, 429)
"""The token is being changed, the request took too long, there were too many."""
_BY_STATUS = {403: Meaning.SHUT_OUT, 404: Meaning.SHUT_OUT, 413: Meaning.WITHOUT_FILE}

_ANYWHERE = frozenset({Meaning.LATER, Meaning.WITHOUT_FILE, Meaning.WITHOUT_ICONS})
_IN_CHANNELS = _ANYWHERE | {Meaning.SHUT_OUT, Meaning.WAKE}
_POSSIBLE: Mapping[Request, frozenset[Meaning]] = {
    Request.POST: _IN_CHANNELS,
    Request.EDIT: _IN_CHANNELS,
    Request.DELETE: _IN_CHANNELS,
    Request.LETTER: _ANYWHERE,
    Request.DELETE_LETTER: _ANYWHERE,
    Request.THREAD: _IN_CHANNELS,
    Request.LOCK: _IN_CHANNELS,
    Request.REPLY: _ANYWHERE | {Meaning.TOO_LATE},
    Request.COMMANDS: _ANYWHERE | {Meaning.SHUT_OUT},
    Request.EMOJI: _ANYWHERE | {Meaning.SHUT_OUT},
    Request.LOOK_UP: _ANYWHERE | {Meaning.SHUT_OUT},
}
"""What a refusal of each kind can mean besides that it is final."""
_FILTERS = (20009, 200000)
"""The filters for explicit media, of Discord and of the server."""
_GONE = 10013
"""Nobody has this account any more."""


def meaning(error: BaseException, request: Request, *, files: bool = False, icons: bool = False) -> Meaning:
    """What is to be done about an error of `FAILURES`.

    Args:
        files, icons: whether the request has them, so that it could be sent without.
    """
    if not isinstance(error, discord.HTTPException):
        return Meaning.LATER
    if icons and error.code == FORM and "emoji" in error.text.lower():
        return Meaning.WITHOUT_ICONS
    if files and error.code == _ATTACH_FILES:  # this may be the permission that is missing
        return Meaning.WITHOUT_FILE
    if request is Request.LOOK_UP and error.status == 404:
        return Meaning.FINAL
    return _of_request(error, request, _meaning_of(error), files, icons)


def _meaning_of(error: discord.HTTPException) -> Meaning:
    """What the error says, whatever was asked."""
    if (known := _MEANS.get(error.code)) is not None:
        return known
    if error.status >= 500 or error.status in _PASSING:
        return Meaning.LATER
    return _BY_STATUS.get(error.status, Meaning.FINAL)


def _of_request(error: discord.HTTPException, request: Request, told: Meaning, files: bool, icons: bool) -> Meaning:
    """The same, where a request of this kind can meet with it."""
    lacks = {Meaning.WITHOUT_FILE: not files, Meaning.WITHOUT_ICONS: not icons}
    if told in _POSSIBLE[request] and not lacks.get(told):
        return told
    hidden = request is Request.LETTER and error.code != _GONE
    return Meaning.UNREACHABLE if hidden else Meaning.FINAL


def filtered(error: BaseException) -> bool:
    """Whether it is the picture itself that a filter has refused, so that another one may be taken."""
    return isinstance(error, discord.HTTPException) and error.code in _FILTERS
