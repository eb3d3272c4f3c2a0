"""Questions as Discord's layout components: the frame, the words beside buttons, pictures, and messages from before."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.measuring.loopback_shapes import LAYOUT, walked
from bot.names import unescaped
from bot.posting.outgoing_message import OutgoingMessage, called_by, is_it
from bot.widgets.layouts import BESIDE, CHARACTERS, MOST, NAME, Shown, layout_of
from bot.widgets.maker import NEUTRAL, Frame, Panel
from bot.wording.names import colour_of
from engine import games
from tests.bot.harness import World, error
from tests.bot.laid_out import as_json, raw
from tests.bot.test_widgets import asked
from tests.bot.zoo import Zoo

FRAME, GALLERY, TEXT = 17, 12, 10


def button(n: int, label: str = "") -> discord.ui.Button[Any]:
    return discord.ui.Button(label=label or f"Option {n}", custom_id=f"1:1.1:p//pick/0////o{n}")


def told(count: int, words: str, label: str = "", *, alike: bool = True) -> Panel:
    """A question with so many options, each of which does something, all the same if they are `alike`."""
    rows = tuple([button(n, label) for n in range(at, min(at + 5, count))] for at in range(0, count, 5))
    each = [words if alike else f"{words[1:]}{n}" for n in range(count)]
    ids = [str(b.custom_id) for row in rows for b in row]
    return Panel("**?**", rows, Frame(NEUTRAL, "Done.", dict(zip(ids, each, strict=True))))


def parts(shown: Panel, *pictures: Shown) -> list[dict[str, Any]]:
    return [*walked(layout_of(shown, pictures).to_components())]


def kept(world: World, message: Any) -> Any:
    """A message as Discord keeps it."""
    return world.env.backend.get_message(world.channel.id, message.id)


def as_before(world: World, message: Any) -> Any:
    """It becomes what it was before questions were laid out: words, and rows of buttons below them."""
    stored = kept(world, message)
    rows = [{**row, "components": [{**part, "id": 0} for part in row["components"]]} for row in raw(stored)]
    stored.components, stored.content, stored.flags = rows, "Waiting for <@1>", stored.flags & ~LAYOUT
    return message


def test_a_question_stands_in_a_frame_and_what_was_done_above_it() -> None:
    above, frame = layout_of(told(2, "It roars.")).to_components()
    assert above["content"] == "Done." and frame["type"] == FRAME and frame["accent_color"] == NEUTRAL
    assert frame["components"][0]["content"] == "**?**"


def test_each_option_has_its_button_beside_what_it_does() -> None:
    found = [part for part in parts(told(10, "It roars.")) if "accessory" in part]
    assert [part["accessory"]["label"] for part in found] == [f"Option {n}" for n in range(10)]
    assert all(part["components"][0]["content"] == "It roars." for part in found)


def test_a_long_name_stands_whole_above_what_it_does() -> None:
    name = "The very long name of an option of this question"
    (section,) = [part for part in parts(told(1, "It roars.", name)) if "accessory" in part]
    assert section["components"][0]["content"] == f"**{name}**\nIt roars."
    assert len(section["accessory"]["label"]) <= NAME and section["accessory"]["label"].endswith("…")


def test_long_names_that_begin_alike_are_told_apart_by_their_ends() -> None:
    names = [
        "Strike Cruiser (2 materiel, 1 forge)",
        "Strike Cruiser (2 materiel, 1 cache)",
        "Scout (2 materiel)",
    ]
    buttons = [discord.ui.Button[Any](label=name, custom_id=f"1:1.1:p//pick/0////o{name[-9]}") for name in names]
    panel = Panel("**?**", (buttons,), Frame(NEUTRAL, "", {str(one.custom_id): "It roars." for one in buttons}))
    shown = [part["accessory"]["label"] for part in parts(panel) if "accessory" in part]
    assert shown == ["Strike…1 forge)", "Strike…1 cache)", "Scout (2 materiel)"]
    assert all(len(label) <= NAME for label in shown)


def test_half_a_word_tells_names_apart_whose_last_words_are_the_same() -> None:
    names = [f"Attack the Cruiser in Farthington-{side} (2)" for side in ("north", "south")]
    buttons = [discord.ui.Button[Any](label=name, custom_id=f"1:1.1:p//pick/0////o{name[-9]}") for name in names]
    panel = Panel("**?**", (buttons,), Frame(NEUTRAL, "", {str(one.custom_id): "It roars." for one in buttons}))
    shown = [part["accessory"]["label"] for part in parts(panel) if "accessory" in part]
    assert [label[-9:] for label in shown] == ["north (2)", "south (2)"]
    assert all(len(label) <= NAME for label in shown)


def test_much_that_options_do_stands_in_full_width_above_their_buttons() -> None:
    """Five strategy cards fit on a phone so."""
    found = parts(told(5, "x" * (BESIDE // 5 + 1), alike=False))
    assert not [part for part in found if "accessory" in part]
    assert [part["content"].count("\n") for part in found if part["type"] == TEXT][-1] == 4
    assert [part for part in parts(told(5, "x" * (BESIDE // 5))) if "accessory" in part]


def test_long_words_of_few_options_stand_in_full_width_too() -> None:
    """Three combat cards of Forbidden Stars: in a column half as wide each is higher than half a phone."""
    assert not [part for part in parts(told(3, "x" * (BESIDE // 3 + 1), alike=False)) if "accessory" in part]
    assert [part for part in parts(told(1, "x" * (BESIDE + 1))) if "accessory" in part]


def test_options_that_do_the_same_are_told_in_one_line() -> None:
    """A structure for materiel, and the same for a token."""
    found = parts(told(5, "x" * BESIDE))
    said = [part["content"] for part in found if part["type"] == TEXT][-1]
    assert said.startswith("- **Option 0** / **Option 1** / **Option 2**") and "\n" not in said


@pytest.mark.parametrize("count", [10, 12, 25])
def test_a_layout_is_never_too_much_for_discord(count: int) -> None:
    shown = told(count, "x" * (1500 // count))
    found = parts(Panel("y" * 2000, shown.rows, shown.frame), Shown("attachment://board.png", "z" * 2000))
    assert len(found) <= MOST
    assert sum(len(part["content"]) for part in found if part["type"] == TEXT) <= CHARACTERS
    assert sum("custom_id" in part for part in found) == count


def test_each_picture_has_a_gallery_of_its_own_and_its_words() -> None:
    found = [
        part
        for part in parts(told(1, ""), Shown("attachment://a.png", "a map"), Shown("attachment://b.png", None))
        if part["type"] == GALLERY
    ]
    assert [[(item["media"]["url"], item.get("description")) for item in one["items"]] for one in found] == [
        [("attachment://a.png", "a map")],
        [("attachment://b.png", None)],
    ]


async def test_the_frame_has_the_colour_of_the_seat_that_is_asked_alone(world: World) -> None:
    await world.started()
    live = await world.bot.services.tables.look(1)
    (frame,) = [part for part in as_json(kept(world, world.prompt)) if part["type"] == FRAME]
    assert len(live.waiting()) == 2 and frame["accent_color"] == NEUTRAL == colour_of(live, None)
    prompt = await world.ann.click(world.prompt, label="Answer")
    (own,) = [part for part in as_json(prompt.response) if part["type"] == FRAME]
    assert own["accent_color"] == colour_of(live, 0) != colour_of(live, 1)


async def test_an_answer_is_said_above_the_next_question(world: World) -> None:
    prompt = await asked(world, "few", "cards")
    await world.ann.click(prompt, label="Animal 1")
    above, frame = as_json(prompt)
    assert above["content"] == "✓ Done. **Animal 1**"
    assert frame["type"] == FRAME and prompt.content.count("says of itself") == 3


async def test_a_question_asked_before_is_answered_and_goes_on_laid_out(world: World) -> None:
    prompt = as_before(world, await asked(world, "few", "some"))
    await world.restart()
    await world.ann.click(prompt, label="Animal 1")
    await world.env.settle()
    prompt = world.channel.history(viewer=world.ann)[-1]  # after a start the table asks anew, and it follows
    assert (
        kept(world, prompt).is_ephemeral and kept(world, prompt).flags & LAYOUT and "Choose 2 to 3." in prompt.content
    )
    assert kept(world, prompt).content == ""
    await world.ann.select(prompt, ["animal-0", "animal-5"])
    await world.env.settle()
    assert "Got ['animal-0', 'animal-5']" in unescaped("\n".join(world.said()))


async def test_the_tables_question_from_before_makes_room_for_one_that_is_laid_out(world: World) -> None:
    await world.started()
    before = as_before(world, world.prompt)
    await world.restart()
    await world.ann.click(before, label="Answer")
    assert world.prompt.id == before.id
    await world.ann.slash(world.channel, "toy bid", coins="1")
    await world.env.settle()
    assert kept(world, world.prompt).flags & LAYOUT and str(world.bob.id) in world.prompt.content
    assert before.id not in [message.id for message in world.channel.history()]
    refused = error(await world.cid.click(world.prompt, label="Answer"))
    assert refused == "You do not play at this table. You can watch it."


async def test_what_stood_plain_is_changed_into_a_layout(world: World) -> None:
    await world.started()
    before = as_before(world, world.prompt)
    letter = OutgoingMessage("Now this.", "n", frame=Frame(NEUTRAL))
    assert await world.bot.sender.messenger.edit(world.channel.id, before.id, letter) == before.id
    assert kept(world, before).flags & LAYOUT and world.said()[-1] == "Now this."


async def test_a_message_is_known_again_plain_or_laid_out(world: World) -> None:
    await world.started()
    prompt = world.prompt
    laid = world.bot.get_channel(world.channel.id)
    assert isinstance(laid, discord.TextChannel)
    found = await laid.fetch_message(prompt.id)
    rows = tuple([button_of(part) for part in row["components"]] for row in raw(prompt))
    sending = OutgoingMessage("words", "n", rows, frame=Frame(NEUTRAL)).sending(laid.id)
    assert is_it(sending, found) and called_by(found) == {world.ann.id, world.bob.id}
    as_before(world, prompt)
    assert is_it(sending, await laid.fetch_message(prompt.id))


async def test_words_alone_are_known_again_laid_out(world: World) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    letter = OutgoingMessage("The game is\npaused.", "n", frame=Frame(NEUTRAL, "It happened."))
    posted = await channel.send(**letter.parts())
    assert is_it(letter.sending(channel.id), await channel.fetch_message(posted.id))
    other = OutgoingMessage("The game is resumed.", "n", frame=Frame(NEUTRAL, "It happened."))
    assert not is_it(other.sending(channel.id), await channel.fetch_message(posted.id))


def button_of(part: dict[str, Any]) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=part["label"], custom_id=part["custom_id"])


def test_every_game_has_a_colour_for_each_seat() -> None:
    games.register(Zoo())
    for name in games.names():
        rules = games.rules_of(name)
        assert len(rules.colours) >= max(rules.seats)
