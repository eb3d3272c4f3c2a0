### Przygotowanie, tury, utrzymanie i koniec gry Eclipse.

eclipse-seats = W Eclipse gra od 2 do 6 osób.
eclipse-headline = { $round ->
    [0] Przed pierwszą rundą: { $phase }
   *[other] Runda { $round } z 9, { $phase }
  }
eclipse-headline-turn = { $round ->
    [0] Przed pierwszą rundą: { $phase }. Tura: { $seat }
   *[other] Runda { $round } z 9, { $phase }. Tura: { $seat }
  }
eclipse-phase-begins = Runda { $round }: { $phase }

eclipse-ask-species = Wybierz rasę.
eclipse-chose-species = { $seat } gra jako: { $species }.
eclipse-hard-for-two = Rada: { $species } to trudna rasa w grze dwuosobowej.
eclipse-starts-with-reputation = { $seat } zaczyna z zakrytymi żetonami reputacji: { $n }.
eclipse-your-reputation = Wartości twoich żetonów reputacji: { $values }.

eclipse-ask-action = Wykonaj akcję albo spasuj.
eclipse-window-reactions = Reakcje po spasowaniu
eclipse-ask-reaction = Możesz jeszcze wykonać reakcję.
eclipse-pass = Spasuj
eclipse-ends-actions = w tej rundzie nie wykonasz już akcji, tylko reakcje.
eclipse-no-reaction = Bez reakcji
eclipse-no-disc = Na twoim torze wpływów nie ma już dysku, którym można zapłacić.
eclipse-no-such-reaction = Po pasie można tylko ulepszać, budować lub wykonać ruch.
eclipse-nothing-to-do = Ta akcja nic teraz nie da: { $action }.
eclipse-takes-action = { $seat } wykonuje akcję: { $action }.
eclipse-takes-reaction = { $seat } wykonuje reakcję: { $action }.
eclipse-takes-no-reaction = { $seat } rezygnuje z reakcji.
eclipse-passed = { $seat } pasuje.
eclipse-next-start = { $seat } otrzymuje znacznik gracza rozpoczynającego (pierwszy pas).
eclipse-gave-up-game = { $seat } poddaje partię ({ $n } PZ).
eclipse-give-up-game = Poddaj partię

eclipse-upkeep = { $seat } – dochód ({ $gains }), utrzymanie ({ $cost }).
eclipse-ask-bankruptcy = Opłacanie wpływów: komuś brakuje pieniędzy.
eclipse-short-of-money = Na opłacenie wpływów brakuje ci pieniędzy: { $n }. Wymień zasoby albo oddaj heks.
eclipse-no-such-relief = Pieniądze da teraz tylko wymiana zasobów albo oddanie heksu.
eclipse-trade-for-money = { $paid } → 1 pieniądz
eclipse-traded-for-money = { $seat } wymienia: { $paid } → 1 pieniądz.
eclipse-give-up = Oddaj heks: { $sector }
eclipse-collapsed = { $seat } nie może zapłacić i bankrutuje ({ $n } PZ).
eclipse-new-technologies = Nowe technologie na planszy zaopatrzenia: { $technologies }.

eclipse-final-score = { $seat }: { $n } PZ
eclipse-wins = { $seat } wygrywa grę!
eclipse-ask-colony-upkeep = Utrzymanie: możesz jeszcze użyć statków kolonizacyjnych.

## W czym mieści się pytanie, od najszerszego kroku
eclipse-pending-action = { $seat }: { $action }
eclipse-pending-battle = bitwa: { $sector }
eclipse-pending-missiles = rakiety
eclipse-pending-round = runda starcia { $round }
eclipse-pending-discovery = żeton odkrycia: { $sector }
eclipse-note-discs-left = akcje, na które jeszcze cię stać: { $n }
eclipse-note-no-discs = Na twoim torze wpływów nie ma już dysku na kolejną akcję.
eclipse-note-disc = Utrzymanie: { $now }, po kolejnym dysku: { $next }; dochód: { $income }, zapasy: { $stored } (pieniądze).
eclipse-note-idle = Teraz bez efektu: { $actions }.
eclipse-note-only-to = do heksu { $sector }, jedynego w zasięgu
eclipse-note-stored = Zapasy: { $amount }.

## Do czego to służy
eclipse-purpose-explore = dobierz heks na nieodkryte pole obok twoich i przejmij go
eclipse-purpose-influence = przesuń do 2 dysków wpływów na heksy lub z nich, obróć 2 zużyte statki kolonizacyjne awersem do góry
eclipse-purpose-research = kup technologię za naukę
eclipse-purpose-upgrade = umieść części statków na swoich schematach
eclipse-purpose-build = buduj statki i budowle za materiały
eclipse-purpose-move = przesuń statki; gdzie spotkają się wrogowie, na koniec rundy dochodzi do bitwy
