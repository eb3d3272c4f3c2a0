### Wiele stołów na jednym serwerze: otwieranie, miejsca, widzowie, zaproszenia, ustawienia stołu.

## Stół, który czeka
bot-table-title = { $game }
bot-table-for = Liczba graczy: { $more ->
    [0] { $low }
   *[other] { $low }–{ $high }
  }. Przy stole: { $have }
bot-table-seating = Miejsca: losowane przy rozpoczęciu gry
bot-table-private = Stół prywatny: siadać i oglądać mogą tylko zaproszeni
bot-table-watched = { $n ->
    [one] Ogląda 1 osoba
    [few] Oglądają { $n } osoby
    [many] Ogląda { $n } osób
   *[other] Ogląda { $n } osoby
  }
bot-table-in-thread = { $game }: stół jest tutaj: { $channel }
bot-choose-seat = Wybierz miejsce
bot-seat-number = Miejsce { $n }
bot-take-seat = Zajmij miejsce
bot-no-thanks = Nie, dziękuję
bot-watch = Oglądaj

## Miejsca
bot-seats-drawn = Losowanie miejsc: { $places }. Po ujawnieniu ziarna losowości każdy może to sprawdzić: `python -m engine seats ZIARNO { $seats }`
bot-seat-drawn = { $seat } (kolejność przybycia: { $number })
bot-owner-now = Gospodarzem stołu jest teraz { $seat }.
bot-seat-free = Wolne miejsce: { $seat }. Kto je zajmie, gra dalej od tego momentu.
bot-seat-taken-by = Miejsce zajmuje { $seat }.

## Oglądanie i zapraszanie
bot-not-seated-watch = Nie grasz przy tym stole. Możesz oglądać.
bot-not-invited = Ten stół jest prywatny. Poproś o zaproszenie kogoś, kto przy nim siedzi.
bot-watch-seated = Siedzisz przy tym stole, więc i tak widzisz wszystko.
bot-watches-now = Oglądasz tę grę. Gdy się skończy, dostaniesz wiadomość. Użyj polecenia jeszcze raz, aby przestać oglądać.
bot-watches-no-more = Już nie oglądasz tej gry.
bot-watched-by = Oglądają: { $players }
bot-watched-over = Gra, którą oglądasz, dobiegła końca: { $game }, { $channel }. { $what }
bot-invite-seated = Ta osoba już siedzi przy stole.
bot-invite-twice = Ta osoba ma już zaproszenie.
bot-invite-no-bots = Bota nie można zaprosić.
bot-invites = Zaproszenie dla: { $players }
bot-invited = { $player } zaprasza cię do stołu: { $game }, { $channel }.
bot-invited-until = Zaproszenia: { $players }. Kto nie dołączy { $when }, odpada, a miejsce jest wolne dla innych.
bot-invited-still = Zaproszenie do stołu czeka: { $game }, { $channel }. Bez odpowiedzi w ciągu pół dnia stół gra bez ciebie.
bot-invited-no-more = Bez odpowiedzi: { $players }. Te zaproszenia wygasły, a miejsca są wolne dla innych.
bot-invited-here = { $player }, masz zaproszenie do tego stołu.
bot-invited-company = Przy stole: { $seats }. Liczba graczy: { $more ->
    [0] { $low }
   *[other] { $low }–{ $high }
  }.
bot-invitation-declined = { $game }: zaproszenie odrzucone.
bot-declined = { $player } nie skorzysta z zaproszenia.
bot-not-your-invitation = To zaproszenie jest dla kogoś innego.
bot-invitation-taken = Siedzisz przy stole: { $game }, { $channel }.

## Lista stołów
bot-list-live = { $count ->
    [one] 1 stół na tym serwerze
    [few] { $count } stoły na tym serwerze
    [many] { $count } stołów na tym serwerze
   *[other] { $count } stołu na tym serwerze
  }
bot-list-finished = { $count ->
    [one] 1 zakończona gra na tym serwerze
    [few] { $count } zakończone gry na tym serwerze
    [many] { $count } zakończonych gier na tym serwerze
   *[other] { $count } zakończonej gry na tym serwerze
  }
bot-list-empty = Nie ma żadnego, który możesz zobaczyć. Stół otwiera polecenie /gra nowa.
bot-list-page = Strona { $page } z { $pages }
bot-list-before = Wstecz
bot-list-after = Dalej
bot-list-people = { $players }
bot-list-free = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
  }
bot-list-private = prywatny
bot-list-channel-gone = kanału już nie ma; moderator może przenieść stół: /moderator przenieś, gra { $number }

