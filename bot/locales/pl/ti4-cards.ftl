# Karty akcji, weksle, umowy.

ti4-window-when_action_card_played = Zagrywana jest karta akcji
ti4-standing-idle = Pas zawsze, gdy nie mam czego użyć

# Karty akcji
ti4-draws-cards = { $seat } dobiera karty akcji: { $n }.
ti4-your-new-cards = Nowe karty na twojej ręce: { $cards }.
ti4-action-deck-shuffled = Talia kart akcji się skończyła; stos kart odrzuconych zostaje przetasowany w nową talię.
ti4-card-taken = { $seat } zabiera losową kartę akcji. Traci ją: { $victim }.
ti4-card-taken-secret = To karta „{ $card }”.
ti4-ask-discard-cards = { $seat }: za dużo kart akcji na ręce. Wybierz karty do odrzucenia: { $n }.
ti4-discards-card = { $seat } odrzuca kartę „{ $card }”.
ti4-plays-card = { $seat } zagrywa kartę „{ $card }”.
ti4-plays-card-on = { $seat } zagrywa kartę „{ $card }”: { $target }.
ti4-card-cancelled = Karta „{ $card }” zostaje anulowana i nie ma efektu. Właściciel: { $seat }.
ti4-ability-roll = „{ $card }”: { $dice }; liczy się każdy wynik od { $needs }. Trafienia: { $hits }.
ti4-hits-cancelled = { $seat } anuluje trafienia; pozostało: { $left }.
ti4-repairs-units = { $seat } naprawia jednostki: { $units }.
ti4-sent-back = Wracają w przestrzeń kosmiczną: { $units }. Planeta: { $planet }, właściciel jednostek: { $seat }.
ti4-upgraded = { $seat } zamienia krążownik na pancernik. Układ: { $system }.
ti4-planet-exhausted = Wyczerpana planeta: { $planet }.
ti4-planet-readied = Przygotowana planeta: { $planet }.
ti4-token-lost = { $seat } traci żeton dowodzenia: { $pool }.
ti4-token-removed = { $seat } zabiera żeton dowodzenia z planszy: { $system }.
ti4-unit-at = { $unit } ({ $seat }), { $place }
ti4-jam = { $system }, żeton: { $seat }
ti4-ask-jam = { $seat }: czyj żeton dowodzenia trafi w to miejsce: { $system }?
ti4-ask-exhaust-planet = { $seat }: wybierz planetę do wyczerpania. Właściciel: { $other }.
ti4-ask-ready-planet = { $seat }: wybierz swoją planetę do przygotowania.
ti4-ask-place-dock = { $seat }: wybierz planetę dla stoczni kosmicznej.
ti4-ask-place-dreadnought = { $seat }: wybierz układ dla pancernika.
ti4-ask-close-system = { $seat }: wybierz układ, w którym pozostali położą żetony dowodzenia.
ti4-takes-speaker = { $seat } przejmuje żeton mówcy.
ti4-barred = Bez prawa głosu przy tej karcie polityki: { $seat }.
ti4-ask-bribe = { $seat }: ile dóbr wydajesz na głosy?
ti4-bribe = { $outcome }, głosy: { $n }
ti4-elected-instead = Zamiast tego wyłoniony gracz: { $seat }.

# Dobra i towary
ti4-spends-goods = { $seat } wydaje dobra: { $n }.
ti4-hands-over = { $giver } oddaje towary: { $n }. Otrzymuje je jako dobra: { $taker }.

# Weksle
ti4-a-note = weksel
ti4-no-note = Bez weksla
ti4-note-in-play = { $seat } wykłada weksel „{ $note }”.
ti4-note-returns = Weksel „{ $note }” wraca do wystawcy.
ti4-not-a-note-of-yours = Nie ma takiego weksla na twojej ręce, a niczego innego nie można wymienić.

# Umowy
ti4-offers = { $giver } składa ofertę. Do kogo: { $taker }. Daje: { $gives }. Chce: { $wants }.
ti4-deal = { $giver } i { $taker } zawierają umowę. { $giver } daje: { $gives }. { $taker } daje: { $wants }.
ti4-offer-choice = { $giver } → { $taker }. Daje: { $gives }; chce: { $wants }
ti4-holding-fire = wstrzymanie ognia „Działa kosmicznego”
ti4-promise = obietnica „{ $words }” (niewiążąca)
ti4-deal-declined = { $seat } odrzuca ofertę. Oferta od: { $other }.
ti4-deal-withdrawn = { $seat } wycofuje ofertę. Oferta dla: { $other }.
ti4-deal-empty = W ofercie trzeba coś dać, czegoś chcieć lub coś obiecać.
ti4-deal-active-player = Wymieniać się mogą teraz tylko aktywny gracz i jego sąsiad.
ti4-deal-not-neighbors = { $seat } i { $other } nie są sąsiadami.
ti4-deal-once = { $seat } i { $other } mają już za sobą swoją jedną transakcję.
ti4-deal-nothing-to-hold = Nie ma teraz ognia „Działa kosmicznego”, który można wstrzymać.
ti4-cannot-give = { $seat } tego nie ma.
