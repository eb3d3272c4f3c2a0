"""Two ways to play the script of a round at a table of the bot: typed and pressed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord.results import ResponseMessage

from bot.locales import Say
from bot.tables.tables import Tables
from bot.widgets.follow_ups import chosen
from bot.widgets.lead_lists import LATER, parts
from bot.widgets.presses import SURE, ButtonKind, Move, Press, short
from bot.widgets.shapes import count_lines, face_of
from bot.widgets.shapes.form import FormFace
from bot.widgets.shapes.spread import WAY
from bot.widgets.typed import words_of
from engine.ask import Amount, Answer, Arrange, Form, FreeText, PickOne, PickSome, Seat, Shape, Spread
from engine.game import Verb
from engine.table import Table
from tests.bot.harness import World, messages, raw
from tests.bot.laid_out import filled
from tests.bot.scripts import Given, Round


class Player:
    """Gives the answers of a script at the table of a world."""

    def __init__(self, world: World, round: Round) -> None:
        self.world, self.round, self.people = world, round, list(world.people.values())

    @property
    def tables(self) -> Tables:
        return self.world.bot.services.tables

    async def table(self) -> Table:
        live = await self.tables.look((await self.tables.find(self.world.channel.id)).id)
        assert live.table is not None
        return live.table

    def say(self) -> Say:
        return self.world.bot.services.locales.speaker("en", dict(enumerate(self.world.people)))

    async def state(self) -> bytes:
        return self.round.rules.dump((await self.table()).state)

    async def logged(self) -> list[Given]:
        """The answers as they lie in the database."""
        game = await self.tables.find(self.world.channel.id)
        rows = await self.world.bot.services.call(self.world.bot.services.store.log, game.id)
        return [Given(row.seat, row.kind, row.verb, row.value) for row in rows]


# --- typed -----------------------------------------------------------------------------------------------------------


class Typist(Player):
    """By slash commands: a verb of the rulebook where there is one, several answers at once where they follow.

    Attributes:
        told: what each seat was told in private as answers to its commands.
    """

    def __init__(self, world: World, round: Round) -> None:
        super().__init__(world, round)
        self.told: dict[Seat, list[str]] = {}

    async def play(self, moves: Sequence[Given]) -> int:
        """Gives the first of these answers, and those that the same command gives with it; how many it were."""
        game = self.round.rules.commands
        for verb in self.round.rules.verbs:
            if taken := _fitting(verb, moves):
                await self._type(f"{game} {verb.name}", moves, dict(taken))
                return max((at for _, at in taken), default=len(verb.first) - 1) + 1
        await self._type(f"{game} answer", moves, {"answer": 0})
        return 1

    async def _type(self, command: str, moves: Sequence[Given], fields: Mapping[str, int]) -> None:
        person, words = self.people[moves[0].seat], dict[str, str]()
        for name, at in fields.items():
            words[name] = await self._offered(person, command, name, words, moves[at])
        result = await person.slash(self.world.channel, command, **words)
        assert result.ephemeral
        self.told.setdefault(moves[0].seat, []).append(result.response.content)

    async def _offered(self, person: Any, command: str, field: str, before: Mapping[str, str], move: Given) -> str:
        """What has to be typed. What autocomplete can offer, it does."""
        words = words_of(move.shape, move.value, self.say())
        if isinstance(move.shape, (PickOne, Amount)) and len(words) <= 100:
            wanted = self._label(move.shape, words)
            offers = await person.autocomplete(self.world.channel, command, field, wanted[:100], **before)
            assert words in [offer["value"] for offer in offers] or (before and not offers), (command, wanted, offers)
        return words

    def _label(self, shape: Shape, value: str) -> str:
        if not isinstance(shape, PickOne):
            return value
        say = self.say()
        return next(say(option.text) for option in shape.options if words_of(shape, option.id, say) == value)


def _fitting(verb: Verb, moves: Sequence[Given]) -> list[tuple[str, int]]:
    """The fields of a verb with the answers that they give; empty when it does not fit the next ones."""
    if verb.cut is not None or moves[0].verb is not None:
        return [(verb.fields[0][0], 0)] if verb.cut == moves[0].verb else []
    at, seat = 0, moves[0].seat
    for kind, value in verb.first:
        if (moves[at].kind, moves[at].value) == (kind, value):
            at += 1
        elif verb.fields and moves[at].kind == verb.fields[0][1]:
            continue
        else:
            return []
    if not verb.fields:
        return []
    found = list[tuple[str, int]]()
    for name, kind in verb.fields:
        if at < len(moves) and moves[at].seat == seat and moves[at].verb is None and moves[at].kind == kind:
            found.append((name, at))
            at += 1
        elif not found:
            return []
    return found


# --- pressed ---------------------------------------------------------------------------------------------------------


class Presser(Player):
    """By buttons, lists and modals: in the channel where they stand there, else in the seat's own prompt."""

    def __init__(self, world: World, round: Round) -> None:
        super().__init__(world, round)
        self.pressed: list[tuple[int, Any, str, list[str] | None]] = []

    async def play(self, moves: Sequence[Given]) -> int:
        """Gives the first of these answers."""
        move = moves[0]
        prompt = await self.prompt()
        part = self.in_channel(prompt, move)
        if part is not None:
            told = messages(await self.press(move.seat, prompt, *part))
            await self._sure(move.seat, told[-1] if told else None)
            return 1
        leading = _led(prompt, moves, aloud_in(prompt)) if move.verb is None else None
        if leading is not None:
            return await self._lead(move.seat, prompt, *leading)
        if move.verb is None and not _choice(prompt, ButtonKind.ANSWER):
            return await self.typed(move)
        return await self.in_own(await self.own(move), moves)

    async def in_own(self, own: Any, moves: Sequence[Given]) -> int:
        """The same in the seat's own prompt."""
        move = moves[0]
        reply = _choice(own, f"{ButtonKind.OFFERED}{move.verb}/{move.value}") if move.verb else ""
        if reply:
            await self.press(move.seat, own, reply)
            return 1
        led = _led(own, moves, [custom_id for custom_id, step in steps(own) if step.op == "lead"])
        if led is not None:
            return await self._lead(move.seat, own, *led)
        await self.fill(move.seat, own, move.shape, move.value)
        await self._sure(move.seat, own)
        return 1

    async def typed(self, move: Given) -> int:
        """The channel offers only what comes of an option, and something is done in between: it can be typed."""
        answer = words_of(move.shape, move.value, self.say())
        command = f"{self.round.rules.commands} answer"
        result = await self.people[move.seat].slash(self.world.channel, command, answer=answer)
        assert result.ephemeral
        return 1

    async def _lead(self, seat: int, message: Any, custom_id: str, value: str) -> int:
        """One press for several answers; how many."""
        await self.press(seat, message, custom_id, [value])
        return len([part for part in parts(value) if part != LATER])

    async def _sure(self, seat: int, asked: Any) -> None:
        """Says so once more, where that is asked."""
        again = _step(asked, SURE) if asked is not None else ""
        if again:
            await self.press(seat, asked, again)

    async def prompt(self) -> Any:
        """The table's one prompt."""
        await self.world.env.settle()
        game = await self.tables.find(self.world.channel.id)
        assert game.prompt is not None
        return ResponseMessage(self.world.env, self.world.env.backend.get_message(self.world.channel.id, game.prompt))

    async def own(self, move: Given) -> Any:
        """The seat's own prompt, opened from the channel's."""
        prompt = await self.prompt()
        direct = _choice(prompt, f"{ButtonKind.MEANWHILE}{move.verb}")
        opened = await self.press(
            move.seat, prompt, direct or _choice(prompt, ButtonKind.MEANWHILE if move.verb else ButtonKind.ANSWER)
        )
        opened = await self._filled_at_once(opened, move)
        assert opened.ephemeral
        verbs = [id for id, step in steps(opened.response) if step.op == "verb" and step.verb == move.verb]
        for verb in verbs if move.verb and not direct else ():
            await self._filled_at_once(await self.press(move.seat, opened.response, verb), move)
        return opened.response

    async def _filled_at_once(self, opened: Any, move: Given) -> Any:
        """A verb that takes several things opens its form before anything else."""
        if opened.modal is None or not isinstance(move.shape, Form) or not isinstance(move.value, Mapping):
            return opened
        given = self._given(move.shape, FormFace(move.shape).together()[0], move.value)
        return await self.people[move.seat].submit_modal(opened, filled(opened, given))

    async def press(self, seat: int, message: Any, custom_id: str, values: list[str] | None = None) -> Any:
        self.pressed.append((seat, message, custom_id, values))
        person = self.people[seat]
        if values is None:
            return await person.click(message, custom_id=custom_id)
        return await person.select(message, values, custom_id=custom_id)

    def in_channel(self, prompt: Any, move: Given) -> tuple[str, list[str] | None] | None:
        """The component of the channel's prompt that gives this answer, and what to pick in it."""
        spelled = face_of(move.shape).pack(move.value) if isinstance(move.shape, Spread) else short(str(move.value), 60)
        for custom_id, choice in choices_of(prompt) if move.verb is None else ():
            if choice == f"{ButtonKind.DIRECT}{spelled}":
                return custom_id, None
            if choice == ButtonKind.LIST and short(str(move.value), 90) in values_of(prompt, custom_id):
                return custom_id, [short(str(move.value), 90)]
        return None

    async def fill(self, seat: int, own: Any, shape: Shape, value: Answer) -> None:
        """Answers in the seat's own prompt, whatever widgets it has."""
        if isinstance(shape, PickOne):
            await self._pick(seat, own, str(value))
        elif isinstance(shape, Arrange):
            for id in list(value)[:-1] or list(value):  # type: ignore[arg-type]
                await self._pick(seat, own, str(id))
        elif isinstance(shape, PickSome):
            await self._set(seat, own, shape, list(map(str, value)))  # type: ignore[arg-type]
        elif isinstance(shape, Form):
            await self._form(seat, own, shape, dict(value))  # type: ignore[arg-type]
        elif isinstance(shape, Spread):
            one = next((id for id, step in steps(own) if step.op == WAY and step.arg == face_of(shape).pack(value)), "")
            if one:
                await self.press(seat, own, one)
                return
            ways = _step(own, WAY)
            if ways and not any(step.op == "modal" for _, step in steps(own)):
                await self.press(seat, own, ways, [face_of(shape).pack(value)])
                return
            amounts = [dict(value).get(slot.id, 0) for slot in shape.slots]  # type: ignore[arg-type]
            await self._type(seat, own, {str(at): str(amount) for at, amount in enumerate(amounts)})
        elif isinstance(shape, Amount) and not any(step.op == "modal" for _, step in steps(own)):
            await self._pick(seat, own, str(value))
        else:
            assert isinstance(shape, (Amount, FreeText))
            await self._type(seat, own, {"0": str(value)})

    async def _pick(self, seat: int, own: Any, id: str) -> None:
        """By its button, or from the list, on whatever page it is."""
        for _ in range(20):
            for custom_id, step in steps(own):
                if step.op == "pick" and step.arg == short(id):
                    await self.press(seat, own, custom_id)
                    return
                if step.op == "pick" and short(id, 90) in values_of(own, custom_id):
                    await self.press(seat, own, custom_id, [short(id, 90)])
                    return
            await self._turn(seat, own)
        raise AssertionError(f"{id} is nowhere to be picked")

    async def _turn(self, seat: int, own: Any) -> None:
        """The next page."""
        *_, last = [custom_id for custom_id, step in steps(own) if step.op == "page"]
        await self.press(seat, own, last)

    async def _set(self, seat: int, own: Any, shape: PickSome, wanted: list[str]) -> None:
        if not wanted:
            await self.press(seat, own, _step(own, "none") or _step(own, "ok"))
            return
        left = {short(id, 90) for id in wanted}
        if not any(values_of(own, id) for id, step in steps(own) if step.op == "set"):  # a pair
            one = [id for id, step in steps(own) if step.op == "set" and [step.arg] == [*map(short, wanted)]]
            await self.press(seat, own, one[0] if one else _step(own, "all"))
            return
        while left:
            menu = _step(own, "set")
            here = [id for id in values_of(own, menu) if id in left]
            if here:
                await self.press(seat, own, menu, here)
            left -= set(here)
            if left:
                await self._turn(seat, own)
        if len(shape.options) > 25:
            await self.press(seat, own, _step(own, "ok"))

    async def _form(self, seat: int, own: Any, shape: Form, value: Mapping[str, Answer]) -> None:
        for page, names in enumerate(FormFace(shape).together()):
            button = next(id for id, step in steps(own) if step.op == "modal" and step.page == page)
            shown = await self.press(seat, own, button)
            await self.people[seat].submit_modal(shown, filled(shown, self._given(shape, names, value)))
        for at, (name, inner) in enumerate(shape.fields.items()):
            if not face_of(inner).settled() and not face_of(inner).fits_field(value[name]):
                await self._field(seat, own, at)
                await self.fill(seat, own, inner, value[name])
        if FormFace(shape).together() != [[name for name, part in shape.fields.items() if not face_of(part).settled()]]:
            await self.press(seat, own, _step(own, "ok"))

    async def _field(self, seat: int, own: Any, at: int) -> None:
        """Opens a part of the form that is filled in by itself."""
        custom_id = next(id for id, step in steps(own) if step.op == "field")
        if values_of(own, custom_id):
            await self.press(seat, own, custom_id, [str(at)])
        else:
            await self.press(seat, own, next(id for id, step in steps(own) if step.field == at))

    def _given(self, shape: Form, names: Sequence[str], value: Mapping[str, Answer]) -> dict[str, list[str]]:
        """Those parts of the form that are filled in together."""
        found, order = dict[str, list[str]](), list(shape.fields)
        for name in names:
            part = shape.fields[name]
            given = _lines(part, value[name]) if isinstance(part, Spread) else value[name]
            given = given if isinstance(given, list) else [given]
            written = isinstance(part, FreeText)
            found[str(order.index(name))] = [str(one) if written else short(str(one), 90) for one in given]
        return found

    async def _type(self, seat: int, own: Any, values: Mapping[str, str]) -> None:
        """Into the modals of a prompt: one, or one for every five numbers."""
        buttons = [custom_id for custom_id, step in steps(own) if step.op == "modal"]
        for page in range(len(buttons)):
            buttons = [custom_id for custom_id, step in steps(own) if step.op == "modal"]
            shown = await self.press(seat, own, buttons[page])
            given = filled(shown, {id: [words] for id, words in values.items()})
            await self.people[seat].submit_modal(shown, given)
        if len(buttons) > 1:
            await self.press(seat, own, _step(own, "ok"))


