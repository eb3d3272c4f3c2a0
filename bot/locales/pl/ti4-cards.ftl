# Karty akcji, weksle, umowy.

# Karty akcji
ti4-draws-cards = { $seat } dobiera { $n ->
    [one] { $n } kartę akcji
    [few] { $n } karty akcji
   *[many] { $n } kart akcji
  }.
ti4-your-new-cards = Nowe karty na twojej ręce:
  { $cards }
ti4-action-deck-shuffled = Talia kart akcji jest pusta: stos odrzuconych kart zostaje przetasowany w nową talię.
ti4-agenda-deck-shuffled = Talia kart polityki jest pusta: stos odrzuconych kart zostaje przetasowany w nową talię.
ti4-card-taken = { $seat } zabiera losową kartę akcji. Traci ją: { $victim }.
ti4-card-taken-secret = To karta „{ $card }”.
ti4-ask-hand-limit = { $seat }: za dużo kart na ręce. Odrzuć { $n ->
    [one] { $n } kartę akcji
    [few] { $n } karty akcji
   *[many] { $n } kart akcji
  }.
ti4-ask-discard-cards = { $seat }: odrzuć { $n ->
    [one] { $n } kartę akcji
    [few] { $n } karty akcji
   *[many] { $n } kart akcji
  }.
ti4-discards-card = { $seat } odrzuca kartę „{ $card }”.
ti4-discards-card-several = { $seat } odrzuca karty: { $card }.
ti4-plays-card = { $seat } zagrywa kartę „{ $card }”.
ti4-plays-card-on = { $seat } zagrywa kartę „{ $card }”. Cel: { $target }.
ti4-card-cancelled = Karta „{ $card }” ({ $seat }) zostaje anulowana i nie ma efektu.
ti4-ability-roll = „{ $card }”, rzut: { $dice }. Trafienia od { $needs }: { $hits }.
ti4-hits-cancelled = { $seat } anuluje trafienia. Pozostało: { $left }.
ti4-repairs-units = { $seat } naprawia jednostki: { $units }.
ti4-sent-back = W przestrzeń kosmiczną wracają ({ $seat }, { $planet }): { $units }.
ti4-upgraded = { $seat } zastępuje krążownik pancernikiem ({ $system }).
ti4-planet-exhausted = { $planet }: planeta zostaje wyczerpana.
ti4-planet-readied = { $planet }: planeta jest znów przygotowana.
ti4-token-lost = { $seat } traci żeton dowodzenia: { $pool }.
ti4-token-removed = { $seat } zabiera żeton dowodzenia z planszy ({ $system }).
ti4-unit-at = { $unit } ({ $seat }), { $place }
ti4-jam = { $system }, żeton: { $seat }
ti4-ask-jam = { $seat }: czyj żeton dowodzenia umieszczasz ({ $system })?
ti4-ask-exhaust-planet = { $seat }: wybierz planetę do wyczerpania. Kontroluje ją: { $other }.
ti4-ask-ready-planet = { $seat }: wybierz swoją planetę do przygotowania.
ti4-ask-place-dock = { $seat }: wybierz planetę dla stoczni kosmicznej.
ti4-ask-place-dreadnought = { $seat }: wybierz układ dla pancernika.
ti4-ask-close-system = { $seat }: wybierz układ, w którym pozostali umieszczą żetony dowodzenia.
ti4-takes-speaker = { $seat } przejmuje żeton mówcy.
ti4-barred = Bez prawa głosu w tej sprawie: { $seat }.
ti4-ask-bribe = { $seat }: ile dóbr wydajesz na głosy?
ti4-bribe = { $outcome }, { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
  }
ti4-elected-instead = Zamiast tego wybór pada na: { $seat }.

# Dobra i towary
ti4-spends-goods = { $seat } wydaje { $n ->
    [one] { $n } dobro
    [few] { $n } dobra
   *[many] { $n } dóbr
  }.
ti4-hands-over = { $giver } oddaje { $n ->
    [one] { $n } towar
    [few] { $n } towary
   *[many] { $n } towarów
  }. Otrzymuje je jako dobra: { $taker }.

# Weksle
ti4-a-note = weksel
ti4-no-note = Bez weksla
ti4-note-in-play = { $seat } wykłada weksel: { $note }.
ti4-note-returns = Weksel wraca do wystawcy: { $note }.
ti4-not-a-note-of-yours = Nie masz takiego weksla na ręce. Wybierz inny; niczego innego nie można wymienić.

# Umowy
ti4-offers = Oferta: { $giver } → { $taker }. Daje: { $gives }. Chce: { $wants }.
ti4-deal = Umowa: { $giver } i { $taker }. { $giver } daje: { $gives }. { $taker } daje: { $wants }.
ti4-offer-choice = { $giver } → { $taker }
ti4-offer-terms = { $giver } daje: { $gives }. { $taker } daje: { $wants }.
ti4-holding-fire = wstrzymanie ostrzału działami kosmicznymi
ti4-promise = obietnica „{ $words }” (niewiążąca)
ti4-deal-declined = { $seat } odrzuca ofertę. Składa ją: { $other }.
ti4-deal-withdrawn = { $seat } wycofuje ofertę. Adresat: { $other }.
ti4-deal-empty = Oferta jest pusta: coś daj, czegoś chciej albo coś obiecaj.
ti4-deal-active-player = Wymieniać się mogą teraz tylko aktywny gracz i jego sąsiad.
ti4-deal-not-neighbors = { $seat } i { $other } nie są sąsiadami, więc nie mogą się wymieniać.
ti4-deal-once = Jedyna transakcja w tej turze już zawarta: { $seat } i { $other }.
ti4-deal-once-an-agenda = Jedyna transakcja przy tym projekcie już zawarta: { $seat } i { $other }.
ti4-deal-once-a-phase = Jedyna transakcja w tej fazie polityki już zawarta: { $seat } i { $other }.
ti4-deal-nothing-to-hold = Nie ma teraz ostrzału działami kosmicznymi, który można wstrzymać.
ti4-cannot-give = { $seat } nie ma tego, co ta umowa każe oddać.
