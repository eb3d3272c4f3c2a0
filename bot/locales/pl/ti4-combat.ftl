### Akcje taktyczne: aktywacja, ruch, działa kosmiczne, bitwa kosmiczna, straty.

## Aktywacja
ti4-ask-activate = { $seat }: który układ aktywujesz?
ti4-activated = { $seat } aktywuje: { $system }.
ti4-own-token-there = Leży tam już twój żeton dowodzenia: { $system }. Wybierz inny układ.
ti4-cannot-activate = Tego układu nie możesz teraz aktywować: { $system }.

## Ruch
ti4-nothing-moves = Żaden statek ({ $seat }) nie może dotrzeć do: { $system }.
ti4-ask-move = { $seat }: które statki poruszasz ({ $system })? Dotąd: { $declared }.{ $over ->
    [0] { "" }
   *[other] { " " }Twoja pula floty pozwala tam na tyle statków prócz myśliwców: { $limit }. Za dużo o: { $over }.
  }{ $left ->
    [0] { "" }
   *[other] { " " }Bez miejsca zostają jednostki, które zostaną zniszczone: { $left }.
  }
ti4-move-rift = każda droga wiedzie przez studnię grawitacyjną: kość za każdy statek, który przepada przy wyniku od 1 do 3.
ti4-move-group = { $unit }, { $system }{ $n ->
    [1] { "" }
   *[other] { " " }(jest tam { $n })
  }
ti4-move-damaged = { $unit } z uszkodzeniem, { $system }{ $n ->
    [1] { "" }
   *[other] { " " }(jest tam { $n })
  }
ti4-done-moving = { $n ->
    [0] Żaden statek się nie rusza
   *[other] To wszystko
}
ti4-ask-move-number = { $seat }: ile statków poruszasz ({ $unit }, { $system })?
ti4-ask-route = { $seat }: którędy poruszasz statki ({ $unit })? Po drodze można zabrać ładunek.
ti4-way = { $past } → { $to }
ti4-route = { $way }{ $rifts ->
    [0] { "" }
   *[other] ; studnie grawitacyjne: { $rifts }
  }
ti4-ask-load = { $seat }: co bierzesz na pokład ({ $unit }, ładowność { $room })?
ti4-ask-load-staying = { $seat }: co biorą na pokład statki, które zostają ({ $system }, miejsca: { $room })?
ti4-cargo-at = { $unit }: { $place }
ti4-ships-from = { $units } ({ $origin })
ti4-moved = { $seat } porusza statki ({ $target }): { $ships }.
ti4-rift-roll = { $seat } przelatuje przez studnię grawitacyjną ({ $unit }). Rzut: { $dice }. Stracone statki: { $lost }.
ti4-no-such-ships = Nie masz tam takich statków, które mogą poruszyć się same.
ti4-already-moving = Wszystkie te statki już się poruszają.
ti4-not-on-route = Droga tamtędy nie prowadzi: { $place }.
ti4-no-loading-at-token = Nie możesz tam nic zabrać, bo leży tam twój żeton dowodzenia: { $system }.
ti4-refused-ti-movement-04 = Te statki nie mogą wejść do aktywnego układu.
ti4-refused-ti-movement-05 = Drogę blokują statki innego gracza.
ti4-refused-ti-movement-06 = Nie mogą wyruszyć: w ich układzie leży twój żeton dowodzenia.
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
ti4-ask-fleet-excess = { $seat }: za dużo statków ({ $system }), limit puli floty: { $n }. Który usuwasz?
ti4-ask-capacity-excess = { $seat }: twoje statki nie pomieszczą wszystkiego ({ $system }). Wskaż, co niszczysz: { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }.
ti4-removed = { $seat } usuwa: { $units } ({ $system }).

## Działa kosmiczne
ti4-ask-cannon-target = { $seat }: czyje statki ostrzeliwujesz działami kosmicznymi ({ $system })?
ti4-ask-space-cannon = { $seat }: czy strzelasz z dział kosmicznych ({ $guns })? Cel: { $target }.
ti4-fire = Strzelaj
ti4-hold-fire = Nie strzelaj
ti4-cannon-roll = { $seat } strzela z dział kosmicznych ({ $unit }): { $dice }. Trafienia od { $needs }{ ti4-modifier }: { $hits }.

