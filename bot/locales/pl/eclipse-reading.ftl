### Eclipse: komponenty do czytania. Czym są i jak nazywają się ich liczby.

## Rodzaje
eclipse-kind-tech-military = Technologia militarna
eclipse-kind-tech-grid = Technologia sieci
eclipse-kind-tech-nano = Nanotechnologia
eclipse-kind-part-cannon = Część statku: działo
eclipse-kind-part-missile = Część statku: rakieta
eclipse-kind-part-hull = Część statku: kadłub
eclipse-kind-part-drive = Część statku: napęd
eclipse-kind-part-computer = Część statku: komputer
eclipse-kind-part-source = Część statku: źródło energii
eclipse-kind-part-shield = Część statku: tarcza
eclipse-kind-terran = Rasa: Terranie
eclipse-kind-alien = Rasa obcych
eclipse-kind-ship = Statek (większość plansz graczy)
eclipse-kind-wild = Neutralne
eclipse-kind-discovery = Żeton odkrycia
eclipse-kind-sector-center = Centrum Galaktyki
eclipse-kind-sector-inner = Sektor wewnętrzny
eclipse-kind-sector-middle = Sektor środkowy
eclipse-kind-sector-outer = Sektor zewnętrzny
eclipse-kind-sector-start = Sektor początkowy

## Liczby
eclipse-fact-cost = Koszt
eclipse-fact-least = Co najmniej
eclipse-fact-tiles = Żetony
eclipse-fact-plus = +{ $n }
eclipse-fact-energy = Energia
eclipse-fact-initiative = Inicjatywa
eclipse-fact-move = Ruch
eclipse-fact-computer = Komputer
eclipse-fact-shield = Tarcza
eclipse-fact-hull = Kadłub
eclipse-fact-dice = Kostki
eclipse-fact-die-yellow = żółte: { $n }
eclipse-fact-die-orange = pomarańczowe: { $n }
eclipse-fact-die-red = czerwone: { $n }
eclipse-fact-squares = Kwadraty
eclipse-fact-parts = Części na początku
eclipse-fact-figures = Figurki w każdym kolorze
eclipse-fact-blueprint = koszt { $cost }, inicjatywa { $initiative }: { $parts }
eclipse-fact-own-energy = energia +{ $n }
eclipse-ship-interceptor-text = Najmniejszy statek: szybki i tani.
eclipse-ship-cruiser-text = Statek średniej wielkości.
eclipse-ship-dreadnought-text = Największy statek, z największym miejscem na części.
eclipse-ship-starbase-text = Nie porusza się; do jej budowy trzeba znać technologię „baza gwiezdna”.

## Rasy
eclipse-fact-trade = Handel
eclipse-fact-ratio = { $n }:1
eclipse-fact-discs = Dyski wpływów
eclipse-fact-colony = Statki kolonizacyjne
eclipse-fact-storage = Zapasy
eclipse-fact-knows = Technologie początkowe
eclipse-fact-nothing = brak
eclipse-fact-home = Sektor początkowy

## Żetony i sektory
eclipse-fact-kept = Punkty za zachowanie
eclipse-fact-points = Punkty
eclipse-fact-wormholes = Tunele
eclipse-fact-population = Populacja
eclipse-fact-home-of = Sektor początkowy rasy
