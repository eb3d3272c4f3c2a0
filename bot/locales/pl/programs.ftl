### Gracze komputerowi: kim są, co mówią o swoich celach, co zrobił zastępca, porady.

answer-nothing = nic
answer-list = { $parts }
answer-number = { $n }
answer-share = { $n } × { $what }
answer-words = „{ $words }”

aim-best = wyglądało najlepiej
aim-expand = dla rozwoju
aim-attack = aby coś komuś odebrać
aim-defend = aby utrzymać, co jest
aim-produce = aby zebrać siły
aim-research = dla technologii
aim-score = dla punktów
aim-earn = aby zapłacić, co trzeba
aim-trade = dla dobrej umowy
aim-keep = aby zachować, co jest
aim-pass = nic innego nie wyglądało lepiej
aim-break = choć to łamie obietnicę
aim-give = choć to coś oddaje
aim-spend = choć mogło poczekać

goal-attacks = { $seat }: „Atakuję: { $place } ({ $foe })”.
goal-defends = { $seat }: „Bronię: { $place }”.
goal-goes = { $seat }: „Mój cel: { $place }”.

level-calm = łatwy
level-calm-about = przewiduje rundę naprzód i często się myli
level-steady = średni
level-steady-about = przewiduje dwie rundy naprzód i czasem się myli
level-keen = trudny
level-keen-about = przewiduje trzy rundy naprzód i rzadko się myli
level-sharp = mistrzowski
level-sharp-about = przewiduje do końca gry i nie myli się przypadkiem
level-chance = losowy
level-chance-about = gra losowo
level-deputy = zastępca
trait-even = zrównoważony
trait-builder = budowniczy
trait-builder-about = lubi się rozwijać i unika wojny
trait-raider = najeźdźca
trait-raider-about = lubi wojnę
trait-trader = handlarz
trait-trader-about = lubi umowy
trait-grudge = mściwy
trait-grudge-about = nie zapomina żadnej krzywdy
program-kind = { $trait ->
    [even] { $level }
   *[other] { $level }, { $name }
  }
program-about = { $level }; { $trait }
bot-program = { $name } (komputer, poziom: { $kind })
bot-program-add = Dodaj gracza komputerowego
bot-program-drop = Usuń gracza komputerowego
bot-program-seated = { $seat } zajmuje miejsce (komputer, poziom: { $kind }). Ten gracz { $about }.
bot-program-gone = Miejsce { $n } jest znowu wolne.
bot-program-none = Na tym miejscu nie gra gracz komputerowy.
bot-program-unknown = W tej grze nie ma takiego gracza komputerowego.

deputy-report = Odpowiedzi zastępcy pod twoją nieobecność: { $n }
deputy-more = Wcześniejsze odpowiedzi: { $n }
deputy-did = { $about } → { $words } ({ $why })

command-game-opponent = Dodaj gracza komputerowego przed początkiem gry albo go usuń
    .name = przeciwnik
option-game-opponent-level = Poziom gry
    .name = poziom
option-game-opponent-trait = Charakter gracza
    .name = charakter
option-game-opponent-remove = Gracz komputerowy do usunięcia
    .name = usuń
option-game-new-opponents = Ilu graczy komputerowych gra od razu
    .name = przeciwnicy
option-game-new-level = Poziom graczy komputerowych
    .name = poziom
choice-level-calm = łatwy: przewiduje rundę naprzód i często się myli
choice-level-steady = średni: przewiduje dwie rundy naprzód i czasem się myli
choice-level-keen = trudny: przewiduje trzy rundy naprzód i rzadko się myli
choice-level-sharp = mistrzowski: przewiduje do końca gry i nie myli się przypadkiem
choice-trait-even = zrównoważony: bez szczególnych upodobań
choice-trait-builder = budowniczy: lubi się rozwijać i unika wojny
choice-trait-raider = najeźdźca: lubi wojnę
choice-trait-trader = handlarz: lubi umowy
choice-trait-grudge = mściwy: nie zapomina żadnej krzywdy

command-game-advise = Dobre plany na twoje otwarte pytanie, tylko dla ciebie, jeśli stół na to pozwala
    .name = poradź
bot-setting-advice = Porady przez /gra poradź
bot-setting-chances = Szanse na zwycięstwo w /gra statystyki w trakcie gry
bot-setting-talk = Gracze komputerowi mówią o swoich celach
bot-advice = Dobre posunięcia z twojego miejsca:
bot-advice-best = wygląda najlepiej
bot-advice-cost = Koszt
bot-advice-against = Przeciw
bot-advice-close = Prawie tak samo dobre.
bot-advice-behind = Wyraźnie słabsze.
bot-advise-me = Poradź mi
bot-advice-off = Ten stół nie pozwala na porady (/gra ustawienia).
bot-advice-none = Na to pytanie nie ma porady.
bot-limit-advice = Na razie dość porad: limit na godzinę to { $n }. Spróbuj później.
