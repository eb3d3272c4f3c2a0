### Użycie kart: okna, pytania kart i ich skutki.

## Okna
forbidden_stars-window-damage_starts = Początek zadawania obrażeń
forbidden_stars-window-damage_ends = Koniec zadawania obrażeń
forbidden_stars-window-unit_routed = Rozbicie jednostki
forbidden_stars-window-storm_announced = Przesunięcie Burzy Osnowy
forbidden_stars-react-combat_card_revealed = { $seat } odsłania kartę Walki.
forbidden_stars-react-damage_starts = Przewidywane obrażenia: { $ahead }. Czy używasz teraz którejś z tych kart?
forbidden_stars-would-suffer = { $seat } { $n }
forbidden_stars-react-damage_ends = Obrażenia zadane. Czy używasz którejś z tych kart?
forbidden_stars-react-unit_routed = Rozbita jednostka ({ $seat }). Czy używasz którejś z tych kart?
forbidden_stars-react-order_revealed = { $seat } zaraz rozpatrzy rozkaz. Czy używasz którejś z tych kart?
forbidden_stars-react-order_resolved = { $seat } kończy rozpatrywać rozkaz. Czy używasz którejś z tych kart?
forbidden_stars-react-dominate = { $seat } może użyć zdolności frakcji.
forbidden_stars-react-strike_card = { $seat } rozpatruje kartę Ulepszenia w ataku orbitalnym.
forbidden_stars-react-strike_rolled = { $seat } wykonuje rzut w ataku orbitalnym. Czy używasz którejś z tych kart?
forbidden_stars-react-instead_of_order = { $seat } może użyć karty zamiast odsłaniać rozkaz.
forbidden_stars-react-purchase = { $seat } kupuje jednostkę lub zabudowania.
forbidden_stars-react-planning_ends = Kończy się Faza Planowania. Czy używasz którejś z tych kart?
forbidden_stars-react-event = { $seat } rozpatruje kartę Wydarzenia.
forbidden_stars-react-storm_announced = { $seat } zaraz przesunie Burzę Osnowy. Czy używasz którejś z tych kart?

## Użycie
forbidden_stars-use-nothing = Nie używaj niczego
forbidden_stars-use-it = Użyj
forbidden_stars-leave-it = Pomiń
forbidden_stars-uses = { $seat } używa karty „{ $card }”.
forbidden_stars-ask-dominate = Wybierz jednostkę dla zdolności frakcji.
forbidden_stars-ask-target = „{ $card }”: wybierz cel.
forbidden_stars-ask-ability = „{ $card }”: czy używasz tej zdolności? { $text }
forbidden_stars-ask-how = „{ $card }”: wybierz albo pomiń. { $text }

## O co pytają karty: jednostki
forbidden_stars-ask-rally = „{ $card }”: wybierz jednostkę do przegrupowania.
forbidden_stars-ask-rout = „{ $card }”: wybierz jednostkę do rozbicia.
forbidden_stars-ask-destroy = „{ $card }”: wybierz, co zostanie zniszczone.
forbidden_stars-ask-retreat = „{ $card }”: wybierz jednostki do wycofania.
forbidden_stars-ask-suffers-first = „{ $card }”: wybierz jednostkę, która pierwsza otrzyma obrażenia.
forbidden_stars-ask-leave-combat = „{ $card }”: wybierz jednostki, które opuszczą walkę (najwyżej { $n }).
forbidden_stars-ask-move-to-area = „{ $card }”: wybierz cel przesunięcia.
forbidden_stars-ask-take-unit = „{ $card }”: wybierz jednostkę do zabrania.
forbidden_stars-ask-take-units = „{ $card }”: wybierz jednostki do zabrania.
forbidden_stars-ask-take-from = „{ $card }”: wybierz obszar, z którego zabierasz jednostki.
forbidden_stars-ask-take-to = „{ $card }”: wybierz obszar dla zabranych jednostek.
forbidden_stars-ask-place-unit = „{ $card }”: wybierz obszar dla jednostki.
forbidden_stars-ask-replace-at = „{ $card }”: wybierz, gdzie zastępujesz jednostkę.
forbidden_stars-ask-replace-unit = „{ $card }”: wybierz jednostkę do zastąpienia.
forbidden_stars-ask-rally-system = „{ $card }”: wybierz system, w którym przegrupowujesz jednostki.
forbidden_stars-ask-strafe-to = „{ $card }”: wybierz sąsiedni system dla okrętów.
forbidden_stars-ask-strafe-void = „{ $card }”: wybierz obszar próżni dla okrętów.
forbidden_stars-ask-strafe-ships = „{ $card }”: wybierz okręty do przesunięcia.

