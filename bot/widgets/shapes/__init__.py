"""The shapes of answers, as prompts show them: see `face`."""

from bot.widgets.shapes import amount, arrange, form, free_text, pick_one, pick_some, spread
from bot.widgets.shapes.face import AnyFace, Face, Offered, Part, face_of

__all__ = [
    "AnyFace",
    "Face",
    "Offered",
    "Part",
    "amount",
    "arrange",
    "face_of",
    "form",
    "free_text",
    "pick_one",
    "pick_some",
    "spread",
]
