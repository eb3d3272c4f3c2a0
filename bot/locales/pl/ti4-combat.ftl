### Akcje taktyczne: aktywacja, ruch, działa kosmiczne, bitwa kosmiczna, straty.

## Aktywacja
ti4-ask-activate = Wybierz układ do aktywacji.
ti4-activated = { $seat } aktywuje układ: { $system }.
ti4-own-token-there = W układzie { $system } jest już twój żeton dowodzenia. Wybierz inny.
ti4-cannot-activate = Układu { $system } nie możesz teraz aktywować.

## Ruch
ti4-nothing-moves = { $seat } nie ma statków, które tu dotrą ({ $system }).
ti4-ask-move = Porusz statki do układu { $system }. Wybrano: { $declared }.{ $over ->
    [0] { "" }
   *[other] { " " }Przekroczony limit puli floty ({ $limit }) o { $over }.
}{ $left ->
    [0] { "" }
   *[other] { " " }Zostaną zniszczone z braku ładowności: { $left }.
}
ti4-move-rift = każda droga wiedzie przez studnię grawitacyjną: rzut kością za każdy statek, wynik od 1 do 3 to strata.
ti4-move-group = { $unit }, { $system }{ $n ->
    [1] { "" }
   *[other] { " " }(×{ $n })
}
ti4-move-damaged = { $unit } z uszkodzeniem, { $system }{ $n ->
    [1] { "" }
   *[other] { " " }(×{ $n })
}
ti4-moved-all = Zakończ ruch
ti4-done-moving = { $n ->
    [0] Bez ruchu
   *[other] { ti4-moved-all }
}
ti4-ask-move-number = Ile statków poruszasz ({ $unit }, z { $system })?
ti4-ask-route = Wybierz drogę ({ $unit }). Po drodze można zabrać ładunek.
ti4-way = { $past } → { $to }
ti4-route = { $way }{ $rifts ->
    [0] { "" }
   *[other] ; studnie grawitacyjne: { $rifts }
  }
ti4-ask-load = Wybierz ładunek ({ $unit }, ładowność: { $room }).
ti4-ask-load-staying = Wybierz ładunek statków, które zostają ({ $system }, ładowność: { $room }).
ti4-cargo-at = { $unit }: { $place }
ti4-ships-from = { $units } ({ $origin })
ti4-moved = { $seat } porusza statki: { $ships } → { $target }.
ti4-rift-roll = { $seat } przelatuje przez studnię grawitacyjną ({ $unit }): { $dice }.{ $lost ->
    [0] {""}
   *[other] {" "}Stracone statki: { $lost }.
}
ti4-no-such-ships = Nie masz tam takich statków, które mogą poruszyć się same.
ti4-already-moving = Wszystkie te statki już się poruszają.
ti4-not-on-route = Droga nie prowadzi przez { $place }.
ti4-no-loading-at-token = Nie możesz tam nic zabrać, bo jest tam twój żeton dowodzenia: { $system }.
ti4-refused-ti-movement-04 = Te statki nie mogą wejść do aktywnego układu.
ti4-refused-ti-movement-05 = Drogę blokują statki innego gracza.
ti4-refused-ti-movement-06 = Nie mogą wyruszyć: w ich układzie jest twój żeton dowodzenia.
ti4-refused-ti-movement-08 = Są już w aktywnym układzie i nie mają po co go opuszczać.
ti4-refused-ti-movement-10 = Aktywny układ jest za daleko na ich wartość ruchu.
ti4-refused-ti-asteroid-01 = Statki nie mogą wejść w pole asteroid.
ti4-refused-ti-asteroid-02 = Statki nie mogą przejść przez pole asteroid.
ti4-refused-ti-supernova-01 = Statki nie mogą wejść w supernową.
ti4-refused-ti-supernova-02 = Statki nie mogą przejść przez supernową.
ti4-refused-ti-nebula-01 = Statki mogą wejść w mgławicę tylko wtedy, gdy jest aktywnym układem.
ti4-refused-ti-nebula-02 = Statki nie mogą przejść przez mgławicę.
ti4-refused-ti-golden-04 = Pewien efekt zabrania twoim statkom tego ruchu.

## Pula floty i ładowność
ti4-ask-fleet-excess = Limit puli floty przekroczony ({ $system }, limit: { $n }). Wybierz statek do usunięcia.
ti4-ask-capacity-excess = Brakuje ładowności ({ $system }). Wybierz { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
} do zniszczenia.
ti4-removed = { $seat } usuwa: { $units } ({ $system }).

## Działa kosmiczne
ti4-ask-cannon-target = Wybierz cel ostrzału działami kosmicznymi ({ $system }).
ti4-ask-space-cannon = Czy strzelasz z dział kosmicznych ({ $guns }; cel: { $target })?
ti4-fire = Strzelaj
ti4-hold-fire = Nie strzelaj
ti4-cannon-roll = { $seat }, działa kosmiczne ({ $unit }): { $dice } ({ $needs }+{ ti4-modifier }) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
ti4-cannon-roll-modified = { $seat }, działa kosmiczne ({ $unit }): { $dice } ({ $needs }+, na jednostce { $printed }, { $modifiers }) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.

