# Arborekowie.

ti4-unit-card-letani_warrior_1 = Wojownik Letani I
ti4-unit-card-letani_warrior_1-text = Piechota: 2 za 1 zasób, walka 8. Produkcja 1.
ti4-unit-card-duha_menaimon = Duha Menaimon
ti4-unit-card-duha_menaimon-text = Okręt flagowy: koszt 8, walka 7 (2 kości), ruch 1, ładowność 5. Wytrzymałość. Gdy aktywujesz jego układ, możesz wyprodukować w nim do 5 jednostek.
ti4-ability-mitosis = Mitoza
ti4-ability-mitosis-text = Twoje stocznie kosmiczne nie mogą produkować piechoty. Na początku fazy statusu umieść 1 jednostkę piechoty na planecie, którą kontrolujesz.
ti4-tech-bioplasmosis-text = Na końcu fazy statusu możesz przenieść dowolną liczbę jednostek piechoty ze swoich planet na inne swoje planety w tych samych lub sąsiednich układach.
ti4-note-stymie-text = Akcja: połóż tę kartę odkrytą przed sobą. Arborekowie nie mogą produkować jednostek w układach z twoimi jednostkami, poza macierzystymi, ani obok nich. Oddaj tę kartę, gdy aktywujesz układ z jednostkami Arboreków.
ti4-ask-mitosis = „{ ti4-ability-mitosis }”: wybierz planetę dla 1 jednostki piechoty.
ti4-ask-bioplasmosis-from = Wybierz planetę, z której rusza piechota (wszystko rusza razem, gdy skończysz).
ti4-ask-bioplasmosis-to = Wybierz cel piechoty z planety { $planet }.
ti4-bioplasmosis-done = Gotowe
ti4-bioplasmosis-moved = { $seat } przenosi piechotę ({ $n }): { $origin } → { $planet }.