## Bitwa kosmiczna
ti4-space-combat = Bitwa kosmiczna, { $system }: atakuje { $attacker }, broni się { $defender }.
ti4-barrage-roll = { $seat }, ostrzał przeciwmyśliwski ({ $unit }): { $dice }. Trafienia od { $needs }{ ti4-modifier }: { $hits }.
ti4-combat-roll = { $seat }, rzut bitwy ({ $unit }): { $dice }. Trafienia od { $needs }{ ti4-modifier }: { $hits }.
ti4-combat-reroll = { $seat }, przerzut ({ $unit }), teraz: { $dice }. Trafienia od { $needs }{ ti4-modifier }: { $hits }.
ti4-no-combat-rolls = { $seat } nie wykonuje rzutów bitwy w tej rundzie.
ti4-ask-reroll = { $seat }: które kości przerzucasz?
ti4-die = { $unit }: { $face }
ti4-combat-won = { $seat } wygrywa bitwę kosmiczną ({ $system }).
ti4-combat-draw = Bitwa kosmiczna bez zwycięzcy ({ $system }).
ti4-ask-assault-cannon = { $seat }: „Działo szturmowe” niszczy jeden z twoich statków. Który?
ti4-ask-repair = { $seat }: którą jednostkę naprawiasz?
ti4-repaired = { $seat } naprawia: { $unit }.

## Trafienia
ti4-ask-sustain = { $seat }: trafienia do przydzielenia: { $hits } ({ $place }). Czy korzystasz ze zdolności „Wytrzymałość”?
ti4-sustain-with = Wytrzymałość: { $unit }
ti4-no-sustain = Nie korzystaj
ti4-sustained = { $seat } korzysta ze zdolności „Wytrzymałość”: { $unit }.
ti4-damaged-unit = { $unit } z uszkodzeniem
ti4-ask-losses = { $seat }: wskaż swoje straty ({ $place }): { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }.
ti4-destroyed = Zniszczone ({ $place }, { $seat }): { $units }.
ti4-destroyed-uncarried = Zniszczone ({ $place }, { $seat }): { $units }. Na statkach nie ma tam dla nich miejsca.

## Odwrót
ti4-ask-retreat = { $seat }: runda { $round } bitwy ({ $system }). Czy deklarujesz odwrót?
ti4-retreat = Odwrót
ti4-stay = Zostań i walcz
ti4-stay-to-the-end = Zostań do końca bitwy
ti4-retreat-announced = { $seat } deklaruje odwrót.
ti4-ask-retreat-load = { $seat }: które wojska naziemne zabierasz w przestrzeń?
ti4-ask-retreat-to = { $seat }: dokąd wycofujesz statki?
ti4-ask-rift-cargo = { $seat }: twoje statki opuszczają studnię grawitacyjną. Co przewozi ten statek ({ $unit }, ładowność: { $room })? Ładunek dzieli los statku.
ti4-no-retreat-there = Wybierz sąsiedni układ ze swoją jednostką lub planetą, bez statków innych graczy.
ti4-ask-left-behind = { $seat }: twoje statki nie zabiorą wszystkiego. Wskaż, co tracisz: { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }.
ti4-retreated = { $seat } wycofuje statki. Skąd: { $origin }. Dokąd: { $target }.

## Momenty
ti4-modifier =
    { $bonus ->
        [0] { "" }
        [1] { " " }(modyfikator +1)
        [2] { " " }(modyfikator +2)
        [3] { " " }(modyfikator +3)
       *[other] { " " }(modyfikator { $bonus })
    }

## Standing orders
ti4-order-retreat = Odwrót
ti4-order-retreat-never = nigdy, zostaję do końca każdej walki
ti4-order-losses = Trafienia
ti4-order-losses-cheapest = najpierw „Wytrzymałość”, potem tracę to, co kosztuje najmniej
ti4-order-combat = Reakcje w walce tam, gdzie coś mam
ti4-order-combat-pass = zawsze pas
ti4-order-reactions = Reakcje w turach innych
ti4-order-reactions-attacked = zawsze pas, chyba że ktoś wkroczy tam, gdzie coś mam
