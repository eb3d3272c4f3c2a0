### Podział ras i miejsc przed grą.

ti4-option-factions-reverse = wybierane po kolei, mówca na końcu
ti4-option-factions-ban = każdy wyklucza jedną, potem wybór po kolei
ti4-option-factions-deal = każdy dostaje kilka i zatrzymuje jedną
ti4-ask-ban-faction = Wyklucz jedną rasę. Nikt nią nie zagra.
ti4-bans-faction = { $seat } wyklucza rasę: { $faction }.
ti4-ask-keep-faction = Zatrzymaj jedną z ras (do wyboru: { $count }). Wybory zostaną pokazane razem.

eclipse-option-species-ban = każdy wyklucza jedną, potem wybór po kolei
eclipse-option-species-deal = każdy dostaje plansze i zatrzymuje jedną stronę
eclipse-ask-ban-species = Wyklucz jedną rasę. Nikt nią nie zagra.
eclipse-bans-species = { $seat } wyklucza rasę: { $species }.
eclipse-ask-keep-species = Zatrzymaj jedną z ras (do wyboru: { $count }). Wybory zostaną pokazane razem.

## Otwarty draft, taki sam we wszystkich grach
draft-order = Kolejność draftu, potem z powrotem: { $seats }.
draft-pool = W puli: { $things }.
draft-kind-faction = rasa
draft-kind-slice = wycinek
draft-kind-place = miejsce przy stole
draft-ask = Wybierz w drafcie. Jeszcze do wzięcia: { $kinds }.
draft-picks = { $seat } wybiera: { $what }.
draft-place = Miejsce { $n } przy stole
draft-place-first = Miejsce 1 przy stole ({ $first })
draft-ask-bid = Licytuj miejsce przy stole, od 0 do { $most } ({ $goods }). Najwyższa oferta wybiera pierwsza. Na początek każdy dostaje o tyle więcej, o ile jego oferta była niższa od najwyższej.
draft-bid = { $seat } licytuje: { $n }.
draft-advice-first = wybierasz miejsce przed każdym, kto zalicytuje mniej
draft-advice-last = każdy, kto zalicytuje więcej, wybiera miejsce przed tobą
draft-advice-spared = zaczynasz z tym, ile wyniesie najwyższa oferta ({ $goods })
draft-advice-given = kto nic nie zalicytuje, zaczyna z zapasem większym od twojego o { $n } ({ $goods })
draft-advice-begins = zaczynasz jako pierwsza osoba
draft-advice-after = przed tobą w pierwszej rundzie: { $n }
draft-wish = Życzenie { $n } w drafcie

## Wycinki w Twilight Imperium
ti4-option-factions-draft = draft razem z miejscami
ti4-option-map-slices = wycinki z draftu, razem z miejscami
ti4-part-draft = Zasady draftu
ti4-option-bans = Wykluczenia na osobę
ti4-option-pool = Nadwyżka ras w puli
ti4-option-pool-all = wszystkie
ti4-option-slices = Wycinki ponad liczbę osób
ti4-option-slices-auto = 1, jeśli starczy kafelków
ti4-option-slice-total = Suma wycinka
ti4-option-slice-total-9-13 = od 9 do 13
ti4-option-slice-total-8-14 = od 8 do 14
ti4-option-slice-total-10-12 = od 10 do 12
ti4-option-slice-total-any = dowolna
ti4-option-slice-influence = Najmniej wpływów w wycinku
ti4-option-slice-resources = Najmniej zasobów w wycinku
ti4-option-slice-resources-2-5 = 2,5
ti4-option-wormholes = Tunele każdego rodzaju w wycinkach
ti4-option-wormholes-two = co najmniej 2
ti4-option-wormholes-any = dowolna liczba
ti4-option-redraw = Nowe wycinki po głosowaniu, przed pierwszym wyborem
ti4-option-redraw-no = nie
ti4-option-redraw-vote = tak
ti4-option-places = Miejsca przy stole
ti4-option-places-draft = wybierane w drafcie
ti4-option-places-bid = licytowane za żetony dóbr
ti4-bid-goods = żetony dóbr
ti4-place-speaker = mówca
ti4-slice = Wycinek { $n }
ti4-slice-worth = optymalnie zasoby { $resources }, wpływy { $influence }; kafelki { $tiles }
ti4-slice-told = Wycinek { $n }: { $worth }
ti4-slices-told = Wycinki: { $text }
ti4-ask-redraw = Zostawić te wycinki czy losować nowe: wszystkie albo jeden? Losowanie wymaga więcej niż połowy głosów.
ti4-redraw-yes = Losuj nowe wycinki
ti4-redraw-no = Zostaw te
ti4-redraw-vote = { $seat } głosuje: { $vote ->
    [yes] losować nowe wycinki
   *[no] zostawić wycinki
  }.
