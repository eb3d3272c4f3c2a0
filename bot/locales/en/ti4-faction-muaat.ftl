# The Embers of Muaat.

ti4-unit-card-prototype_war_sun_1 = Prototype War Sun I
ti4-unit-card-prototype_war_sun_1-text = War sun: cost 12, combat 3 with 3 dice, move 1, capacity 6. Sustain Damage, Bombardment 3 with 3 dice; planets in its system lose Planetary Shield.
