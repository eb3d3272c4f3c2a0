"""Strategy cards, action cards, objectives and agendas, to be read."""

from __future__ import annotations

from collections.abc import Iterator

from engine.component import Component, Fact
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.components import ACTION_CARDS, AGENDAS, OBJECTIVES, STRATEGY_CARDS, ActionCard, Agenda, Objective

SECRET_STAGE = 0


def strategies() -> Iterator[Component]:
    """By initiative, with primary and secondary ability."""
    for card in STRATEGY_CARDS.values():
        name = words.strategy(card.id)
        facts = (Fact(T("ti4-fact-initiative"), card.initiative),)
        yield Component(
            f"strategy:{card.id}", T("ti4-kind-strategy"), name, words.effect(name), facts, f"strategy-{card.id}"
        )


def actions() -> Iterator[Component]:
    """By name."""
    for card in ACTION_CARDS.values():
        name = words.card(card.id)
        yield Component(f"card:{card.id}", T("ti4-kind-card"), name, words.effect(name), _of_action(card), "card")


def _of_action(card: ActionCard) -> tuple[Fact, ...]:
    """When it is played, and how many there are."""
    when = T("ti4-fact-as-action") if card.action else Text(f"ti4-fact-in-{card.phase}")
    return Fact(T("ti4-fact-when"), when), Fact(T("ti4-fact-copies"), card.copies)


def objectives() -> Iterator[Component]:
    """Stage I, stage II, then secret ones."""
    for objective in sorted(OBJECTIVES.values(), key=lambda one: (one.stage == SECRET_STAGE, one.stage)):
        name = words.objective(objective.id)
        kind = Text(f"ti4-kind-objective-{objective.stage}")
        facts = _of_objective(objective)
        yield Component(
            f"objective:{objective.id}", kind, name, words.effect(name), facts, f"objective-{objective.stage}"
        )


def _of_objective(objective: Objective) -> tuple[Fact, ...]:
    phase = Text(f"ti4-fact-in-{objective.phase}")
    return Fact(T("ti4-fact-points"), objective.points), Fact(T("ti4-fact-scored"), phase)


def agendas() -> Iterator[Component]:
    """Laws and directives by name."""
    for agenda in AGENDAS.values():
        name = words.agenda(agenda.id)
        kind = Text(f"ti4-kind-{agenda.type}")
        yield Component(f"agenda:{agenda.id}", kind, name, words.effect(name), _of_agenda(agenda), agenda.type)


def _of_agenda(agenda: Agenda) -> tuple[Fact, ...]:
    """What is voted on."""
    return (Fact(T("ti4-fact-vote"), Text(f"ti4-fact-elect-{agenda.elect or 'side'}")),)