## Bitwa kosmiczna
ti4-space-combat = Bitwa kosmiczna ({ $system }): { $attacker } atakuje, broni się { $defender }.
ti4-barrage-roll = { $seat }, ostrzał przeciwmyśliwski ({ $unit }): { $dice } ({ $needs }+{ ti4-modifier }) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
ti4-combat-roll = { $seat }, { $unit }: { $dice } ({ $needs }+{ ti4-modifier }) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
ti4-combat-roll-modified = { $seat }, { $unit }: { $dice } ({ $needs }+, na jednostce { $printed }, { $modifiers }) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
ti4-combat-reroll = { $seat }, przerzut ({ $unit }): { $dice } ({ $needs }+{ ti4-modifier }) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
ti4-combat-reroll-modified = { $seat }, przerzut ({ $unit }): { $dice } ({ $needs }+, na jednostce { $printed }, { $modifiers }) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
ti4-ask-barrage = { $system }: czy używasz ostrzału przeciwmyśliwskiego?
ti4-barrage-yes = Użyj ostrzału przeciwmyśliwskiego
ti4-barrage-no = Nie używaj
ti4-round-rolled = Runda bitwy { $round }. Trafienia: { $rolled }
ti4-rolled = { $seat } { $hits } ({ $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
  })
ti4-combat-losses = Straty ({ $seat }): { $units }.
ti4-combat-losses-none = Straty ({ $seat }): brak.
ti4-sustain-all = Tyle jednostek, ile można
ti4-no-combat-rolls = { $seat } nie wykonuje rzutów bitwy w tej rundzie.
ti4-ask-reroll = Wybierz kości do przerzucenia.
ti4-die = { $unit }: { $face }
ti4-combat-won = { $seat } wygrywa bitwę kosmiczną ({ $system }).
ti4-combat-draw = Bitwa kosmiczna bez zwycięzcy ({ $system }).
ti4-ask-assault-cannon = „Działo szturmowe”: wybierz swój statek do zniszczenia.
ti4-ask-repair = Wybierz jednostkę do naprawy.
ti4-repaired = { $seat } naprawia: { $unit }.

## Trafienia
ti4-ask-sustain = Trafienia do przydzielenia: { $hits } ({ $place }). Czy używasz zdolności „Wytrzymałość”?
ti4-sustain-with = Wytrzymałość: { $unit }
ti4-no-sustain = Nie używaj
ti4-sustained = { $seat } używa zdolności „Wytrzymałość”: { $unit }.
ti4-damaged-unit = { $unit } z uszkodzeniem
ti4-ask-losses = Przydziel trafienia: wybierz { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
} do zniszczenia ({ $place }).
ti4-destroyed = { $seat } traci: { $units } ({ $place }).
ti4-destroyed-uncarried = { $seat } traci z braku ładowności: { $units } ({ $place }).

## Odwrót
ti4-ask-retreat = Czy deklarujesz odwrót ({ $system }, runda bitwy { $round })?
ti4-retreat = Odwrót
ti4-stay = Zostań i walcz
ti4-stay-to-the-end = Zostań do końca bitwy
ti4-retreat-announced = { $seat } deklaruje odwrót.
ti4-ask-retreat-load = Wybierz wojska naziemne, które zabierasz w przestrzeń kosmiczną.
ti4-ask-retreat-to = Wybierz cel odwrotu.
ti4-ask-rift-cargo = Odwrót przez studnię grawitacyjną: wybierz ładunek ({ $unit }, ładowność: { $room }). Dzieli on los statku.
ti4-no-retreat-there = Wybierz sąsiedni układ ze swoją jednostką lub planetą, bez statków innych graczy.
ti4-ask-left-behind = Brakuje ładowności. Wybierz { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
} do zniszczenia.
ti4-retreated = { $seat } – odwrót: { $origin } → { $target }.
ti4-modifier-plus = { $source } +{ $n }
ti4-modifier-minus = { $source } −{ $n }

## Momenty
ti4-modifier = { $bonus ->
    [0] { "" }
    [1] , modyfikator +1
    [2] , modyfikator +2
    [3] , modyfikator +3
    [-1] , modyfikator −1
    [-2] , modyfikator −2
    [-3] , modyfikator −3
    [-4] , modyfikator −4
   *[other] , modyfikator { $bonus }
}

## Standing orders
ti4-order-retreat = Odwrót
ti4-order-retreat-never = nigdy, zostaję do końca każdej bitwy
ti4-order-losses = Przydzielanie trafień
ti4-order-losses-cheapest = najpierw „Wytrzymałość”, potem to, co kosztuje najmniej
ti4-order-combat = Reakcje w moich bitwach
ti4-order-combat-pass = zawsze pas
ti4-order-reactions = Reakcje w cudzych turach
ti4-order-reactions-attacked = zawsze pas, chyba że ktoś wkroczy tam, gdzie mam jednostki lub planety
