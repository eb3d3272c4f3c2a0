# The Arborec.

ti4-unit-card-letani_warrior_1 = Letani Warrior I
ti4-unit-card-letani_warrior_1-text = Infantry: cost 1 for 2, combat 8. Production 1.
