### Gry, baza danych, konfiguracja: odmowy i to, co bot mówi na kanale.

## Baza danych
bot-store-full = Na dysku bota nie ma miejsca, więc nic się nie zmieniło. Powiadom administratora bota i spróbuj ponownie.
bot-store-locked = Inny program zajmuje bazę danych bota, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
bot-store-newer = Tę bazę danych zapisała nowsza wersja Astrarch. Zaktualizuj bota albo przywróć starszą kopię.
bot-store-foreign = Ten plik nie jest bazą danych Astrarch. Podaj inną ścieżkę pod „database” w config.toml.
bot-already-running = Na bazie { $path } działa już inny bot. Najpierw go zatrzymaj albo ustaw inne „database” w config.toml.
bot-store-failed = Baza danych odmówiła zapisu, więc nic się nie zmieniło: { $why }.
bot-store-away = Baza danych bota jest teraz nieosiągalna. Nic nie przepadło, spróbuj ponownie za chwilę.
bot-store-foreign-tables = Ta baza danych na serwerze należy do innego programu. Utwórz dla Astrarch pustą i wpisz ją pod „database” w config.toml.
bot-store-old-server = Serwer bazy danych jest za stary: Astrarch potrzebuje PostgreSQL { $oldest } albo nowszego.
bot-not-ours = Tą grą zajmuje się teraz inny proces bota.
bot-other-shards = Inne procesy bota na tej bazie dzielą serwery na części („shards”): { $theirs }, a ten proces: { $ours }. Zatrzymaj je wszystkie i ustaw wszędzie to samo „count” w [shards].
bot-shards-one-process = Kilka procesów może dzielić bota tylko na PostgreSQL. Zostaw „ids” w [shards] puste albo przenieś tam bazę danych.
bot-store-stale = Gra właśnie poszła dalej. Sprawdź jej stan i spróbuj ponownie.
bot-backup-failed = Kopia nie powstała: { $why }.

## Gry
bot-no-game = Tu nie ma gry. Zacznij nową: /gra nowa.
bot-channel-taken = Na tym kanale trwa już gra. Wybierz inny kanał albo najpierw zakończ tamtą grę.
bot-channel-taken-thread = Na tym kanale trwa już gra. Następny stół może mieć własny wątek.
bot-open-thread = Otwórz w wątku
bot-seat-taken = To miejsce nie jest wolne albo masz już inne.
bot-seat-kept = To miejsce jest zarezerwowane ({ $player }); gra na nim zastępca. Moderator może je zwolnić: /moderator wyproś.
bot-second-hand = { $player } zna już tajne informacje innych miejsc ({ $known }) i może zająć miejsce { $seat } tylko za zgodą wszystkich pozostałych.
bot-not-open = Gra już trwa.
bot-not-seated = Nie bierzesz udziału w tej grze.
bot-no-such-option = Opcja „{ $option }” nie może mieć tu wartości „{ $value }”.
bot-seats-wrong = Dozwolona liczba graczy: { $low }–{ $high }. Teraz jest: { $have }.
bot-not-running-open = Gra jeszcze nie trwa.
bot-not-running-running = Gra nie jest wstrzymana.
bot-not-running-paused = Gra jest wstrzymana. Może ją wznowić moderator.
bot-not-running-over = Gra jest skończona.
bot-not-running-ended = Gra została zakończona.
bot-export-later = Plik gry zawiera tajne informacje, więc można go pobrać dopiero po jej zakończeniu.
bot-game-unreadable = Ta wersja Astrarch nie umie odczytać tej gry. Nic nie zginęło: powiadom administratora bota.
bot-rule-failed = Polecenie trafiło na błąd w bocie i nie zostało wykonane. Gra jest w takim stanie jak przedtem.
bot-script-partly = Pierwszy wybór ujawnił coś nowego, więc zostaje. Reszty nie zagrano: { $why }
bot-script-unasked = Część { $step } polecenia odpowiada na pytanie, które wtedy nie pada.
bot-script-stopped = Nic nie zagrano: część { $step } odpowiada na pytanie, które wtedy nie pada.
bot-nothing-to-undo = Tego nie cofniesz bez zgody innych: później był rzut, ujawniona tajna informacja albo czyjaś odpowiedź. Cofnąć może moderator.
bot-undo-barred = Swojej ostatniej decyzji nie cofniesz bez zgody innych. Po niej: { $between }. `/gra cofnij` pyta stół; cofnąć może też moderator.
bot-bars-sealed = { $seat } (rzut albo ujawniona tajna informacja)
bot-bars-decided = { $seat } (inna decyzja)
bot-too-few-answers = Wybierz liczbę od 1 do { $have }: więcej odpowiedzi nie da się cofnąć.

