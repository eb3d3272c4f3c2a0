# Arborekowie.

ti4-unit-card-letani_warrior_1 = Wojownik Letani I
ti4-unit-card-letani_warrior_1-text = Piechota: koszt 1 za 2, walka 8. Produkcja 1.
ti4-unit-card-duha_menaimon = Duha Menaimon
ti4-unit-card-duha_menaimon-text = Okręt flagowy: koszt 8, walka 7 (2 kości), ruch 1, ładowność 5. Wytrzymałość. Gdy aktywujesz jego układ, możesz wyprodukować w nim do 5 jednostek.
ti4-ability-mitosis = Mitoza
ti4-ability-mitosis-text = Twoje stocznie nie mogą produkować piechoty. Na początku fazy statusu umieść 1 jednostkę piechoty na planecie, którą kontrolujesz.
ti4-tech-bioplasmosis-text = Na końcu fazy statusu możesz przenieść dowolną liczbę jednostek piechoty ze swoich planet na inne swoje planety w tych samych lub sąsiednich układach.
ti4-note-stymie-text = Akcja: połóż tę kartę odkrytą przed sobą. Arborekowie nie mogą produkować jednostek w układach z twoimi jednostkami, poza macierzystymi, ani obok nich. Oddaj tę kartę, gdy aktywujesz układ z jednostkami Arboreków.
ti4-ask-mitosis = { $seat }: „{ ti4-ability-mitosis }”. Wybierz planetę dla 1 nowej jednostki piechoty.
ti4-ask-bioplasmosis-from = { $seat }: wybierz planetę, z której rusza piechota. Wszystko rusza razem, gdy skończysz.
ti4-ask-bioplasmosis-to = { $seat }: dokąd idzie piechota z tej planety? { $planet }
ti4-bioplasmosis-done = To wszystko
ti4-bioplasmosis-moved = { $seat } przenosi jednostki piechoty ({ $n }): { $origin } → { $planet }.
