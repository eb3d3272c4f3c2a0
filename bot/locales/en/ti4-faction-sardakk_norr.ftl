# Sardakk N'orr.

ti4-unit-card-exotrireme_1 = Exotrireme I
ti4-unit-card-exotrireme_1-text = Dreadnought: cost 4, combat 5, move 1, capacity 1. Sustain Damage, Bombardment 4 with 2 dice.
