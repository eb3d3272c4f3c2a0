### Przygotowanie, tury, utrzymanie i koniec gry Eclipse.

eclipse-seats = W Eclipse gra od 2 do 6 osób.
eclipse-headline = Runda { $round } z 9, { $phase }
eclipse-headline-turn = Runda { $round } z 9, { $phase }. Tura: { $seat }
eclipse-phase-begins = Runda { $round }: { $phase }

eclipse-ask-species = Wybór rasy: { $seat }.
eclipse-chose-species = { $seat } gra jako: { $species }.
eclipse-hard-for-two = Rada: ta rasa nie pasuje do gry dwuosobowej: { $species }.
eclipse-starts-with-reputation = { $seat }: na początek zakryte żetony reputacji, sztuk { $n }.
eclipse-your-reputation = Wartości twoich żetonów reputacji: { $values }.

eclipse-ask-action = { $seat }: wykonaj akcję albo spasuj.
eclipse-window-reactions = Reakcje po własnym pasie
eclipse-ask-reaction = { $seat }: po pasie możesz jeszcze wykonać reakcję.
eclipse-pass = Spasuj
eclipse-ends-actions = w tej rundzie nie wykonasz już akcji, tylko reakcje.
eclipse-no-reaction = Bez reakcji
eclipse-no-disc = Na torze wpływów nie ma już dysku, którym można zapłacić.
eclipse-no-such-reaction = Po pasie można tylko ulepszać, budować lub wykonać ruch.
eclipse-nothing-to-do = Ta akcja nic teraz nie da: { $action }.
eclipse-takes-action = { $seat } wykonuje akcję: { $action }.
eclipse-takes-reaction = { $seat } wykonuje reakcję: { $action }.
eclipse-takes-no-reaction = { $seat } rezygnuje z reakcji.
eclipse-passed = { $seat } pasuje.
eclipse-next-start = Pierwszy pas: { $seat } rozpocznie następną rundę.
eclipse-gave-up-game = { $seat } poddaje partię. Wynik: { $n } PZ.
eclipse-give-up-game = Poddaj partię

eclipse-upkeep = { $seat } – dochód ({ $gains }), utrzymanie ({ $cost }).
eclipse-ask-bankruptcy = Czas opłacić wpływy, a komuś brakuje pieniędzy.
eclipse-short-of-money = Na opłacenie wpływów brakuje ci pieniędzy: { $n }. Wymień zasoby albo oddaj heks.
eclipse-no-such-relief = Pieniądze da teraz tylko wymiana zasobów lub oddanie heksu.
eclipse-trade-for-money = Wymień { $paid } na 1 jednostkę pieniędzy
eclipse-traded-for-money = { $seat } wymienia { $paid } na 1 jednostkę pieniędzy.
eclipse-give-up = Oddaj heks: { $sector }
eclipse-collapsed = { $seat } nie może zapłacić i bankrutuje. Wynik: { $n } PZ.
eclipse-new-technologies = Nowe technologie na planszy zaopatrzenia: { $technologies }.

eclipse-final-score = { $seat }: { $n } PZ
eclipse-wins = { $seat } wygrywa grę!
eclipse-ask-colony-upkeep = Utrzymanie: można jeszcze użyć statków kolonizacyjnych.

## W czym mieści się pytanie, od najszerszego kroku
eclipse-pending-action = { $seat }: { $action }
eclipse-pending-battle = bitwa: { $sector }
eclipse-pending-missiles = rakiety
eclipse-pending-round = runda { $round }
eclipse-pending-discovery = żeton odkrycia: { $sector }
eclipse-note-no-discs = Na twoim torze wpływów nie ma już dysku na kolejną akcję.
eclipse-note-disc = Utrzymanie (pieniądze): teraz { $now }, z jeszcze jednym dyskiem na planszy { $next }; dochód { $income }, w zapasie { $stored }.
eclipse-note-idle = Nic by teraz nie dało: { $actions }.
eclipse-note-stored = W zapasie: { $amount }.
