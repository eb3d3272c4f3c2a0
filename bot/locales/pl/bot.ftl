### Co bot mówi jednej osobie, oraz zbieranie graczy.

## Odmowy
bot-refused-by-rule = { $text } (zasada { $rule })
bot-done-unshown = Ruch zapisano, ale nie udało się pokazać wyniku. Sprawdź /gra stan; jeśli to się powtórzy, podaj ten kod administratorowi bota: { $reference }.
bot-took-back = Cofnięte.
bot-went-wrong = Coś poszło nie tak; nic się nie zmieniło. Jeśli to się powtórzy, podaj ten kod administratorowi bota: { $reference }.
bot-unknown-button = Ten przycisk jest już nieaktualny.
bot-not-this-channel = Ten przycisk należy do gry na innym kanale.
bot-moderators-only = To mogą tu zrobić tylko moderatorzy.
bot-server-moderators-only = Wymaga to uprawnień moderatora całego serwera: ma je właściciel, każdy, kto ma Zarządzanie kanałami na całym serwerze (nie tylko na tym kanale), i rola moderatora.
bot-owner-only = To może zrobić tylko gospodarz stołu albo moderator.
bot-players-only = To mogą zrobić tylko gracze przy tym stole.
bot-other-game = Na tym kanale trwa inna gra: { $game }.
bot-not-started = Gra jeszcze się nie zaczęła.
bot-legend = Co znaczą symbole
bot-alt-happened = Ostatnie zdarzenia: { $places }.
bot-more-pictures = Więcej obrazów
bot-no-picture = Ta gra nie ma obrazu planszy.
bot-board-asked = Bieżący wybór, z numerami
bot-no-such-place = Na planszy nie ma takiego miejsca: „{ $place }”.
bot-no-such-seat = Nikt tu nie nazywa się „{ $typed }”.
bot-name-ambiguous = Nazwa „{ $typed }” pasuje do kilku. Wybierz z listy albo wpisz numer.
bot-no-bots = Bot nie może zająć miejsca. Zostaw tę opcję pustą, a zagra zastępca.
bot-not-a-number = To nie jest liczba: „{ $typed }”.
bot-option-form = Zapisz warianty jako nazwa=wartość, a nie „{ $typed }”.
bot-no-such-field = Zapisz pole=wartość, a nie „{ $typed }”; pola są w podpowiedziach.
bot-nothing-meanwhile = Nic innego nie możesz teraz zrobić.
bot-undo-too-many = Dotychczasowe odpowiedzi: { $n }. Więcej nie da się cofnąć.
bot-undo-stale = Gra poszła dalej, więc ta prośba jest nieaktualna. Poproś ponownie: /gra cofnij.

## Zbieranie graczy
bot-table-open = { $game }: stół czeka na graczy
bot-table-how = Naciśnij „Dołącz”, aby zająć miejsce, i „Rozpocznij”, gdy są wszyscy. Wolne miejsca mogą zająć gracze komputerowi.
bot-start = Rozpocznij
bot-start-filled = Rozpocznij z AI ({ $n } z { $seats })
bot-start-as = Inna liczba miejsc
bot-leave = Odejdź
bot-join = Dołącz
bot-option = { $option }: { $value }
bot-part-options = { $options }
bot-part-off = wyłączone
bot-part-rest-off = { $options }; reszta wyłączona
bot-house-rule = { $rule } (zasada domowa, { $doubt })
bot-house-rules-usual = { $unusual ->
    [0] Zasady domowe: zwykłe ({ $n }; lista: /gra ustawienia)
   *[other] Pozostałe zasady domowe: zwykłe ({ $n }; lista: /gra ustawienia)
  }
bot-house-rule-else = Możliwe też:
bot-house-rules = Zasady domowe: sporne miejsca, które grupy rozstrzygają różnie
bot-joins = { $seat } dołącza ({ $have } z { $most }).
bot-leaves = { $player } odchodzi.
bot-begins = Rozgrywka się rozpoczyna (miejsca: { $seats }).
bot-took-over = Masz teraz miejsce przy stole.
bot-resign-sure = Oddać miejsce na stałe? Zastępca gra dalej, a miejsce może zająć każdy.
bot-resign-it = Oddaj moje miejsce
bot-resigned-done = To koniec twojej gry. Zastępca gra dalej za ciebie.
bot-end-sure = Zakończyć grę dla wszystkich? Przez 24 godziny można ją przywrócić; potem ziarno losowości zostanie ujawnione.
bot-end-it = Zakończ dla wszystkich
bot-ended-done = Gra została zakończona.

## Stan i historia
bot-status-open = czeka na graczy
bot-status-running = trwa
bot-status-paused = wstrzymana
bot-status-over = skończona
bot-status-ended = zakończona przed czasem
bot-stand-in = { $name } (zastępca)
bot-status-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
  }
bot-has-to-answer = czekamy na odpowiedź
bot-seed-hash = SHA-256 ziarna losowości: `{ $hash }`
bot-no-history = Nic się jeszcze nie wydarzyło.

