# Widma z Creussa.

ti4-ability-creuss_gate = Brama Creussa
ti4-ability-creuss_gate-text = Twój układ macierzysty leży poza planszą. Jego miejsce na planszy zajmuje Brama Creussa, połączona z nim tunelami delta; sama Brama nie jest układem macierzystym.
ti4-ability-quantum_entanglement = Stan splątany
ti4-ability-quantum_entanglement-text = Dla ciebie wszystkie układy z tunelami alfa lub beta sąsiadują ze sobą. Nic nie może temu zapobiec.
ti4-ability-slipstream = Strumień nadprzestrzenny
ti4-ability-slipstream-text = W akcji taktycznej twoje statki, które zaczynają ruch w twoim układzie macierzystym albo przy tunelu alfa lub beta, mają ruch większy o 1.
ti4-unit-card-hil_colish = Hil Colish
ti4-unit-card-hil_colish-text = Okręt flagowy: koszt 8, walka 5, ruch 1, ładowność 3. Wytrzymałość. W jego układzie jest tunel delta. Może poruszyć się przed twoimi pozostałymi statkami albo po nich.
ti4-tech-wormhole_generator-text = Na początku fazy statusu umieść lub przenieś żeton tunelu Creussa: do układu z twoją planetą albo do układu, który nie jest macierzysty i w którym nie ma cudzych statków.
ti4-tech-dimensional_splicer-text = Na początku bitwy kosmicznej, w której twoje statki walczą przy tunelu, możesz zadać 1 trafienie wybranemu statkowi przeciwnika.
ti4-note-creuss_iff-text = Na początku swojej tury: umieść lub przenieś żeton tunelu Creussa do układu z twoją planetą albo do układu, który nie jest macierzysty i w którym nie ma cudzych statków. Potem oddaj tę kartę.
ti4-ask-wormhole-token = Wybierz żeton tunelu Creussa.
ti4-ask-wormhole-system = Wybierz układ dla żetonu: { $wormhole }.
ti4-wormhole-lies = { $wormhole }, teraz w układzie: { $system }
ti4-wormhole-placed = { $seat } umieszcza żeton tunelu Creussa: { $wormhole } ({ $system }).
