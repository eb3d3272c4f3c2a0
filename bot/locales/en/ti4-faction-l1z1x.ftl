# The L1Z1X Mindnet.

ti4-unit-card-super_dreadnought_1 = Super-Dreadnought I
ti4-unit-card-super_dreadnought_1-text = Dreadnought: cost 4, combat 5, move 1, capacity 2. Sustain Damage, Bombardment 5.
