### Walka w grze Space Empires.

## Który heks
space_empires-ask-battle = Wybierz heks następnej bitwy.
space_empires-battle-against = naprzeciw: { $what }
space_empires-battle-colony = kolonia ({ $side })
space_empires-ask-opponent = { $hex }: wybierz przeciwnika.
space_empires-combat-done = Zakończ Fazę Walki
space_empires-ask-bombard = Czy ostrzeliwujesz kolonię na { $hex } ({ $owner }, { $cp })? Strzelające grupy zostają odkryte.
space_empires-ask-settle = Czy zakładasz kolonię na { $hex }?
space_empires-ask-challenge = Korsarze na { $hex } ({ $other }): czy ujawniasz skanery i chcesz walki?
space_empires-ask-ambush = Twoi zamaskowani korsarze na { $hex } mogą pozostać ukryci ({ $other }). Czy chcesz walki?

## Bitwa
space_empires-battle = Bitwa na { $hex }. Atak: { $attacker }, obrona: { $defender }.
space_empires-step-battle = bitwa na { $hex }
space_empires-decoy-gone = Wabik usunięty ({ $side }).
space_empires-reveals = Ujawnione ({ $side }): { $what }.
space_empires-group-levels = Poziomy ({ $side }), { $groups }: { $levels }.
space_empires-ask-slip = Czy { $group } opuszcza { $hex } przed otwarciem ognia?
space_empires-stay-and-fight = Zostań i walcz
space_empires-slip-to = Wycofaj się na { $hex }
space_empires-swept = Miny usunięte na { $hex }: { $count }.
space_empires-ask-mine = { $hex }: wybierz statek, który zniszczy twoja mina.
space_empires-mine-hits = Mina na { $hex } niszczy: { $unit } ({ $side }).
space_empires-mine-strikes = Mina na { $hex } trafia Maszynę Zagłady (rzut: { $roll }).
space_empires-mine-misses = Mina na { $hex } nie trafia Maszyny Zagłady (rzut: { $roll }).
space_empires-ask-sacrifice = { $hex }: czy zamaskowani korsarze ujawniają się i giną razem z minami, każdy z jedną?
space_empires-ask-screen = { $hex }: wybierz statki do osłonięcia (najwyżej { $most }). Nie strzelają i nie można do nich strzelać.
space_empires-screens = { $side } osłania statki: { $count }.
space_empires-screen-damaged = { $group }: najpierw uszkodzony
space_empires-screen-healthy = { $group }: bez uszkodzonego
space_empires-ask-next-group = { $hex }: wybierz grupę, która strzela pierwsza.
space_empires-ask-fire = { $hex }: wybierz cel dla: { $group }.
space_empires-target = { $group }: trafia przy { $need } lub mniej{ $hits ->
    [0] {""}
   *[other] , uszkodzenia: { $hits }
  }
space_empires-hold-fire = Nie strzelaj
space_empires-retreat = Wycofaj na { $hex }: { $units }
space_empires-retreat-damaged = Wycofaj na { $hex }: { $units }, w tym uszkodzony
space_empires-retreat-healthy = Wycofaj na { $hex }: { $units }, uszkodzony zostaje
space_empires-ask-volley = Runda ostrzału { $round } na { $hex }. Wybierz cel dla: { $groups }. Gdy zginie, reszta strzela do najsłabszego.
space_empires-volley-at = Do wroga: { $group }, { $need } lub mniej{ $hits ->
    [0] {""}
   *[other] , uszkodzenia: { $hits }
  }
space_empires-volley-at-between = Do wroga: { $group }, ≤{ $low } do ≤{ $high }{ $hits ->
    [0] {""}
   *[other] , uszkodzenia: { $hits }
  }
