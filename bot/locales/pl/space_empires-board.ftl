### Mapa słowami, dla tych, którzy nie widzą obrazka
space_empires-board-brief = { $colonies ->
    [one] 1 kolonia
    [few] { $colonies } kolonie
   *[other] { $colonies } kolonii
  } o wartości { $cp }, na mapie { $counters ->
    [one] 1 żeton
    [few] { $counters } żetony
   *[other] { $counters } żetonów
  }
space_empires-board-out = Poza grą
space_empires-board-home = Świat startowy: { $hex }
space_empires-board-points = Punkty kolonii: { $n }
space_empires-board-bid = Ostatnia stawka w licytacji kolejności: { $cp }
space_empires-board-shown = Ujawniona technologia: { $things }
space_empires-board-seen = Widziane wcześniej: { $things }
space_empires-board-sighting = { $units }, { $hex } (runda { $round }, tura { $turn })
space_empires-board-own = Wiesz tylko ty: { $cp } w zapasie; następna Faza Ekonomiczna przyniesie { $income }, a utrzymanie to { $maintenance }
space_empires-board-levels = Twoja technologia: { $things }
space_empires-board-battle = Bitwa, { $hex }: atakuje { $attacker }, broni się { $defender }, runda ostrzału { $round }
space_empires-board-warp = Punkt Osnowy { $n }: { $hex }
space_empires-board-machine = Maszyna Zagłady { $n }, { $hex }: siła { $rating }, trafienia { $hits }
space_empires-board-arrival = W rundzie { $round } przybywa maszyna o sile { $rating }
space_empires-board-fleet = { $empire }: flota { $n }, { $hex }

## Heks
space_empires-board-deep-space = Głęboka przestrzeń
space_empires-board-home-of = System domowy: { $seat }
space_empires-board-empty = { $region }, pusty heks
space_empires-board-unexplored = { $region }, niewyeksplorowany heks
space_empires-board-marker = { $region }: { $marker }{ $looked ->
    [0] {""}
   *[other] {" "}(wiesz tylko ty)
}
space_empires-board-colony = { $home ->
    [0] Kolonia
   *[other] Świat startowy
} ({ $owner }), { $cp }
space_empires-board-goods = Czeka na Fazę Ekonomiczną: { $things }
space_empires-board-stack = { $owner }: { $units }
space_empires-board-levels-of = { $unit } [{ $levels }]
space_empires-board-moves = { $unit }, pozostały ruch: { $n }
space_empires-board-fleet-here = { $empire }: flota { $n }
