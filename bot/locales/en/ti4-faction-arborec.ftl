# The Arborec.

ti4-unit-card-letani_warrior_1 = Letani Warrior I
ti4-unit-card-letani_warrior_1-text = Infantry: cost 1 for 2, combat 8. Production 1.
ti4-unit-card-duha_menaimon = Duha Menaimon
ti4-unit-card-duha_menaimon-text = Flagship: cost 8, combat 7 with 2 dice, move 1, capacity 5. Sustain Damage. When you activate its system, you may produce up to 5 units there.
ti4-ability-mitosis = Mitosis
ti4-ability-mitosis-text = Your space docks cannot produce infantry. At the start of the status phase, place 1 infantry on a planet you control.
ti4-tech-bioplasmosis-text = At the end of the status phase, you may move any number of infantry from planets you control to other planets you control in the same or adjacent systems.
ti4-note-stymie-text = Action: place this faceup in your play area. The Arborec cannot produce units in or adjacent to non-home systems that contain your units. Return this card when you activate a system that contains Arborec units.
ti4-ask-mitosis = { ti4-ability-mitosis }: choose a planet for 1 new infantry.
ti4-ask-bioplasmosis-from = Choose a planet whose infantry moves. All moves happen when you are done.
ti4-ask-bioplasmosis-to = Choose where infantry from { $planet } goes.
ti4-bioplasmosis-done = Done moving
ti4-bioplasmosis-moved = { $seat } moves { $n } infantry: { $origin } → { $planet }.
