"""One place knows what an answer of Discord means: nobody else lists its exceptions or its codes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.faults import _CODES, _MEANS, Meaning, Request, meaning
from tests.bot.timeless import error_of
from tests.test_walls import ROOT, modules

PLACE = ROOT / "bot" / "faults.py"
KINDS = ("Forbidden", "NotFound", "DiscordServerError")
ERRORS = ("error", "cause", "failure", "refusal")
SENDS = ("code", "status")


def judging(tree: ast.AST) -> Iterator[str]:
    """Where it is decided by an exception's class, its code or its status what is to be done."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in KINDS:
            yield f"{node.lineno}: {node.attr}"
        elif isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
            yield from (f"{node.lineno}: {ast.unparse(part)}" for part in parts if _of_an_error(part))


def _of_an_error(part: ast.expr) -> bool:
    return (
        isinstance(part, ast.Attribute)
        and part.attr in SENDS
        and isinstance(part.value, ast.Name)
        and part.value.id in ERRORS
    )


def numbers(tree: ast.AST) -> Iterator[str]:
    """Codes of Discord that stand there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value in _MEANS:
            yield f"{node.lineno}: {node.value}"


def found(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [f"{file.relative_to(ROOT)}:{line}" for line in (*judging(tree), *numbers(tree))]


def elsewhere() -> list[Path]:
    return [file for file in modules("bot") if file != PLACE and "measuring" not in file.parts]


def test_nobody_else_judges_a_refusal_of_discord() -> None:
    assert [line for file in elsewhere() for line in found(file)] == []


@pytest.mark.parametrize(
    "code",
    [
        "try: pass\nexcept discord.Forbidden: pass",
        "if isinstance(error, discord.NotFound): pass",
        "if error.code == X: pass",
        "if error.status >= 500: pass",
        "CLOSED = 50007",
    ],
)
def test_who_does_is_found(code: str) -> None:
    tree = ast.parse(code)
    assert [*judging(tree), *numbers(tree)]


def test_each_code_means_one_thing() -> None:
    codes = [code for listed in _CODES.values() for code in listed]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("request_", Request)
def test_what_comes_from_a_discord_in_trouble_is_tried_again(request_: Request) -> None:
    errors = [TimeoutError(), OSError(), *(error_of(status, 0) for status in (401, 408, 429, 500, 502, 503, 504))]
    assert {meaning(error, request_) for error in errors} == {Meaning.LATER}


@pytest.mark.parametrize(
    ("status", "code", "request_", "how", "means"),
    [
        (403, 50007, Request.LETTER, {}, Meaning.UNREACHABLE),
        (400, 50033, Request.LETTER, {}, Meaning.UNREACHABLE),
        (400, 20009, Request.LETTER, {"files": True}, Meaning.WITHOUT_FILE),
        (400, 20009, Request.LETTER, {}, Meaning.UNREACHABLE),
        (404, 10013, Request.LETTER, {}, Meaning.FINAL),
        (400, 50033, Request.DELETE_LETTER, {}, Meaning.FINAL),
        (403, 50013, Request.POST, {"files": True}, Meaning.WITHOUT_FILE),
        (403, 50013, Request.POST, {}, Meaning.SHUT_OUT),
        (400, 50083, Request.POST, {}, Meaning.WAKE),
        (404, 10008, Request.EDIT, {}, Meaning.FINAL),
        (404, 10003, Request.LOOK_UP, {}, Meaning.FINAL),
        (403, 50001, Request.LOOK_UP, {}, Meaning.SHUT_OUT),
        (404, 10062, Request.REPLY, {}, Meaning.TOO_LATE),
        (400, 30034, Request.COMMANDS, {}, Meaning.LATER),
        (403, 50001, Request.COMMANDS, {}, Meaning.SHUT_OUT),
        (429, 30046, Request.EDIT, {}, Meaning.FINAL),
    ],
)
def test_what_a_refusal_means(status: int, code: int, request_: Request, how: dict[str, bool], means: Meaning) -> None:
    assert meaning(error_of(status, code), request_, **how) is means
