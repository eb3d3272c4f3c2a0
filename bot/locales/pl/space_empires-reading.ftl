### Space Empires: własne karty, elementy gry do czytania i to, co może poprawić arbiter.

## Karta Produkcji
space_empires-section-sheet = Twoja Karta Produkcji
space_empires-section-technology = Twoja technologia
space_empires-section-groups = Twoje grupy
space_empires-section-seen = Żetony, które znasz tylko ty
space_empires-held-sheet = Karta Produkcji
space_empires-held-technology = Technologia
space_empires-held-groups = Grupy
space_empires-held-seen = Żetony obejrzane w tajemnicy
space_empires-sheet-now = Masz { $cp }. Przy obecnym stanie planszy następna Faza Ekonomiczna przyniesie { $income } i pobierze { $maintenance } utrzymania.
space_empires-sheet-of = Karta rundy { $round }
space_empires-sheet-carried = Przeniesione: { $cp }
space_empires-sheet-colonies = Kolonie: +{ $cp }
space_empires-sheet-minerals = Minerały: +{ $cp }
space_empires-sheet-pipelines = Szlaki handlowe: +{ $cp }
space_empires-sheet-reward = Nagroda za wyeliminowanego gracza: +{ $cp }
space_empires-sheet-maintenance = Utrzymanie: −{ $cp }
space_empires-sheet-unpaid = Należne utrzymanie: { $due }; nigdy nie zabiera więcej niż dochód
space_empires-sheet-bid = Stawka: −{ $cp }
space_empires-sheet-research = Technologia: −{ $cp }
space_empires-sheet-units = Jednostki: −{ $cp }
space_empires-sheet-left = Na następną fazę: { $cp }
space_empires-sheet-wreck = Wrak kosmiczny: { $technology }{ $lost ->
    [0] , jeden poziom
   *[other] , brak dalszego poziomu
  }
space_empires-sheet-level = Nowe: { $level } ({ $cost })
space_empires-sheet-grant = Granty, { $technology }: kostki { $rolls }
space_empires-sheet-bought = Kupione: { $units } ({ $cost }), { $hex }
space_empires-sheet-scuttled = Złomowane: { $units }
space_empires-own-technology = { $level }; następny poziom { $cost }{ $points ->
    [0] {""}
   *[other] , zebrane punkty: { $points }
  }
space_empires-own-technology-last = { $level }, najwyższy
space_empires-own-group = { $group }, { $hex }: { $levels }
space_empires-own-single = { $group }, { $hex }
space_empires-own-looked = { $hex }: { $marker }
space_empires-own-free = Wolne żetony: { $counters }
space_empires-free-counters = { $unit } { $n }

## Rodzaje i liczby
space_empires-kind-unit = Jednostka
space_empires-kind-technology = Technologia
space_empires-kind-marker = Żeton systemowy
space_empires-kind-alien = Statek obcych
space_empires-fact-uncertain = liczba niepewna
space_empires-fact-cost = Koszt
space_empires-fact-class = Klasa
space_empires-fact-attack = Siła Ataku
space_empires-fact-defense = Siła Obrony
space_empires-fact-at-level = Na poziomie { $n }
space_empires-strength = atak { $attack }, obrona { $defense }
space_empires-fact-hull = Rozmiar Pancerza
space_empires-fact-maintenance = Utrzymanie
space_empires-fact-requires = Wymaga
space_empires-fact-counters = Żetony
space_empires-fact-in-deep-space = W głębokiej przestrzeni
space_empires-fact-in-home-system = W każdym systemie domowym

## Poprawki
space_empires-correct-sheet = Karty Produkcji
space_empires-correct-groups = Żetony
space_empires-correct-colonies = Kolonie
space_empires-correct-points = Punkty kolonii
space_empires-correct-group = { $group }: { $hex }
