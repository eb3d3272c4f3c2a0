### Faza statusu, cele, punkty zwycięstwa, faza polityki, głosowanie i prawa.

## Punkty zwycięstwa
ti4-gained-points = { $seat } zdobywa punkty zwycięstwa: { $n } ({ $why }). Razem: { $total }.
ti4-lost-points = { $seat } traci punkty zwycięstwa: { $n } ({ $why }). Razem: { $total }.
ti4-wins = Wygrywa: { $seat }. Punkty zwycięstwa: { $points }.
ti4-no-objective-left = Nie ma już publicznego celu do odkrycia. Koniec gry.

## Cele
ti4-scored = { $seat } realizuje cel „{ $objective }”.
ti4-objective-revealed = Nowy publiczny cel: „{ $objective }”.
ti4-not-a-public-objective = To nie jest odkryty publiczny cel. Wybierz jeden z odkrytych.
ti4-home-system-lost = Nie kontrolujesz wszystkich planet swojego układu macierzystego, więc nie możesz realizować publicznych celów.
ti4-already-scored = Ten cel masz już zrealizowany: „{ $objective }”.
ti4-not-fulfilled = Nie spełniasz wymagania tego celu: „{ $objective }”.
ti4-not-your-secret = To nie jest żaden z twoich niezrealizowanych tajnych celów.
ti4-action-phase-secret = Ten cel można zrealizować tylko w fazie akcji: „{ $objective }”.
ti4-ask-spend-tokens = { $seat }: wydaj żetony dowodzenia z puli taktyki i puli strategii: { $n } („{ $purpose }”).
ti4-draws-secrets = { $seat } dobiera tajne cele: { $n }.
ti4-your-new-secrets = Nowe tajne cele: { $objectives }.
ti4-ask-return-secret = { $seat }: masz więcej niż trzy tajne cele. Który wraca do talii?
ti4-returns-secret = { $seat } wtasowuje tajny cel z powrotem do talii.

## Faza statusu
ti4-ask-score-public = Wszyscy: czy realizujesz publiczny cel?
ti4-ask-score-secret = Wszyscy: czy realizujesz tajny cel?
ti4-tokens-removed = Wszystkie żetony dowodzenia zostają usunięte z planszy.
ti4-ask-status-tokens = Wszyscy: zdobywacie nowe żetony dowodzenia. Rozdzielcie wszystkie swoje żetony dowodzenia między pule.
ti4-cards-readied = Wszystkie wyczerpane karty są znów przygotowane.
ti4-window-start_of_status_phase = Początek fazy statusu
ti4-window-when_return_strategy_cards = Oddawanie kart strategii
ti4-window-end_of_status_phase = Koniec fazy statusu

## Faza polityki
ti4-agenda-revealed = { $seat } odkrywa zagadnienie polityczne: „{ $agenda }”.
ti4-agenda-impossible = Nie ma o czym rozstrzygać, karta polityki jest odrzucana: „{ $agenda }”.
ti4-outcome-for = Za
ti4-outcome-against = Przeciw
ti4-ask-vote = { $seat }: jak głosujesz? Zagadnienie: „{ $agenda }”.
ti4-abstain = Wstrzymaj się
ti4-ask-vote-planets = { $seat }: które planety wyczerpujesz, aby oddać głosy? Twój wybór: { $outcome }.
ti4-cannot-vote = { $seat } nie oddaje głosów.
ti4-abstains = { $seat } wstrzymuje się od głosu.
ti4-casts-votes = { $seat } oddaje głosy: { $n }. Wybór: { $outcome }.
ti4-not-an-outcome = To nie jest możliwy wynik tego zagadnienia: „{ $agenda }”.
ti4-votes-need-planets = Wybierz przygotowane planety z wpływami; każda liczy się w całości. Dobra nie dają głosów.
ti4-predicts = { $seat } przewiduje wynik: { $outcome }.
ti4-predicted-rightly = Trafne przewidywanie: { $seat }.
ti4-ask-decide-outcome = { $seat }: głosowanie bez rozstrzygnięcia („{ $agenda }”). Jako mówca wybierz wynik.
ti4-speaker-decides = Mówca ({ $seat }) rozstrzyga: { $outcome }.
ti4-outcome = „{ $agenda }”, wynik: { $outcome }.
ti4-planets-readied = Wszystkie planety są znów przygotowane.
ti4-window-start_of_agenda_phase = Początek fazy polityki
ti4-window-when_agenda_revealed = Odkrywanie zagadnienia politycznego
ti4-window-after_agenda_revealed = Po odkryciu zagadnienia politycznego
ti4-window-before_vote = Przed głosowaniem
ti4-window-after_cast_votes = Po oddaniu głosów
ti4-window-after_speaker_votes = Po głosie mówcy
ti4-window-when_elected = Wyłanianie gracza
ti4-window-after_agenda_resolved = Po rozpatrzeniu zagadnienia politycznego

## Prawa
ti4-law-passed = Prawo wchodzi w życie: „{ $law }”.
ti4-law-owned = Posiadacz prawa „{ $law }”: { $seat }.
ti4-law-attached = Prawo „{ $law }” zostaje dołączone do planety: { $planet }.
ti4-law-discarded = Prawo zostaje odrzucone: „{ $law }”.

## Poszczególne zagadnienia
ti4-ask-agenda-losses = { $seat }: wybierz swoje straty („{ $agenda }”): { $n }.
ti4-unit-in-place = { $unit }, { $place }
ti4-planets-exhausted = { $seat } wyczerpuje: { $planets }.
ti4-ask-exhaust = { $seat }: wybierz planety do wyczerpania: { $n }.
ti4-ask-colonist = { $seat }: kto może umieścić jednostkę piechoty? Planeta: { $planet }.
ti4-ask-settle = { $seat }: czy umieszczasz jednostkę piechoty? Planeta: { $planet }.
ti4-surplus-removed = { $seat } usuwa nadmiar: { $units }.
ti4-fleet-tokens-returned = { $seat } zatrzymuje w puli floty żetony dowodzenia: { $n }.
ti4-fleet-token-gained = { $seat } dokłada żeton dowodzenia do puli floty.
ti4-secret-leaked = Tajny cel staje się publiczny: „{ $objective }”.
ti4-artifact-rolled = „Artefakt Ixthian”, rzut mówcy ({ $seat }): { $face }.
ti4-ask-may-research = { $seat }: czy opracowujesz technologię?
ti4-sheet-token-lost = { $seat } traci żeton dowodzenia: { $pool }.
ti4-ask-swap-card = { $seat }: którą kartę strategii wymieniasz? Ma ją teraz: { $holder }.
ti4-strategy-cards-swapped = { $seat } wymienia kartę strategii „{ $given }” na „{ $card }”. Druga strona: { $other }.
