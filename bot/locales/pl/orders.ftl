### Stałe polecenia: reakcje, które gracz pomija z góry.

command-game-orders = Tylko dla ciebie: co pomijasz lub ustalasz z góry, bez pytania za każdym razem
    .name = polecenia
option-game-orders-order = Polecenie, którym coś ustalasz
    .name = polecenie
option-game-orders-answer = Co nim ustalasz
    .name = odpowiedź

bot-orders-title = Twoje stałe polecenia (widzisz je tylko ty)
bot-orders-all = Każda reakcja
bot-orders-mode = { $kind }: { $mode }
bot-orders-mode-none = brak polecenia, pytaj mnie
bot-orders-mode-same = jak dla każdej reakcji
bot-orders-mode-ask = pytaj mnie
bot-orders-mode-idle = pas, chyba że mam czego użyć
bot-orders-mode-always = zawsze pas
bot-orders-turn = Do twojej następnej tury lub decyzji każda reakcja jest pomijana.
bot-orders-explained = Nadal jesteś wśród pytanych. Taki pas pojawia się po 5 do 45 sekundach, więc nikt nie pozna po nim, co masz na ręce.
bot-orders-explained-open = Przy tym stole pytani są tylko ci, którzy mają czego użyć. Każdy taki pas pada po 5 do 45 sekundach.
bot-orders-one = Jeden rodzaj reakcji …
bot-orders-this = Ten rodzaj
bot-orders-more = Więcej rodzajów
bot-orders-stop = Pytaj mnie znowu przed moją następną turą
bot-orders-none-here = W tej grze niczego nie można polecić z góry.
bot-orders-lay = Ustal coś z góry …
bot-orders-not-laid = nic nie ustalono, pytaj mnie
bot-orders-now = Teraz: { $now }
bot-orders-drop = Odwołaj to polecenie
bot-orders-which = Podaj, którego polecenia to dotyczy.
bot-orders-explained-laid = Ustalona odpowiedź pada za ciebie po 5 do 45 sekundach od pytania i wygląda jak twoja własna. Możesz odpowiedzieć szybciej.
bot-no-such-order = Nie ma tu takiego stałego polecenia.
bot-pass-here = Pas, i zawsze gdy nie mam czego użyć
bot-pass-turn = Pas do mojej następnej tury
