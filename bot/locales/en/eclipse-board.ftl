### The galaxy in words, for those who do not see its picture
eclipse-board-seat = { $seat } ({ $species })
eclipse-board-brief = { $points } public VP; hexes: { $sectors }, ships: { $ships }
eclipse-board-start = Start player
eclipse-board-traitor = Traitor card
eclipse-board-passed = Has passed
eclipse-board-out = Out of the game
eclipse-board-stored = Stored: { $things }
eclipse-board-track = { $amount } (production { $n })
eclipse-board-discs = Influence discs on the track: { $n }; upkeep: { $upkeep }
eclipse-board-colony-ships = Colony ships faceup: { $n }/{ $all }
eclipse-board-technologies = Technologies: { $things }
eclipse-board-kept-parts = Ancient ship parts kept: { $things }
eclipse-board-tiles = Reputation tiles: { $reputation }; discovery tiles kept for points: { $kept }
eclipse-board-ambassadors = Ambassadors: { $things }
eclipse-board-figures = initiative { $initiative }, movement { $move }, computer { $computer }, shield { $shield }, hull { $hull }
eclipse-board-ship = { $ship }: { $figures }; parts: { $parts }; cost { $cost }, left to build: { $n }
eclipse-board-stacks = Hexes left: inner { $inner }, middle { $middle }, outer { $outer }
eclipse-board-frontier = The active player can explore: { $things }
eclipse-board-drawn = Drawn: { $things }
eclipse-board-supply = Technologies on the supply board ({ $category }), cost and minimum cost: { $things }
eclipse-board-offer = { $technology } { $cost }/{ $least } (×{ $n })

## A sector
eclipse-board-nobody = Uncontrolled; worth { $vp } VP
eclipse-board-owner = Controlled by { $seat }; worth { $vp } VP
eclipse-board-squares = Population squares: { $things }
eclipse-board-any = any resource
eclipse-board-advanced = advanced { $square }
eclipse-board-held = { $square } (occupied)
eclipse-board-orbital = Orbital{ $held ->
    [0] , empty
   *[other] , occupied
}
eclipse-board-monolith = Monolith
eclipse-board-artifact = Artifact
eclipse-board-discovery = A facedown discovery tile
eclipse-board-wormholes = Wormholes: { $things }
eclipse-board-fleet = { $seat }: { $ships }{ $damage ->
    [0] {""}
   *[other] ; damage: { $damage }
}
eclipse-board-ancients = Ancient ships: { $n }{ $damage ->
    [0] {""}
   *[other] ; damage: { $damage }
}
eclipse-board-defence = GCDS (Galactic Center Defense System){ $damage ->
    [0] {""}
   *[other] ; damage: { $damage }
}
eclipse-board-half = wormhole on one side only
eclipse-board-wall = no wormhole
