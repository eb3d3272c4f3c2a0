# Koalicja Mentak.

ti4-ability-ambush = Zasadzka
ti4-ability-ambush-text = Na początku swojej bitwy kosmicznej możesz rzucić po 1 kości za 1 lub 2 swoje krążowniki lub niszczyciele w tym układzie. Każdy wynik równy wartości walki lub wyższy, bez modyfikatorów, to trafienie; trafienia przydziela twój przeciwnik.
ti4-ability-pillage = Grabież
ti4-ability-pillage-text = Gdy sąsiad otrzyma dobra handlowe albo zakończy transakcję i ma co najmniej 3 dobra, możesz zabrać mu 1 dobro albo 1 towar.
ti4-unit-card-fourth_moon = Czwarty Księżyc
ti4-unit-card-fourth_moon-text = Okręt flagowy: koszt 8, walka 7 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Cudze statki w jego układzie nie mogą korzystać ze zdolności „Wytrzymałość”.
ti4-tech-mirror_computing-text = Każde dobro, które wydajesz, liczy się jako 2 zasoby albo 2 wpływy.
ti4-tech-salvage_operations-text = Po bitwie kosmicznej, którą wygrywasz lub przegrywasz, otrzymujesz 1 dobro. Po wygranej możesz też zbudować tam 1 statek typu zniszczonego w tej bitwie; trzeba za niego zapłacić.
ti4-note-promise_of_protection-text = Akcja: połóż tę kartę odkrytą przed sobą. Dopóki tam leży, Mentak nie może użyć przeciw tobie zdolności „Grabież”. Karta wraca, gdy aktywujesz układ z jednostkami rasy Mentak.
ti4-fourth-moon = W bitwie uczestniczy Czwarty Księżyc ({ $seat }): statki innych graczy nie mogą korzystać ze zdolności „Wytrzymałość”.
ti4-ask-ambush = { $seat }: wybierz 1 lub 2 statki do zasadzki.
ti4-ask-pillage = { $seat }: co zabierasz? Ograbiany gracz: { $victim }.
ti4-pillage-trade-good = 1 dobro
ti4-pillage-commodity = 1 towar
ti4-pillaged = { $seat } zabiera 1 dobro. Traci je: { $victim }.
ti4-ask-salvage = { $seat }: wybierz statek do zbudowania w układzie: { $system }.
ti4-salvage-none = Bez statku
