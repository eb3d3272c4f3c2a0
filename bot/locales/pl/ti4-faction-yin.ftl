# Bractwo Yin.

ti4-unit-card-van_hauge = Van Hauge
ti4-unit-card-van_hauge-text = Okręt flagowy: koszt 8, walka 9 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Gdy zostaje zniszczony, giną wszystkie statki w jego układzie.
ti4-ability-indoctrination = Indoktrynacja
ti4-ability-indoctrination-text = Na początku swojej bitwy naziemnej możesz wydać 2 punkty wpływów, aby zastąpić 1 jednostkę piechoty przeciwnika na tej planecie swoją.
ti4-ability-devotion = Oddanie
ti4-ability-devotion-text = Na końcu każdej rundy swojej bitwy kosmicznej możesz zniszczyć swój krążownik lub niszczyciel w tym układzie, aby zadać 1 trafienie wybranemu statkowi przeciwnika.
ti4-tech-yin_spinner-text = Gdy twoje jednostki skorzystają ze zdolności „Produkcja”, umieść 1 jednostkę piechoty na planecie w tym układzie, którą kontrolujesz.
ti4-tech-impulse_core-text = Na początku swojej bitwy kosmicznej możesz zniszczyć swój krążownik lub niszczyciel w tym układzie, aby zadać 1 trafienie, które musi, jeśli to możliwe, przypaść statkowi innemu niż myśliwiec.
ti4-note-greyfire_mutagen-text = Gdy zostaje aktywowany układ: w tej akcji taktycznej Yin nie używa zdolności rasy ani technologii rasy. Potem oddaj tę kartę.
ti4-indoctrinated = { $other } → { $seat }: 1 jednostka piechoty ({ $planet }).
ti4-van-hauge = { $seat } traci okręt flagowy; giną wszystkie statki w układzie { $system }.
ti4-ask-sacrifice = „{ $source }”: wybierz swój statek do zniszczenia.
ti4-ask-yin-spinner = Wybierz planetę dla 1 jednostki piechoty.
