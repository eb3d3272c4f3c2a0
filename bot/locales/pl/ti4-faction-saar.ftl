# Klan Saar.

ti4-unit-card-floating_factory_1 = Latająca fabryka I
ti4-unit-card-floating_factory_1-text = Stocznia kosmiczna: stoi w przestrzeni i porusza się jak statek, ruch 1, ładowność 4. Produkcja 5. Blokada ją niszczy.
ti4-unit-card-son_of_ragh = Syn Ragha
ti4-unit-card-son_of_ragh-text = Okręt flagowy: koszt 8, walka 5 (2 kości), ruch 1, ładowność 3. Wytrzymałość, Ostrzał przeciwmyśliwski 6 (4 kości).
