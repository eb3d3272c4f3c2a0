### Walka w grze Space Empires.

## Który heks
space_empires-ask-battle = { $seat }: o który heks walczysz teraz?
space_empires-battle-against = naprzeciw: { $what }
space_empires-battle-colony = kolonia ({ $side })
space_empires-ask-opponent = { $seat }: na { $hex } jest kilku przeciwników. Z kim walczysz teraz?
space_empires-combat-done = Zakończ Fazę Walki
space_empires-ask-bombard = { $seat }: czy ostrzeliwujesz kolonię na { $hex } ({ $owner }, { $cp })? Grupy, które strzelają, zostają odkryte.
space_empires-ask-settle = { $seat }: czy zakładasz kolonię na { $hex }?
space_empires-ask-challenge = { $seat }: na { $hex } są korsarze ({ $other }). Czy ujawniasz skanery i chcesz walki?
space_empires-ask-ambush = { $seat }: twoi zamaskowani korsarze na { $hex } mogą pozostać ukryci. Przeciwnik: { $other }. Czy chcesz walki?

## Bitwa
space_empires-battle = Bitwa na { $hex }. Atak: { $attacker }. Obrona: { $defender }.
space_empires-step-battle = bitwa na { $hex }
space_empires-decoy-gone = Wabik zostaje usunięty ({ $side }).
space_empires-reveals = Odkryte ({ $side }): { $what }.
space_empires-group-levels = Poziomy ({ $side }), { $groups }: { $levels }.
space_empires-ask-slip = { $side }: czy { $group } opuszcza { $hex }, zanim ktoś strzeli?
space_empires-stay-and-fight = Zostań i walcz
space_empires-slip-to = Wycofaj na { $hex }
space_empires-swept = Miny usunięte na { $hex }: { $count }.
space_empires-ask-mine = { $side }: który statek na { $hex } niszczy twoja mina?
space_empires-mine-hits = Mina na { $hex } niszczy: { $unit } ({ $side }).
space_empires-mine-strikes = Mina na { $hex }: wypada { $roll }, trafia Maszynę Zagłady.
space_empires-mine-misses = Mina na { $hex }: wypada { $roll }, Maszyna Zagłady wychodzi bez szkody.
space_empires-ask-sacrifice = { $side }: czy zamaskowani korsarze na { $hex } ujawniają się i zabierają ze sobą miny? Każdy ginie z jedną miną.
space_empires-ask-screen = { $side }: które statki osłaniasz w tej rundzie na { $hex }? Najwyżej { $most }; nie strzelają i nie można do nich strzelać.
space_empires-screens = { $side } osłania statki: { $count }.
space_empires-screen-damaged = { $group }: najpierw uszkodzony
space_empires-screen-healthy = { $group }: bez uszkodzonego
space_empires-ask-next-group = { $side }: która grupa strzela pierwsza na { $hex }?
space_empires-ask-fire = { $side }: co robi { $group } na { $hex }?
space_empires-target = { $group }: trafia { $need } lub mniej{ $hits ->
    [0] {""}
   *[other] , uszkodzenia { $hits }
  }
space_empires-hold-fire = Nie strzelaj
space_empires-retreat = Wycofaj na { $hex }: { $units }
space_empires-retreat-damaged = Wycofaj na { $hex }: { $units }, w tym uszkodzony
space_empires-retreat-healthy = Wycofaj na { $hex }: { $units }, uszkodzony zostaje
space_empires-ask-squadrons = { $side }: które eskadry myśliwców odlatują na { $hex }? Od { $low } do { $high }; pozostałe mają gdzie lądować.
space_empires-hits = { $side }: { $unit } strzela. Cel: { $target }, potrzeba { $need } lub mniej, wypada { $roll }: trafienie.
space_empires-machine-hits = { $machine } strzela. Cel: { $target }, potrzeba { $need } lub mniej, wypada { $roll }: trafienie.
space_empires-misses = { $side }: { $unit } strzela. Cel: { $target }, potrzeba { $need } lub mniej, wypada { $roll }: pudło.
space_empires-machine-misses = { $machine } strzela. Cel: { $target }, potrzeba { $need } lub mniej, wypada { $roll }: pudło.
space_empires-destroyed = Zniszczone: { $unit } ({ $side }).
space_empires-retreats = { $side } wycofuje na { $hex }: { $what }.
space_empires-lost-with-fleet = Bez uzbrojonych towarzyszy giną ({ $side }): { $what }.
space_empires-battle-won = Bitwę na { $hex } wygrywa: { $side }.

## Ostrzał kolonii
space_empires-ask-bombard-with = { $seat }: która grupa strzela teraz do kolonii na { $hex } ({ $cp })? Każdy statek strzela raz.
space_empires-shoots = { $group }: trafia { $need } lub mniej
space_empires-cease-fire = Wstrzymaj ogień
space_empires-bombards-hit = { $side }: { $unit } strzela do kolonii na { $hex }, potrzeba { $need } lub mniej, wypada { $roll }: trafienie.
space_empires-bombards-miss = { $side }: { $unit } strzela do kolonii na { $hex }, potrzeba { $need } lub mniej, wypada { $roll }: pudło.
space_empires-colony-hit = Kolonia na { $hex } spada do { $value }.
space_empires-colony-lost = Kolonia na { $hex } jest zniszczona ({ $side }).

## Stałe rozkazy
space_empires-order-fire = Ostrzał
space_empires-order-fire-weakest = kto wytrzyma najmniej trafień
space_empires-order-fire-surest = kogo najłatwiej trafić
space_empires-order-fire-dearest = kto kosztuje najwięcej
space_empires-order-retreat = Wycofanie
space_empires-order-retreat-half = gdy zostaje mniej niż połowa statków
space_empires-order-retreat-outnumbered = gdy wróg ma ponad dwa razy więcej
space_empires-order-retreat-never = nigdy
space_empires-order-screen = Osłona
space_empires-order-screen-nobody = nikogo
space_empires-order-screen-damaged = uszkodzonych statków
space_empires-order-ambush = Zamaskowani korsarze
space_empires-order-ambush-yes = chcą walki
space_empires-order-ambush-no = pozostają ukryci
space_empires-order-move = Ruch
space_empires-order-move-hold = wszystko stoi, aż wróg będzie na polu, na którym coś mam, lub obok niego
