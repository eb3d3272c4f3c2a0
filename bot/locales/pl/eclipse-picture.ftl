### Słowa na obrazkach gry Eclipse: nieliczne i krótkie

eclipse-colour-blue = niebieski
eclipse-colour-red = czerwony
eclipse-colour-green = zielony
eclipse-colour-yellow = żółty
eclipse-colour-black = czarny
eclipse-colour-white = biały

eclipse-picture-round = Runda { $n }/{ $last }
eclipse-picture-won = Zwycięstwo
eclipse-picture-players = Plansze graczy
eclipse-picture-all = Wszystko na jednej stronie
eclipse-picture-passed = pas
eclipse-picture-out = bankructwo
eclipse-picture-exploring = Dobrano na { $space }
eclipse-picture-supply = Technologie na planszy zaopatrzenia
eclipse-picture-prices = koszt / najniższy koszt
eclipse-picture-alt-seat = { $name } { $points }
eclipse-picture-alt = Galaktyka gry Eclipse. { $round ->
    [0] Teraz: { $phase }.
   *[other] Runda { $round } z { $last }, { $phase }.
} Punkty zwycięstwa: { $seats }.
eclipse-picture-alt-focus = Miejsca z pytania, ponumerowane w tej kolejności: { $places }.
eclipse-picture-alt-arrows = Strzałki: { $origin } → { $targets }.
eclipse-picture-alt-space = { $space } obok: { $sectors }
eclipse-picture-alt-turnings = { $sector } w każdym możliwym ułożeniu, z numerami.
eclipse-picture-alt-turn = Aktywny gracz: { $name }.
eclipse-picture-alt-zoom = Heks „{ $sector }” i sąsiednie heksy.
eclipse-picture-alt-ships = Statki gracza: { $name }.
eclipse-picture-alt-battle = Bitwa: { $sector }.

## Statki gracza

eclipse-picture-ships-of = Statki gracza: { $name }
eclipse-picture-unarmed = brak broni
eclipse-picture-figure-initiative = inicjatywa
eclipse-picture-figure-energy = wolna energia
eclipse-picture-figure-movement = ruch
eclipse-picture-figure-computer = komputer
eclipse-picture-figure-shield = tarcza
eclipse-picture-figure-hull = kadłub

## Bitwa

eclipse-picture-battle-on = Bitwa: { $sector }
eclipse-picture-order = Kolejność
eclipse-picture-wild = Starożytni
eclipse-picture-defends = obrona
eclipse-picture-battle-hits = { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
  }

## Legenda

eclipse-picture-legend = Co znaczą symbole na obrazach: gracze, statki, heksy, panele graczy, cechy statków.
eclipse-picture-legend-seats = Gracze
eclipse-picture-legend-ships = Statki
eclipse-picture-legend-sectors = Heksy
eclipse-picture-legend-panels = Panele graczy
eclipse-picture-legend-figures = Cechy statków
eclipse-picture-legend-damage = suma uszkodzeń
eclipse-picture-legend-money = pieniądze
eclipse-picture-legend-science = nauka
eclipse-picture-legend-materials = materiały
eclipse-picture-legend-any = dowolny zasób
eclipse-picture-legend-advanced = kwadrat zaawansowany
eclipse-picture-legend-cube = kostka populacji
eclipse-picture-legend-wormhole = tunel połączony
eclipse-picture-legend-half = tunel z jednej strony
eclipse-picture-legend-influence = dysk wpływów
eclipse-picture-legend-points = punkty zwycięstwa
eclipse-picture-legend-artifact = artefakt
eclipse-picture-legend-discovery = żeton odkrycia
eclipse-picture-legend-orbital = orbital z kostką
eclipse-picture-legend-monolith = monolit
eclipse-picture-legend-frontier = można tu eksplorować
eclipse-picture-legend-mark = ostatnie zdarzenie
eclipse-picture-legend-upkeep = wolne dyski, utrzymanie
eclipse-picture-legend-colony = statki kolonizacyjne
eclipse-picture-legend-reputation = żeton reputacji
eclipse-picture-legend-first = gracz rozpoczynający
eclipse-picture-legend-reaction = reakcje
eclipse-picture-legend-traitor = zdrajca
eclipse-picture-legend-tile = żetony technologii
eclipse-picture-legend-stack = zakryte heksy
eclipse-picture-legend-cannon = działo, trafia od
eclipse-picture-legend-missile = rakieta
eclipse-picture-legend-die-yellow = kostka: 1 uszkodzenie
eclipse-picture-legend-die-orange = kostka: 2 uszkodzenia
eclipse-picture-legend-die-red = kostka: 4 uszkodzenia

## Skąd są punkty
eclipse-points-sectors = Heksy
eclipse-points-monoliths = Monolity
eclipse-points-reputation = Reputacja
eclipse-points-ambassadors = Ambasadorowie
eclipse-points-discoveries = Odkrycia
eclipse-points-technologies = Technologie
eclipse-points-species = Rasa
eclipse-points-traitor = Zdrajca
eclipse-points-left = Policzone przy odejściu
eclipse-tie-storage = zapasy
