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
ti4-card-taken = { $victim } → { $seat }: losowa karta akcji.
ti4-card-taken-secret = To karta „{ $card }”.
ti4-ask-hand-limit = Za dużo kart na ręce. Odrzuć { $n ->
    [one] { $n } kartę akcji
    [few] { $n } karty akcji
   *[many] { $n } kart akcji
}.
ti4-ask-discard-cards = Odrzuć { $n ->
    [one] { $n } kartę akcji
    [few] { $n } karty akcji
   *[many] { $n } kart akcji
}.
ti4-discards-card = { $seat } odrzuca kartę „{ $card }”.
ti4-discards-card-several = { $seat } odrzuca karty: { $card }.
ti4-plays-card = { $seat } zagrywa kartę „{ $card }”.
ti4-plays-card-on = { $seat } zagrywa kartę „{ $card }” ({ $target }).
ti4-card-cancelled = Karta „{ $card }” ({ $seat }) zostaje anulowana.
ti4-ability-roll = „{ $card }”: { $dice } ({ $needs }+) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
ti4-hits-cancelled = { $left ->
    [0] { $seat } anuluje wszystkie trafienia.
   *[other] { $seat } anuluje trafienia; zostaje: { $left }.
}
ti4-repairs-units = { $seat } naprawia jednostki: { $units }.
ti4-sent-back = { $seat } wraca w przestrzeń kosmiczną: { $units } ({ $planet }).
ti4-upgraded = { $seat } zastępuje krążownik pancernikiem ({ $system }).
ti4-planet-exhausted = Planeta { $planet } zostaje wyczerpana.
ti4-planet-readied = Planeta { $planet } zostaje przygotowana.
ti4-token-lost = { $seat } traci żeton dowodzenia: { $pool }.
ti4-token-removed = { $seat } zabiera żeton dowodzenia z planszy ({ $system }).
ti4-unit-at = { $unit } ({ $seat }), { $place }
ti4-jam = { $system }, żeton: { $seat }
ti4-ask-jam = Wybierz, czyj żeton dowodzenia umieszczasz ({ $system }).
ti4-ask-exhaust-planet = Wybierz planetę do wyczerpania ({ $other }).
ti4-ask-ready-planet = Wybierz swoją planetę do przygotowania.
ti4-ask-place-dock = Wybierz planetę dla stoczni kosmicznej.
ti4-ask-place-dreadnought = Wybierz układ dla pancernika.
ti4-ask-close-system = Wybierz układ, w którym pozostali umieszczą żetony dowodzenia.
ti4-takes-speaker = { $seat } przejmuje żeton mówcy.
ti4-barred = { $seat } nie może głosować nad tym zagadnieniem.
ti4-ask-bribe = Ile dóbr wydajesz na głosy?
ti4-bribe = { $outcome }, { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
  }
ti4-elected-instead = Zamiast tego wyłonionym graczem zostaje { $seat }.

# Dobra i towary
ti4-spends-goods = { $seat } wydaje { $n ->
    [one] { $n } dobro
    [few] { $n } dobra
   *[many] { $n } dóbr
  }.
ti4-hands-over = { $giver } → { $taker }: { $n ->
    [one] { $n } towar
    [few] { $n } towary
   *[many] { $n } towarów
} (jako dobra).

# Weksle
ti4-a-note = weksel
ti4-no-note = Bez weksla
ti4-note-in-play = { $seat } wykłada weksel: { $note }.
ti4-note-returns = Weksel wraca do wystawcy: { $note }.
ti4-not-a-note-of-yours = Nie masz takiego weksla na ręce. Wybierz inny; niczego innego nie można wymienić.

ti4-offers = Oferta: { $giver } → { $taker }. Daje: { $gives }. Chce: { $wants }.
ti4-deal = Transakcja. { $giver } daje: { $gives }. { $taker } daje: { $wants }.
ti4-offer-accept = Przyjmij: { $giver }
ti4-offer-decline = Odrzuć: { $giver }
ti4-offer-withdraw = Wycofaj: { $taker }
ti4-offer-terms = { $giver } daje: { $gives }. { $taker } daje: { $wants }.
ti4-holding-fire = wstrzymanie ostrzału działami kosmicznymi
ti4-promise = obietnica „{ $words }” (niewiążąca)
ti4-deal-declined = { $seat } odrzuca ofertę ({ $other }).
ti4-deal-withdrawn = { $seat } wycofuje ofertę ({ $other }).
ti4-deal-empty = Oferta jest pusta. Podaj, co dajesz, czego chcesz albo co obiecujesz.
ti4-deal-active-player = Wymieniać się mogą teraz tylko aktywny gracz i jego sąsiad.
ti4-deal-not-neighbors = { $seat } i { $other } nie są sąsiadami, więc nie mogą się wymieniać.
ti4-deal-once = { $seat } i { $other } mają już za sobą jedyną transakcję w tej turze.
ti4-deal-once-an-agenda = { $seat } i { $other } mają już za sobą jedyną transakcję przy tym zagadnieniu politycznym.
ti4-deal-once-a-phase = { $seat } i { $other } mają już za sobą jedyną transakcję w tej fazie polityki.
ti4-deal-nothing-to-hold = Nie ma teraz ostrzału działami kosmicznymi, który można wstrzymać.
ti4-cannot-give = { $seat } nie ma tego, co trzeba oddać.
