# The Winnu.

ti4-unit-card-salai_sai_corian = Salai Sai Corian
ti4-unit-card-salai_sai_corian-text = Flagship: cost 8, combat 7, move 1, capacity 3. Sustain Damage. It rolls one die for each non-fighter ship of the opponent in its system.
