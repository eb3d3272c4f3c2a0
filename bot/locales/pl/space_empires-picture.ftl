### Słowa na obrazach gry Space Empires: nieliczne i krótkie
space_empires-picture-round = Runda { $n }
space_empires-picture-turn = tura { $n }/3
space_empires-picture-short-round = R { $n }
space_empires-picture-won = Gra wygrana
space_empires-picture-lost = Gra przegrana
space_empires-picture-points = { $n } pkt
space_empires-picture-own-cp = { $cp } PK w zapasie
space_empires-picture-own-next = potem: +{ $income } −{ $maintenance }
space_empires-picture-arrival = runda { $round }: siła { $rating }
space_empires-picture-empire = { $cp } PK, floty: { $fleets }

## Heks i co w nim jest
space_empires-picture-deep-space = głęboka przestrzeń
space_empires-picture-home-of = system domowy: { $name }
space_empires-picture-home-world = Świat startowy: { $cp } PK
space_empires-picture-colony = Kolonia: { $cp } PK
space_empires-picture-unexplored = niewyeksplorowany
space_empires-picture-only-you = wiesz tylko ty
space_empires-picture-face-down = zakryte
space_empires-picture-moves = ruchy: { $n }
space_empires-picture-hits = trafienia: { $n }
space_empires-picture-seen = widziano w rundzie { $round }, turze { $turn }
space_empires-picture-machine = Maszyna Zagłady { $n }
space_empires-picture-rating = siła { $n }
space_empires-picture-fleet = Flota { $n }
space_empires-picture-more = i jeszcze { $n }
space_empires-picture-nothing = brak

## Poziomy w literach
space_empires-picture-short-ship_size = S
space_empires-picture-short-attack = A
space_empires-picture-short-defense = O
space_empires-picture-short-tactics = T
space_empires-picture-short-move = R
space_empires-picture-short-ship_yard = St
space_empires-picture-short-terraforming = Te
space_empires-picture-short-exploration = E
space_empires-picture-short-fighter = My
space_empires-picture-short-point_defense = P
space_empires-picture-short-cloaking = Ma
space_empires-picture-short-scanner = Sk
space_empires-picture-short-mines = Mi
space_empires-picture-short-minesweep = U

## Panele
space_empires-picture-panel-order = Kolejność
space_empires-picture-panel-bid = Ostatnia stawka
space_empires-picture-panel-team = Drużyna
space_empires-picture-panel-points = Punkty
space_empires-picture-panel-shown = Ujawnione
space_empires-picture-panel-colonies = Kolonie (PK)
space_empires-picture-panel-counters = Żetony
space_empires-picture-panel-seen = Widziano (heks, runda)
space_empires-picture-sheet = Karta Produkcji
space_empires-picture-sheet-carried = PK przeniesione
space_empires-picture-sheet-colonies = Kolonie
space_empires-picture-sheet-minerals = Minerały
space_empires-picture-sheet-pipelines = Szlaki handlowe
space_empires-picture-sheet-reward = Nagroda
space_empires-picture-sheet-total = Dochód
space_empires-picture-sheet-maintenance = Utrzymanie
space_empires-picture-sheet-bid = Licytacja kolejności
space_empires-picture-sheet-rest = Do wydania
space_empires-picture-sheet-research = Technologia
space_empires-picture-sheet-units = Jednostki
space_empires-picture-sheet-left = Pozostałe PK
space_empires-picture-yards = Stocznie (pancerz)
space_empires-picture-bought-technology = Technologia
space_empires-picture-bought-units = Kupiono
space_empires-picture-bought-scuttled = Złomowano
space_empires-picture-technologies = Technologia
space_empires-picture-seat = Jawne informacje: { $name }
space_empires-picture-groups = Twoje grupy

