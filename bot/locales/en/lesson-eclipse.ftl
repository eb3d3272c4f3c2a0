### The lesson of Eclipse: what is said before each step, and (-other) after another answer.

lesson-eclipse-species = Welcome to Eclipse. After nine rounds, the player with the most victory points (VP) wins; they come from hexes you control, battles, discoveries and technology. The lesson moves for your rival. All Terran factions play alike: take the Terran Directorate.
lesson-eclipse-species-other = All Terran factions play alike, but the lesson uses the Directorate.

lesson-eclipse-explore = Your home is Procyon (221) at M8, at the top of the map. In the action phase you take one action per turn until you pass. Each action costs one of your 12 influence discs, and the more discs you have used, the more upkeep you pay at the end of the round. First, explore.
lesson-eclipse-explore-other = You need space before anything else. Explore.

lesson-eclipse-explore-where = Explore a space next to your own hexes. Each of the three rings has its own stack: inner hexes are worth more, but hostile ships, the Ancients, often guard them. Begin in ring II, at L8.
lesson-eclipse-explore-where-other = Any ring will do in your own game. The lesson begins at L8.

lesson-eclipse-place = You have drawn Psi Capricorni: one money square, one materials square, and nobody guards it. The half circles at the edges are wormholes; ships and explorers pass only where two halves meet. Place it with wormholes to NE, SE and NW: NE leads home.
lesson-eclipse-place-other = It is a good hex. Place it.

lesson-eclipse-turn = Choose 2, with wormholes to NE, SE and NW.
lesson-eclipse-turn-other = That connects too, but the lesson goes on from another rotation. Choose 2: NE, SE and NW.

lesson-eclipse-control = Put an influence disc there: the hex is yours, and worth 1 VP at the end of the game.
lesson-eclipse-control-other = Without your disc you do not control the hex. Take control.

lesson-eclipse-colony-money = Each faceup colony ship moves a population cube from a track to a square: the emptier the track, the higher the income. Money first: it pays for upkeep.
lesson-eclipse-colony-money-other = Use the colony ships that you have: they turn faceup again for the next round.

lesson-eclipse-colony-materials = Now materials: they pay for ships.
lesson-eclipse-colony-materials-other = An empty square earns nothing. Put population there.

lesson-eclipse-explore2 = Your rival explores, too. Explore once more, this time toward the center.
lesson-eclipse-explore2-other = The lesson looks for a fight now: explore.

lesson-eclipse-explore2-where = Choose M9, in ring I and next to your home. Behind it is the Galactic Center, which is strongly defended (GCDS).
lesson-eclipse-explore2-where-other = Good to know, but what the lesson needs is at M9.

lesson-eclipse-place2 = Castor: 2 VP, three squares and a discovery tile, all guarded by one Ancient ship. You will take it. Home is to the north: place it with wormholes to N, SE, S, SW and NW.
lesson-eclipse-place2-other = An Ancient looks dangerous, but with some luck two ships beat one. Place it.

lesson-eclipse-turn2 = Open the list and choose 2, with wormholes to N, SE, S, SW and NW.
lesson-eclipse-turn2-other = Choose 2 (N, SE, S, SW and NW): the lesson goes on from there.

lesson-eclipse-build = One interceptor is not enough against the Ancient. Build another.
lesson-eclipse-build-other = First make your fleet stronger: build.

lesson-eclipse-build-interceptor = You have 3 materials, just enough for an interceptor; for anything dearer you would trade 2 of one resource for 1 of another.
lesson-eclipse-build-interceptor-other = Possible, but here a second interceptor is needed.

lesson-eclipse-build-at = Build it at home, next to the first one.
lesson-eclipse-build-at-other = It would be alone there. Build it at home.

lesson-eclipse-move = Now move: one action gives you three moves.
lesson-eclipse-move-other = Bring your ships to Castor before the round ends: move.

lesson-eclipse-move-first = Choose an interceptor.
lesson-eclipse-move-to = Send it to Castor. Combat waits until the end of the round.
lesson-eclipse-move-to-other = The Ancient is at Castor.
lesson-eclipse-move-second = Now the second one: it goes along.
lesson-eclipse-move-second-other = One alone would probably lose. Send both.
lesson-eclipse-move-to-second = Send it to Castor as well.
lesson-eclipse-move-to-second-other = Both to Castor, or one fights alone.
lesson-eclipse-move-done = An enemy ship pins one of yours, so the other could still fly on, but you need both here. Choose “Done”.

lesson-eclipse-pass = Your income of 4 and the 2 you have stored pay an upkeep of 5, but not 7 after one more disc. Pass. A player who passes while others still play may react later, with a weaker Upgrade, Build or Move.
lesson-eclipse-pass-other = Every action raises upkeep, and you could not pay for many more: pass.

