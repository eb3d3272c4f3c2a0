"""How options are spelled in commands, where their ids are not what people read.

A seat is `seat:2`, or 2, as every list counts; never the number that the rules give it. A place is spelled as it is
called where its id, which saved games keep, says otherwise: of `march:L9:CA3` the hex is spelled as on the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.locales import Say
from bot.names import alike
from engine.ask import Option, Seat
from engine.digits import whole
from engine.ids import SEPARATOR
from engine.text import Param, Text, seat_name

SEAT = "seat:"
ID = "id"
"""What the only parameter of a text is called that names a place by its id."""


def seat_spelling(seat: Seat) -> str:
    """What suggestions put into a command. No bare number: a player may be called like one."""
    return f"{SEAT}{seat + 1}"


def seat_spelled(typed: str) -> Seat | None:
    """The inverse; bare numbers are understood too."""
    number = whole(typed.strip().casefold().removeprefix(SEAT).strip(), 2)
    return number - 1 if number else None


def seat_of(option: Option) -> Seat | None:
    """The seat that an option is about, and has for its id."""
    number = whole(option.id, 2)
    named = (option.text, *option.text.params.values())
    return number if number is not None and seat_name(number) in named else None


def spelling(option: Option, say: Say) -> str:
    """What stands in a command for an option."""
    seat = seat_of(option)
    if seat is not None:
        return seat_spelling(seat)
    called = {str(text.params[ID]): say(text) for text in _places(option.text)}
    return SEPARATOR.join(called.get(part, part) for part in option.id.split(SEPARATOR)) if called else option.id


def place_of(places: Iterable[tuple[Text, str]], typed: str, say: Say) -> str:
    """The id of the place of the board that is spelled so; what is none is left as it is."""
    found = (id for text, id in places if alike(typed) == alike(spelling(Option(id, text), say)))
    return next(found, typed)


def id_of(options: Sequence[Option], typed: str, say: Say) -> str:
    """What was typed and is no option, as the rules would call it, so that they can say why it is none. It is not taken
    for an option of that id which is spelled otherwise.
    """
    if any(typed == option.id and seat_of(option) is not None for option in options):
        return SEAT + typed
    keys = dict.fromkeys(text.key for option in options for text in _places(option.text))
    return SEPARATOR.join(_meant(list(keys), part, say) for part in typed.split(SEPARATOR))


def _meant(keys: Sequence[str], typed: str, say: Say) -> str:
    """The id of what is called so, where names are ids of others: then the words, said twice, give it back."""
    for key in keys:
        meant = say(Text(key, {ID: typed}))
        if meant != typed and say(Text(key, {ID: meant})) == typed:
            return meant
    return typed


def _places(text: Text) -> Iterator[Text]:
    """The texts in a text that name something by its id alone."""
    if list(text.params) == [ID]:
        yield text
    yield from _within(text.params.values())


def _within(params: Iterable[Param]) -> Iterator[Text]:
    for param in params:
        if isinstance(param, Text):
            yield from _places(param)
        elif not isinstance(param, (int, str)):
            yield from _within(param)
