### Nazwy rzeczy w grze Space Empires.
space_empires-hex = { FLIPPED($id, rows: 12) }
space_empires-cp = { $n } PK
space_empires-cp-in-hand = posiadane PK
space_empires-level = { $technology } { $n }
space_empires-group = { $id } ({ $units })
space_empires-single = { $unit } { $n }
space_empires-sign = { $id }
space_empires-part = { $unit } ({ $id })
space_empires-alien = Obcy { $letter }{ $n }
space_empires-counters = { $n ->
    [one] 1 zakryty żeton
    [few] { $n } zakryte żetony
   *[other] { $n } zakrytych żetonów
  }
space_empires-decoy-group = wabik { $n } (liczba { $count })
space_empires-machine = Maszyna Zagłady { $n }
space_empires-side-aliens = Obcy
space_empires-side-machine = Maszyna Zagłady
space_empires-side-empire = Imperium obcych { $n }
space_empires-colour-green = zielony
space_empires-colour-yellow = żółty
space_empires-colour-red = czerwony
space_empires-colour-blue = niebieski

## Scenariusze
space_empires-scenario-standard = Zwykły
space_empires-scenario-small = Mała mapa
space_empires-scenario-large = Duża mapa
space_empires-scenario-extra_large = Bardzo duża mapa
space_empires-scenario-knife_fight = Walka na noże w budce telefonicznej
space_empires-scenario-three_rows = Trzy rzędy głębokiej przestrzeni
space_empires-scenario-four_rows = Cztery rzędy głębokiej przestrzeni
space_empires-scenario-deep_space = Głęboka przestrzeń
space_empires-scenario-variable = Losowa mapa
space_empires-scenario-doomsday_small = Maszyny Zagłady, mała mapa
space_empires-scenario-doomsday_large = Maszyny Zagłady, duża mapa
space_empires-scenario-aliens_map_1 = Imperia obcych, pierwsza mapa
space_empires-scenario-aliens_map_2 = Imperia obcych, druga mapa

## Jednostki
space_empires-unit-SC = zwiadowca
space_empires-unit-DD = niszczyciel
space_empires-unit-CA = krążownik
space_empires-unit-BC = ciężki krążownik
space_empires-unit-BB = pancernik
space_empires-unit-DN = drednot
space_empires-unit-SY = stocznia
space_empires-unit-BASE = baza
space_empires-unit-COLONY_SHIP = statek kolonizacyjny
space_empires-unit-MINER = statek górniczy
space_empires-unit-DECOY = wabik
space_empires-unit-MS = statek handlowy
space_empires-unit-CV = lotniskowiec
space_empires-unit-F = myśliwiec
space_empires-unit-R = korsarz
space_empires-unit-MINES = miny
space_empires-unit-SW = niszczyciel min
space_empires-unit-ALIEN_B = statek obcych klasy B
space_empires-unit-ALIEN_C = statek obcych klasy C
space_empires-unit-ALIEN_D = statek obcych klasy D
space_empires-unit-MACHINE = Maszyna Zagłady
space_empires-units-SC = { $n ->
    [one] 1 zwiadowca
   *[other] { $n } zwiadowców
  }
space_empires-units-DD = { $n ->
    [one] 1 niszczyciel
    [few] { $n } niszczyciele
   *[other] { $n } niszczycieli
  }
space_empires-units-CA = { $n ->
    [one] 1 krążownik
    [few] { $n } krążowniki
   *[other] { $n } krążowników
  }
space_empires-units-BC = { $n ->
    [one] 1 ciężki krążownik
    [few] { $n } ciężkie krążowniki
   *[other] { $n } ciężkich krążowników
  }
space_empires-units-BB = { $n ->
    [one] 1 pancernik
    [few] { $n } pancerniki
   *[other] { $n } pancerników
  }
space_empires-units-DN = { $n ->
    [one] 1 drednot
    [few] { $n } drednoty
   *[other] { $n } drednotów
  }
space_empires-units-SY = { $n ->
    [one] 1 stocznia
    [few] { $n } stocznie
   *[other] { $n } stoczni
  }
space_empires-units-BASE = { $n ->
    [one] 1 baza
    [few] { $n } bazy
   *[other] { $n } baz
  }
space_empires-units-COLONY_SHIP = { $n ->
    [one] 1 statek kolonizacyjny
    [few] { $n } statki kolonizacyjne
   *[other] { $n } statków kolonizacyjnych
  }
space_empires-units-MINER = { $n ->
    [one] 1 statek górniczy
    [few] { $n } statki górnicze
   *[other] { $n } statków górniczych
  }
space_empires-units-DECOY = wabik z liczbą { $n }
space_empires-units-MS = { $n ->
    [one] 1 statek handlowy
    [few] { $n } statki handlowe
   *[other] { $n } statków handlowych
  }
