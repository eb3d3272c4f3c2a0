### Elementy gry do czytania i to, co może poprawić sędzia.
forbidden_stars-not-certain = wartość niepewna

## Rodzaje
forbidden_stars-kind-basic = Karta Walki
forbidden_stars-kind-upgrade = Karta Ulepszenia walki
forbidden_stars-kind-orbital = Karta Ulepszenia rozkazu: atak orbitalny
forbidden_stars-kind-order-upgrade = Karta Ulepszenia rozkazu
forbidden_stars-kind-tactic = Karta Wydarzenia: Taktyka
forbidden_stars-kind-scheme = Karta Wydarzenia: Plan
forbidden_stars-kind-ship = Okręt
forbidden_stars-kind-ground = Jednostka naziemna
forbidden_stars-kind-structure = Zabudowania
forbidden_stars-kind-faction = Frakcja
forbidden_stars-kind-system = System

## Wartości
forbidden_stars-fact-faction = Frakcja
forbidden_stars-fact-level = Poziom dowodzenia
forbidden_stars-fact-cost = Koszt materiałowy
forbidden_stars-fact-forge = Żetony kuźni
forbidden_stars-fact-icons = Symbole
forbidden_stars-fact-requires = Wymaga jednej z
forbidden_stars-fact-order = Rozkaz
forbidden_stars-fact-storm = Burza Osnowy
forbidden_stars-fact-combat = Wartość bojowa
forbidden_stars-fact-health = Wytrzymałość
forbidden_stars-fact-morale = Morale
forbidden_stars-fact-supply = Figurki
forbidden_stars-fact-starting = Siły początkowe
forbidden_stars-fact-world = Świat
forbidden_stars-world-values = { $world }: limit oddziałów { $capacity }, materiały { $materiel }, zasoby: { $assets }

## Poprawki
forbidden_stars-correct-play-area = Obszary gry
forbidden_stars-correct-board = Plansza
forbidden_stars-correct-materiel = Materiały
forbidden_stars-correct-collected = Zebrane żetony celów
forbidden_stars-correct-used = { $card }: karta użyta
forbidden_stars-correct-first = Pierwszy gracz
forbidden_stars-correct-storm = Burza Osnowy { $n }
forbidden_stars-correct-objective = Żeton celu: { $area }
forbidden_stars-correct-units = { $unit }: { $area }
forbidden_stars-correct-routed = { $unit }, rozbicie: { $area }
forbidden_stars-correct-structure = { $structure }: { $area }
