### Zakończone partie: gracze, rankingi, frakcje.
command-players = Zakończone partie na tym serwerze: gracze, ranking, frakcje
    .name = gracze
command-players-show = Jak skończyły się partie gracza na tym serwerze
    .name = pokaż
option-players-show-player = Czyje partie; domyślnie twoje
    .name = gracz
command-players-top = Najlepsi gracze danej gry na tym serwerze
    .name = ranking
command-players-factions = Jak często wygrywa każda frakcja lub rasa na tym serwerze
    .name = frakcje
option-players-top-game = Gra
    .name = gra
option-players-factions-game = Gra
    .name = gra
command-players-hide = Ukryj swoje wyniki i ranking przed innymi albo pokaż je znowu
    .name = ukryj
option-players-hide-career = Ukryć czy pokazać
    .name = co
choice-career-hidden = ukryj moje wyniki
choice-career-shown = pokaż moje wyniki

bot-career-title = { $player } na tym serwerze
bot-career-none = { $player } nie ma na tym serwerze żadnej zakończonej partii.
bot-career-private = { $player } nie pokazuje tych danych.
bot-career-hidden = Inni nie widzą już twoich wyników i rankingu.
bot-career-record = { $name }: { $n ->
    [one] 1 partia
    [few] { $n } partie
   *[many] { $n } partii
  }, { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  }, średnie miejsce { $place }
bot-career-side = { $side } { $n } ({ $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  })
bot-career-tables = { $sizes }; średnio rund: { $rounds }
bot-career-size = { $n } × { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
  }
bot-career-rating = ranking { $n } ± { $interval }
bot-career-unsure = za mało partii na ranking
bot-career-luck = Kości: { $luck } trafienia względem oczekiwań, rzuconych kości: { $dice }
bot-career-prompt = Odpowiedzi na czas: { $share }% z { $n } (limit stołu, a bez niego doba)
bot-career-given-up = Miejsca oddane lub stracone: { $n }, liczone z ostatnich partii ({ $games })
bot-honour-lucky = 🍀 **Los się uśmiecha**: trafienia wobec oczekiwań { $luck }
bot-honour-unlucky = 🎲 **Kości nie mają pamięci, ale tę osobę znają**: trafienia wobec oczekiwań { $luck }
bot-honour-second = 🥈 **Wieczne drugie miejsce**: drugie miejsca: { $n }, pierwszych brak
bot-honour-faces = 🎭 **Wiele twarzy**: zwycięskie frakcje: { $n }
bot-honour-punctual = ⏱️ **Jak w zegarku**: { $share }% odpowiedzi na czas, żadnego miejsca oddanego
bot-honour-nemesis = ⚔️ **Ma swoje nemezis**: partie bez wyprzedzenia tej samej osoby: { $n }
bot-career-wait = Zwykły czas odpowiedzi: { $time }
bot-career-rival = Częsty przeciwnik: { $player }, { $n ->
    [one] 1 partia
    [few] { $n } partie
   *[many] { $n } partii
  }, w tym wyżej od niego: { $ahead }
bot-top-title = { $game }: ranking graczy
bot-top-none = { $game }: nikt na tym serwerze nie rozegrał jeszcze dość partii, żeby mieć ranking.
bot-top-record = { $n ->
    [one] 1 partia
    [few] { $n } partie
   *[many] { $n } partii
  }, { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  }
bot-top-level = gracz AI, { $level }: { $n }
bot-top-about = Nowy gracz ma 1000. W 95 przypadkach na 100 prawdziwa siła mieści się w granicach liczby po ±.
bot-factions-title = { $game }: wygrane frakcji
bot-factions-none = { $game }: na tym serwerze nie ma jeszcze zakończonej partii z frakcjami.
bot-factions-side = { $side }: { $wins } z { $n } ({ $share }%, od { $low } do { $high }%)
bot-factions-about = Liczą się też partie graczy AI. W nawiasie: przedział prawdziwego udziału w 95 przypadkach na 100.
bot-shares-career = { $name }: wygrane partie
bot-shares-about = Na obrazie: udział wygranych partii i przedział, w którym prawdziwy mieści się w 95 przypadkach na 100.
bot-shares-of = { $wins } z { $n }
bot-shares-alt = { $name }: wygrane { $wins } z { $n }, { $share }%, od { $low } do { $high }%.
bot-career-shown = Inni na twoich serwerach znów widzą twoje wyniki i ranking.
