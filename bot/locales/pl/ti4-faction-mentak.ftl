# Koalicja Mentak.

ti4-ability-ambush = Zasadzka
ti4-ability-ambush-text = Na początku swojej bitwy kosmicznej możesz rzucić po 1 kości za 1 lub 2 swoje krążowniki lub niszczyciele w tym układzie. Każdy wynik równy wartości walki lub wyższy, bez modyfikatorów, to trafienie; trafienia przydziela twój przeciwnik.
ti4-ability-pillage = Grabież
ti4-ability-pillage-text = Gdy sąsiad otrzyma dobra albo zakończy transakcję i ma co najmniej 3 dobra, możesz zabrać mu 1 dobro albo 1 towar.
ti4-unit-card-fourth_moon = Czwarty Księżyc
ti4-unit-card-fourth_moon-text = Okręt flagowy: koszt 8, walka 7 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Cudze statki w jego układzie nie mogą używać zdolności „Wytrzymałość”.
ti4-tech-mirror_computing-text = Każde dobro, które wydajesz, liczy się jako 2 zasoby albo 2 punkty wpływów.
ti4-tech-salvage_operations-text = Po bitwie kosmicznej, którą wygrywasz lub przegrywasz, otrzymujesz 1 dobro. Po wygranej możesz też zbudować tam 1 statek typu zniszczonego w tej bitwie; trzeba za niego zapłacić.
ti4-note-promise_of_protection-text = Akcja: połóż tę kartę odkrytą przed sobą. Dopóki tam leży, Mentak nie może użyć przeciw tobie zdolności „Grabież”. Karta wraca, gdy aktywujesz układ z jednostkami gracza Mentak.
ti4-fourth-moon = Czwarty Księżyc ({ $seat }): cudze statki nie mogą używać zdolności „Wytrzymałość”.
ti4-ask-ambush = Wybierz 1 lub 2 statki do zasadzki.
ti4-ask-pillage = Wybierz, co zabierasz ({ $victim }).
ti4-pillage-trade-good = 1 dobro
ti4-pillage-commodity = 1 towar
ti4-pillaged = { $victim } → { $seat }: 1 dobro.
ti4-ask-salvage = Wybierz statek do zbudowania ({ $system }).
ti4-salvage-none = Bez statku
