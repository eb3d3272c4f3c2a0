"""What goes to people who have no seat: word of the end for those who watch, and the way into a private thread."""

from __future__ import annotations

from bot.live.values import Live
from bot.store import Post
from engine.text import T, Text, to_json


def farewell(live: Live, what: Text) -> list[Post]:
    """What happens around the table when the game ends: those who watch are told so in private, buttons go."""
    game = Text(f"choice-{live.game.name}")
    text = T("bot-watched-over", game=game, channel=f"<#{live.game.channel}>", what=what)
    return [Post("watchers", {"text": to_json(text)}), Post("lobby", {})]


def let_in(live: Live, user: int) -> list[Post]:
    """Opens a private thread for a person; nothing where the table stands elsewhere."""
    return [Post("guest", {"user": user})] if live.game.settings.thread == "private" else []
