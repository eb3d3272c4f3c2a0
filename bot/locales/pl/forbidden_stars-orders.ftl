### Faza Operacji: rozkazy, zakupy, ataki orbitalne.
forbidden_stars-skips = { $seat } nie ma rozkazu na szczycie stosu i pomija turę.
forbidden_stars-ask-reveal = { $seat }: który rozkaz ze szczytu stosu odsłaniasz?
forbidden_stars-reveals = { $seat } odsłania rozkaz – { $system }: { $order }.
forbidden_stars-ask-resolve = { $seat }: rozkaz { $order }, { $system }. Rozpatrujesz go, czy kładziesz jego żeton na swojej talii Wydarzeń, aby mieć o jedną kartę więcej do wyboru?
forbidden_stars-none-can-come = Żadna z twoich jednostek nie może tam dotrzeć.
forbidden_stars-none-can-move = Żadna z twoich jednostek nie może się tam ruszyć ani wykonać ataku orbitalnego.
forbidden_stars-resolve = Rozpatrz
forbidden_stars-event-deck-instead = Odłóż na talię Wydarzeń
forbidden_stars-to-event-deck = { $seat } odkłada rozkaz na talię Wydarzeń: { $order }.

## Manewry
forbidden_stars-ask-advance-from = { $seat }: z którego sąsiedniego systemu przybywają jednostki do systemu { $system }?
forbidden_stars-from-nowhere = Tylko z samego systemu
forbidden_stars-can-bring = Mogą stamtąd przybyć: { $units }
forbidden_stars-ask-move-ship = { $seat }: na który obszar próżni systemu { $system } przesuwasz okręty?
forbidden_stars-ask-move-ground = { $seat }: na który świat systemu { $system } przesuwasz jednostki naziemne?
forbidden_stars-sheet-ability = Zdolność frakcji { $faction }
forbidden_stars-no-more-moves = Koniec ruchu
forbidden_stars-opens-way = gdy staną tu okręty, jednostki naziemne dotrą na: { $worlds }
forbidden_stars-held-by = kontroluje { $seat } ({ $pieces })
forbidden_stars-by-lent-void = { $area } (przez: { $void })
forbidden_stars-ask-move-units = { $seat }: które jednostki przesuwasz? Cel: { $area }, limit oddziałów: { $capacity }.
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
forbidden_stars-ask-strike = { $seat }: czy wykonujesz atak orbitalny w systemie { $system }?
forbidden_stars-no-strike = Bez ataku orbitalnego
forbidden_stars-strike-on = { $world }, skąd: { $void }
forbidden_stars-strike-odds = kości: { $n }; { $against }
forbidden_stars-strikes = { $seat } wykonuje atak orbitalny. Cel: { $world }.
forbidden_stars-ask-strike-cards = { $seat }: których kart Ulepszeń rozkazów używasz w ataku orbitalnym? Cel: { $world }. Wybierz przed rzutem.
forbidden_stars-bastion-in-the-way = Stoi tam bastion: potrzebna jest karta, która mimo to pozwala na atak orbitalny.
forbidden_stars-strike-rolls = { $seat } rzuca: { $dice }.
forbidden_stars-strike-damage = { $seat } otrzymuje obrażenia: { $n }. Świat: { $world }.

## Budowa i zakupy
forbidden_stars-ask-structure-first = { $seat }: czy kupujesz zabudowania przed jednostkami?
forbidden_stars-ask-buy-unit = { $seat }: którą jednostkę kupujesz? Możesz kupić jeszcze: { $n }.
forbidden_stars-buy-no-more = Koniec zakupów
forbidden_stars-ask-buy-structure = { $seat }: które zabudowania kupujesz?
forbidden_stars-buy-no-structure = Bez zabudowań
forbidden_stars-buy = { $piece }: materiały { $n }{ $forge ->
    [0] {""}
    [one] {", "}żeton kuźni
   *[other] {", "}żetony kuźni: { $forge }
  }{ $cache ->
    [0] {""}
   *[other] {", "}żeton zaopatrzenia
  }{ $rebate ->
    [0] {""}
   *[other] {" "}(zniżka z karty)
  }
