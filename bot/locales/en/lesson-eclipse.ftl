### The lesson of Eclipse: what is said before each step, and (-other) after another answer.

lesson-eclipse-species = Welcome to Eclipse. After nine rounds the most victory points (VP) win: for hexes you control, battles, discoveries and technology. The lesson moves for your rival. Terran factions are all alike: take the Terran Directorate.
lesson-eclipse-species-other = All Terran factions play alike, but the lesson uses the Directorate.

lesson-eclipse-explore = Your home is Procyon (221) at M8, at the top of the map. In the action phase you take one action per turn until you pass. Each action costs one of your 12 influence discs, and used discs make the upkeep at the end of the round dearer. First, explore.
lesson-eclipse-explore-other = You need space before anything else. Explore.

lesson-eclipse-explore-where = Explore a space next to your own hexes. Each of the three rings has its own stack: inner hexes are worth more, but hostile ships, the Ancients, often guard them. Begin in ring II, at L8.
lesson-eclipse-explore-where-other = Any ring will do in your own game. The lesson begins at L8.

lesson-eclipse-place = You have drawn Psi Capricorni: a square for money, a square for materials, nobody there. Half circles at the edges are wormholes; ships and explorers pass only where two halves meet. Place it with wormholes to NE, SE and NW: NE leads home.
lesson-eclipse-place-other = It is a good hex. Place it.

lesson-eclipse-turn = Choose 2, with wormholes to NE, SE and NW.
lesson-eclipse-turn-other = That also connects, but not as the lesson goes on. Choose 2: NE, SE and NW.

lesson-eclipse-control = Put an influence disc there: the hex is yours, and worth 1 VP at the end of the game.
lesson-eclipse-control-other = Without your disc you do not control the hex. Take control.

lesson-eclipse-colony-money = Each faceup colony ship moves a population cube from a track to a square: the emptier the track, the higher the income. Money first: it pays for upkeep.
lesson-eclipse-colony-money-other = Use the colony ships that you have: they turn faceup again for the next round.

lesson-eclipse-colony-materials = Now materials: you build with them.
lesson-eclipse-colony-materials-other = An empty square earns nothing. Put population there.

lesson-eclipse-explore2 = Your rival explores, too. Explore once more, this time toward the center.
lesson-eclipse-explore2-other = The lesson looks for a fight now: explore.

lesson-eclipse-explore2-where = M9 is in ring I, next to your home. The center behind it is strongly defended (GCDS).
lesson-eclipse-explore2-where-other = Good to know, but what the lesson needs is at M9.

lesson-eclipse-place2 = Castor: 2 VP, three squares, a discovery tile, and one Ancient ship that guards it all. You will take it. Home is to the north: place it with wormholes to N, SE, S, SW and NW.
lesson-eclipse-place2-other = An Ancient looks dangerous, but with some luck two ships beat one. Place it.

lesson-eclipse-turn2 = Choose 2, with wormholes to N, SE, S, SW and NW.
lesson-eclipse-turn2-other = Choose 2 (N, SE, S, SW and NW): the lesson goes on from there.

lesson-eclipse-build = One interceptor is not enough against the Ancient. Build another one.
lesson-eclipse-build-other = First make your fleet stronger: build.

lesson-eclipse-build-interceptor = You have 3 materials, just enough for an interceptor; for more you would trade 2 of one resource for 1 of another.
lesson-eclipse-build-interceptor-other = Possible, but here a second interceptor is needed.

lesson-eclipse-build-at = Build it at home, next to the first one.
lesson-eclipse-build-at-other = It would be alone there. Build it at home.

lesson-eclipse-move = Now move: three moves in one action.
lesson-eclipse-move-other = Bring your ships to Castor before the round ends: move.

lesson-eclipse-move-first = The first interceptor.
lesson-eclipse-move-to = To Castor. Combat waits for the end of the round.
lesson-eclipse-move-to-other = The Ancient is at Castor.
lesson-eclipse-move-second = The second one goes with it.
lesson-eclipse-move-second-other = One alone would probably lose. Send both.
lesson-eclipse-move-to-second = To Castor as well.
lesson-eclipse-move-to-second-other = Both to Castor, or one fights alone.
lesson-eclipse-move-done = One enemy holds only one of your ships there, but you need both. Choose “Done”.

lesson-eclipse-pass = Income 4 plus 2 stored pays upkeep 5, but not 7 after one more disc. Pass. Players who pass before others may still react, with a weaker Upgrade, Build or Move.
lesson-eclipse-pass-other = Every action costs upkeep. You could not pay many more: pass.

