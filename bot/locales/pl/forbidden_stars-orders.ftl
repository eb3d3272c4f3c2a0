### Faza Operacji: rozkazy, zakupy, ataki orbitalne.
forbidden_stars-skips = { $seat } nie ma rozkazu na szczycie stosu i pomija turę.
forbidden_stars-ask-reveal = Wybierz rozkaz do odsłonięcia.
forbidden_stars-reveals = { $seat } odsłania rozkaz: { $order } – { $system }.
forbidden_stars-ask-resolve = { $order } – { $system }: rozpatrz rozkaz albo odłóż go na talię Wydarzeń (+1 karta do wyboru).
forbidden_stars-none-can-come = Żadna z twoich jednostek nie może tam dotrzeć.
forbidden_stars-none-can-move = Żadna z twoich jednostek nie może się tam przesunąć ani wykonać ataku orbitalnego.
forbidden_stars-resolve = Rozpatrz
forbidden_stars-event-deck-instead = Odłóż na talię Wydarzeń
forbidden_stars-to-event-deck = { $seat } odkłada rozkaz na talię Wydarzeń: { $order }.

## Manewry
forbidden_stars-ask-advance-from = { $system }: wybierz sąsiedni system, z którego przybywają jednostki.
forbidden_stars-from-nowhere = Tylko z tego systemu
forbidden_stars-can-bring = Mogą stamtąd przybyć: { $units }
forbidden_stars-ask-move-ship = { $system }: wybierz obszar próżni dla okrętów.
forbidden_stars-ask-move-ground = { $system }: wybierz świat dla jednostek naziemnych.
forbidden_stars-sheet-ability = Zdolność frakcji ({ $faction })
forbidden_stars-no-more-moves = Zakończ ruch
forbidden_stars-opens-way = gdy staną tu okręty, jednostki naziemne dotrą na: { $worlds }
forbidden_stars-held-by = kontrola: { $seat } ({ $pieces })
forbidden_stars-by-lent-void = { $area } (przez: { $void })
forbidden_stars-ask-move-units = Wybierz jednostki do przesunięcia – { $area }, limit oddziałów: { $capacity }.
forbidden_stars-unit-at = { $unit } – { $area }
forbidden_stars-unit-from = { $unit } – { $area }
forbidden_stars-moves = { $seat } przesuwa: { $units }, { $start } → { $end }.
forbidden_stars-contested = Sporny obszar: { $area }.
forbidden_stars-not-in-active-system = Jednostki przesuwa się tylko na obszary aktywnego systemu.
forbidden_stars-ships-to-voids = Okręty przesuwa się tylko na obszary próżni.
forbidden_stars-ground-to-worlds = Jednostki naziemne kończą ruch na świecie.
forbidden_stars-one-contested-area = Rozkaz Manewrów może doprowadzić do powstania najwyżej jednego spornego obszaru.
forbidden_stars-five-at-most = Na jednym obszarze może być najwyżej pięć twoich jednostek.
forbidden_stars-no-path = Nie prowadzi tam żaden szlak: jednostki naziemne potrzebują po drodze sąsiadujących przyjaznych obszarów, a Burze Osnowy go przerywają.

## Atak orbitalny
forbidden_stars-ask-strike = { $system }: czy wykonujesz atak orbitalny?
forbidden_stars-no-strike = Bez ataku orbitalnego
forbidden_stars-strike-on = { $void } → { $world }
forbidden_stars-strike-odds = kości: { $n }; { $against }
forbidden_stars-strikes = { $seat } wykonuje atak orbitalny – { $world }.
forbidden_stars-ask-strike-cards = Wybierz przed rzutem karty Ulepszeń rozkazów do ataku orbitalnego – { $world }.
forbidden_stars-bastion-in-the-way = Stoi tam bastion: potrzebna jest karta, która mimo to pozwala na atak orbitalny.
forbidden_stars-strike-rolls = { $seat } rzuca: { $dice }.
forbidden_stars-strike-damage = { $n ->
    [0] { $seat } nie otrzymuje obrażeń – { $world }.
   *[other] { $seat } otrzymuje obrażenia: { $n } – { $world }.
}

