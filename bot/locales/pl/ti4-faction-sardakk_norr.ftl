# Sardakk N’orr.

ti4-unit-card-exotrireme_1 = Egzotrirema I
ti4-unit-card-exotrireme_1-text = Pancernik: koszt 4, walka 5, ruch 1, ładowność 1. Wytrzymałość, Bombardowanie 4 (2 kości).
ti4-ability-unrelenting = Nieustępliwość
ti4-ability-unrelenting-text = Każdy twój rzut bitwy ma +1, w kosmosie i na planetach. Rzuty zdolności jednostek go nie mają.
ti4-unit-card-c_morran_norr = C’Morran N’orr
ti4-unit-card-c_morran_norr-text = Okręt flagowy: koszt 8, walka 6 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Twoje pozostałe statki w jego układzie mają +1 do rzutów bitwy.
ti4-tech-valkyrie_particle_weave-text = W każdej rundzie bitwy naziemnej, w której twój przeciwnik zada trafienie, zadajesz o 1 trafienie więcej.
ti4-tech-exotrireme_2-text = Pancernik: koszt 4, walka 5, ruch 2, ładowność 1. Wytrzymałość, Bombardowanie 4 (2 kości); odporny na „Bezpośrednie trafienie”. Na koniec rundy bitwy kosmicznej możesz go zniszczyć, a wraz z nim do 2 statków przeciwnika w tym układzie.
ti4-note-tekklar_legion-text = Na początku swojej bitwy naziemnej: twoje jednostki mają w niej +1 do rzutów bitwy; jeśli twoim przeciwnikiem jest Sardakk N’orr, jego jednostki mają −1. Potem oddaj tę kartę.
ti4-ask-ram-with = Wybierz egzotriremę do poświęcenia.
ti4-ask-ram = Wybierz do zniszczenia najwyżej { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
} ({ $other }).
ti4-ask-ram-again = Czy poświęcasz kolejną egzotriremę?
