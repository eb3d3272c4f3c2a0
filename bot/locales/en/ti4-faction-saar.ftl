# The Clan of Saar.

ti4-unit-card-floating_factory_1 = Floating Factory I
ti4-unit-card-floating_factory_1-text = Space dock: stands in space and moves like a ship, move 1, capacity 4. Production 5. Destroyed when blockaded.
ti4-unit-card-son_of_ragh = Son of Ragh
ti4-unit-card-son_of_ragh-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 3. Sustain Damage, Anti-Fighter Barrage 6 with 4 dice.