lesson-eclipse-engage = Combat. In order of initiative, ships roll one die for each cannon; a 6 hits. Computers add to it, enemy shields subtract, and each hull absorbs 1 damage: the Ancient has one, so it takes two hits. “{ odds-button }” says how likely you are to win: one time in five here. Take the risk for once, and attack to the end.
lesson-eclipse-engage-other = You may go on round by round, or flee. Attack to the end, then no more questions come.

lesson-eclipse-reputation = Luck was with you: you won without a loss! In your own games take more ships along, or better ones. For battles you draw reputation tiles and keep one: its VP only you know. Keep the best.
lesson-eclipse-reputation-other = Keep the one with more VP.

lesson-eclipse-claim = Castor is free: take it with a disc. Upkeep becomes 7 and you have 4 + 2, but a cube on Castor’s money square will make up for it. Otherwise you would have to trade or give up hexes.
lesson-eclipse-claim-other = That is what you fought for. Place a disc.

lesson-eclipse-discovery = A discovery tile: use it, or keep it for 2 VP. This one puts a whole cruiser in Castor for free: use it.
lesson-eclipse-discovery-other = 2 VP are certain, but a cruiser in the first round is worth more.

lesson-eclipse-colony-castor = The upkeep phase. First send your third colony ship to money in Castor: the emptier a track, the more each cube adds. Income rises from 4 to 6, and 6 + 2 − 7 leaves you 1 money.
lesson-eclipse-colony-castor-other = Money first: the upkeep is due.

lesson-eclipse-research = A new round: your discs are back, and your rival, who passed first, has begun. You have saved 6 science: research.
lesson-eclipse-research-other = Your science is waiting. Research first.

lesson-eclipse-research-plasma = Each technology makes its category cheaper: you start with Starbase, military too, so the Plasma Cannon costs 5 instead of 6. It does 2 damage.
lesson-eclipse-research-plasma-other = Also good. The cannon makes your cruiser a real warship.

lesson-eclipse-colony-more = Castor has a materials square left: use a colony ship. The advanced one (star) needs Advanced Mining.
lesson-eclipse-colony-more-other = A free square earns nothing. Use it.

lesson-eclipse-upgrade = A technology does nothing until its part is on a blueprint. Upgrade puts up to 2 parts there; they cost nothing but the action’s disc.
lesson-eclipse-upgrade-other = No ship has your cannon yet. Upgrade.

lesson-eclipse-upgrade-part = A blueprint holds for all your ships of its type, also for those on the map. Take the Plasma Cannon.
lesson-eclipse-upgrade-part-other = Also useful, but first the cannon that you have researched.

lesson-eclipse-upgrade-square = Put it on the cruiser, instead of its Ion Cannon, which does only 1 damage. Parts need energy: the cruiser’s source gives 3, its drive takes 1 and this cannon 2, so it just fits.
lesson-eclipse-upgrade-square-other = It can go there, too, but your cruiser at Castor needs it most: replace its Ion Cannon.

lesson-eclipse-upgrade-hull = The second part: one more hull, so that the cruiser absorbs 2 damage. Hull needs no energy.
lesson-eclipse-upgrade-hull-other = Also possible. The lesson takes a Hull, which needs no energy.

lesson-eclipse-upgrade-hull-square = The cruiser has an empty square: nothing is lost there.
lesson-eclipse-upgrade-hull-square-other = The lesson puts it on the cruiser’s empty square.

lesson-eclipse-end = **You have learned to play Eclipse**: explore, take, build, fight, pay, upgrade. Play on: an AI player now moves for your rival. Look up any rule with /rules.

# --- chapters: what they are called, and where the pupil is

lesson-eclipse-chapter-exploring = Exploring
lesson-eclipse-chapter-exploring-start = You lead the Terran Directorate in the first of nine rounds.
lesson-eclipse-chapter-ships = Building and moving
lesson-eclipse-chapter-ships-start = You lead the Terran Directorate from Procyon (221), at the top of the map. An Ancient ship guards Castor, the hex next to it.
lesson-eclipse-chapter-combat = Combat
lesson-eclipse-chapter-combat-start = You lead the Terran Directorate. Your two interceptors are at Castor, and so is an Ancient ship.
lesson-eclipse-chapter-technology = Technology
lesson-eclipse-chapter-technology-start = You lead the Terran Directorate into its second round. You have 6 science, and a cruiser at Castor.
