### Faza walki: bitwy, wycofanie, populacja, reputacja, wpływy.

## Strony i statki
eclipse-combat-ancients = Starożytni
eclipse-combat-gcds = Centrum Galaktyki
eclipse-combat-hurt = { $ship } (uszkodzenia: { $n })
eclipse-combat-of = { $side }: { $ships }
eclipse-dice-yellow = 🟨 { $dice }
eclipse-dice-orange = 🟧 { $dice }
eclipse-dice-red = 🟥 { $dice }

## Bitwa
eclipse-battle = Bitwa – { $sector }: { $attacker } atakuje, obrona: { $defender }.
eclipse-ask-initiative = { $sector }: ustal kolejność statków o inicjatywie { $n }.
eclipse-fires = { $ships } – { $dice }.
eclipse-fires-at = { $ships } – { $dice }. Na trafienie: { $hits }.
eclipse-hits-on = { $ship } { $need }+
eclipse-hits-on-modified = { $ship } { $need }+ ({ $parts })
eclipse-by-computer = komputer +{ $n }
eclipse-by-shield = tarcza −{ $n }
eclipse-round-fire = { $round ->
    [0] Rakiety
   *[other] Runda starcia { $round }
  }. Trafienia: { $fire }
eclipse-fired = { $side } { $hits } ({ $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostki
   *[many] { $dice } kostek
  })
eclipse-battle-won = Bitwa – { $sector }. Zwycięstwo: { $side }.
eclipse-losses = Straty ({ $side }): { $ships }.
eclipse-losses-none = Straty ({ $side }): brak.
eclipse-ask-deal = { $sector }, runda starcia { $round }: ustal, jak padają twoje trafienia.
eclipse-deal-fewest = W tej rundzie: w to, co najłatwiej zniszczyć
eclipse-deal-fewest-always = Do końca: w to, co najłatwiej zniszczyć
eclipse-deal-each = Rozdzielam każdy rzut
eclipse-all-miss = Bez uszkodzeń.
eclipse-destroyed = Zniszczone statki ({ $side }): { $ships }.
eclipse-damaged = Uszkodzone statki ({ $side }): { $ships }.
eclipse-ask-dice = { $n ->
    [one] Wybierz cel trafienia ({ $dice }, uszkodzenia: { $damage }).
   *[other] Przydziel trafienia ({ $dice }, uszkodzenia od każdego: { $damage }).
}
eclipse-target = { $ship } (kadłub { $hull }{ $damage ->
    [0] {""}
   *[other] , uszkodzenia { $damage }
  })
eclipse-target-of = { $target } #{ $n }
eclipse-target-lost = { $ship } (trafień już dość)

## Wycofanie i klincz
eclipse-ask-engage = { $sector }, runda starcia { $round }: atakujesz czy się wycofujesz ({ $ships })?
eclipse-battle-attack = Atakuj
eclipse-battle-attack-always = Atakuj do końca bitwy
eclipse-battle-hold = Zostań
eclipse-battle-hold-always = Zostań do końca bitwy
eclipse-retreat-to = Wycofaj się: { $sector }
eclipse-retreat-declared = { $seat } ogłasza wycofanie w następnej rundzie starcia: { $ships } → { $sector }.
eclipse-retreated = { $seat } wycofuje się: { $ships } → { $sector }.
eclipse-no-retreat-there = Statki wycofują się tylko na sąsiedni heks połączony tunelem, z twoim dyskiem wpływów i bez wrogich statków.
eclipse-starbases-stay = Bazy gwiezdne nie mogą się wycofać.
eclipse-stalemate = Klincz: żadna ze stron nie może zniszczyć drugiej. Wycofanie albo zniszczenie: { $side }.
eclipse-ask-stalemate = Klincz – { $sector }: wybierz cel wycofania ({ $ships }). Pozostałe statki zostaną zniszczone.
eclipse-stay-and-die = Zostań i strać statki
eclipse-stalemate-lost = Statki zniszczone w klinczu ({ $side }): { $ships }.

## Populacja
eclipse-ask-bomb = { $sector }: czy atakujesz populację ({ $owner }, kostki: { $n })?
eclipse-ask-bomb-all = { $sector }: czy niszczysz całą populację ({ $owner }, kostki: { $n })?
eclipse-bomb = Atakuj populację
eclipse-spare = Nie atakuj
eclipse-bombs = { $seat } atakuje populację: { $ships } – { $dice }{ $n ->
    [0] , pudło.
   *[other] {" "}→ uszkodzenia: { $n }.
}
eclipse-ask-cubes = { $sector }: wybierz kostki populacji do zniszczenia ({ $n }).
eclipse-cube-money = pieniądze
eclipse-cube-science = nauka
eclipse-cube-materials = materiały
eclipse-cube-any = szary kwadrat
eclipse-cube-orbital = orbital
eclipse-cubes-destroyed = { $owner } traci kostki populacji ({ $n }) – { $sector }.

## Reputacja
eclipse-reputation-tile = { $n } PZ
eclipse-reputation-drawn = { $seat } dobiera żetony reputacji ({ $n }) – { $sector }.
eclipse-reputation-seen = Dobrane żetony reputacji: { $tiles }.
eclipse-ask-reputation-keep = Wybierz żeton reputacji do zatrzymania (dobrane: { $n }).
eclipse-reputation-none = Żaden
eclipse-ask-reputation-return = Wybierz żeton reputacji, który wraca do woreczka.
eclipse-reputation-kept = { $seat } zatrzymuje żeton reputacji.
eclipse-reputation-exchanged = { $seat } wymienia żeton reputacji na swoim torze.
eclipse-reputation-kept-none = { $seat } nie zatrzymuje żadnego z dobranych żetonów reputacji.
eclipse-reputation-made-room = { $seat } zwraca żeton reputacji do woreczka.

## Wpływy
eclipse-ask-claim = { $sector }: czy umieszczasz dysk wpływów?
eclipse-claim = Umieść dysk
eclipse-do-not-claim = Nie umieszczaj

## Standing orders
eclipse-order-retreat = Wycofanie
eclipse-order-retreat-never = nigdy, zostaję do końca każdej bitwy
eclipse-order-dice = Przydzielanie trafień
eclipse-order-dice-fewest = na statek, który najmniejsza liczba kostek zniszczy
eclipse-order-reactions = Reakcje po spasowaniu
eclipse-order-reactions-attacked = tylko gdy cudze statki są tam, gdzie mam dysk lub statki