space_empires-volley-as-before = Jak poprzednio
space_empires-volley-end = Zawsze najsłabszy cel
space_empires-volley-only = tylko { $group }
space_empires-volley-hold = Nikt nie strzela
space_empires-volley-away = Kto może, wycofuje się na { $hex }
space_empires-volley-groups = Każda grupa osobno
space_empires-volley-ships = Każdy statek osobno
space_empires-ask-give-up = Wybierz grupy do złomowania: brakuje żetonów, aby podzielić grupę ({ $unit }, { $n }).
space_empires-ask-squadrons = Wybierz eskadry myśliwców, które odlatują na { $hex } (od { $low } do { $high }).
space_empires-hits = { $side }, { $unit } → { $target }: { $roll } (≤{ $need }), trafienie.
space_empires-machine-hits = { $machine } → { $target }: { $roll } (≤{ $need }), trafienie.
space_empires-misses = { $side }, { $unit } → { $target }: { $roll } (≤{ $need }), pudło.
space_empires-machine-misses = { $machine } → { $target }: { $roll } (≤{ $need }), pudło.
space_empires-volley-rolls = { $side }: { $unit } strzela do { $target }, trafia przy { $need } lub mniej ({ $parts }). Wypadło: { $dice }. Trafienia: { $hits }.
space_empires-machine-volley = { $unit } strzela do { $target }, trafia przy { $need } lub mniej ({ $parts }). Wypadło: { $dice }. Trafienia: { $hits }.
space_empires-made-strength = atak { $n }
space_empires-made-technology = technologia +{ $n }
space_empires-made-numbers = liczniejsza flota +{ $n }
space_empires-made-surprise = zaskoczenie +{ $n }
space_empires-made-dazzled = oślepienie −{ $n }
space_empires-made-defense = obrona −{ $n }
space_empires-made-defense-technology = technologia obrony −{ $n }
space_empires-round-fire = Runda ostrzału { $round }. { $fire }
space_empires-round-quiet = Runda ostrzału { $round }: nikt nie strzela.
space_empires-fired = { $side } ({ $unit }): strzały { $shots }, trafienia { $hits }
space_empires-losses = Straty ({ $side }): { $what }.
space_empires-losses-none = Straty ({ $side }): brak.
space_empires-destroyed = Zniszczone: { $unit } ({ $side }).
space_empires-retreats = { $side } wycofuje na { $hex }: { $what }.
space_empires-lost-with-fleet = Bez uzbrojonej eskorty giną ({ $side }): { $what }.
space_empires-battle-won = Bitwę na { $hex } wygrywa: { $side }.

## Ostrzał kolonii
space_empires-ask-bombard-with = { $hex }: wybierz grupę do ostrzału kolonii ({ $cp }). Każdy statek strzela raz.
space_empires-shoots = { $group }: trafia przy { $need } lub mniej
space_empires-cease-fire = Zakończ ostrzał
space_empires-bombards-hit = { $side }, { $unit } → kolonia na { $hex }: { $roll } (≤{ $need }), trafienie.
space_empires-bombards-miss = { $side }, { $unit } → kolonia na { $hex }: { $roll } (≤{ $need }), pudło.
space_empires-colony-hit = Kolonia na { $hex } spada do { $value }.
space_empires-colony-lost = Kolonia na { $hex } zniszczona ({ $side }).

## Stałe rozkazy
space_empires-order-fire = Ostrzał
space_empires-order-fire-weakest = w cel, który wytrzyma najmniej trafień
space_empires-order-fire-surest = w cel najłatwiejszy do trafienia
space_empires-order-fire-dearest = w najdroższy cel
space_empires-order-retreat = Wycofanie
space_empires-order-retreat-half = gdy zostaje mniej niż połowa moich statków
space_empires-order-retreat-outnumbered = gdy wróg ma ponad dwa razy więcej statków
space_empires-order-retreat-never = nigdy
space_empires-order-screen = Osłona
space_empires-order-screen-nobody = bez osłony
space_empires-order-screen-damaged = uszkodzone statki
space_empires-order-ambush = Zamaskowani korsarze
space_empires-order-ambush-yes = chcą walki
space_empires-order-ambush-no = pozostają ukryci
space_empires-order-move = Ruch
space_empires-order-move-hold = wszystko stoi, aż wróg będzie na heksie, na którym mam jednostki, lub obok niego
