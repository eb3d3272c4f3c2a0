## Słowa na obrazku galaktyki: nieliczne i krótkie

ti4-picture-round = Runda { $n }
ti4-picture-won = Zwycięstwo
ti4-picture-players = Panele graczy
ti4-picture-table = Tor zwycięstwa, cele, prawa
ti4-picture-all = Wszystko na jednej stronie
ti4-picture-draft = Draft: wycinki i wybory
ti4-picture-alt-slice = Wycinek { $n }: kafelki { $tiles }; optymalnie zasoby { $resources }, wpływy { $influence }.
ti4-picture-slice = wycinek { $n }
ti4-picture-place = miejsce { $n }
ti4-picture-passed = pas
ti4-picture-eliminated = poza grą
ti4-picture-objectives = Publiczne cele
ti4-picture-facedown = zakryte: I × { $one }, II × { $two }
ti4-picture-laws = Prawa
ti4-picture-for = Za
ti4-picture-against = Przeciw
ti4-picture-alt-seat = { $name } { $points }
ti4-picture-alt = Galaktyka Twilight Imperium. { $round ->
    [0] Teraz: { $phase }.
   *[other] Runda { $round }, { $phase }.
} Punkty zwycięstwa: { $seats }.
ti4-picture-alt-focus = Układy z pytania, ponumerowane w tej kolejności: { $systems }.
ti4-picture-alt-arrows = Strzałki: { $origins } → { $target }.
ti4-picture-alt-turn = Aktywny gracz: { $name }.
ti4-picture-alt-zoom = Układ #{ $tile } i sąsiednie układy.
ti4-picture-battle = Trwająca bitwa
ti4-picture-battle-space = { $round ->
    [0] { $place }: początek bitwy kosmicznej
   *[other] { $place }: bitwa kosmiczna, runda { $round }
}
ti4-picture-battle-ground = { $round ->
    [0] { $place }: początek bitwy naziemnej
   *[other] { $place }: bitwa naziemna, runda { $round }
}
ti4-picture-battle-attacker = atakujący
ti4-picture-battle-defender = obrońca
ti4-picture-battle-dice = Kości, runda { $round }
ti4-picture-battle-hits = Trafienia: { $n }
ti4-picture-battle-retreats = { $name } wycofa się na koniec tej rundy.
ti4-picture-alt-battle = Bitwa kosmiczna, { $place }, runda { $round }: { $sides }.
ti4-picture-alt-battle-ground = Bitwa naziemna, { $place }, runda { $round }: { $sides }.
ti4-picture-alt-battle-side = { $n ->
    [0] { $name }: nic nie zostało
   *[other] { $name }: { $units }
}

## Legenda

ti4-picture-legend = Co znaczą symbole na obrazach: jednostki, przestrzeń, planety i panele graczy.
ti4-picture-legend-units = Jednostki
ti4-picture-legend-space = Przestrzeń
ti4-picture-legend-planets = Planety
ti4-picture-legend-seats = Gracze
ti4-picture-legend-damage = uszkodzenie
ti4-picture-legend-active = aktywny układ
ti4-picture-legend-mark = ostatnie zdarzenie
ti4-picture-legend-ready = kontrolowana, przygotowana
ti4-picture-legend-exhausted = kontrolowana, wyczerpana
ti4-picture-legend-custodians = żeton namiestników
ti4-picture-legend-resources = zasoby
ti4-picture-legend-influence = wpływy
ti4-picture-legend-tactic = pula taktyki
ti4-picture-legend-fleet = pula floty
ti4-picture-legend-strategy = pula strategii
ti4-picture-legend-trade_good = dobra
ti4-picture-legend-commodity = towary
ti4-picture-legend-action_card = karty akcji
ti4-picture-legend-secret = tajne cele
ti4-picture-legend-note = weksle
ti4-picture-legend-speaker = mówca
ti4-picture-legend-initiative = karta strategii, inicjatywa
ti4-picture-legend-token = żeton dowodzenia
ti4-picture-legend-owner = właściciel floty lub planety

## Skąd są punkty
ti4-points-stage-1 = Cele etapu I
ti4-points-stage-2 = Cele etapu II
ti4-points-secret = Tajne cele
ti4-points-support = Poparcie dla tronu
ti4-points-others = Namiestnicy, Imperium, zagadnienia
ti4-points-lost = Stracone albo ponad próg zwycięstwa
ti4-tie-initiative = Remis na punkty rozstrzyga kolejność inicjatywy.