ti4-board-picked = { $what } – { $seat }
ti4-redraw-again = Głosowanie za nowymi wycinkami:
ti4-redraw-none = Z innych kafelków nie da się ułożyć wycinka { $n } w tych granicach. Zostaje bez zmian.
ti4-redraw-one = Nowy wycinek { $n }
ti4-redraw-vote-one = { $seat } głosuje: nowy wycinek { $n }.
ti4-redraw-again-one = Głosowanie za nowym wycinkiem { $n }:

## Czego nie da się rozdać
ti4-draft-factions = Ras jest { $all }: po wykluczeniach ({ $banned }) nie starczy ich na pulę ({ $wanted }).
ti4-draft-slices = Kafelków starcza na tyle wycinków: { $most }, a nie { $wanted }.
ti4-draft-sum-influence = Tyle wycinków: { $slices }, każdy o wpływach co najmniej { $each }, potrzebuje razem { $need }; kafelki mają { $have }.
ti4-draft-sum-resources = Tyle wycinków: { $slices }, każdy o zasobach co najmniej { $each }, potrzebuje razem { $need }; kafelki mają { $have }.
ti4-draft-sum-total = Tyle wycinków: { $slices }, każdy o sumie co najmniej { $each }, potrzebuje razem { $need }; kafelki mają { $have }.
ti4-draft-none = Żadne losowanie (prób: { $tries }) nie mieści się w tych granicach. Najbliższe: { $why }
ti4-draft-homes-named = Ta mapa już wyznacza rasy; draft ras wymaga mapy z otwartymi układami macierzystymi.

## Co jest nie tak z wycinkami
ti4-slices-none = W tym tekście nie ma wycinków.
ti4-slices-fives = Wycinek ma 5 kafelków; { $n } nie dzieli się na wycinki.
ti4-slices-few = Wycinków jest za mało ({ $have }) na tyle osób: { $seats }.
ti4-slices-many = Wycinków jest za dużo ({ $have }): kafelków gry podstawowej starcza na { $most }.
ti4-slices-twice = W wycinkach więcej niż raz: { $tiles }.
ti4-slices-influence = Wycinek { $slices }: wpływy { $have }, mniej niż { $want }.
ti4-slices-resources = Wycinek { $slices }: zasoby { $have }, mniej niż { $want }.
ti4-slices-total = Wycinek { $slices }: suma { $have }, mniej niż { $want }.
ti4-slices-high = Wycinek { $slices }: suma { $have }, więcej niż { $want }.
ti4-slices-alpha = Wycinek { $slices }: tunele alfa { $have }, więcej niż { $want }.
ti4-slices-beta = Wycinek { $slices }: tunele beta { $have }, więcej niż { $want }.
ti4-slices-inside = Wycinek { $slices }: sąsiadujące anomalie.
ti4-slices-uneven = Anomalie nie są równo rozłożone na wycinki.
ti4-slices-across = Obok siebie wycinki { $slices } mają sąsiadujące anomalie albo tunele tego samego rodzaju.
ti4-slices-few-alpha = Tunele alfa w wycinkach: { $have }, mniej niż { $want }.
ti4-slices-few-beta = Tunele beta w wycinkach: { $have }, mniej niż { $want }.

## The draft of Eclipse
eclipse-option-species-draft = draft razem z miejscami
eclipse-part-draft = Zasady draftu
eclipse-option-bans = Wykluczenia na osobę
eclipse-option-places = Miejsca przy stole
eclipse-option-places-draft = wybierane w drafcie
eclipse-option-places-bid = licytowane za pieniądze
eclipse-bid-goods = pieniądze
eclipse-place-first = gracz rozpoczynający
eclipse-starts = { $seat } otrzymuje znacznik gracza rozpoczynającego.

## The draft of Forbidden Stars
forbidden_stars-option-factions-draft = draft razem z miejscami
forbidden_stars-part-draft = Zasady draftu
forbidden_stars-option-bans = Wykluczenia na osobę
forbidden_stars-option-places = Miejsca przy stole
forbidden_stars-option-places-draft = wybierane w drafcie
forbidden_stars-option-places-bid = licytowane za materiały
forbidden_stars-bid-goods = materiały
forbidden_stars-place-first = pierwszy gracz

## The draft of Space Empires
space_empires-option-places = Miejsca przy stole
space_empires-option-places-seats = według kolejności graczy
space_empires-option-places-draft = wybierane w drafcie
space_empires-option-places-bid = licytowane za PK
space_empires-bid-goods = PK
space_empires-place-home = { $n ->
    [one] świat startowy: { $hexes }
   *[other] świat startowy na jednym z heksów: { $hexes }
  }
space_empires-no-places = Draft miejsc wymaga co najmniej dwóch osób i scenariusza ze stałymi systemami domowymi.
