### Przygotowanie, fazy i koniec gry Zakazane gwiazdy.
forbidden_stars-seats = W Zakazane gwiazdy gra od 2 do 4 osób.
forbidden_stars-headline = Runda { $round } z 8, { $phase }
forbidden_stars-headline-turn = Runda { $round } z 8, { $phase }. Tura: { $seat }
forbidden_stars-phase-begins = Runda { $round }: { $phase }
forbidden_stars-option-board = Plansza
forbidden_stars-option-board-balanced = gotowa, na pierwszą grę
forbidden_stars-option-board-arranged = gotowa, czwarty układ celów (starsze gry)
forbidden_stars-option-board-prepared = gotowa, trzeci układ celów (starsze gry)
forbidden_stars-option-board-ready = gotowa, drugi układ celów (starsze gry)
forbidden_stars-option-board-introductory = gotowa, pierwszy układ celów (starsze gry)
forbidden_stars-option-board-built = układana przez graczy
forbidden_stars-option-factions = Frakcje
forbidden_stars-option-factions-random = losowe
forbidden_stars-option-factions-choose = wybierane po kolei
forbidden_stars-option-factions-ban = każdy wyklucza jedną, potem wybór po kolei
forbidden_stars-option-factions-deal = każdy dostaje kilka i zatrzymuje jedną
forbidden_stars-option-storms = Skośny ruch burz
forbidden_stars-option-storms-storm = obracają się z burzą
forbidden_stars-option-storms-board = zgodnie z planszą
forbidden_stars-option-storms-about = Czy dwa symbole ruchu na skos odczytuje się względem Burzy Osnowy ułożonej poziomo, czy zawsze względem planszy.

## Przygotowanie do gry
forbidden_stars-ask-faction = Wybierz frakcję.
forbidden_stars-ask-ban-faction = Wybierz frakcję, która odpada z tej gry.
forbidden_stars-bans-faction = { $seat } wyklucza frakcję: { $faction }.
forbidden_stars-ask-keep-faction = Wybierz jedną z przydzielonych frakcji.
forbidden_stars-chose-faction = { $seat } gra jako: { $faction }.
forbidden_stars-first-player = Pierwszy gracz: { $seat }.
forbidden_stars-dealt-systems = { $seat } otrzymuje systemy: { $systems }.
forbidden_stars-ask-lay = Wybierz kafel systemu i jego stronę.
forbidden_stars-ask-lay-at = { $system }: wybierz miejsce kafla.
forbidden_stars-ask-lay-turned = { $system }: wybierz obrót kafla.
forbidden_stars-lays = { $seat } kładzie kafel systemu: { $system }.
forbidden_stars-ask-place-forces = { $system }: umieść element sił początkowych.
forbidden_stars-piece-on = { $piece } – { $area }
forbidden_stars-place-no-more = Gotowe w tym systemie
forbidden_stars-places = { $seat } umieszcza: { $piece } – { $area }.
forbidden_stars-ask-objective = { $system }: wybierz żeton celu i miejsce.
forbidden_stars-objective-on = żeton celu: { $owner } – { $area }
forbidden_stars-places-objective = { $seat } umieszcza { $token }.
forbidden_stars-ask-place-storm = Wybierz krawędź dla Burzy Osnowy.
forbidden_stars-places-storm = { $seat } umieszcza Burzę Osnowy: { $edge }.

## Planowanie
forbidden_stars-ask-plan = Wybierz rozkaz do wyłożenia.
forbidden_stars-ask-plan-at = Wybierz system dla rozkazu.
forbidden_stars-order-too-far = Nie masz nic w tym systemie ani w żadnym z sąsiednich.
forbidden_stars-plans = { $seat } wykłada rozkaz – { $system }.
forbidden_stars-plans-several = { $seat } wykłada rozkazy – { $system }.
forbidden_stars-plans-order = Wyłożony rozkaz: { $order } – { $system }.
forbidden_stars-held-orders = Rozkazy poza planszą: { $orders }
forbidden_stars-top-order = { $order }, { $system }
forbidden_stars-order-below = { $system }: żeton { $n }. od spodu

## Uzupełnienia
forbidden_stars-collects = { $seat } zbiera żeton celu: { $area }.
forbidden_stars-earns = { $seat } otrzymuje { $n ->
    [one] { $n } materiał
    [few] { $n } materiały
   *[many] { $n } materiałów
}{ $lost ->
    [0] {""}
   *[other] {" "}(ponad limit 14 przepada: { $lost })
}.
forbidden_stars-draws-events = { $seat } dobiera karty Wydarzeń: { $n }.
forbidden_stars-drew-events = Dobrane karty Wydarzeń: { $cards }.
forbidden_stars-ask-event = Wybierz kartę Wydarzenia.
forbidden_stars-chooses-event = { $seat } wybiera kartę Wydarzenia „{ $card }”.
forbidden_stars-discards-events = { $seat } odrzuca: { $cards }.
forbidden_stars-reveals-event = { $seat } nie ma kart do wyboru; „{ $card }” tylko przesuwa Burzę Osnowy.
forbidden_stars-no-storm-moves = Żadnej Burzy Osnowy nie można przesunąć ({ $symbol }).
forbidden_stars-event-with-storm = { $text } Burza Osnowy: { $symbol }.
forbidden_stars-ask-move-storm = Przesuń Burzę Osnowy ({ $symbol }).
forbidden_stars-storm-from-to = { $start } → { $end }
forbidden_stars-moves-storm = { $seat } przesuwa Burzę Osnowy: { $start } → { $end }.
forbidden_stars-ask-replace-scheme = Czy Plan „{ $card }” zastępuje twój Plan „{ $old }”?
forbidden_stars-discards-scheme = { $seat } odrzuca Plan „{ $card }”.
forbidden_stars-lays-scheme = { $seat } wprowadza do gry Plan: { $card }.

## Limit oddziałów
forbidden_stars-ask-excess = Przekroczony limit oddziałów – { $area }. Wybierz jednostki do zniszczenia: { $n }.
forbidden_stars-destroys-excess = { $seat } traci ponad limit oddziałów: { $units } – { $area }.

## Koniec gry
forbidden_stars-eliminated = { $seat } nie ma już przyjaznego świata i odpada z gry.
forbidden_stars-wins = Zwycięstwo: { $seats }!

## W czym mieści się pytanie, od najszerszego kroku
forbidden_stars-pending-order = { $seat }: { $order }, { $system }
forbidden_stars-pending-combat = walka: { $area }
forbidden_stars-pending-round = runda zmagania { $n }
forbidden_stars-pending-strike = atak orbitalny: { $area }
forbidden_stars-pending-event = { $seat }: karta Wydarzenia
forbidden_stars-pending-card = { $seat }: { $card }
forbidden_stars-pending-dominate = { $seat }: zdolność frakcji
