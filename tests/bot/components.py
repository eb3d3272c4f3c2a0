"""What is said of a component."""

from __future__ import annotations

from engine.component import Component
from engine.text import Param


def said(component: Component) -> list[Param]:
    """All of it: what it is, what it is called and does, its figures, and what to do with it."""
    texts: list[Param | None] = [component.kind, component.name, component.text]
    texts += [part for fact in component.facts for part in (fact.name, fact.value)]
    return [text for text in [*texts, *component.guide] if text is not None]