## Budowa i zakupy
forbidden_stars-ask-structure-first = Czy kupujesz zabudowania przed jednostkami?
forbidden_stars-ask-buy-unit = Wybierz jednostkę do kupienia (pozostało: { $n }).
forbidden_stars-buy-no-more = Zakończ zakupy
forbidden_stars-ask-buy-structure = Wybierz zabudowania do kupienia.
forbidden_stars-buy-no-structure = Bez zabudowań
forbidden_stars-buy = { $piece } (materiały { $n }{ $forge ->
    [0] {""}
    [one] {", "}kuźnia
   *[other] {", "}kuźnie: { $forge }
}{ $cache ->
    [0] {""}
   *[other] {", "}zaopatrzenie
}{ $rebate ->
    [0] {""}
   *[other] {", "}zniżka
})
forbidden_stars-ask-place = Wybierz miejsce zakupu: { $piece }.
forbidden_stars-buys = { $seat } kupuje: { $piece } – { $area }.
forbidden_stars-none-left = Wszystkie figurki tego rodzaju są już na planszy: { $piece }.
forbidden_stars-level-or-forge-missing = Za niski poziom dowodzenia albo brakuje żetonu kuźni: { $piece }.
forbidden_stars-nowhere-to-place = Żaden przyjazny ani niekontrolowany obszar nie może przyjąć tej jednostki: { $piece }.
forbidden_stars-too-dear = Masz za mało materiałów ({ $piece }, koszt: { $cost }).
forbidden_stars-not-enough-materiel = Masz za mało materiałów.
forbidden_stars-token-covered = Twój żeton rozkazu nie leży tam na szczycie stosu.
forbidden_stars-no-token-there = Nie masz tam żadnego żetonu rozkazu.
forbidden_stars-not-adjacent = Jednostki przybywają tylko z systemów sąsiadujących z aktywnym.
forbidden_stars-storm-between = Te systemy rozdziela Burza Osnowy.
forbidden_stars-none-can-come-from = Żadna twoja jednostka nie może przesunąć się stamtąd do aktywnego systemu.
forbidden_stars-strike-in-system = Obszar próżni i świat muszą leżeć w aktywnym systemie.
forbidden_stars-strike-not-adjacent = Obszar próżni musi sąsiadować ze światem.
forbidden_stars-strike-no-enemy = Celem ataku orbitalnego może być tylko wrogi świat.
forbidden_stars-strike-no-ship = Na tym obszarze próżni nie masz nierozbitego okrętu.
forbidden_stars-wrong-element = Okręty umieszcza się na obszarach próżni, a jednostki naziemne i zabudowania na światach.
forbidden_stars-structure-there = Na tym świecie stoją już zabudowania.
forbidden_stars-structure-on-friendly = Zabudowania umieszcza się na przyjaznych światach.
forbidden_stars-not-on-enemy = Twoich jednostek nie można umieścić na wrogim obszarze.
forbidden_stars-place-elsewhere = Tego zakupu nie można tam umieścić.
forbidden_stars-no-control-token = Wszystkie twoje żetony kontroli zabudowań są w użyciu.
forbidden_stars-no-site = Na żadnym przyjaznym świecie nie ma tam miejsca: { $piece }.
forbidden_stars-upgrade-level = Wymagany poziom dowodzenia ({ $card }): { $n }.
forbidden_stars-storm-moved = Ta Burza Osnowy została już przesunięta w tej fazie.
forbidden_stars-storm-there = Jest tam inna Burza Osnowy.
forbidden_stars-storm-other-way = Symbol na karcie nie prowadzi tam tej Burzy Osnowy.
forbidden_stars-note-room = twoje jednostki: { $n }, limit oddziałów: { $most }
forbidden_stars-note-order = Rozkaz { $n } z { $of } w tej rundzie.
forbidden_stars-note-worlds = { $worlds }
forbidden_stars-note-in-vain = teraz bez efektu: { $orders }; { $worlds }
forbidden_stars-note-only-order = teraz zadziała tylko: { $order }; { $worlds }
forbidden_stars-note-no-order = teraz bez efektu: każdy rozkaz; { $worlds }
forbidden_stars-note-nowhere-of-use = teraz bez efektu w każdym systemie
forbidden_stars-note-no-factory = Budowa: tylko zabudowania (brak fabryki); { $worlds }
forbidden_stars-note-free-world = { $world }
forbidden_stars-note-held-world = { $world } ({ $seats })
forbidden_stars-note-purse = Twoje materiały: { $materiel }, żetony kuźni: { $forges }, poziom dowodzenia: { $level }.
forbidden_stars-nothing-to-buy = Nic tam teraz nie kupisz.
forbidden_stars-note-over = Na razie Faza Uzupełnień przyniesie materiały: { $n }; nadmiar ponad 14 przepadnie: { $lost }.
forbidden_stars-note-missing = Teraz niedostępne: { $units }.
forbidden_stars-note-nowhere = { $piece } (brak obszaru)
forbidden_stars-note-dear = { $piece } (koszt { $cost })
forbidden_stars-note-none-left = { $piece } (wszystkie figurki są na planszy)
forbidden_stars-note-levels = Za niski poziom dowodzenia albo brak żetonu kuźni: { $units }.
forbidden_stars-note-level = { $piece } (poziom { $level })

