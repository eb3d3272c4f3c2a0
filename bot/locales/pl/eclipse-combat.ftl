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
eclipse-battle = Bitwa: { $sector }. Atak: { $attacker }. Obrona: { $defender }.
eclipse-ask-initiative = { $seat }: na heksie { $sector } twoje statki mają tę samą inicjatywę ({ $n }). W jakiej kolejności działają?
eclipse-fires = { $ships } – { $dice }.
eclipse-all-miss = Bez uszkodzeń.
eclipse-destroyed = Zniszczone statki ({ $side }): { $ships }.
eclipse-damaged = Uszkodzone statki ({ $side }): { $ships }.
eclipse-ask-dice = { $seat }: { $n ->
    [one] w który statek trafia ta kostka ({ $dice }, uszkodzenia: { $damage })?
   *[other] w które statki trafiają te kostki ({ $dice }, uszkodzenia od każdej: { $damage })?
  }
eclipse-target = { $ship } (kadłub { $hull }{ $damage ->
    [0] {""}
   *[other] , uszkodzenia { $damage }
  })
eclipse-target-of = { $target } #{ $n }
eclipse-target-lost = { $ship } (już na straty)

## Wycofanie i klincz
eclipse-ask-engage = { $seat }: atakujesz czy się wycofujesz ({ $ships })? { $sector }, runda starcia { $round }.
eclipse-battle-attack = Atakuj
eclipse-battle-attack-always = Atakuj do końca bitwy
eclipse-battle-hold = Zostań
eclipse-battle-hold-always = Zostań do końca bitwy
eclipse-retreat-to = Wycofaj: { $sector }
eclipse-retreat-declared = { $seat } ogłasza wycofanie ({ $ships }). Cel: { $sector }. Statki odlatują w następnej rundzie starcia.
eclipse-retreated = { $seat } wycofuje statki ({ $ships }). Cel: { $sector }.
eclipse-no-retreat-there = Statki wycofują się tylko na sąsiedni heks połączony tunelem, z twoim dyskiem wpływów i bez wrogich statków.
eclipse-starbases-stay = Bazy gwiezdne nie mogą się wycofać.
eclipse-stalemate = Klincz: żadna ze stron nie może zniszczyć drugiej. Wycofanie albo zniszczenie: { $side }.
eclipse-ask-stalemate = { $seat }: klincz na heksie { $sector }. Dokąd się wycofujesz ({ $ships })? Statki, które zostają, są zniszczone.
eclipse-stay-and-die = Zostań i strać statki
eclipse-stalemate-lost = Statki zniszczone w klinczu ({ $side }): { $ships }.

## Populacja
eclipse-ask-bomb = { $seat }: czy atakujesz populację? Heks: { $sector }. Właściciel: { $owner }. Kostki populacji: { $n }.
eclipse-ask-bomb-all = { $seat }: czy niszczysz całą populację? Heks: { $sector }. Właściciel: { $owner }. Kostki populacji: { $n }.
eclipse-bomb = Atakuj populację
eclipse-spare = Nie atakuj
eclipse-bombs = { $seat } atakuje populację: { $ships } – { $dice }. Uszkodzenia: { $n }.
eclipse-ask-cubes = { $seat }: które kostki populacji niszczysz na heksie { $sector }? Wybierz: { $n }.
eclipse-cube-money = pieniądze
eclipse-cube-science = nauka
eclipse-cube-materials = materiały
eclipse-cube-any = szary kwadrat
eclipse-cube-orbital = orbital
eclipse-cubes-destroyed = { $sector } – { $owner } traci kostki populacji: { $n }.

## Reputacja
eclipse-reputation-tile = { $n } PZ
eclipse-reputation-drawn = { $sector } – { $seat } dobiera żetony reputacji: { $n }.
eclipse-reputation-seen = Dobrane żetony reputacji: { $tiles }.
eclipse-ask-reputation-keep = { $seat }: który żeton reputacji zatrzymujesz? Dobrane żetony: { $n }.
eclipse-reputation-none = Żaden
eclipse-ask-reputation-return = { $seat }: który żeton reputacji z toru wraca do woreczka?
eclipse-reputation-kept = { $seat } zatrzymuje żeton reputacji.
eclipse-reputation-exchanged = { $seat } wymienia żeton reputacji na swoim torze.
eclipse-reputation-kept-none = { $seat } nie zatrzymuje żadnego z dobranych żetonów reputacji.
eclipse-reputation-made-room = { $seat } zwraca żeton reputacji do woreczka.

## Wpływy
eclipse-ask-claim = { $seat }: czy umieszczasz dysk wpływów? Heks: { $sector }.
eclipse-claim = Umieść dysk
eclipse-do-not-claim = Nie umieszczaj

## Standing orders
eclipse-order-retreat = Odwrót
eclipse-order-retreat-never = nigdy, zostaję do końca każdej bitwy
eclipse-order-dice = Trafione kości
eclipse-order-dice-fewest = na statek, który najłatwiej zniszczyć
eclipse-order-reactions = Reakcje po spasowaniu
eclipse-order-reactions-attacked = żadne, chyba że czyjeś statki są tam, gdzie mam dysk lub statki
