# Federacja Sol.

ti4-unit-card-spec_ops_1 = Oddział specjalny I
ti4-unit-card-spec_ops_1-text = Piechota: 2 za 1 zasób, walka 7.
ti4-unit-card-advanced_carrier_1 = Zaawansowany transportowiec I
ti4-unit-card-advanced_carrier_1-text = Transportowiec: koszt 3, walka 9, ruch 1, ładowność 6.
ti4-unit-card-genesis = Genesis
ti4-unit-card-genesis-text = Okręt flagowy: koszt 8, walka 5 (2 kości), ruch 1, ładowność 12. Wytrzymałość. Na końcu fazy statusu dołącza do niego w przestrzeni 1 jednostka piechoty.
ti4-ability-orbital_drop = Zrzut orbitalny
ti4-ability-orbital_drop-text = Akcja: wydaj żeton z puli strategii, aby umieścić 2 jednostki piechoty na planecie, którą kontrolujesz.
ti4-ability-versatile = Wszechstronność
ti4-ability-versatile-text = W fazie statusu otrzymujesz 1 dodatkowy żeton dowodzenia.
ti4-note-military_support-text = Na początku tury gracza Sol: traci on żeton z puli strategii, jeśli go ma, a ty możesz umieścić 2 jednostki piechoty na planecie, którą kontrolujesz. Potem oddaj tę kartę.
ti4-ask-military-support = Wybierz planetę dla 2 jednostek piechoty.
ti4-military-support-none = Bez piechoty