## To, co pojawia się na kanale
bot-seed-sealed = -# SHA-256 ziarna losowości, ujawnianego po grze: `{ $hash }`
bot-seed-of-lesson = Ziarno losowości tej lekcji: `{ $seed }`.
bot-seed-shown = Ziarno losowości tej gry: `{ $seed }`. Jego SHA-256, zgodnie z zapowiedzią z początku: `{ $hash }`.
bot-game-won = { $count ->
    [one] Zwycięstwo: { $winners }!
   *[other] Wspólne zwycięstwo: { $winners }!
  } Wynik końcowy: { $scores }.
bot-table-won = Stół wygrywa! Wynik końcowy: { $scores }.
bot-table-lost = Stół przegrywa. Wynik końcowy: { $scores }.
bot-table-drawn = Gra kończy się bez rozstrzygnięcia. Wynik końcowy: { $scores }.
bot-score = { $seat } { $points }
bot-ended = Gra została zakończona.
bot-deserted = Przy stole nie ma już graczy, więc gra jest wstrzymana. Wróci, gdy ktoś zajmie miejsce: /gra dołącz.
bot-peopled = Przy stole znów jest gracz: gra toczy się dalej.
bot-nobody-here = Przy tym stole nie ma graczy. Gra ruszy, gdy ktoś zajmie miejsce: /gra dołącz.
bot-kept = Przez 24 godziny można ją przywrócić: robi to moderator (/moderator wznów) albo wszyscy gracze za zgodą. Do tego czasu ręce i ziarno losowości pozostają tajne.
bot-back-it = Przywróć grę
bot-tell-it = Ujawnij ziarno teraz
bot-back-wanted = { $player } chce przywrócić grę. Potrzebna jeszcze zgoda: { $missing }.
bot-tell-wanted = { $player } chce ujawnić ziarno losowości teraz. Potrzebna jeszcze zgoda: { $missing }.
bot-brought-back = Gra została przywrócona i toczy się dalej.
bot-not-kept = Tej gry nie można przywrócić: trwa albo skończyła się nieodwołalnie.
bot-paused = Gra jest wstrzymana. Odpowiedzi będą przyjmowane, gdy wznowi ją moderator.
bot-resumed = Gra toczy się dalej.
bot-seat-apart = { $name } ({ $by })
bot-seat-undrawn = { $by } { $name }
bot-replaced = { $seat } przejmuje miejsce (przedtem: { $name }).
bot-replaced-stand-in = { $seat } przejmuje miejsce zastępcy.
bot-stand-in-takes-over = { $name } odchodzi. Gra teraz zastępca.
bot-resigned = { $name } rezygnuje. Gra teraz zastępca.
bot-joined-late = { $seat } przejmuje miejsce zastępcy.
bot-undone = { $seat } cofa { $count ->
    [one] odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
  }.
bot-dealt-anew = Kości zostaną rzucone ponownie, a wszystkie talie, woreczki i zakryte stosy zostały przetasowane. To, co ktoś w nich widział, nie jest już aktualne.
bot-rolled-back = Moderator cofa { $count ->
    [one] ostatnią odpowiedź
    [few] { $count } ostatnie odpowiedzi
   *[many] { $count } ostatnich odpowiedzi
  }. Gra wraca do stanu: { $where }