forbidden_stars-ask-place = { $seat }: gdzie umieszczasz zakup: { $piece }?
forbidden_stars-buys = { $seat } kupuje: { $piece } – { $area }.
forbidden_stars-none-left = Wszystkie figurki tego rodzaju są już na planszy: { $piece }.
forbidden_stars-level-or-forge-missing = Za niski poziom dowodzenia albo brakuje żetonu kuźni: { $piece }.
forbidden_stars-nowhere-to-place = Żaden przyjazny ani niekontrolowany obszar nie może przyjąć tej jednostki: { $piece }.
forbidden_stars-too-dear = Masz za mało materiałów. { $piece }, koszt: { $cost }.
forbidden_stars-not-enough-materiel = Masz za mało materiałów.
forbidden_stars-token-covered = Twój żeton rozkazu nie leży tam na szczycie stosu.
forbidden_stars-no-token-there = Nie masz tam żadnego żetonu rozkazu.
forbidden_stars-not-adjacent = Jednostki przybywają tylko z systemów sąsiadujących z aktywnym.
forbidden_stars-storm-between = Między tymi systemami leży Burza Osnowy.
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
forbidden_stars-storm-there = Leży tam inna Burza Osnowy.
forbidden_stars-storm-other-way = Symbol na karcie nie prowadzi tam tej Burzy Osnowy.
forbidden_stars-note-room = twoje jednostki: { $n }, limit oddziałów: { $most }
forbidden_stars-note-order = Rozkaz { $n } z { $of } w tej rundzie.
forbidden_stars-note-worlds = { $worlds }
forbidden_stars-note-free-world = { $world }
forbidden_stars-note-held-world = { $world } ({ $seats })
forbidden_stars-note-purse = Twoje materiały: { $materiel }, żetony kuźni: { $forges }, poziom dowodzenia: { $level }.
forbidden_stars-note-over = Na razie Faza Uzupełnień przyniesie materiały: { $n }; nadmiar ponad 14 przepadnie: { $lost }.
forbidden_stars-note-missing = Teraz niedostępne: { $units }.
forbidden_stars-note-nowhere = { $piece } (brak obszaru)
forbidden_stars-note-dear = { $piece } (koszt { $cost })
forbidden_stars-note-none-left = { $piece } (wszystkie figurki są na planszy)
forbidden_stars-note-levels = Brak poziomu dowodzenia albo żetonu kuźni: { $units }.
forbidden_stars-note-level = { $piece } (poziom { $level })

## Dominacja
forbidden_stars-ask-asset = { $seat }: który żeton zasobu otrzymujesz? Świat: { $area }.
forbidden_stars-gains-asset = { $seat } otrzymuje: { $asset }.
forbidden_stars-no-asset = { $seat } nie może otrzymać więcej: { $asset }.
forbidden_stars-uses-dominate = { $seat } używa zdolności frakcji.
forbidden_stars-ask-area = { $seat }: dokąd trafia ta jednostka: { $unit }?
forbidden_stars-replaces = { $seat } zastępuje: { $old } → { $new }.

## Zarządzanie
forbidden_stars-no-presence = { $seat } nie ma nic w aktywnym systemie i nie może kupić ulepszeń.
forbidden_stars-ask-buy-order-upgrade = { $seat }: którą kartę Ulepszenia rozkazu kupujesz?
forbidden_stars-ask-buy-combat-upgrade = { $seat }: którą kartę Ulepszenia walki kupujesz? Otrzymasz obie kopie.
forbidden_stars-buy-nothing = Bez zakupu
forbidden_stars-for-materiel = { $what } (materiały: { $n })
forbidden_stars-buys-upgrade = { $seat } kupuje kartę Ulepszenia „{ $card }”.
forbidden_stars-gains-upgrade = { $seat } bierze za darmo kartę Ulepszenia „{ $card }”.
forbidden_stars-ask-remove-card = { $seat }: której karty obie kopie opuszczają talię Walki? Zastąpi je „{ $card }”.
forbidden_stars-exchanges-cards = { $seat } wymienia obie kopie w talii Walki: „{ $old }” → „{ $card }”.
