"""What the bot sends, against Discord's own description of its API.

`data/discord.json` holds the schemas of those requests only. `python -m tests.bot.openapi FILE` makes it anew from a
newer https://github.com/discord/discord-api-spec/blob/main/specs/openapi.json.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.exceptions import best_match

DATA = Path(__file__).parent / "data" / "discord.json"
REQUESTS = {
    ("PUT", "applications/:id/commands"): "/applications/{application_id}/commands",
    ("PUT", "applications/:id/guilds/:id/commands"): "/applications/{application_id}/guilds/{guild_id}/commands",
    ("POST", "channels/:id/messages"): "/channels/{channel_id}/messages",
    ("PATCH", "channels/:id/messages/:id"): "/channels/{channel_id}/messages/{message_id}",
    ("POST", "interactions/:id/:id/callback"): "/interactions/{interaction_id}/{interaction_token}/callback",
    ("POST", "webhooks/:id/:id"): "/webhooks/{webhook_id}/{webhook_token}",
    ("PATCH", "webhooks/:id/:id/messages/@original"): "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
    ("PATCH", "webhooks/:id/:id/messages/:id"): "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    ("POST", "users/@me/channels"): "/users/@me/channels",
    ("POST", "applications/:id/emojis"): "/applications/{application_id}/emojis",
}
"""The requests with a body that the bot makes, as the loopback Discord names them, and their paths in the document."""
BODILESS = ("GET", "DELETE")
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}
"""Discord takes ids as numbers too ("Snowflakes" in its reference), and discord.py sends some so."""
NOISE = ("description", "title", "x-discord-union", "format")


def wrong(method: str, path: str, body: object) -> list[str]:
    """What is wrong with a request; nothing for one that Discord would take."""
    if method in BODILESS:
        return []
    found = validator(method, path).iter_errors(body)
    return [f"{method} {path} {error.json_path}: {_deepest(error)[:300]}" for error in found]


def _deepest(error: ValidationError) -> str:
    """Why none of several schemas fits: what is wrong by the one that fits best."""
    inner = best_match(error.context) if error.context else None
    return _deepest(inner) if inner is not None else f"{error.json_path}: {error.message}"


@cache
def validator(method: str, path: str) -> Draft202012Validator:
    """Judges the body of a request. Raises KeyError for a request that the document is not asked about."""
    document = json.loads(DATA.read_text(encoding="utf-8"))
    schemas = document["components"]["schemas"]
    schemas["SnowflakeType"] = SNOWFLAKE
    request = {**document["requests"][f"{method} {path}"], "components": document["components"]}
    return Draft202012Validator(_told_apart(request, schemas))


def _told_apart(part: Any, schemas: dict[str, Any]) -> Any:
    """The same schema; where one of several fits by its `type` alone, only that one is looked at."""
    if isinstance(part, list):
        return [_told_apart(inner, schemas) for inner in part]
    if not isinstance(part, dict):
        return part
    kept = {key: _told_apart(value, schemas) for key, value in part.items()}
    types = [_type_of(one, schemas) for one in kept["oneOf"]] if isinstance(kept.get("oneOf"), list) else []
    if len(set(types) - {None}) < max(2, len(types)):
        return kept
    fits = [{"properties": {"type": {"const": type}}} for type in types]
    each = [{"if": fit, "then": one} for fit, one in zip(fits, kept.pop("oneOf"), strict=True)]
    known = {"type": "object", "properties": {"type": {"enum": types}}, "required": ["type"]}
    return kept | {"allOf": [*kept.get("allOf", ()), {"if": known, "then": {"allOf": each}, "else": known}]}


def _type_of(schema: dict[str, Any], schemas: dict[str, Any]) -> Any:
    """The only `type` that a named schema takes; None where it has no such."""
    named = schemas.get(str(schema.get("$ref")).rsplit("/", 1)[-1], {})
    only = named.get("properties", {}).get("type", {}).get("enum", []) if "type" in named.get("required", ()) else []
    return only[0] if len(only) == 1 else None


# --- making the file -------------------------------------------------------------------------------------------------


def trimmed(document: dict[str, Any]) -> dict[str, Any]:
    """The requests of the bot, and every schema that they need."""
    requests = {f"{method} {path}": _body(document, method, inside) for (method, path), inside in REQUESTS.items()}
    needed, todo = dict[str, Any](), sorted(_named(requests))
    while todo:
        name = todo.pop()
        if name not in needed:
            needed[name] = _quiet(document["components"]["schemas"][name])
            todo += sorted(_named(needed[name]))
    return {
        "version": document["info"]["version"],
        "requests": _quiet(requests),
        "components": {"schemas": dict(sorted(needed.items()))},
    }


def _body(document: dict[str, Any], method: str, path: str) -> dict[str, Any]:
    content = document["paths"][path][method.lower()]["requestBody"]["content"]
    schema: dict[str, Any] = content["application/json"]["schema"]
    return schema


def _named(part: object) -> Iterator[str]:
    """The schemas that a part refers to."""
    if isinstance(part, dict):
        if isinstance(reference := part.get("$ref"), str):
            yield reference.rsplit("/", 1)[-1]
        part = list(part.values())
    for inner in part if isinstance(part, list) else ():
        yield from _named(inner)


def _quiet(part: Any, names: bool = False) -> Any:
    """Without words for people. `names`: the keys are names of fields."""
    if isinstance(part, dict):
        kept = part if names else {key: value for key, value in part.items() if key not in NOISE}
        return {key: _quiet(value, key == "properties" and not names) for key, value in kept.items()}
    return [_quiet(inner) for inner in part] if isinstance(part, list) else part


if __name__ == "__main__":
    made = trimmed(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    DATA.write_text(json.dumps(made, separators=(",", ":")) + "\n", encoding="utf-8")
