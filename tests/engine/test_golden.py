"""Games fall today as they are written in tests/golden. See golden.py on how to renew them."""

from __future__ import annotations

import pytest

from engine.games import TITLES
from engine.log import LoggedAnswer
from tests.engine.golden import GAMES, WHOLE, Golden, Kept, kept, transcript

KILOBYTE, RENEWED = 1024, "if that is meant: python -m tests.engine.golden, and read the difference"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_game_falls_as_written(golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    played = transcript(golden, kept(text)).splitlines()
    for at, (now, then) in enumerate(zip(played, text.splitlines(), strict=False), start=1):
        assert now == then, f"line {at} of {golden.file.name} differs; {RENEWED}"
    assert len(played) == len(text.splitlines()), RENEWED


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_whole_of_it_is_there_and_stays_readable(golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    assert text.splitlines()[-1].startswith("== winners") or len(kept(text)) == golden.most
    assert len(text) < 60 * KILOBYTE and max(map(len, text.splitlines())) < 1000


def test_a_whole_game_of_each_title_is_there() -> None:
    whole = [golden.game for golden in GAMES if golden.name in WHOLE]
    assert whole == sorted(TITLES), "name a game of each title in GAMES and WHOLE of tests/engine/golden.py"


def test_answers_are_read_back_as_they_were_given() -> None:
    assert kept('- told\n> 1 !offer {"to": "2"}\n> 0 produce_pieces 3\n') == [
        Kept("!offer", LoggedAnswer(1, "offer", {"to": "2"})),
        Kept("produce_pieces", LoggedAnswer(0, None, 3)),
    ]


def test_written_anew_a_game_keeps_the_answers_that_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that nobody asks for is left out, one that lacks is given by chance, and the others stay."""
    golden = next(golden for golden in GAMES if golden.name == "ti4-3")
    answers = kept(golden.file.read_text(encoding="utf-8"))[:40]
    stray = Kept("vote", LoggedAnswer(0, None, "for"))
    monkeypatch.setattr("tests.engine.golden.ENDLESS", 40)
    assert transcript(golden, [*answers[:20], stray, *answers[20:]], further=True) == transcript(golden, answers)
    without = kept(transcript(golden, [*answers[:20], *answers[21:]], further=True))
    assert [*without[:20], *without[21:]] == [*answers[:20], *answers[21:]]
