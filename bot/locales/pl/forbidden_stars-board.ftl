### Co mówią obrazki gry Zakazane gwiazdy
forbidden_stars-picture-round = Runda { $n } z 8
forbidden_stars-picture-won = Zwycięstwo
forbidden_stars-picture-battle = { $area }: walka{ $round ->
    [0] {""}
   *[other] , runda { $round } z 3
  }
forbidden_stars-picture-attacker = atakuje
forbidden_stars-picture-defender = broni się
forbidden_stars-picture-laid = zakryta karta
forbidden_stars-picture-hand = na ręce: { $n }
forbidden_stars-picture-worlds-of = { $n } (dochód { $income })
forbidden_stars-picture-orders-of = rozkazy poza planszą: { $off }, karty Wydarzeń: { $events }, karty Walki: { $deck }
forbidden_stars-picture-panel-worlds = Światy
forbidden_stars-picture-panel-assets = Żetony zasobów
forbidden_stars-picture-panel-orders = Zapas
forbidden_stars-picture-panel-eventful = Na talii Wydarzeń
forbidden_stars-picture-panel-scheme = Plan
forbidden_stars-picture-panel-upgrades = Ulepszenia
forbidden_stars-picture-panel-reserve = W rezerwie
forbidden_stars-picture-panel-sheet = Do rozstawienia
forbidden_stars-picture-alt = Zakazane gwiazdy, runda { $round }, { $phase }. Cele (potrzeba { $target }): { $seats }.
forbidden_stars-picture-alt-seat = { $name } { $points }
forbidden_stars-picture-alt-combat = Walka.
forbidden_stars-picture-alt-panel = Panel gracza: { $name }.
forbidden_stars-picture-alt-focus = Miejsca z pytania, ponumerowane w tej kolejności: { $places }.
forbidden_stars-picture-alt-arrows = Strzałki: { $origins } → { $target }.
forbidden_stars-picture-alt-turns = { $system } w każdym możliwym obrocie, z numerami.
forbidden_stars-picture-alt-zoom = { $system } i sąsiednie systemy.
forbidden_stars-picture-alt-turn = Teraz kolej: { $name }.
forbidden_stars-picture-legend = Co znaczą symbole na planszy
forbidden_stars-picture-legend-seats = Gracze
forbidden_stars-picture-legend-board = Na planszy
forbidden_stars-picture-legend-units = Jednostki; rozbite leżą na boku
forbidden_stars-picture-void = próżnia { $n }
forbidden_stars-picture-legend-objective = cel tego gracza
forbidden_stars-picture-legend-order = zakryty żeton rozkazu
forbidden_stars-picture-legend-storm = Burza Osnowy
forbidden_stars-picture-legend-storm-moved = Burza Osnowy po ruchu
forbidden_stars-picture-legend-capacity = limit oddziałów
forbidden_stars-picture-legend-income = materiały na rundę
forbidden_stars-picture-legend-space = miejsce na żeton celu
forbidden_stars-picture-legend-materiel = materiały
forbidden_stars-picture-legend-health = pozostała wytrzymałość
forbidden_stars-picture-legend-bolter = bolter: atak
forbidden_stars-picture-legend-shield = tarcza: obrona
forbidden_stars-picture-legend-morale = morale

## Plansza słowami, dla tych, którzy nie widzą obrazka
forbidden_stars-board-seat = { $seat } ({ $faction })
forbidden_stars-board-brief = cele: { $points }/{ $target }; światy: { $worlds }
forbidden_stars-board-first = Pierwszy gracz
forbidden_stars-board-out = Poza grą
forbidden_stars-board-materiel = Materiały: { $n } (dochód { $income }); poziom dowodzenia { $level }
forbidden_stars-board-assets = Żetony zasobów: { $things }
forbidden_stars-board-off = Rozkazy poza planszą: { $orders }; karty Wydarzeń: w talii { $events }, dobrane { $drawn }; karty Walki w talii: { $deck }
forbidden_stars-board-reserve = W rezerwie: { $things }
forbidden_stars-board-upgrades = Ulepszenia rozkazów: { $things }
forbidden_stars-board-used = { $card } (karta użyta w tej rundzie)
forbidden_stars-board-eventful = Rozkazy na talii Wydarzeń: { $things }
forbidden_stars-board-scheme = Plan: { $card }
forbidden_stars-board-pieces = { $piece } ×{ $n }
forbidden_stars-board-sheet = Do rozstawienia: { $things }
forbidden_stars-board-tiles = Kafle systemów: { $things }
forbidden_stars-board-resolving = { $seat } rozpatruje rozkaz: { $order } – { $system }
forbidden_stars-board-combat = Walka – { $area }: { $attacker } atakuje, broni się { $defender }
forbidden_stars-board-storm = Burza Osnowy: { $systems }{ $moved ->
    [0] {""}
   *[other] , po ruchu w tej rundzie
}

## Obszar, system
forbidden_stars-board-world = Świat, { $owner }; materiały { $materiel }, limit oddziałów { $capacity }
forbidden_stars-board-nobody = niekontrolowany
forbidden_stars-board-owner = przyjazny: { $seat }
forbidden_stars-board-symbols = Symbole: { $things }
forbidden_stars-board-void = Próżnia; limit oddziałów { $capacity }
forbidden_stars-board-objective = Żeton celu: { $seat }
forbidden_stars-board-force = { $seat }: { $units }
forbidden_stars-board-structure = { $structure } ({ $seat })
forbidden_stars-board-storm-between = za Burzą Osnowy
forbidden_stars-board-orders = Rozkazy, od spodu: { $things }
forbidden_stars-board-no-orders = Bez rozkazów
forbidden_stars-board-order = { $seat } ({ $order }, wiesz tylko ty)
