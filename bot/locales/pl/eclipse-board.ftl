### Galaktyka słowami, dla tych, którzy nie widzą obrazka
eclipse-board-seat = { $seat } ({ $species })
eclipse-board-brief = jawne PZ: { $points }; heksy: { $sectors }, statki: { $ships }
eclipse-board-start = Gracz rozpoczynający
eclipse-board-traitor = Ma kartę zdrajcy
eclipse-board-passed = Pas w tej rundzie
eclipse-board-out = Poza grą
eclipse-board-stored = Zapasy: { $things }
eclipse-board-track = { $amount } (produkcja { $n })
eclipse-board-discs = Dyski na torze wpływów: { $n }; utrzymanie: { $upkeep }
eclipse-board-colony-ships = Dostępne statki kolonizacyjne: { $n }/{ $all }
eclipse-board-technologies = Technologie: { $things }
eclipse-board-kept-parts = Części Starożytnych obok planszy: { $things }
eclipse-board-tiles = Żetony reputacji: { $reputation }; zachowane żetony odkryć: { $kept }
eclipse-board-ambassadors = Ambasadorowie: { $things }
eclipse-board-figures = inicjatywa { $initiative }, ruch { $move }, komputer { $computer }, tarcza { $shield }, kadłub { $hull }
eclipse-board-ship = { $ship }: { $figures }; części: { $parts }; koszt { $cost }, można zbudować jeszcze: { $n }
eclipse-board-stacks = Pozostałe heksy: wewnętrzne { $inner }, środkowe { $middle }, zewnętrzne { $outer }
eclipse-board-frontier = Aktywny gracz może eksplorować: { $things }
eclipse-board-drawn = Dobrano: { $things }
eclipse-board-supply = Technologie na planszy zaopatrzenia ({ $category }), koszt i najniższy koszt: { $things }
eclipse-board-offer = { $technology } { $cost }/{ $least } (×{ $n })

## Sektor
eclipse-board-nobody = Niekontrolowany; wartość: { $vp } PZ
eclipse-board-owner = Kontrola: { $seat }; wartość: { $vp } PZ
eclipse-board-squares = Kwadraty populacji: { $things }
eclipse-board-any = dowolny zasób
eclipse-board-advanced = { $square } (kwadrat zaawansowany)
eclipse-board-held = { $square } – kostka
eclipse-board-orbital = Orbital{ $held ->
    [0] , bez kostki
   *[other] , z kostką
}
eclipse-board-monolith = Monolit
eclipse-board-artifact = Artefakt
eclipse-board-discovery = Zakryty żeton odkrycia
eclipse-board-wormholes = Tunele: { $things }
eclipse-board-fleet = { $seat }: { $ships }{ $damage ->
    [0] {""}
   *[other] ; uszkodzenia: { $damage }
}
eclipse-board-ancients = Statki Starożytnych: { $n }{ $damage ->
    [0] {""}
   *[other] ; uszkodzenia: { $damage }
}
eclipse-board-defence = System Obronny Centrum Galaktyki{ $damage ->
    [0] {""}
   *[other] ; uszkodzenia: { $damage }
}
eclipse-board-half = tunel tylko z jednej strony
eclipse-board-wall = bez tunelu
