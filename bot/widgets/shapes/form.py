"""Several parts of one answer: those that fit into a form that Discord opens are filled in together, others apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.errors import BotError
from bot.locales import Say
from bot.names import alike
from bot.widgets.interactions import Item, Label
from bot.widgets.maker import BLUE, GREEN, GREY, Maker, Row
from bot.widgets.partial_answers import SLOTS, PartialAnswer, Pressed, Values
from bot.widgets.presses import Move
from bot.widgets.shapes.face import AnyFace, Face, Offered, Part, face_of, face_of_shape, label
from bot.widgets.shapes.menus import BUTTONS, in_rows, page_list
from bot.widgets.shapes.typed_options import fitting, parts_of
from engine.ask import Form, Option, Refusal
from engine.digits import whole
from engine.text import T, Text

AGAIN, BARRED = "again", "⚠"
"""The step that fills a form in as the last time."""


@face_of_shape(Form)
class FormFace(Face[Form]):
    """See `Face`."""

    def __init__(self, shape: Form) -> None:
        super().__init__(shape)
        self.fields: dict[str, AnyFace] = {name: face_of(field) for name, field in shape.fields.items()}
        self.names = list(self.fields)

    # --- half-made answers -------------------------------------------------------------------------------------------

    def ids(self) -> list[str]:
        return [id for name, field in self.fields.items() for id in (name, *field.ids())]

    def packed(self, partial_answer: PartialAnswer) -> str:
        given = given_of(partial_answer)
        return "+".join(field.pack(given.get(name)) for name, field in self.fields.items())

    def unpacked(self, packed: str) -> PartialAnswer:
        parts = zip(self.fields.items(), packed.split("+"), strict=True)
        return {name: field.unpack(part) for (name, field), part in parts}

    def empty(self) -> PartialAnswer:
        return {name: field.default() for name, field in self.fields.items()}

    def step(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        part = self.part(move, partial_answer)
        if part is None:
            return super().step(partial_answer, move, values)
        inner = part.face.step(part.partial_answer, move, values)
        return Pressed({**given_of(partial_answer), part.name: inner.partial_answer}, inner.made)

    def pressed(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        if move.op == AGAIN:
            return Pressed(self.shape.again(self.shape) or partial_answer, False)
        return self._filled_in(partial_answer, values)

    def _filled_in(self, partial_answer: PartialAnswer, values: Values) -> Pressed:
        """With those parts that came back; where that is all of it, no further press confirms it."""
        if not isinstance(values, Mapping):
            raise LookupError
        parts = given_of(partial_answer)
        for at, (name, field) in enumerate(self.fields.items()):
            if str(at) in values:
                parts[name] = field.given(values[str(at)], parts.get(name))
        asked = [name for name, field in self.fields.items() if not field.settled()]
        return Pressed(parts, len(values) >= len(asked) and self._is_full(parts))

    def _is_full(self, parts: Mapping[str, PartialAnswer]) -> bool:
        return all(parts.get(name) is not None for name in self.fields)

    # --- its fields --------------------------------------------------------------------------------------------------

    def part(self, move: Move, partial_answer: PartialAnswer) -> Part | None:
        if move.field < 0:
            return None
        name = self.names[move.field]
        return Part(
            name, self.fields[name], given_of(partial_answer).get(name), partial(self._would_fit, partial_answer, name)
        )

    def picked_field(self, values: Values) -> int | None:
        at = whole(next(iter(values)), 2) if values else None
        if values and (at is None or at >= len(self.fields)):
            raise LookupError(values)
        return at

    @property
    def keeps(self) -> bool:
        return True

    def in_forms(self) -> bool:
        return len(self.together()) > 0

    def together(self) -> list[list[str]]:
        """The parts that are filled in together, as many at once as Discord takes."""
        names = [name for name, field in self.fields.items() if field.fits_form() and not field.settled()]
        return [names[at : at + SLOTS] for at in range(0, len(names), SLOTS)]

    def inputs(self, make: Maker, partial_answer: PartialAnswer) -> list[Label]:
        """Those parts of an answer that are filled in together."""
        parts, groups = given_of(partial_answer), self.together()
        return [
            label(self.fields[name], make, str(self.names.index(name)), make.say(make.field(name)), parts.get(name))
            for name in groups[min(make.move.page, len(groups) - 1)]
        ]

    def _would_fit(self, partial_answer: PartialAnswer, name: str, laid: PartialAnswer) -> bool:
        """Whether it could be confirmed with this in one of its fields; while others are empty, that is not judged."""
        whole = {**given_of(partial_answer), name: laid}
        return self._refused(whole) is None

    def _refused(self, whole: dict[str, Any]) -> Refusal | None:
        """Why it cannot be confirmed so; while fields are empty, that is not judged."""
        return self.shape.fits(whole) if self._is_full(whole) else None

    # --- words -------------------------------------------------------------------------------------------------------

    def rows(self, make: Maker, partial_answer: PartialAnswer) -> list[Row]:
        """Parts that are filled in together, a button for each of the others, and the confirmation; as the last time,
        where nothing is filled in yet.
        """
        groups = self.together()
        buttons = [_together(make, group, page, len(groups)) for page, group in enumerate(groups)]
        alone = [name for name, field in self.fields.items() if field.apart()]
        for name in alone:
            buttons.append(make.button("field", make.field(name), BLUE, field=self.names.index(name), arg="f"))
        last = self._last(make, partial_answer)
        if len(buttons) <= BUTTONS:
            return [*in_rows(buttons), last]
        options = [Option(str(self.names.index(name)), make.field(name)) for name in alone]
        return [buttons[: len(groups)], [page_list(make, "field", options, "bot-choose-field")], last]

    def _last(self, make: Maker, partial_answer: PartialAnswer) -> Row:
        given = given_of(partial_answer)
        barred = not self._is_full(given) or self._refused(given) is not None
        nothing = self.shape.nothing if partial_answer == self.empty() else None
        style = GREEN if nothing is None else GREY
        last = [make.button("ok", nothing or T("bot-confirm"), style, disabled=barred)]
        if partial_answer == self.empty() and self.shape.again(self.shape) is not None:
            last.append(make.button(AGAIN, T("bot-as-before"), BLUE))
        return last

    def hints(self, partial_answer: PartialAnswer, say: Say, naming: str = "") -> list[str]:
        """What it comes to stands above the list of its fields: below, it would read as part of the last one."""
        given = given_of(partial_answer)
        sums = self.shape.sums(given)
        asked = [(name, field) for name, field in self.fields.items() if not field.settled()]
        refused = self._refused(given)
        told = [f"- {say(_field(naming, name))}: {_chosen(field, given.get(name), say)}" for name, field in asked]
        if refused is not None:
            told = [self._marked(line, name, given) for line, (name, _) in zip(told, asked, strict=True)]
        if sums is not None:
            return [say(sums), *told]
        return told if refused is None else [say(T("bot-not-yet", why=refused.text)), *told]

    def _marked(self, line: str, name: str, given: dict[str, PartialAnswer]) -> str:
        """The line of a field, with a mark where the rest could be confirmed without what stands in it."""
        default = self.fields[name].default()
        barred = given[name] != default and self._would_fit(given, name, default)
        return f"{line} {BARRED}" if barred else line

    def summary(self, value: PartialAnswer, naming: str = "") -> Text:
        if not isinstance(value, dict):
            return super().summary(value, naming)
        told = [
            T("bot-field", field=_field(naming, name), value=field.summary(value[name]))
            for name, field in self.fields.items()
            if name in value and not field.is_nothing(value[name])
        ]
        return T("bot-these", choices=tuple(told)) if told else self.shape.nothing or T("bot-none")

    # --- typed input -------------------------------------------------------------------------------------------------

    def read(self, typed: str, say: Say, naming: str = "") -> object:
        given = dict(self._read_part(part, say, naming) for part in parts_of(typed))
        return {name: value for name, value in given_of(self.empty()).items() if value is not None} | given

    def _read_part(self, typed: str, say: Say, naming: str) -> tuple[str, object]:
        """A field and what was typed for it. Raises BotError: there is no such field."""
        name, equals, value = typed.partition("=")
        field = self._meant(name, say, naming) if equals else None
        if field is None:
            raise BotError(T("bot-no-such-field", typed=typed.strip()[:40]))
        return field, self.fields[field].read(value.strip().replace(";", ","), say)

    def _meant(self, typed: str, say: Say, naming: str) -> str | None:
        """The field that is meant, by its id or by its name."""
        wanted = alike(typed)
        return next((name for name in self.names if wanted in (name, alike(_named(name, say, naming)))), None)

    def spelled(self, value: object, say: Say) -> str:
        if not isinstance(value, dict):
            return super().spelled(value, say)
        fields = ((name, field.spelled(value[name], say)) for name, field in self.fields.items())
        return ",".join(f"{name}={words.replace(',', ';')}" for name, words in fields if words)

    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        before, _, last = typed.rpartition(",")
        done = {self._meant(part.split("=", 1)[0], say, naming) for part in parts_of(before)}
        left = [name for name in self.names if name not in done]
        if not left:
            return []
        begun, _, value = last.partition("=")
        meant = self._meant(begun, say, naming)
        name = meant if meant in left else left[0]
        start = ",".join(parts_of(before)) + ("," if before else "") + f"{name}="
        found = self.fields[name].offers(value.replace(";", ","), say)
        return fitting([(f"{_named(name, say, naming)}: {said}", start + id.replace(",", ";")) for said, id in found])


def given_of(partial_answer: object) -> dict[str, PartialAnswer]:
    """What is filled in, by field."""
    return dict(partial_answer) if isinstance(partial_answer, dict) else {}


def _together(make: Maker, names: Sequence[str], page: int, of: int) -> Item:
    """The button that opens a form for several parts of the answer, or for all that a form has fields for."""
    first = make.field(names[0])
    part = T("bot-fill-in-part", at=page + 1, of=of, first=first) if len(names) > 1 else first
    return make.button("modal", T("bot-fill-in") if of == 1 and len(names) > 1 else part, BLUE, page=page)


def _chosen(field: AnyFace, partial_answer: PartialAnswer, say: Say) -> str:
    return "…" if partial_answer is None else say(field.summary(partial_answer))


def _field(naming: str, name: str) -> Text:
    return Text(f"{naming}-field-{name}")


def _named(field: str, say: Say, naming: str) -> str:
    return say(_field(naming, field)) if naming else field