space_empires-units-CV = { $n ->
    [one] 1 lotniskowiec
    [few] { $n } lotniskowce
   *[other] { $n } lotniskowców
  }
space_empires-units-F = { $n ->
    [one] 1 myśliwiec
    [few] { $n } myśliwce
   *[other] { $n } myśliwców
  }
space_empires-units-R = { $n ->
    [one] 1 korsarz
   *[other] { $n } korsarzy
  }
space_empires-units-MINES = { $n ->
    [one] 1 mina
    [few] { $n } miny
   *[other] { $n } min
  }
space_empires-units-SW = { $n ->
    [one] 1 niszczyciel min
    [few] { $n } niszczyciele min
   *[other] { $n } niszczycieli min
  }
space_empires-units-ALIEN_B = { $n ->
    [one] 1 statek obcych klasy B
    [few] { $n } statki obcych klasy B
   *[other] { $n } statków obcych klasy B
  }
space_empires-units-ALIEN_C = { $n ->
    [one] 1 statek obcych klasy C
    [few] { $n } statki obcych klasy C
   *[other] { $n } statków obcych klasy C
  }
space_empires-units-ALIEN_D = { $n ->
    [one] 1 statek obcych klasy D
    [few] { $n } statki obcych klasy D
   *[other] { $n } statków obcych klasy D
  }
space_empires-unit-SC-text = Najtańszy statek bojowy. Z obroną punktową strzela do myśliwców wcześniej i mocniej.
space_empires-unit-DD-text = Ma skanery przeciw zamaskowanym korsarzom.
space_empires-unit-CA-text = Z technologią eksploracji każdy ogląda przed ruchem jeden żeton obok siebie.
space_empires-unit-BC-text = Strzela wcześnie, w klasie B.
space_empires-unit-BB-text = Strzela w klasie A i wytrzymuje trzy trafienia.
space_empires-unit-DN-text = Najsilniejszy statek: klasa A, trzy trafienia.
space_empires-unit-SY-text = Buduje statki tam, gdzie stoi: punkty pancerza na heksie się sumują. Nie porusza się, nie wycofuje, ma zawsze najnowszą technologię. Jedna na kolonię w fazie.
space_empires-unit-BASE-text = Strzeże kolonii, która dała dochód: klasa A, nie porusza się, nie wycofuje, ma zawsze najnowszą technologię. Jedna na heks.
space_empires-unit-COLONY_SHIP-text = Zakłada kolonię na planecie. Porusza się o 1 heks na turę, zawsze odkryty, na nieznane i wrogie heksy tylko z eskortą. Jałowe planety wymagają terraformingu.
space_empires-unit-MINER-text = Holuje do kolonii minerały i wraki kosmiczne. Porusza się o 1 heks na turę, zawsze odkryty.
space_empires-unit-DECOY-text = Dla innych wygląda jak grupa. Nie walczy i nie eksploruje; znika, gdy spotka go ktoś uzbrojony.
space_empires-unit-MS-text = W łańcuchu heksów daje 1 PK za każdą kolonię połączoną ze światem startowym i heks ruchu więcej wzdłuż łańcucha.
space_empires-unit-CV-text = Zabiera do trzech eskadr myśliwców. Nie można do niego strzelać, dopóki walczą jego nieosłonięte myśliwce.
space_empires-unit-F-text = Eskadry, które zabierają lotniskowce. Silniejsze z każdym poziomem; kosztują utrzymanie.
space_empires-unit-R-text = Zamaskowany wobec każdego, kto ma za słabe skanery: mija wrogów, a strzela w klasie A, w pierwszej rundzie z +1. W mgławicy jest widoczny.
space_empires-unit-MINES-text = Każda niszczy jeden wrogi statek, który wejdzie, zanim ktoś strzeli. Poruszają się o 1 heks na turę, nigdy na wrogów.
space_empires-unit-SW-text = Usuwa miny przed detonacją: jedną na poziomie 1, dwie na poziomie 2.
space_empires-unit-alien-text = Strzeże jałowej planety w głębokiej przestrzeni: walczy do końca, do myśliwców strzela w klasie A z 7.

