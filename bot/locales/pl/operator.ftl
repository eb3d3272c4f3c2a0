### Dla osoby, która prowadzi bota: zatrzymanie, stan.

bot-leaving = Bot właśnie uruchamia się ponownie. Nic się nie zmieniło: spróbuj za minutę.
bot-presence = Trwające gry: { $games }
bot-picture-refused = Jest do tego obraz, ale Discord go tu nie przyjmuje: bot może nie mieć na tym kanale uprawnienia „Załączanie plików”.
bot-picture-filtered = Jest do tego obraz, ale odrzucił go filtr treści wrażliwych. `/gra słowami` pokaże planszę słowami.
bot-message-refused = Discord odrzucił wiadomość, która tu należy (błąd { $code }). `/gra stan` pokaże stan gry.

## python -m bot status
bot-metrics-missing = Dane dla monitoringu wymagają pakietu prometheus-client: pip install '.[metrics]', albo ustaw port = 0 w sekcji [metrics].
bot-status-help = Pokazuje stan działającego bota. Kod wyjścia to 0, gdy jest połączony, więc nadaje się do kontroli stanu.
bot-status-none = Na tej bazie nie działał jeszcze żaden bot.
bot-status-stale = Bot nie działa albo się zawiesił: ostatnie liczby są sprzed { $minutes } min.
bot-status-apart = Bot działa, ale nie ma teraz połączenia z Discordem.
bot-status-help-here = tylko procesy na tej maszynie: kontrola stanu jednego z kilku
bot-status-missing = Bot działa, ale żaden proces nie zajmuje się częściami (shards): { $shards }.
bot-status-process = Proces { $process } na { $machine }: { $n ->
    [0] czeka w rezerwie
   *[other] części (shards): { $shards }
}.
bot-status-well = Bot działa i jest połączony z Discordem.
bot-status-since = Działa od { $since }; serwery: { $servers }.
bot-status-games = Trwające gry: { $games }, w pamięci: { $memory }. Odpowiedzi w ostatniej godzinie: { $answers }.
bot-status-lessons = Lekcje według następnego kroku: { $steps }.
bot-status-outbox = Czeka na wysłanie: { $rows }, najstarsze od { $seconds } s.
bot-status-latency = Czas potwierdzenia w ostatniej godzinie: { $fast } ms (mediana), { $slow } ms (99. percentyl). Sygnał życia: { $gateway } ms.
bot-status-programs = Gracze komputerowi: losowe odpowiedzi, gdy program nie miał własnej: { $chance }, wymienione procesy: { $replaced }
bot-status-limits = Od startu: prośby Discorda o mniej żądań: { $limited }; wymiany procesów, które rysują: { $repainted }
bot-status-machine = Pamięć: { NUMBER($mebibytes, useGrouping: 0) } MiB. W dzienniku od startu: ostrzeżenia: { $warnings }, błędy: { $errors }.

## python -m bot restore
bot-restore-help = Przy zatrzymanym bocie wstawia w miejsce bazy kopię zrobioną przez backup. Dotychczasowa baza zostaje obok.
bot-restore-done = { $path } to teraz kopia pliku { $file }.
bot-restore-kept = Dotychczasowa baza: { $path }.
bot-restore-damaged = Z pliku { $path } nie da się przywrócić bazy, więc nic się nie zmieniło: { $why }.

## python -m bot check, z tokenem
bot-check-account = Discord przyjmuje token. Nazwa bota: „{ $name }”.
bot-check-intents = Uprzywilejowane intencje nie są potrzebne: presence, members i message content mogą być wyłączone.
bot-check-endpoint = Aplikacja wysyła interakcje pod { $url }, więc bot by ich nie słyszał. Wyczyść „Interactions Endpoint URL” w portalu deweloperskim.
bot-check-sessions = Pozostałe połączenia do jutra: { $count }.
bot-check-no-answer = Discord nie odpowiada od { $seconds } s.
bot-check-no-server = Bot nie jest jeszcze na żadnym serwerze.
bot-check-server = Serwer „{ $name }”: bot ma wszystkie potrzebne uprawnienia.
bot-check-server-lacks = Serwer „{ $name }”: roli bota brakuje: { $permissions }. Zezwól na to w ustawieniach serwera albo zaproś bota ponownie.
bot-check-invite = Zaproszenie: { $url }

## python -m bot move
bot-move-help = Przenosi całą bazę danych z SQLite do PostgreSQL albo z powrotem, gdy żaden bot nie działa. FROM i TO to ścieżki albo adresy takie jak postgresql://uzytkownik@host/nazwa. FROM zostaje bez zmian.
bot-move-done = Przeniesiono i porównano – gry: { $games }, odpowiedzi: { $answers }, wszystkie wiersze: { $rows }. Każda gra, odtworzona z obu baz, jest taka sama.
bot-move-then = Teraz wpisz { $path } pod „database” w config.toml (hasło też, jeśli jest) i uruchom bota.
bot-move-not-empty = W { $path } jest już baza bota, więc nic nie przeniesiono. Podaj pustą.
bot-move-differs = Dotarło co innego, niż było ({ $what }), więc nowa baza została znów opróżniona. Stara jest taka, jaka była.
bot-not-a-file = { $path } jest na serwerze, a to polecenie działa na plikach. Kopię przeniesie tam „python -m bot move”.
bot-postgresql-missing = „database” to adres PostgreSQL, a potrzebnych do tego bibliotek nie zainstalowano: pip install 'astrarch[postgresql]'
bot-check-server-database = Baza { $path } odpowiada i zajmuje { NUMBER($kibibytes, useGrouping: 0) } KiB.