lesson-eclipse-engage = Combat. In order of initiative, ships roll one die for each cannon; a 6 hits. Computers add to the roll, enemy shields subtract from it, and each hull absorbs 1 damage: the Ancient has one, so it takes two hits. “{ odds-button }” says how likely you are to win: one time in five here. Take the risk just this once, and attack to the end.
lesson-eclipse-engage-other = You could go on round by round, or flee. Attack to the end, and no more questions come.

lesson-eclipse-reputation = Luck was with you: you won without a loss! In your own games bring more ships, or better ones. After a battle you draw reputation tiles and keep one; only you know its VP. Keep the better one.
lesson-eclipse-reputation-other = Keep the one with more VP.

lesson-eclipse-claim = Castor is free: take it with a disc. That raises upkeep to 7, and you have only 4 + 2, but a population cube on Castor’s money square will make up for it. Otherwise you would have to trade or give up hexes.
lesson-eclipse-claim-other = That is what you fought for. Place a disc.

lesson-eclipse-discovery = You may use a discovery tile, or keep it for 2 VP. This one puts a whole cruiser in Castor for free: use it.
lesson-eclipse-discovery-other = 2 VP are certain, but a cruiser in the first round is worth more.

lesson-eclipse-colony-castor = The upkeep phase. First use your third colony ship for money in Castor: the emptier a track, the more each cube adds. Income rises from 4 to 6, and 6 + 2 − 7 leaves you 1 money.
lesson-eclipse-colony-castor-other = Money first: the upkeep is due.

lesson-eclipse-research = A new round: your discs are back, and your rival, who passed first, has gone first. You have saved 6 science: research.
lesson-eclipse-research-other = Your science is waiting. Research first.

lesson-eclipse-research-plasma = Each technology you own makes others of its category cheaper: you began with Starbase, which is military, so the military Plasma Cannon costs you 5 instead of 6. Research it: it does 2 damage.
lesson-eclipse-research-plasma-other = Also good, but the cannon makes your cruiser a real warship.

lesson-eclipse-colony-more = Castor has a materials square left: use a colony ship. The advanced one (star) needs Advanced Mining.
lesson-eclipse-colony-more-other = A free square earns nothing. Use it.

lesson-eclipse-upgrade = A technology does nothing until its part is on a blueprint. An Upgrade action puts up to 2 parts there, which cost nothing but the action’s disc.
lesson-eclipse-upgrade-other = No ship has your cannon yet. Upgrade.

lesson-eclipse-upgrade-part = A blueprint applies to all your ships of its type, including those already on the map. Take the Plasma Cannon.
lesson-eclipse-upgrade-part-other = Also useful, but first place the cannon that you have researched.

lesson-eclipse-upgrade-square = Put it on the cruiser, in place of its Ion Cannon, which does only 1 damage. Parts need energy: the cruiser’s source gives 3, its drive takes 1 and this cannon 2, so it just fits.
lesson-eclipse-upgrade-square-other = It can go there, too, but your cruiser at Castor needs it most: replace its Ion Cannon.

lesson-eclipse-upgrade-hull = The second part: take a Hull, so that the cruiser absorbs 2 damage. It needs no energy.
lesson-eclipse-upgrade-hull-other = Also possible. The lesson takes a Hull, which needs no energy.

lesson-eclipse-upgrade-hull-square = Put it on the cruiser’s empty square: nothing is lost there.
lesson-eclipse-upgrade-hull-square-other = The lesson puts it on the cruiser’s empty square.

lesson-eclipse-end = **You have learned to play Eclipse**: explore, take hexes, build, fight, pay upkeep, research and upgrade. Play on: an AI player now moves for your rival. Look up any rule with /rules.

# --- chapters: what they are called, and where the pupil is

lesson-eclipse-chapter-exploring = Exploring
lesson-eclipse-chapter-exploring-start = You lead the Terran Directorate in the first of nine rounds.
lesson-eclipse-chapter-ships = Building and moving
lesson-eclipse-chapter-ships-start = You lead the Terran Directorate from Procyon (221), at the top of the map. An Ancient ship guards Castor, the hex next to it.
lesson-eclipse-chapter-combat = Combat
lesson-eclipse-chapter-combat-start = You lead the Terran Directorate. Your two interceptors are at Castor, and so is an Ancient ship.
lesson-eclipse-chapter-technology = Technology
lesson-eclipse-chapter-technology-start = You lead the Terran Directorate into its second round. You have 6 science, and a cruiser at Castor.
