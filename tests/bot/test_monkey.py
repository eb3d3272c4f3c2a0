"""A short random walk through the whole bot; `make monkey` walks for minutes."""

from __future__ import annotations

import random
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.live.model import Live
from bot.locales import Say
from bot.rooms import open_rooms
from bot.services import replies
from bot.widgets.presses import ButtonKind
from bot.wording.held import held_lines
from engine.text import T, Text
from tests.bot import databases
from tests.bot.harness import BotToy, hand_of
from tests.bot.monkey import company, saves
from tests.bot.monkey.deeds import walked
from tests.bot.monkey.eyes import Marked
from tests.bot.monkey.manner import TITLES, Manner
from tests.bot.monkey.menus import looks_up
from tests.bot.monkey.pressing import forges
from tests.bot.monkey.seeking import seeks
from tests.bot.monkey.tables import begins_late, typed
from tests.bot.monkey.usage import CANNOT, FOLLOWED, Usage, Used, silent_moments
from tests.bot.monkey.walk import LAYOUT, Walk, walking

STEPS, SHORT, FEW = 80, 40, 15
TOY = Manner(1, games=("toy",))


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """What begins late here begins not so late."""
    late = (saves.Late(game, number, most=150) for game, (number, *_) in saves.COVERING.items())
    monkeypatch.setattr(saves, "LATE", tuple(late))


async def finds(path: Path, how: Manner, steps: int = SHORT) -> str:
    """What a walk finds."""
    walk, _ = await walked(path / "games.sqlite", how, steps)
    return "\n".join(walk.found)


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_short_walk_finds_nothing_wrong(seed: int, tmp_path: Path) -> None:
    assert await finds(tmp_path, Manner(seed), STEPS) == ""


@pytest.mark.postgresql
@pytest.mark.skipif(databases.get_server is None, reason=databases.LEFT_OUT)
async def test_nor_on_postgresql(tmp_path: Path) -> None:
    assert await finds(tmp_path, Manner(3, "postgresql")) == ""


async def test_nor_with_real_pictures(tmp_path: Path) -> None:
    assert await finds(tmp_path, Manner(4, pictures=True), FEW) == ""


async def test_the_same_seed_is_the_same_walk(tmp_path: Path) -> None:
    walks = []
    for at in range(2):
        random.seed(at)
        walks.append((await walked(tmp_path / f"{at}.sqlite", Manner(5), SHORT))[0])
    assert walks[0].did == walks[1].did and len(walks[0].did) >= SHORT
    seeds = [[row.seed for row in walk.services.store.games(live=False)] for walk in walks]
    assert seeds[0] == seeds[1] != []