## O co pytają karty: kości, żetony, karty
forbidden_stars-ask-name-face = „{ $card }”: wybierz symbol kości.
forbidden_stars-ask-lose-dice = „{ $card }”: wybierz kości do stracenia: { $n }.
forbidden_stars-ask-reroll = „{ $card }”: wybierz kości do przerzucenia.
forbidden_stars-ask-spend-dice = „{ $card }”: wybierz kości do wydania.
forbidden_stars-ask-convert = „{ $card }”: wybierz kości do zmiany na symbol „{ $to }” (najwyżej { $n }).
forbidden_stars-ask-convert-to = „{ $card }”: wybierz nowe symbole kości: { $n }.
forbidden_stars-ask-name-tokens = „{ $card }”: wybierz żetony walki: { $n }.
forbidden_stars-ask-option = „{ $card }”: wybierz. { $text }
forbidden_stars-ask-unless = „{ $card }”: spełnij żądanie albo przyjmij skutek. „Przeciwnik” na karcie to ty: { $text }
forbidden_stars-deed-rout = Rozbij jednostki: { $n }
forbidden_stars-deed-destroy = Zniszcz jednostki: { $n }
forbidden_stars-deed-destroy-routed = Zniszcz rozbite: { $n }
forbidden_stars-deed-discard-faceup = Odrzuć odkryte karty: { $n }
forbidden_stars-deed-discard-named = Odrzuć „{ $card }”
forbidden_stars-deed-spend-dice = Wydaj kości: { $n }
forbidden_stars-deed-spend-dice-of = Wydaj kości: { $n }× { $face }
forbidden_stars-let-it-happen = Przyjmij skutek
forbidden_stars-ask-ambush = Czy wydajesz 1 kość morale, aby ocalić rozbitą jednostkę ({ $unit })?
forbidden_stars-spend-morale = Wydaj kość morale
forbidden_stars-ask-discard-card = „{ $card }”: wybierz odkrytą kartę Walki do odrzucenia.
forbidden_stars-spent-card = { $card } (efekt już minął)
forbidden_stars-ask-icons-card = „{ $card }”: wybierz kartę Walki, którą wykładasz tylko dla symboli.
forbidden_stars-ask-take-asset = „{ $card }”: wybierz żeton zasobu do stracenia.
forbidden_stars-ask-take-from-player = „{ $card }”: wybierz gracza, który traci żeton zasobu.
forbidden_stars-ask-assets-of = „{ $card }”: wybierz świat, którego zasoby otrzymujesz.
forbidden_stars-ask-materiel-of = „{ $card }”: wybierz świat, którego materiały otrzymujesz.
forbidden_stars-ask-place-structure = „{ $card }”: wybierz świat dla zabudowań.
forbidden_stars-ask-exchange = „{ $card }”: wybierz zabudowania do wymiany.
forbidden_stars-ask-exchange-for = „{ $card }”: wybierz nowe zabudowania.
forbidden_stars-ask-gain-upgrade = „{ $card }”: wybierz darmową kartę Ulepszenia.
forbidden_stars-ask-orders-to-deck = „{ $card }”: wybierz rozkazy, które kładziesz na talii Wydarzeń: { $n }.
forbidden_stars-ask-order-token = „{ $card }”: wybierz swój żeton rozkazu do obejrzenia.
forbidden_stars-ask-stack-end = „{ $card }”: połóż żeton na szczycie albo na spodzie stosu.
forbidden_stars-on-top = Na szczyt
forbidden_stars-at-bottom = Na spód
forbidden_stars-ask-as-order = „{ $card }”: wybierz, jako jaki rozkaz go rozpatrujesz.
forbidden_stars-ask-extra-order = „{ $card }”: wybierz system, w którym rozpatrujesz rozkaz.
forbidden_stars-ask-storm-to = „{ $card }”: wybierz, dokąd zamiast tego przesuwasz Burzę Osnowy.

## Możliwości do wyboru
forbidden_stars-step-rally = Przegrupuj jednostki: { $n }
forbidden_stars-step-gain-dice = Otrzymaj kości: { $n }× { $face }
forbidden_stars-step-gain-tokens = Żetony walki: { $n }× { $face }
forbidden_stars-step-lose-dice = Przeciwnik: −{ $n } { $n ->
    [one] kość
   *[other] kości
} ({ $face })
forbidden_stars-step-lose-tokens = Przeciwnik: −{ $n } { $n ->
    [one] żeton walki
    [few] żetony walki
   *[many] żetonów walki
} ({ $face })
forbidden_stars-step-place-free-unit = Wystaw za darmo: { $units }, { $where }
forbidden_stars-step-take-unit = Przenieś: { $unit }
forbidden_stars-step-gain-assets-of-world = Zasoby świata
forbidden_stars-step-gain-materiel-of-world = Materiały świata
forbidden_stars-step-replace-unit = { $old } → { $new }
forbidden_stars-where-world-with-own-structure = na przyjaznym świecie z zabudowaniami
forbidden_stars-where-any-friendly-world = na dowolnym przyjaznym świecie
forbidden_stars-where-friendly-world-without-cultist = na przyjaznym świecie bez Kultystów
forbidden_stars-where-world-with-own-nob = na świecie z twoim Nobem
forbidden_stars-where-any-uncontrolled-void = na niekontrolowanym obszarze próżni
forbidden_stars-where-active-system = w aktywnym systemie

## Co robią karty
forbidden_stars-discards-card = { $seat } odrzuca kartę Walki „{ $card }”.
forbidden_stars-looks-at-card = { $seat } ogląda zakrytą kartę Walki przeciwnika.
forbidden_stars-looked-at-card = Zakryta karta przeciwnika: { $card }.
forbidden_stars-plays-for-icons = { $seat } wykłada kartę „{ $card }” tylko dla symboli.
forbidden_stars-orders-to-deck = { $seat } kładzie rozkazy na talii Wydarzeń: { $orders }.
forbidden_stars-looks-at-order = { $seat } ogląda swój rozkaz: { $system }.
forbidden_stars-looked-at-order = Rozkaz – { $system }: { $order }.
forbidden_stars-moves-order-top = { $seat } kładzie rozkaz na szczycie stosu: { $system }.
forbidden_stars-moves-order-bottom = { $seat } kładzie rozkaz na spodzie stosu: { $system }.
forbidden_stars-pays = { $seat } płaci: { $n }.
forbidden_stars-gains-materiel = { $seat } otrzymuje: { $n }.
forbidden_stars-loses-materiel = { $seat } traci: { $n }.
forbidden_stars-gains-assets = { $seat } otrzymuje: { $assets }.
forbidden_stars-loses-asset = { $seat } traci zasób: { $asset }.
