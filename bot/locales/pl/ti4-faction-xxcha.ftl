# Królestwo Xxcha.

ti4-unit-card-loncara_ssodu = Loncara Ssodu
ti4-unit-card-loncara_ssodu-text = Okręt flagowy: koszt 8, walka 7 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Działo kosmiczne 5 (3 kości), także przeciw statkom w sąsiednich układach.
