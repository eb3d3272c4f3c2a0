# Baronia Letnev.

ti4-ability-munitions_reserves = Rezerwy amunicji
ti4-ability-munitions_reserves-text = Na początku rundy bitwy kosmicznej: wydaj 2 dobra, aby w tej rundzie przerzucać dowolne swoje kości.
ti4-ability-armada = Armada
ti4-ability-armada-text = W twoich układach może być o 2 statki inne niż myśliwce więcej, niż masz żetonów w puli floty.
ti4-unit-card-arc_secundus = Arc Secundus
ti4-unit-card-arc_secundus-text = Okręt flagowy: koszt 8, walka 5 (2 kości), ruch 1, ładowność 3. Wytrzymałość, Bombardowanie 5 (3 kości). Jednostki innych graczy w jego układzie nie mają Tarczy planetarnej. Na początku każdej rundy jego bitew kosmicznych zostaje naprawiony.
ti4-tech-l4_disruptors-text = Podczas inwazji inni gracze nie mogą używać dział kosmicznych przeciw twoim jednostkom.
ti4-tech-non_euclidean_shielding-text = Każde użycie Wytrzymałości przez twoje jednostki anuluje 2 trafienia zamiast 1.
ti4-note-war_funding-text = Na początku rundy bitwy kosmicznej: Letnev traci 2 dobra, a ty możesz w tej rundzie przerzucać dowolne swoje kości. Potem oddaj tę kartę.
ti4-loses-goods = { $seat } traci { $n ->
    [one] { $n } dobro
    [few] { $n } dobra
   *[many] { $n } dóbr
  }.