## Dominacja
forbidden_stars-ask-asset = Wybierz żeton zasobu – { $area }.
forbidden_stars-gains-asset = { $seat } otrzymuje: { $asset }.
forbidden_stars-no-asset = { $seat } nie może otrzymać więcej: { $asset }.
forbidden_stars-nothing-to-dominate = Nie zyskasz tam żadnego zasobu, a zdolność frakcji nic tam nie zrobi.
forbidden_stars-uses-dominate = { $seat } używa zdolności frakcji.
forbidden_stars-ask-area = Wybierz obszar dla jednostki: { $unit }.
forbidden_stars-replaces = { $seat } zastępuje: { $old } → { $new }.

## Zarządzanie
forbidden_stars-no-presence = { $seat } nie ma jednostek ani zabudowań w aktywnym systemie i nie może kupić ulepszeń.
forbidden_stars-ask-buy-order-upgrade = Wybierz kartę Ulepszenia rozkazu do kupienia.
forbidden_stars-ask-buy-combat-upgrade = Wybierz kartę Ulepszenia walki do kupienia (otrzymasz obie kopie).
forbidden_stars-buy-nothing = Bez zakupu
forbidden_stars-buy-for = kup: { $what } (materiały: { $n })
forbidden_stars-replace = zastąp: { $card }
forbidden_stars-buys-upgrade = { $seat } kupuje kartę Ulepszenia „{ $card }”.
forbidden_stars-gains-upgrade = { $seat } bierze za darmo kartę Ulepszenia „{ $card }”.
forbidden_stars-ask-remove-card = Wybierz kartę Walki, której obie kopie zastąpi „{ $card }”.
forbidden_stars-exchanges-cards = { $seat } wymienia obie kopie w talii Walki: „{ $old }” → „{ $card }”.

## Do czego to służy
forbidden_stars-purpose-advance = przesuń jednostki do tego systemu i walcz o jeden z jego obszarów
forbidden_stars-purpose-deploy = kup jednostki i zabudowania w tym systemie
forbidden_stars-purpose-strategize = kup ulepszenia Walki i Rozkazów, dobierz kartę Wydarzenia
forbidden_stars-purpose-dominate = zyskaj zasoby swoich światów w tym systemie, użyj zdolności frakcji
