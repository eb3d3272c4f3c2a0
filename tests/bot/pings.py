"""Whom a request may call: people, each named in its words; a new message also one role. Never everybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

ANSWERS = (4, 7)
"""Callbacks of an interaction that say something: a new message, and another content of the old one."""


def wrong(method: str, path: str, body: Any) -> Iterator[str]:
    """What a request would call that it must not; nothing for one that says nothing."""
    message = _message(method, path.strip("/").split("/"), body)
    if message is None:
        return
    where, allowed = f"{method} {path}", message.get("allowed_mentions")
    if not isinstance(allowed, dict):
        yield f"{where}: it does not say whom it calls"
        return
    words, roles = json.dumps(message, ensure_ascii=False), allowed.get("roles") or []
    new = method == "POST" and path.strip("/").startswith("channels/")
    named = not roles or (new and len(roles) == 1 and f"<@&{roles[0]}>" in words and not allowed.get("users"))
    if allowed.get("parse") != [] or not named or allowed.get("replied_user"):
        yield f"{where}: it calls {allowed}"
    yield from (f"{where}: it calls {user} unsaid" for user in allowed.get("users", ()) if f"<@{user}>" not in words)


def _message(method: str, path: list[str], body: Any) -> dict[str, Any] | None:
    """The message that a request posts or changes, where it has words."""
    if method not in ("POST", "PATCH") or not isinstance(body, dict):
        return None
    if path[-1] == "callback":
        data = body.get("data")
        return data if body.get("type") in ANSWERS and isinstance(data, dict) and _speaks(data) else None
    posts = "messages" in path or path[0] == "webhooks"
    return body if posts and "crosspost" not in path and _speaks(body) else None


def _speaks(message: dict[str, Any]) -> bool:
    return any(message.get(part) for part in ("content", "components", "embeds"))
