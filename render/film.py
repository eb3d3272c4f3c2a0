"""A game as an animated picture: the board after each turn, and below it who has how many points.

A GIF, which Discord plays wherever a picture can stand. All frames have the palette of the last one, and of each only
what has changed is kept, so that sixty turns fit into a message.
"""

from __future__ import annotations

import io
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageChops

from render import Say, painter_of
from render.canvas import Canvas, Letters, palette_of
from render.colours import FAINT, GOLD, INK, LINE, NIGHT, PANEL, SCARLET, SKY, SOFT, WHITE, mix, seat_colour
from render.glyphs import badge
from render.scene import Seated

WIDTH, STRIP, TALLEST = 960, 88, 1080
CLEAR = 255
"""The colour of a palette that stands for what has not changed."""
SHOWN, LAST = 700, 5000
"""Milliseconds of a frame, and of the last one."""
MOST_BYTES = 8_000_000
SURE = (NIGHT, PANEL, LINE, WHITE, SOFT, FAINT, GOLD, SKY, SCARLET, INK)


@dataclass(frozen=True, slots=True)
class Frame:
    """The board at one time: what everybody sees, the points of the seats, and the round in words."""

    view: Seated
    points: tuple[int, ...]
    round: str


@dataclass(frozen=True, slots=True)
class Still:
    """A frame as it was drawn: its size, the number of each dot's colour (deflated), and the colours."""

    size: tuple[int, int]
    numbers: bytes
    colours: bytes

    def image(self) -> Image.Image:
        """The numbers as an image of one channel."""
        return Image.frombytes("L", self.size, zlib.decompress(self.numbers))


def film(game: str, frames: Sequence[Frame], *, words: Say, names: Sequence[str], seconds: float = 60.0) -> bytes:
    """The frames as a GIF of at most `MOST_BYTES`; it is thinned out to fit, and where drawing takes too long.

    Args:
        seconds: after so long no further frame is begun; every eighth is drawn first, and so on.

    Raises:
        NoPainter: no pictures of this game.
    """
    end, like = time.monotonic() + seconds, frames[-1]
    last = still(game, like, like, words, names)
    drawn = {len(frames) - 1: last}
    for at in coarse_first(len(frames) - 1):
        if time.monotonic() > end:
            break
        drawn[at] = still(game, frames[at], like, words, names, last.colours)
    return bound([drawn[at] for at in sorted(drawn)])


def still(
    game: str, frame: Frame, like: Frame, words: Say, names: Sequence[str], colours: bytes | None = None
) -> Still:
    """One frame, with the extent of `like`, in these colours or its own. Several may be drawn at once."""
    image = _picture(game, frame, like, words, names)
    palette = _palette(image, frame) if colours is None else _of_colours(colours)
    numbers = _few(image, palette)
    return Still(numbers.size, zlib.compress(numbers.tobytes(), 1), bytes(palette.getpalette() or []))


def coarse_first(count: int) -> list[int]:
    """All numbers below `count`, every eighth of them first."""
    return list(dict.fromkeys(at for step in (8, 4, 2, 1) for at in range(0, count, step)))


def bound(stills: Sequence[Still]) -> bytes:
    """The frames as one GIF of at most `MOST_BYTES`: every other one is left out until it fits."""
    palette, pictures = _of_colours(stills[-1].colours), [one.image() for one in stills]
    data = _gif(pictures, palette)
    while len(data) > MOST_BYTES and len(pictures) > 2:
        pictures = [*pictures[:-1:2], pictures[-1]]
        data = _gif(pictures, palette)
    return data


def frames_of(gif: bytes) -> int:
    """How many pictures a film shows: those that look alike are one."""
    return int(getattr(Image.open(io.BytesIO(gif)), "n_frames", 1))


def _of_colours(colours: bytes) -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return palette


def _picture(game: str, frame: Frame, like: Frame, words: Say, names: Sequence[str]) -> Image.Image:
    stage = painter_of(game).stage(frame.view, like.view, words=words, names=names).image
    width = min(WIDTH, round(stage.width * TALLEST / stage.height))
    small = stage.resize((width, round(stage.height * width / stage.width)), Image.Resampling.LANCZOS, reducing_gap=2)
    canvas = Canvas(WIDTH, small.height + STRIP)
    canvas.image.paste(small, ((WIDTH - width) // 2, 0))
    _strip(canvas, frame, small.height, names)
    return canvas.image


def _strip(canvas: Canvas, frame: Frame, top: float, names: Sequence[str]) -> None:
    """The round, and each seat's emblem, points and name."""
    canvas.image.paste(PANEL, (0, round(top), WIDTH, round(top) + STRIP))
    canvas.image.paste(LINE, (0, round(top), WIDTH, round(top) + 2))
    canvas.write_in(frame.round, 16, top + STRIP / 2, 128, Letters(32, GOLD))
    left, seats = 152.0, frame.view.seats
    cell = (WIDTH - left - 8) / max(1, len(seats))
    for index, seat in enumerate(seats):
        x = left + cell * index
        canvas.put(badge(seat.colour, 38), x, top + 30, "lm")
        if index < len(frame.points):
            canvas.write(str(frame.points[index]), x + 48, top + 29, Letters(38), anchor="lm")
        canvas.write_in(names[index], x, top + 68, cell - 18, Letters(22, SOFT))


def _palette(image: Image.Image, frame: Frame) -> Image.Image:
    """The colours of the whole film; the place of the last one is kept free."""
    colours = [seat_colour(seat.colour).rgb for seat in frame.view.seats]
    sure = [*SURE, *colours, *(mix(rgb, INK, share) for rgb in colours for share in (0.25, 0.5))]
    return palette_of(image, sure)


def _few(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture by the numbers of its colours, none of them `CLEAR`."""
    few = image.quantize(palette=palette, dither=Image.Dither.NONE)
    numbers = Image.frombytes("L", few.size, few.tobytes())
    return numbers.point([*range(CLEAR), CLEAR - 1])


def _gif(pictures: Sequence[Image.Image], palette: Image.Image) -> bytes:
    """The pictures one after the other, each only where it differs from the one before."""
    frames = [pictures[0], *(_changes(before, now) for before, now in pairwise(pictures))]
    shown = [_with_palette(frame, palette) for frame in frames]
    held = io.BytesIO()
    times = [SHOWN] * (len(shown) - 1) + [LAST]
    shown[0].save(
        held, "GIF", save_all=True, append_images=shown[1:], duration=times, loop=0, disposal=1, transparency=CLEAR,
        optimize=False,
    )  # fmt: skip
    return held.getvalue()


def _changes(before: Image.Image, now: Image.Image) -> Image.Image:
    same = ImageChops.difference(before, now).point([255, *[0] * 255])
    kept = now.copy()
    kept.paste(CLEAR, (0, 0), same)
    return kept


def _with_palette(numbers: Image.Image, palette: Image.Image) -> Image.Image:
    image = Image.frombytes("P", numbers.size, numbers.tobytes())
    image.putpalette(palette.getpalette() or [])
    return image