## Tajne informacje
bot-secret-from = Tylko ty to widzisz. Z kanału { $channel }:
bot-own-turn = **Twoja kolej** na kanale { $channel }: { $about }
bot-secret-waits = { $player }, czeka na ciebie tajna informacja.
bot-show-secrets = Moje tajne informacje
bot-section-hand = Na twojej ręce
bot-section-objectives = Twoje tajne cele
bot-held-hand = Na ręce
bot-held-objectives = Tajne cele
bot-holds-nothing = Nic.

## Cofanie za zgodą
bot-taken-back = Cofnięte odpowiedzi: { $n }.
bot-lost = odpowiedź { $n }: { $seat }
bot-lost-sealed = odpowiedź { $n }: { $seat } (rzut albo tajna informacja)
bot-undo-asked = { $agreed }: prośba o cofnięcie ostatnich odpowiedzi ({ $n }).
bot-undo-loses = Cofnięcie usunie te odpowiedzi:
bot-undo-needs = Potrzebna jest zgoda wszystkich. Czekamy na: { $players }
bot-undo-refused = { $seat } się nie zgadza. Nic nie zostaje cofnięte.
bot-agree = Zgadzam się
bot-refuse = Nie zgadzam się

## Moderatorzy
bot-mod-pause = Gra wstrzymana.
bot-mod-resume = Gra wznowiona.
bot-mod-replace = Miejsce zajmuje { $seat }.
bot-mod-answer-for = Odpowiedź za miejsce: { $seat }.

## Uruchamianie bota
bot-main-help = Uruchamia bota: na Discordzie, gdy jest token, a inaczej w piaskownicy na tym komputerze. Dalsze polecenia, każde z własnym --help: check, status, backup, restore, commands, bench.
bot-commands-help = Polecenia w postaci zgłaszanej Discordowi.
bot-wrong-token = Discord nie przyjmuje tego tokenu. Skopiuj go ponownie z portalu dla programistów do config.toml.
bot-no-connection = Nie udało się połączyć z Discordem: { $why }
bot-sandbox-missing = Piaskownica wymaga modułu { $module }: pip install -e '.[sandbox]'
bot-sandbox-not-started = Piaskownica się nie uruchomiła: { $why }
bot-sandbox-port = Piaskownica nie może zająć portu { $port }: { $why }
bot-sandbox-open = Piaskownica jest otwarta. Graj tutaj: { $url }
bot-sandbox-board = Plansza w środku gry, tak jak rysuje ją bot.
bot-sandbox-direct = Wiadomości prywatne z botem
bot-sandbox-no-place = Dla tej osoby nie ma takiego miejsca.
bot-sandbox-page-person = Kto patrzy
bot-sandbox-page-place = Na co patrzy
bot-sandbox-page-more = Jeszcze jedna kolumna obok
bot-sandbox-page-less = Zamknij tę kolumnę
bot-sandbox-page-gone = Piaskownica nie działa. Gdy ruszy, strona sama się odświeży.
bot-sandbox-window-older = Wcześniejsze wiadomości
bot-sandbox-window-newer = Nowsze wiadomości
bot-sandbox-window-latest = Nowe wiadomości: do najnowszej
bot-sandbox-window-edited = (edytowano)
bot-sandbox-window-private = Widzisz to tylko ty
bot-sandbox-window-submit = Wyślij
bot-sandbox-window-cancel = Anuluj
bot-sandbox-window-select = Wybierz jedno
bot-sandbox-window-selects = Wybierz jedno lub kilka
bot-sandbox-window-write = Wiadomość albo / i polecenie
bot-sandbox-window-empty = Jeszcze nie ma tu wiadomości.
bot-sandbox-window-again = Coś się tu właśnie zmieniło. Spójrz i naciśnij jeszcze raz.
bot-sandbox-welcome = **Witaj w piaskownicy.** Grasz tu z prawdziwym botem w swoim własnym Discordzie, kilka osób na jednej stronie.
    1. Wybierz poniżej grę: otworzy się stół, a ty przy nim siądziesz.
    2. Pod tym stołem naciśnij „Rozpocznij z AI”: wolne miejsca zajmą gracze komputerowi.
    3. Potem wiadomość powie, kto ma co zrobić. Naciskaj jej przyciski albo pisz polecenia, na przykład /gra stan.

    Aby grać za więcej osób, wybierz u góry inne imię albo dodaj kolumnę znakiem + i naciśnij „Dołącz” przed rozpoczęciem.
bot-both = { $first } → { $then }

## Plansza słowami
bot-look-words = Słowami
bot-look-overview = Przegląd
bot-look-what = Co pokazać
bot-look-place = Co jest wokół miejsca
bot-look-page = · strona { $page } z { $pages }
bot-look-before = Poprzednia strona
bot-look-after = Następna strona
bot-look-none = Brak.
bot-look-nothing = nic tu nie ma
bot-look-line = **{ $name }**: { $lines }
bot-look-near = { $way }: **{ $name }**: { $lines }
choice-look-mine = Moje
choice-look-threatened = Moje, z wrogiem tam lub obok
choice-look-others = Cudze
choice-look-free = Wolne
choice-look-all = Wszystkie miejsca