## Technologie
space_empires-tech-ship_size = rozmiar statku
space_empires-tech-attack = atak
space_empires-tech-defense = obrona
space_empires-tech-tactics = taktyka
space_empires-tech-move = ruch
space_empires-tech-ship_yard = stocznie
space_empires-tech-terraforming = terraforming
space_empires-tech-exploration = eksploracja
space_empires-tech-fighter = myśliwce
space_empires-tech-point_defense = obrona punktowa
space_empires-tech-cloaking = maskowanie
space_empires-tech-scanner = skanery
space_empires-tech-mines = miny
space_empires-tech-minesweep = usuwanie min
space_empires-tech-ship_size-text = Większe statki: niszczyciele i bazy na 2, krążowniki na 3, ciężkie krążowniki na 4, pancerniki na 5, drednoty na 6.
space_empires-tech-attack-text = Dodawana do ataku każdego statku, najwyżej tyle, ile wynosi jego Rozmiar Pancerza.
space_empires-tech-defense-text = Dodawana do obrony każdego statku, najwyżej tyle, ile wynosi jego Rozmiar Pancerza.
space_empires-tech-tactics-text = Ze statków jednej klasy pierwsze strzelają te z wyższą taktyką.
space_empires-tech-move-text = Heksy w turach pierwszej, drugiej i trzeciej. 1: 1, 1, 1. 2: 1, 1, 2. 3: 1, 2, 2. 4: 2, 2, 2. 5: 2, 2, 3. 6: 2, 3, 3.
space_empires-tech-ship_yard-text = Punkty pancerza każdej stoczni: 1, potem 1½ (suma na heksie, zaokrąglona w dół), potem 2.
space_empires-tech-terraforming-text = Statki kolonizacyjne zbudowane odtąd kolonizują też jałowe planety.
space_empires-tech-exploration-text = Krążowniki oglądają przed ruchem żeton obok siebie.
space_empires-tech-fighter-text = Lotniskowce i myśliwce; każdy poziom wzmacnia myśliwce.
space_empires-tech-point_defense-text = Zwiadowcy strzelają do myśliwców w klasie A, z atakiem 6, 7 lub 8.
space_empires-tech-cloaking-text = Korsarze, zamaskowani wobec każdego, kto ma niższy poziom skanerów.
space_empires-tech-scanner-text = Niszczyciele widzą korsarzy o równym lub niższym poziomie maskowania.
space_empires-tech-mines-text = Można budować miny.
space_empires-tech-minesweep-text = Niszczyciele min usuwają po jednej minie, potem po dwie.

## Żetony systemowe
space_empires-marker-home_world = świat startowy
space_empires-marker-planet = planeta
space_empires-marker-barren_planet = jałowa planeta
space_empires-marker-minerals = minerały ({ $n } PK)
space_empires-marker-space_wreck = wrak kosmiczny
space_empires-marker-nebula = mgławica
space_empires-marker-asteroids = asteroidy
space_empires-marker-black_hole = czarna dziura
space_empires-marker-supernova = supernowa
space_empires-marker-danger = Niebezpieczeństwo!
space_empires-marker-lost_in_space = Zagubiony w przestrzeni kosmicznej
space_empires-marker-warp_point = { $n ->
    [0] nieużywany Punkt Osnowy
   *[other] Punkt Osnowy { $n }
  }
space_empires-marker-doomsday_machine = Maszyna Zagłady
space_empires-marker-home_world-text = Daje 20 PK. Trafienie zabiera 5 PK, Faza Ekonomiczna oddaje 5 PK.
space_empires-marker-planet-text = Statek kolonizacyjny zakłada tu kolonię: 0, 1, 3, potem 5 PK w kolejnych Fazach Ekonomicznych.
space_empires-marker-barren_planet-text = Wymaga statku kolonizacyjnego z terraformingiem. W głębokiej przestrzeni mogą jej strzec obcy (rozdział 14).
space_empires-marker-minerals-text = Statek górniczy holuje je do kolonii; płacą raz.
space_empires-marker-space_wreck-text = Statek górniczy holuje go do kolonii; rzut kostką daje poziom technologii.
space_empires-marker-nebula-text = Wchodzi się tylko z sąsiedztwa i to kończy ruch. W walce wszyscy mają klasę E, technologia obrony liczy się jako 0, korsarze nie są zamaskowani.
space_empires-marker-asteroids-text = Wchodzi się tylko z sąsiedztwa i to kończy ruch. W walce wszyscy mają klasę E, technologia ataku liczy się jako 0.
space_empires-marker-black_hole-text = Każdy statek, który wchodzi, rzuca kostką: 1–6 przetrwa, 7–10 ginie.
space_empires-marker-supernova-text = Kto ją odkryje, wraca; nikt nie może tam wejść.
space_empires-marker-danger-text = Wszystkie jednostki, które to odkryją, giną; potem heks jest pusty.
space_empires-marker-lost_in_space-text = Gracz po prawej przesuwa jednostki, które to odkryły, o jeden heks.
space_empires-marker-warp_point-text = Odkryte Punkty Osnowy o tym samym numerze leżą obok siebie.
space_empires-marker-doomsday_machine-text = Atakuje, co spotka, porusza się sama i niszczy planety i asteroidy (rozdział 17).
