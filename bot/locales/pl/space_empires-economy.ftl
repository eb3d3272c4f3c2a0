### Faza Ekonomiczna w grze Space Empires.

## Faza
space_empires-economy-begins = Runda { $round }: Faza Ekonomiczna
space_empires-ask-economy = Wypełnij swoją Kartę Produkcji. Zakupy zostaną ujawnione, gdy wszyscy skończą.
space_empires-economy-begins-alone = Runda { $round }: Faza Ekonomiczna
space_empires-ask-economy-alone = Wypełnij swoją Kartę Produkcji.
space_empires-ask-sheet = Twoja Karta Produkcji. Do wydania: { $left } (przeniesione { $carried }, dochód { $income }, zapłacone utrzymanie { $maintenance }).
space_empires-ask-purchases = Granty rozliczone. Wybierz jednostki do kupienia (do wydania: { $left }).
space_empires-ends-movement = przed Fazą Ekonomiczną można jeszcze: { $deeds }.
space_empires-sheet-blank = Zostaw kartę pustą
space_empires-field-scuttle = Złomowanie
space_empires-field-bid = Licytacja o kolejność
space_empires-field-research = Technologia
space_empires-field-grants = Granty naukowe, po 5 PK
space_empires-field-ships = Statki
space_empires-field-bases = Bazy i stocznie
space_empires-field-decoys = Wabiki
space_empires-field-apart = Nowe statki
space_empires-together = do zakrytych grup
space_empires-apart = z własnymi żetonami
space_empires-unit-at = { $unit }, { $hex }
space_empires-priced = { $what } ({ $cost })
space_empires-offered = { $unit } (po { $cost }), { $hex }
space_empires-sums = Razem { $spent } z { $there }; do przeniesienia: { $left }.
space_empires-sums-wrong = Razem { $spent } z { $there }. Jeszcze nie można. { $why }
space_empires-ask-numerals = Wybierz żeton liczbowy (1–6) pod każdy nowy wabik. Widzisz go tylko ty.
space_empires-decoy-at = wabik { $n }, { $hex }
space_empires-sheet-filled = Karta Produkcji wypełniona. Stawka { $bid }, technologie { $research }, jednostki { $units }; do przeniesienia { $left }.
space_empires-sheet-closed = Koniec Fazy Ekonomicznej. Wydano { $spent } (bez utrzymania), do przeniesienia: { $left }.

## Dlaczego nie
space_empires-why-dear = To razem { $spent }, a do wydania jest { $there }: brakuje { $lacking }.
space_empires-why-gearing = W tej fazie możesz wydać na badania najwyżej { $most }.
space_empires-why-unknown = Ta jednostka wymaga technologii ({ $unit }): { $levels }.
space_empires-note-explore = statki, które mogą jeszcze eksplorować: { $hexes }
space_empires-note-unmoved = żaden z twoich statków jeszcze się nie ruszył
space_empires-note-unknown = Wymagają technologii: { $units }.
space_empires-note-needs = { $unit } ({ $levels })
space_empires-why-yards = Stocznie na { $hex } budują w tej fazie tyle punktów pancerza: { $room }. Potrzeba: { $needed }.
space_empires-why-no-free-counter = Brakuje wolnego żetonu i nie ma grupy, do której można dołączyć: { $unit }.

## Badania
space_empires-wreck-gives = Twój wrak kosmiczny daje: { $level }.
space_empires-wreck-useless = Twój wrak kosmiczny nic nie daje: { $technology } nie ma wyższego poziomu.
space_empires-grant-gained = Badania: { $level }. Rzuty: { $rolls }.
space_empires-grant-rolled = Badania ({ $level }): rzuty { $rolls }, zebrane punkty: { $points }.

## Kolejność graczy
space_empires-bid = { $seat } { $cp }
space_empires-bids = Stawki: { $bids }.
space_empires-bids-tied = Stawki: { $bids }. Remis wygrywa ten, kto był wcześniej w kolejności graczy.
space_empires-ask-first = Licytację wygrywa { $seat }. Wybierz, kto zaczyna następną rundę.
