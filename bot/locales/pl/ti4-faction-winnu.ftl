# Winnu.

ti4-unit-card-salai_sai_corian = Salai Sai Corian
ti4-unit-card-salai_sai_corian-text = Okręt flagowy: koszt 8, walka 7, ruch 1, ładowność 3. Wytrzymałość. Rzuca jedną kością za każdy statek przeciwnika w jego układzie inny niż myśliwiec.
ti4-ability-blood_ties = Więzy krwi
ti4-ability-blood_ties-text = Usuwając żeton namiestników z Mecatol Rex, nie wydajesz wpływów; nadal musisz tam wylądować.
ti4-ability-reclamation = Odzyskanie dziedzictwa
ti4-ability-reclamation-text = Po akcji taktycznej, w której obejmujesz kontrolę nad Mecatol Rex: możesz umieścić tam jednostkę PSD i stocznię kosmiczną.
ti4-tech-lazax_gate_folding-text = W twoich akcjach taktycznych w układzie Mecatol Rex są tunele alfa i beta, dopóki nie kontrolujesz Mecatol Rex. Akcja: wyczerp tę kartę, aby umieścić 1 jednostkę piechoty na Mecatol Rex, jeśli kontrolujesz tę planetę.
ti4-tech-hegemonic_trade_policy-text = Gdy twoje jednostki produkują: wyczerp tę kartę; zasoby i wpływy planety, którą kontrolujesz, zamieniają się miejscami do końca twojej tury.
ti4-note-acquiescence-text = Na końcu fazy strategii: wymień jedną ze swoich kart strategii na kartę gracza Winnu; wybierasz obie. Potem oddaj tę kartę.
ti4-values-swapped = Zasoby i wpływy planety { $planet } zamieniają się miejscami.