def _lines(part: Spread, value: Answer) -> list[str]:
    """What is picked of a spread in a form; nothing where lines do not add up to it."""
    assert isinstance(value, dict)
    return count_lines.spelled(part, {id: int(str(n)) for id, n in value.items()}) or []


def choices_of(message: Any) -> Iterator[tuple[str, str]]:
    """The components of a message: their ids, and what they choose."""
    for row in raw(message):
        for part in row["components"]:
            press = Press.read(part["custom_id"])
            if press is not None and not part.get("disabled"):
                yield part["custom_id"], press.choice


def _choice(message: Any, wanted: str) -> str:
    return next((custom_id for custom_id, choice in choices_of(message) if choice == wanted), "")


def steps(message: Any) -> list[tuple[str, Move]]:
    """The components of a seat's own prompt, and the steps that they are."""
    read = ((custom_id, Move.read(choice)) for custom_id, choice in choices_of(message))
    return [(custom_id, step) for custom_id, step in read if step is not None]


def aloud_in(prompt: Any) -> list[str]:
    """The lists of the channel's prompt in which one press gives several answers."""
    return [custom_id for custom_id, choice in choices_of(prompt) if choice[0] == ButtonKind.LEAD]


def _led(message: Any, moves: Sequence[Given], lists: Sequence[str]) -> tuple[str, str] | None:
    """The list in which the first answers are given by one press, and what to pick in it: as many as one can."""
    offered = [(custom_id, value) for custom_id in lists for value in values_of(message, custom_id)]
    fits = [one for one in offered if _fits(parts(one[1]), moves)]
    return max(fits, key=lambda one: len(parts(one[1])) - (LATER in parts(one[1])), default=None)


def _fits(ways: Sequence[str], moves: Sequence[Given]) -> bool:
    """Whether the answers of one seat are those of a list."""
    given = [way for way in ways if way != LATER]
    alike = [chosen(way, move.shape) == move.value for way, move in zip(given, moves, strict=False)]
    return len(given) <= len(moves) and all(alike) and len({move.seat for move in moves[: len(given)]}) == 1


def _step(message: Any, op: str) -> str:
    return next((custom_id for custom_id, step in steps(message) if step.op == op), "")


def values_of(message: Any, custom_id: str) -> list[str]:
    parts = (part for row in raw(message) for part in row["components"] if part["custom_id"] == custom_id)
    return [option["value"] for part in parts for option in part.get("options", [])]


__all__ = ["Player", "Presser", "Typist", "choices_of", "steps"]