## Co wybiera stół
bot-setting-private = Stół prywatny
bot-setting-seating = Miejsca
bot-setting-seating-joined = w kolejności przybycia
bot-setting-seating-random = losowane
bot-setting-language = Język
bot-setting-pictures = Obrazy
bot-setting-pictures-everything = wszystko: tury ze wszystkimi panelami
bot-setting-pictures-described = jeden obraz na wiadomość
bot-setting-pictures-few = mało: jedna plansza na rundę
bot-pictures-quieter = -# Od teraz kanał pokazuje jeden obraz na wiadomość: planszę albo miejsca z pytania. Panele są pod *Więcej obrazów*. Inny wybór: `/gra ustawienia`
bot-setting-reveal = Wiadomości prywatne zostają po grze
bot-setting-other = inny
bot-setting-pick = Wybierz ustawienie do zmiany
bot-setting-gone = Tego przy tym stole nie można już zmienić.
bot-setting-changed = { $player } zmienia ustawienie stołu – { $setting }: { $value }.
bot-setting-owner-only = To może zmienić tylko gospodarz stołu albo moderator.
bot-no-such-setting = Nie ma tu ustawienia „{ $typed }”. Lista podpowiada, co można ustawić.
bot-no-such-value = { $setting }: do wyboru są { $values }.

## Wątki
bot-thread-in-thread = To już jest wątek. Otwórz stół w nim samym albo na kanale z osobnym wątkiem.
bot-threads-not-here = Na tym kanale nie może być takiego wątku. Użyj kanału tekstowego albo otwórz stół bez wątku.
bot-thread-forbidden = Discord nie pozwala botowi utworzyć tu wątku. Zezwól mu na „Tworzenie publicznych wątków” albo „Tworzenie prywatnych wątków” w ustawieniach kanału, w zakładce Uprawnienia.
bot-thread-refused = Discord nie utworzył wątku: { $why }

## Uprawnienia
bot-lacks = { $count ->
    [one] Botowi brakuje uprawnienia
   *[other] Botowi brakuje uprawnień
} na kanale { $channel }: { $permissions }. Nadasz je w ustawieniach kanału: Uprawnienia, rola bota.
bot-lacks-warning = Zanim gra się zacznie: { $what }
bot-permission-view-channel = Wyświetlanie kanału
bot-permission-send-messages = Wysyłanie wiadomości
bot-permission-send-in-threads = Wysyłanie wiadomości w wątkach
bot-permission-read-history = Czytanie historii wiadomości
bot-permission-attach-files = Załączanie plików
bot-permission-public-threads = Tworzenie publicznych wątków
bot-permission-private-threads = Tworzenie prywatnych wątków

## Polecenia
command-game-list = Stoły na tym serwerze
    .name = lista
command-game-watch = Oglądaj grę na tym kanale albo przestań
    .name = oglądaj
command-game-invite = Zaproś kogoś do stołu na tym kanale
    .name = zaproś
command-game-settings = Pokaż albo zmień ustawienia tego stołu
    .name = ustawienia
option-game-list-finished = Pokaż gry zakończone
    .name = zakończone
option-game-list-page = Która strona
    .name = strona
option-game-new-thread = Utwórz wątek dla stołu; prywatny widzą tylko zaproszeni
    .name = wątek
option-game-invite-player = Kogo
    .name = gracz
option-game-settings-setting = Ustawienie do pokazania albo zmiany
    .name = ustawienie
option-game-settings-value = Nowa wartość
    .name = wartość
option-mod-transfer-game = Numer gry, jeśli jej kanału już nie ma
    .name = gra
choice-thread-none = bez wątku
choice-thread-public = wątek publiczny
choice-thread-private = wątek prywatny

bot-you-lack = W { $channel } nie masz do tego prawa, więc bot nie zrobi tego za ciebie. Brakuje uprawnienia „{ $permission }”.
bot-limit-tables = Liczba twoich otwartych stołów: { $n }, więcej nie można. Zanim otworzysz następny, zakończ któryś z nich.
bot-limit-invitations = Na razie dość zaproszeń: limit na godzinę to { $n }. Spróbuj później.
bot-limit-films = Na razie dość filmów: limit na godzinę to { $n }. Spróbuj później.
bot-limit-exports = Na razie dość plików: limit na godzinę to { $n }. Spróbuj później.
bot-limit-restores = Na razie dość gier z plików: limit na godzinę to { $n }. Spróbuj później.
bot-limit-presses = Za szybko: limit to { $n } naciśnięć i poleceń na { $seconds } sekund. Odczekaj chwilę i graj dalej.
bot-limit-one-file = Poprzedni plik jeszcze się otwiera. Poczekaj na niego, potem podaj następny.
bot-limit-busy = Zbyt wiele osób prosi teraz o filmy lub pliki. Spróbuj ponownie za kilka minut.
bot-setting-pace = Tempo automatycznych pasów
bot-setting-pace-even = naturalna pauza (niczego nie zdradza)
bot-setting-pace-quick = 5–45 sekund (dłuższa pauza zdradza namysł)
bot-setting-pace-instant = od razu (zdradza, kto nie może zareagować)