## Bitwa
space_empires-picture-battle = Bitwa
space_empires-picture-battle-begins = { $place }: początek bitwy
space_empires-picture-battle-round = { $place }: bitwa, runda ostrzału { $n }
space_empires-picture-bombarding = { $place }: ostrzał kolonii
space_empires-picture-attacks = atakuje
space_empires-picture-defends = broni się
space_empires-picture-cloaked = zamaskowani
space_empires-picture-battle-need = { $n } lub mniej:
space_empires-picture-battle-hits = { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
  }
space_empires-picture-losses = Straty: { $units }
space_empires-picture-no-losses = Na razie bez strat

## Opisy obrazów
space_empires-picture-alt = Space Empires, runda { $round }, tura { $turn }, { $phase }. { $seats }.
space_empires-picture-alt-setup = Space Empires, { $phase }. { $seats }.
space_empires-picture-alt-near = Twoje jednostki i heksy dookoła: { $hexes }.
space_empires-picture-alt-seat = { $name }: { $colonies ->
    [one] 1 kolonia
    [few] { $colonies } kolonie
   *[other] { $colonies } kolonii
  } o wartości { $cp } PK, { $counters ->
    [one] 1 żeton
    [few] { $counters } żetony
   *[other] { $counters } żetonów
  }
space_empires-picture-alt-turn = Tura gracza: { $name }.
space_empires-picture-alt-winner = Wygrywa { $name }.
space_empires-picture-alt-own = Mapa taka, jaką zna { $name }.
space_empires-picture-alt-panel = Jawne informacje o graczu { $name }.
space_empires-picture-alt-focus = Heksy z pytania, ponumerowane w tej kolejności: { $hexes }.
space_empires-picture-alt-arrows = Strzałki: { $origin } → { $targets }.
space_empires-picture-alt-sheet = Twoja Karta Produkcji.
space_empires-picture-alt-buying = Twoja Karta Produkcji: ile masz do wydania i ile co kosztuje.
space_empires-picture-alt-technology = Technologie, ich poziomy i ceny.
space_empires-picture-alt-groups = Twoje grupy i ich poziomy.
space_empires-picture-alt-battle = Bitwa na heksie { $hex }.
space_empires-picture-alt-zoom = { $hex } i heksy dookoła.

## Legenda
space_empires-picture-legend = Co znaczą symbole na mapie
space_empires-picture-legend-seats = Gracze i strony neutralne
space_empires-picture-legend-units = Jednostki; liczba obok to liczba statków
space_empires-picture-legend-board = Na mapie i w bitwie
space_empires-picture-legend-markers = Żetony systemowe
space_empires-picture-legend-nobody = obcy
space_empires-picture-legend-machine = Maszyna Zagłady
space_empires-picture-legend-alien = statek obcych
space_empires-picture-legend-face-down = zakryte żetony: ile ich jest
space_empires-picture-legend-both = 2 znane statki, 3 zakryte żetony
space_empires-picture-legend-ghost = widziano ostatnio w tej rundzie
space_empires-picture-legend-unexplored = niewyeksplorowany
space_empires-picture-legend-eye = znasz to tylko ty
space_empires-picture-legend-colony = PK kolonii
space_empires-picture-legend-cp = PK wszystkich kolonii
space_empires-picture-legend-battle = bitwa
space_empires-picture-legend-mark = ostatnie zdarzenie
space_empires-picture-legend-screened = osłonięty
space_empires-picture-legend-class = klasa: A strzela pierwsza, E ostatnia
space_empires-picture-legend-strengths = atak–obrona ×pancerz
space_empires-picture-legend-colonies = kolonie
space_empires-picture-legend-minerals = minerały (PK)
space_empires-picture-legend-warp = Punkt Osnowy

## Skąd jest wynik
space_empires-points-destroyed = Zniszczone kolonie
space_empires-points-full = Pełne kolonie poza domem
space_empires-points-home = Świat startowy (PK)
space_empires-points-colonies = Kolonie (PK)
space_empires-tie-ships = wartość statków