bot-rolled-back-agreed = Za zgodą wszystkich cofamy { $count ->
    [one] ostatnią odpowiedź
    [few] { $count } ostatnie odpowiedzi
   *[many] { $count } ostatnich odpowiedzi
  }.
bot-stand-ins-stuck = Nie udało się znaleźć odpowiedzi ({ $seats }), więc gra jest wstrzymana. Moderator może odpowiedzieć za to miejsce albo oddać je innej osobie.
bot-set-aside = Poprawka zasad unieważniła ostatnie odpowiedzi ({ $count }). Odpowiedz ponownie: { $seats }.
bot-set-aside-yours = Odpowiedz ponownie. Twoje odpowiedzi brzmiały: { $answers }.
bot-answer-given = { $kind }: { $value }

## Konfiguracja
bot-config-unreadable = Nie da się odczytać pliku { $file }: { $why }.
bot-config-syntax = { $file }, wiersz { $line }: to nie jest TOML. Czy cudzysłowy i nawiasy są zamknięte, a klucz występuje tylko raz?
bot-config-syntax-at-end = { $file }: na końcu pliku coś nie jest zamknięte.
bot-config-unknown = { $file }, wiersz { $line }: nie ma klucza „{ $name }”. Wszystkie klucze są w config.example.toml.
bot-config-value = { $file }, wiersz { $line }: „{ $name }” to ma być { $expected }.
bot-config-one-of = jedno z: { $values }
bot-config-at-least = { NUMBER($number, useGrouping: 0) } lub więcej
bot-config-at-most = { NUMBER($number, useGrouping: 0) } lub mniej
bot-config-number = liczba całkowita
bot-config-words = tekst w cudzysłowie
bot-config-section = osobna sekcja

## python -m bot check
bot-backup-help = Kopiuje bazę danych do pliku, także gdy bot działa.
bot-backup-done = Kopia: { $path } ({ NUMBER($kibibytes, useGrouping: 0) } KiB). Aby ją przywrócić, zatrzymaj bota i wpisz: python -m bot restore { $path }
bot-check-help = Mówi, co jest nie tak z tokenem, konfiguracją, bazą danych i uprawnieniami bota na serwerach. Z --offline nie pyta o nic Discorda.
bot-check-good = OK   { $what }
bot-check-bad = ŹLE  { $what }
bot-check-token = Token jest: bot połączy się z Discordem.
bot-check-no-token = Nie ma tokenu (w config.toml ani w { $variable }): otworzy się piaskownica.
bot-check-folder = Folder { $folder } nie istnieje albo nie da się w nim pisać.
bot-check-space = Wolne miejsce na bazę danych: { NUMBER($mebibytes, useGrouping: 0) } MiB.
bot-check-no-database = { $path }: tego pliku jeszcze nie ma, powstanie przy pierwszym uruchomieniu.
bot-check-database = { $path }: baza jest w porządku ({ NUMBER($kibibytes, useGrouping: 0) } KiB).
bot-check-damaged = { $path }: baza jest uszkodzona. Przywróć kopię. SQLite mówi: { $why }
bot-check-read-only = { $path }: ten użytkownik nie może tu pisać.
bot-check-token-readable = { $path } mogą czytać inni na tym komputerze, a jest w nim token bota. Polecenie: chmod 600 { $path }
bot-check-readable = { $path } mogą czytać inni na tym komputerze, a są w nim karty na ręce i ziarna losowości. Polecenie: chmod 600 { $path }
bot-check-writable = W bazie da się pisać.
bot-check-behind = Baza pochodzi ze starszej wersji i zostanie uaktualniona przy następnym uruchomieniu (kroki: { $count }).
bot-check-games = Gry w toku: { $count }.
bot-check-unreadable = Gra { $game }: ta wersja nie umie jej odczytać. Nic nie zginęło; użyj wersji, która ją zapisała.
bot-check-set-aside = Gra { $game }: zasady się zmieniły, więc pytania wrócą. Ostatnie odpowiedzi do powtórzenia: { $count }.
