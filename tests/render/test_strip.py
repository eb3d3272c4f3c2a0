"""Cards that everybody has just seen for the first time stand below the board, in letters that a phone shows."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.locales import Locales
from engine.games import rules_of
from render import paint, painter_of
from render.cardface import found
from render.colours import Rgb, seat_colour
from render.demo import position
from render.strip import FEW, with_strip
from render.wide import PHONE, PHONE_LETTER, most_high
from tests.render.recording import recorded
from tests.render.sample_views import NAMES

WORDS = {language: Locales().speaker(language, NAMES, markdown=False) for language in ("en", "pl")}
BOARDS = {"ti4": 6, "eclipse": 3, "forbidden_stars": 2, "space_empires": 1}
KINDS = ("tech:", "objective:", "card:")


def cards_of(game: str) -> list[str]:
    """What can be unveiled in a game, those with the longest texts first."""
    cards = [card for card in rules_of(game).components() if card.id.startswith(KINDS)]
    return [card.id for card in sorted(cards, key=lambda card: -len(WORDS["en"](card.text)) if card.text else 0)]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("game", BOARDS)
def test_what_a_phone_shows_of_new_cards_can_be_read_and_is_whole(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter, words = painter_of(game), WORDS[language]
    board = painter.draw(position(game, BOARDS[game], "1", 20).view, words=words, names=NAMES, marks=(), zoom=None)
    for count in (1, FEW, 3):
        cards = found(game, cards_of(game)[:count])
        with recorded(monkeypatch) as drawn:
            image = with_strip(board, cards, painter.artist, words).image
        assert image.crop((0, 0, *board.image.size)).tobytes() == board.image.tobytes(), "the board stays as it is"
        assert image.width == board.image.width
        written = [put for _, put in drawn.words()]
        read = " ".join(put.text for put in written).lower()
        assert all(words(card.name).lower() in read for card in cards)
        capitals = [put.high for put in written if any(sign.isupper() for sign in put.text)]
        assert min(capitals) >= PHONE_LETTER * image.width / PHONE
        for put in drawn.puts:
            left, top, right, bottom = put.box
            assert 0 <= left < right <= image.width and board.image.height <= top < bottom <= image.height
        assert all(drawn.hidden(at) == 0 for at, _ in drawn.words())


@pytest.mark.parametrize("game", BOARDS)
def test_of_many_cards_it_is_said_how_many_more_there_are(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    painter, words, cards = painter_of(game), WORDS["en"], found(game, cards_of(game)[:6])
    board = painter.draw(position(game, BOARDS[game], "1", 20).view, words=words, names=NAMES, marks=(), zoom=None)
    with recorded(monkeypatch) as drawn:
        with_strip(board, cards, painter.artist, words)
    written = [put.text for _, put in drawn.words()]
    named = sum(words(card.name).lower() in " ".join(written).lower() for card in cards)
    assert named == len(cards) or written[-1] == f"+{len(cards) - named}"


def test_colours_of_seats_stay_as_they_are() -> None:
    view, how = position("ti4", 6, "1", 200).view, {"words": WORDS["en"], "names": NAMES}
    bare, more = paint("ti4", view, **how), paint("ti4", view, **how, cards=["tech:gravity_drive"])
    assert more.alt == f"{bare.alt} Cards: Gravity Drive." and more.height > bare.height
    plain = painter_of("ti4").draw(view, **how, marks=(), zoom=None).image
    kept = Image.open(io.BytesIO(more.png)).convert("RGB").crop((0, 0, *plain.size))
    for seat in view.seats:
        rgb = seat_colour(rules_of("ti4").colours[seat.seat]).rgb
        assert dots(kept, rgb) >= dots(plain, rgb) > 100


def dots(image: Image.Image, rgb: Rgb) -> int:
    """So many dots of a picture have exactly this colour."""
    return sum(count for count, one in image.getcolors(2**24) or [] if one == rgb)


def test_a_card_that_is_none_is_refused() -> None:
    with pytest.raises(KeyError):
        paint("ti4", position("ti4", 3, "1", 20).view, words=WORDS["en"], names=NAMES, cards=["tech:none"])


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("count", [1, FEW, 3, 6])
@pytest.mark.parametrize(
    ("game", "seats"), [("ti4", 4), ("ti4", 6), ("eclipse", 3), ("eclipse", 6), ("forbidden_stars", 3)]
)
def test_a_desktop_shows_the_handles_of_a_board_with_new_cards_large_enough(
    game: str, seats: int, count: int, language: str
) -> None:
    painter, words = painter_of(game), WORDS[language]
    board = painter.draw(position(game, seats, "1", 20).view, words=words, names=NAMES, marks=(), zoom=None)
    image = with_strip(board, found(game, cards_of(game)[:count]), painter.artist, words).image
    assert image.height <= most_high(*board.image.size)


def test_what_a_card_does_stands_there_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    painter, words, seen = painter_of("eclipse"), WORDS["en"], set[bool]()
    board = painter.draw(position("eclipse", 6, "1", 20).view, words=words, names=NAMES, marks=(), zoom=None)
    for id_ in cards_of("eclipse"):
        (card,) = found("eclipse", [id_])
        with recorded(monkeypatch) as drawn:
            with_strip(board, [card], painter.artist, words)
        read = " ".join(put.text for _, put in drawn.words())
        seen.add(card.text is not None and words(card.text) in read)
        assert "…" not in read
    assert True in seen
