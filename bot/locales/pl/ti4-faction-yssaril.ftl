# Plemiona Yssarilów.

ti4-ability-stall_tactics = Gra na zwłokę
ti4-ability-stall_tactics-text = Akcja: odrzuć kartę akcji.
ti4-ability-scheming = Knowania
ti4-ability-scheming-text = Zawsze gdy dobierasz karty akcji, dobierasz o 1 więcej, a potem odrzucasz 1 kartę z ręki.
ti4-ability-crafty = Przebiegłość
ti4-ability-crafty-text = Możesz mieć na ręce dowolną liczbę kart akcji. Nic nie może temu zapobiec.
ti4-unit-card-y_sia_y_ssrila = Y’sia Y’ssrila
ti4-unit-card-y_sia_y_ssrila-text = Okręt flagowy: koszt 8, walka 5 (2 kości), ruch 2, ładowność 3. Wytrzymałość. Może przelatywać przez układy z cudzymi statkami.
ti4-tech-transparasteel_plating-text = Podczas twoich tur w fazie akcji gracze, którzy spasowali, nie mogą zagrywać kart akcji.
ti4-tech-mageon_implants-text = Akcja: wyczerp tę kartę, aby obejrzeć karty akcji innego gracza i zabrać jedną z nich.
ti4-note-spy_net-text = Na początku swojej tury: obejrzyj karty akcji gracza Yssaril i zabierz jedną z nich. Potem oddaj tę kartę.
ti4-seen-card-taken = { $victim } → { $seat }: wybrana karta akcji.
ti4-looks-at-hand = { $seat } ogląda karty akcji na ręce ({ $victim }).
ti4-hand-seen = { $victim } ma na ręce:
  { $cards }
ti4-ask-take-card = Wybierz kartę akcji, którą zabierasz ({ $victim }).