async def test_it_goes_on_after_a_find(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None: ...

    monkeypatch.setattr(replies, "_refuse", nothing)
    walk, _ = await walked(tmp_path / "games.sqlite", TOY, 2 * SHORT)
    assert len(walk.did) >= SHORT and len(walk.found) > 1


async def test_what_is_forged_goes_onto_a_message_of_the_same_kind(tmp_path: Path) -> None:
    async with walking(tmp_path / "games.sqlite", TOY) as walk:
        await walk.world.started(2)
        await walk.step(walk.world.ann, "looks", None, lambda: walk.world.ann.slash(walk.world.channel, "game status"))
        kinds = {old.layout for old in walk.old}
        sent = await _forged(walk)
        assert kinds == {laid for laid, _ in sent} and all(laid == shown for laid, shown in sent)


async def _forged(walk: Walk) -> set[tuple[bool, bool]]:
    """Of which kind each forged part was, and the message that it was put onto."""
    found = set[tuple[bool, bool]]()
    dispatched = type(walk.world.ann)._dispatch_interaction

    async def looked(who: Any, type: int, channel: Any, data: Any, **how: Any) -> Any:
        part = next(old for old in walk.old if old.part["custom_id"] == data["custom_id"])
        found.add((part.layout, bool(how["extra"]["message"].get("flags", 0) & LAYOUT)))
        return await dispatched(who, type, channel, data, **how)

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(type(walk.world.ann), "_dispatch_interaction", looked)
        patches.setattr("tests.bot.monkey.pressing._bent", lambda walk, custom_id: custom_id)
        for _ in range(FEW):
            await forges(walk)
    return found


# --- what is planted is found ----------------------------------------------------------------------------------------


async def test_a_hand_that_everybody_reads_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Marked.view
    monkeypatch.setattr(Marked, "view", lambda self, state, seat: real(self, state, 0 if seat is None else seat))
    monkeypatch.setattr(Marked, "headline", lambda self, view: T("toy-card", card=(*hand_of(view), "none")[0]))
    assert "is shown to all" in await finds(tmp_path, TOY)


@pytest.mark.parametrize("game", TITLES)
async def test_a_hand_of_a_real_game_that_another_reads_is_found(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def anothers(live: Live, view: object, section: str, say: Say) -> list[str]:
        assert live.table is not None
        return [line for row in live.seats for line in held_lines(live, _view(live, row.seat), section, say)]

    monkeypatch.setattr("bot.asking.secrets.held_lines", anothers)
    monkeypatch.setattr(saves, "until", lambda of, *_: len(saves.played(of).kinds) * 3 // 4)
    if game == "eclipse":  # its secrets are the tiles that battles bring
        monkeypatch.setattr(saves, "LATE", (saves.Late(game, saves.COVERING[game][0]),))
    how = Manner(1, games=(game,))
    with how.begun():
        async with walking(tmp_path / "games.sqlite", how) as walk:
            with walk.eyes.open():
                await begins_late(walk)
                (place,) = [place for place, standing in await walk.standing() if standing is not None]
                for person in walk.people[:5]:
                    await typed(walk, person, place, "secret all")
    assert any("is shown to" in found for found in walk.found)


def _view(live: Live, seat: int) -> object:
    assert live.table is not None
    return live.rules.view(live.table.state, seat)


@pytest.mark.parametrize("leaks", [False, True])
async def test_what_is_said_to_one_person_alone_is_found_where_a_moderator_reads_it(
    leaks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Live.seat_of
    with TOY.begun():
        async with walking(tmp_path / "games.sqlite", TOY) as walk:
            let = walk.mod.id if leaks else 0
            monkeypatch.setattr(Live, "seat_of", lambda self, user: 0 if user == let else real(self, user))
            with walk.eyes.open():
                await company.whispers(walk)
    assert any("which is for" in found for found in walk.found) == leaks, walk.found


async def test_a_note_that_stands_below_another_prompt_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TOY.begun():
        async with walking(tmp_path / "games.sqlite", TOY) as walk:
            with walk.eyes.open():
                await company.notes_down(walk)
                assert walk.found == []
                (words,) = walk.eyes.apart
                monkeypatch.setattr(BotToy, "headline", lambda self, view: Text("bot-own-note", {"words": words}))
                await typed(walk, walk.world.ann, walk.world.channel, "game status")
                for person in walk.people:
                    await typed(walk, person, walk.place(walk.services.store.game(1).channel), "game status")
    assert any("which is for" in found for found in walk.found)


async def test_a_message_of_the_bot_is_asked_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TOY.begun():
        async with walking(tmp_path / "games.sqlite", TOY) as walk:
            with walk.eyes.open():
                with walk.in_earnest():
                    await company.points_at_a_turn(walk)
                assert walk.usage.accepted[Used("menu", "what")]
                monkeypatch.setattr("tests.bot.monkey.menus.IN_LETTERS", 1.0)
                await looks_up(walk)
    assert walk.found == [] and any("a letter (refused" in line for line in walk.did)


@pytest.mark.parametrize(
    "recipe",
    [company.finds_a_table, company.brings_a_friend, company.avoids, company.is_absent, company.notes_down],
    ids=lambda recipe: recipe.__name__,
)
async def test_what_people_do_with_each_other_is_accepted(recipe: Any, tmp_path: Path) -> None:
    with TOY.begun():
        async with walking(tmp_path / "games.sqlite", TOY) as walk:
            with walk.eyes.open(), walk.in_earnest():
                await recipe(walk)
            tried = {used for used in walk.usage.tried if used.what == "command"}
            assert walk.found == [] and all(walk.usage.accepted[used] for used in tried)


async def test_silence_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None: ...

    monkeypatch.setattr(replies, "_refuse", nothing)
    with TOY.begun():
        async with walking(tmp_path / "games.sqlite", TOY) as walk:
            work = partial(walk.world.ann.slash, walk.world.channel, "game undo")
            await walk.step(walk.world.ann, "/game undo where nothing is played", None, work)
    found = "\n".join(walk.found)
    assert "nothing was answered" in found or "an answer was promised and never came" in found


async def test_a_fault_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("planted")

    monkeypatch.setattr("bot.limits.Rates.open", broken)
    assert "planted" in await finds(tmp_path, TOY)


async def test_a_game_that_is_another_one_when_it_is_rebuilt_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = Marked.load

    def poorer(self: Marked, data: bytes) -> Any:
        state = load(self, data)
        state.players[0].coins += 1
        return state

    monkeypatch.setattr(Marked, "load", poorer)
    assert "is another one when it is rebuilt" in await finds(tmp_path, TOY)


def test_what_was_never_accepted_is_named() -> None:
    open_rooms()
    usage = Usage()
    usage.note(Used("command", "game new"), accepted=True)
    usage.note(Used("command", "game join"), accepted=False)
    usage.note(Used("button", ButtonKind.JOIN.name), accepted=True)
    missing = usage.missing(["game new", "game join"])
    assert Used("command", "game join") in missing and Used("button", "LEAVE") in missing
    assert Used("command", "game new") not in missing and Used("button", "JOIN") not in missing
    assert "commands accepted: 1 of 2; never: game join" in usage.lines(["game new", "game join"])
    assert Used("question", "ti4 vote") in missing and not {*missing} & (CANNOT.keys() | silent_moments())


# --- what cannot be used ---------------------------------------------------------------------------------------------


def test_a_window_that_is_said_never_to_open_opens_nowhere() -> None:
    """The moment is declared, abilities register with it, and its window is led by other means than `open`."""
    for game, kind in (used.name.split(" ") for used, why in CANNOT.items() if why == FOLLOWED):
        source = "\n".join(path.read_text(encoding="utf-8") for path in Path("engine", game).rglob("*.py"))
        (name,) = re.findall(rf'^(\w+) = Moment\[\w+\]\("{kind}"', source, re.MULTILINE)
        assert {*re.findall(rf"\b{name}(\.\w+)", source)} == {".ability", ".window"}, name
        assert re.findall(rf"[(\[]{name}\b(?!\.)", re.sub(r"import \([^)]*\)", "", source)) == [], name


def test_nobody_answers_what_all_are_told_while_each_is_asked_something_else() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path("engine", "space_empires").rglob("*.py"))
    assert re.findall(r"(\S+)\bECONOMY\b", source) == ["game.together("]


async def test_what_nothing_has_used_is_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form that only a moderator on a way back from it opens, and the button of an invitation."""
    for wanted in (Used("form", "CORRECTING"), Used("button", "INVITE"), Used("command", "mod restore")):
        monkeypatch.setattr(Usage, "missing", lambda self, commands, one=wanted: [one])
        with TOY.begun():
            async with walking(tmp_path / f"{wanted.what}.sqlite", TOY) as walk:
                with walk.eyes.open():
                    await seeks(walk)
                assert walk.usage.accepted[wanted] and walk.found == []
