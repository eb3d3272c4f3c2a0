### Faza statusu, cele, punkty zwycięstwa, faza polityki, głosowanie i prawa.

## Punkty zwycięstwa
ti4-gained-points = { $seat } zdobywa { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[many] { $n } punktów zwycięstwa
  } i ma { $total }: { $why }.
ti4-lost-points = { $seat } traci { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[many] { $n } punktów zwycięstwa
  } i ma { $total }: { $why }.
ti4-wins = { $seat } wygrywa: { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}.
ti4-no-objective-left = Koniec gry: nie ma już publicznego celu do odkrycia.

## Cele
ti4-scored = { $seat } realizuje cel „{ $objective }”.
ti4-objective-asks = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }, { $phase }: { $text }
ti4-objective-told = { $name } ({ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }, { $phase }). { $text }
ti4-objective-revealed = Publiczny cel: { $objective }
ti4-not-a-public-objective = To nie jest odkryty publiczny cel. Wybierz jeden z odkrytych.
ti4-home-system-lost = Nie kontrolujesz wszystkich planet swojego układu macierzystego, więc nie możesz realizować publicznych celów.
ti4-home-system-lost-all = Nie kontrolujesz wszystkich planet swojego układu macierzystego; przy tym stole nie zrealizujesz więc w fazie statusu żadnego celu.
ti4-already-scored = Ten cel masz już zrealizowany: „{ $objective }”.
ti4-not-fulfilled = Nie spełniasz wymagania tego celu: „{ $objective }”.
ti4-not-your-secret = To nie jest żaden z twoich niezrealizowanych tajnych celów.
ti4-action-phase-secret = Ten cel można zrealizować tylko w fazie akcji: „{ $objective }”.
ti4-ask-spend-tokens = Wydaj łącznie { $n ->
    [one] { $n } żeton dowodzenia
    [few] { $n } żetony dowodzenia
   *[many] { $n } żetonów dowodzenia
} z puli taktyki i puli strategii („{ $purpose }”).
ti4-draws-secrets = { $seat } dobiera { $n ->
    [one] { $n } tajny cel
    [few] { $n } tajne cele
   *[many] { $n } tajnych celów
  }.
ti4-your-new-secrets = Nowe tajne cele:
  { $objectives }
ti4-ask-return-secret = Masz więcej niż trzy tajne cele. Wybierz cel, który wraca do talii.
ti4-returns-secret = { $seat } wtasowuje tajny cel do talii.

## Faza statusu
ti4-ask-score-public = Faza statusu: czy realizujesz publiczny cel?
ti4-score-objective = Zrealizuj: { $objective }
ti4-ask-score-secret = Faza statusu: czy realizujesz tajny cel?
ti4-tokens-removed = Wszystkie żetony dowodzenia znikają z planszy.
ti4-ask-status-tokens = Otrzymujesz nowe żetony dowodzenia. Rozdziel wszystkie między swoje pule.
ti4-cards-readied = Wszystkie wyczerpane karty zostają przygotowane.

## Faza polityki
ti4-agenda-revealed = { $seat } odkrywa zagadnienie polityczne: { $agenda }
ti4-agenda-impossible = Karta polityki zostaje odrzucona, bo nie ma czego rozstrzygać: „{ $agenda }”.
ti4-outcome-for = Za
ti4-outcome-against = Przeciw
ti4-ask-vote = Jak głosujesz („{ $agenda }”)?
ti4-abstain = Wstrzymaj się
ti4-ask-vote-planets = Wybierz planety, które wyczerpujesz za głosy (twój wybór: { $outcome }).
ti4-cannot-vote = { $seat } nie oddaje głosów.
ti4-abstains = { $seat } wstrzymuje się od głosu.
ti4-casts-votes = { $seat } oddaje { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
}: { $outcome }.
ti4-not-an-outcome = To nie jest możliwy wynik tego zagadnienia: „{ $agenda }”.
ti4-votes-need-planets = Wybierz przygotowane planety z wpływami; każda liczy się w całości. Dobra nie dają głosów.
ti4-ask-prediction = „{ $source }”: przewidź wynik.
ti4-predicts = { $seat } przewiduje wynik: { $outcome }.
ti4-predicted-rightly = { $seat } trafnie przewiduje wynik.
ti4-ask-decide-outcome = Głosowanie bez rozstrzygnięcia („{ $agenda }”): jako mówca wybierz wynik.
ti4-speaker-decides = Mówca ({ $seat }) rozstrzyga: { $outcome }.
ti4-tally = Głosy: { $votes }.
ti4-tally-of = { $outcome } ({ $n })
ti4-outcome = „{ $agenda }”, wynik: { $outcome }.
ti4-planets-readied = Wszystkie planety zostają przygotowane.

## Prawa
ti4-law-passed = Prawo „{ $law }” wchodzi w życie.
ti4-law-owned = { $seat } posiada prawo „{ $law }”.
ti4-law-attached = Prawo „{ $law }” zostaje dołączone do planety: { $planet }.
ti4-law-discarded = Prawo „{ $law }” zostaje odrzucone.

## Poszczególne zagadnienia
ti4-ask-agenda-losses = Wybierz { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
} do zniszczenia („{ $agenda }”).
ti4-unit-in-place = { $unit }, { $place }
ti4-planets-exhausted = { $seat } wyczerpuje: { $planets }.
ti4-ask-exhaust = Wyczerp { $n ->
    [one] { $n } planetę
    [few] { $n } planety
   *[many] { $n } planet
}.
ti4-ask-colonist = Wybierz, kto może umieścić 1 jednostkę piechoty ({ $planet }).
ti4-ask-settle = Czy umieszczasz 1 jednostkę piechoty ({ $planet })?
ti4-surplus-removed = { $seat } usuwa nadmiar: { $units }.
ti4-fleet-tokens-returned = { $seat } zatrzymuje w puli floty tylko { $n ->
    [one] { $n } żeton dowodzenia
    [few] { $n } żetony dowodzenia
   *[many] { $n } żetonów dowodzenia
  }.
ti4-fleet-token-gained = { $seat } dokłada żeton dowodzenia do puli floty.
ti4-secret-leaked = Tajny cel staje się publiczny: „{ $objective }”.
ti4-artifact-rolled = „Artefakt Ixthian”, rzut mówcy ({ $seat }): { $face }.
ti4-ask-swap-card = { $question }
ti4-strategy-cards-swapped = { $seat } ↔ { $other }: „{ $given }” za „{ $card }”.
