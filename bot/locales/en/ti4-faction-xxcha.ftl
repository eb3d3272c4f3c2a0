# The Xxcha Kingdom.

ti4-unit-card-loncara_ssodu = Loncara Ssodu
ti4-unit-card-loncara_ssodu-text = Flagship: cost 8, combat 7 with 2 dice, move 1, capacity 3. Sustain Damage. Space Cannon 5 with 3 dice, also at ships in adjacent systems.
