### Twilight Imperium 4: komponenty do czytania. Czym są i jak nazywają się ich liczby.

## Rodzaje
ti4-kind-strategy = Karta strategii
ti4-kind-card = Karta akcji
ti4-kind-objective-1 = Publiczny cel etapu I
ti4-kind-objective-2 = Publiczny cel etapu II
ti4-kind-objective-0 = Tajny cel
ti4-kind-law = Karta polityki: prawo
ti4-kind-directive = Karta polityki: dyrektywa
ti4-kind-tech-blue = Technologia napędowa
ti4-kind-tech-green = Technologia biotyczna
ti4-kind-tech-yellow = Technologia cybernetyczna
ti4-kind-tech-red = Technologia wojenna
ti4-kind-tech-faction = Technologia rasy
ti4-kind-upgrade = Ulepszenie jednostki
ti4-kind-unit = Jednostka: { $unit }
ti4-kind-flagship = Okręt flagowy
ti4-kind-faction = Rasa
ti4-kind-ability = Zdolność rasy
ti4-kind-note = Weksel
ti4-kind-planet = Planeta
ti4-kind-anomaly = Anomalia
ti4-kind-wormhole = Tunel czasoprzestrzenny
ti4-kind-system-green = Układ macierzysty
ti4-kind-system-blue = Układ, rewers niebieski
ti4-kind-system-red = Układ, rewers czerwony

## Karty
ti4-fact-initiative = Inicjatywa
ti4-fact-when = Zagrywana
ti4-fact-as-action = jako akcja
ti4-fact-in-strategy = w fazie strategii
ti4-fact-in-action = w fazie akcji
ti4-fact-in-status = w fazie statusu
ti4-fact-in-agenda = w fazie polityki
ti4-fact-in-any = w dowolnej fazie
ti4-fact-copies = Kopie w talii
ti4-fact-points = Punkty zwycięstwa
ti4-fact-scored = Realizacja
ti4-fact-vote = Głosowanie
ti4-fact-elect-side = za lub przeciw
ti4-fact-elect-player = wyłonienie gracza
ti4-fact-elect-planet = wyłonienie planety
ti4-fact-elect-law = wyłonienie prawa
ti4-fact-elect-scored_secret_objective = wyłonienie zrealizowanego tajnego celu
ti4-fact-faction = Rasa
ti4-fact-every-colour = Po jednym dla każdego gracza

## Technologie i jednostki
ti4-fact-needs = Wymagania
ti4-fact-exhausts = Wyczerpuje się po użyciu
ti4-fact-cost = Koszt
ti4-fact-pieces = { $cost } (×{ $n })
ti4-fact-combat = Walka
ti4-fact-dice = { $on } (×{ $n })
ti4-fact-dice-open = { $on } (×?)
ti4-fact-move = Ruch
ti4-fact-capacity = Ładowność
ti4-fact-production = Produkcja
ti4-fact-plus-resources = { $n } + zasoby planety
ti4-fact-bombardment = Bombardowanie
ti4-fact-cannon = Działo kosmiczne
ti4-fact-barrage = Ostrzał przeciwmyśliwski
ti4-fact-sustain = Wytrzymałość
ti4-fact-shield = Tarcza planetarna
ti4-fact-figures = Figurki w każdym kolorze

## Arkusze ras
ti4-fact-commodities = Towary
ti4-fact-home = Planety macierzyste
ti4-fact-start = Na początek
ti4-fact-knows = Technologie początkowe
ti4-fact-of-choice = do wyboru: { $n }
ti4-fact-nothing = brak
ti4-fact-flagship = Okręt flagowy

## Przestrzeń
ti4-fact-resources = Zasoby
ti4-fact-influence = Wpływy
ti4-fact-worth = zasoby { $resources }, wpływy { $influence }
ti4-fact-trait = Cecha
ti4-fact-specialty = Specjalizacja
ti4-fact-system = Układ
ti4-fact-systems = Występowanie
ti4-anomaly-asteroid_field-text = Statki nie mogą do niego wlatywać ani przez nie przelatywać.
ti4-anomaly-supernova-text = Statki nie mogą do niej wlatywać ani przez nią przelatywać.
ti4-anomaly-nebula-text = Statki mogą do niej wlatywać tylko wtedy, gdy jest aktywnym układem, a nigdy przez nią przelatywać. Statek, który zaczyna w niej ruch, ma wartość ruchu 1. W bitwie kosmicznej w niej obrońca dodaje 1 do rzutów bitwy swoich statków.
ti4-anomaly-gravity_rift-text = Statek, który z niej wylatuje albo przez nią przelatuje, ma o 1 większy ruch. Potem rzuca się za niego kością: przy wyniku od 1 do 3 przepada ze wszystkim, co przewozi.
ti4-wormhole-alpha-text = Wszystkie układy z tunelem alfa sąsiadują ze sobą.
ti4-wormhole-beta-text = Wszystkie układy z tunelem beta sąsiadują ze sobą.
ti4-wormhole-delta-text = Brama Creussa i układ macierzysty Widm z Creussa sąsiadują ze sobą.
