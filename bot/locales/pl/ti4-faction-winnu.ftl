# Winnu.

ti4-unit-card-salai_sai_corian = Salai Sai Corian
ti4-unit-card-salai_sai_corian-text = Okręt flagowy: koszt 8, walka 7, ruch 1, ładowność 3. Wytrzymałość. Rzuca jedną kością za każdy statek przeciwnika w jego układzie inny niż myśliwiec.
