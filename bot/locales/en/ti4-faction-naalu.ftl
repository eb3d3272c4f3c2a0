# The Naalu Collective.

ti4-unit-card-hybrid_crystal_fighter_1 = Hybrid Crystal Fighter I
ti4-unit-card-hybrid_crystal_fighter_1-text = Fighter: cost 1 for 2, combat 8.
ti4-tech-hybrid_crystal_fighter_2-text = Combat 7, move 2. May move without a carrier; of those beyond capacity two take one place of the fleet pool.
