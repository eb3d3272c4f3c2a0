### Gracze komputerowi: kim są, co zrobił zastępca, porady.

answer-nothing = nic
answer-list = { $parts }
answer-number = { $n }
answer-share = { $n } × { $what }
answer-words = „{ $words }”

aim-best = wyglądało najlepiej
aim-expand = dla rozwoju
aim-attack = aby coś komuś odebrać
aim-defend = aby utrzymać, co jest
aim-produce = aby urosnąć w siłę
aim-research = dla technologii
aim-score = dla punktów
aim-earn = aby zapłacić, co trzeba
aim-trade = dla dobrej umowy
aim-keep = aby zachować, co jest
aim-pass = nic nie było warte więcej
aim-break = choć to łamie obietnicę
aim-give = choć to coś oddaje
aim-spend = choć mogło poczekać

level-calm = spokojny
level-calm-about = patrzy rundę naprzód i często się myli
level-steady = równy
level-steady-about = patrzy dwie rundy naprzód i czasem się myli
level-keen = bystry
level-keen-about = patrzy trzy rundy naprzód i rzadko się myli
level-sharp = ostry
level-sharp-about = patrzy aż do końca i nie myli się przypadkiem
level-chance = losowy
level-chance-about = nic nie wie o tej grze
level-deputy = zastępca
trait-even = wyważony
trait-builder = budowniczy
trait-builder-about = lubi się rozwijać i unika wojny
trait-raider = najeźdźca
trait-raider-about = lubi wojnę
trait-trader = handlarz
trait-trader-about = lubi umowy
trait-grudge = pamiętliwy
trait-grudge-about = nie zapomina żadnej krzywdy
program-kind = { $trait ->
    [even] { $level }
   *[other] { $level }, { $name }
  }
program-about = { $level }; { $trait }
bot-program = { $name } (komputer, { $kind })
bot-program-add = Posadź gracza komputerowego
bot-program-drop = Odsuń gracza komputerowego
bot-program-seated = Miejsce zajmuje: { $seat } (komputer, { $kind }). Taki gracz { $about }.
bot-program-gone = Miejsce { $n } jest znowu wolne.
bot-program-none = Na tym miejscu nie siedzi gracz komputerowy.
bot-program-unknown = W tej grze nie ma takiego gracza komputerowego.

deputy-report = Odpowiedzi zastępcy pod twoją nieobecność: { $n }
deputy-more = Wcześniejsze odpowiedzi: { $n }
deputy-did = { $about } → { $words } ({ $why })

command-game-opponent = Posadź gracza komputerowego przed początkiem gry albo go odsuń
    .name = przeciwnik
option-game-opponent-level = Jak dobrze gra
    .name = poziom
option-game-opponent-trait = Co lubi
    .name = charakter
option-game-opponent-remove = Gracz komputerowy do odsunięcia
    .name = odsuń
option-game-new-opponents = Ilu graczy komputerowych siada od razu
    .name = przeciwnicy
option-game-new-level = Jak dobrze grają
    .name = poziom
choice-level-calm = spokojny: patrzy rundę naprzód i często się myli
choice-level-steady = równy: patrzy dwie rundy naprzód i czasem się myli
choice-level-keen = bystry: patrzy trzy rundy naprzód i rzadko się myli
choice-level-sharp = ostry: patrzy aż do końca i nie myli się przypadkiem
choice-trait-even = wyważony: nic szczególnego
choice-trait-builder = budowniczy: lubi się rozwijać i unika wojny
choice-trait-raider = najeźdźca: lubi wojnę
choice-trait-trader = handlarz: lubi umowy
choice-trait-grudge = pamiętliwy: nie zapomina żadnej krzywdy

command-game-advise = Dwa dobre plany na twoje otwarte pytanie, tylko dla ciebie, jeśli stół na to pozwala
    .name = poradź
bot-setting-advice = Porady przez /gra poradź
bot-advice = Z twojego miejsca dobrze wygląda:
bot-advice-plan = { $n }. { $words }: { $why }
bot-advice-off = Ten stół nie pozwala na porady (/gra ustawienia).
bot-advice-none = Na to pytanie nie ma porady.
bot-limit-advice = Na razie dość porad, granica na godzinę to { $n }. Spróbuj później.
