# Arborekowie.

ti4-unit-card-letani_warrior_1 = Wojownik Letani I
ti4-unit-card-letani_warrior_1-text = Piechota: koszt 1 za 2, walka 8. Produkcja 1.
