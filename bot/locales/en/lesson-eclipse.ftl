### The lesson of Eclipse: what is said before each step, and (-other) after another answer.

lesson-eclipse-species = Welcome to Eclipse. After nine rounds the most victory points win: for sectors you control, battles, discoveries and technology. In this lesson two Terran factions play, who are all alike. Take the Terran Directorate.
lesson-eclipse-species-other = All Terrans play alike, but the lesson uses the Directorate.

lesson-eclipse-explore = Your home is Procyon (221) at M8, at the top of the map. In the action phase you take one action per turn until you pass. Each action costs an influence disc, and the discs you use make the upkeep at the end of the round dearer. First, explore.
lesson-eclipse-explore-other = You need space before anything else. Explore.

lesson-eclipse-explore-where = Explore a space next to your own sectors. The three rings have stacks of their own: the inner ones are richer, and Ancients wait there. Begin in ring II, at L8.
lesson-eclipse-explore-where-other = Any ring will do in your own game. The lesson begins at L8.

lesson-eclipse-place = You have drawn Psi Capricorni: a square for money, a square for materials, nobody there. Half circles at the edges are wormholes; ships and explorers pass only where two halves meet. Place it with wormholes to NE, SE and NW: NE leads home.
lesson-eclipse-place-other = It is a good sector. Place it.

lesson-eclipse-turn = Turn the sector so that its wormholes face NE, SE and NW.
lesson-eclipse-turn-other = That also connects, but not as the lesson goes on. Choose NE, SE and NW.

lesson-eclipse-control = Put an influence disc there: the sector is yours, with its victory point.
lesson-eclipse-control-other = Without your disc you do not control the sector. Take control.

lesson-eclipse-colony-money = Colony ships bring population to the squares. Each cube that leaves its track raises your income. Money first: it pays for upkeep.
lesson-eclipse-colony-money-other = Use the colony ships that you have: they return only in the next round.

lesson-eclipse-colony-materials = Now materials: you build with them.
lesson-eclipse-colony-materials-other = An empty square earns nothing. Put population there.

lesson-eclipse-explore2 = Your rival explores, too. Explore once more, this time toward the center.
lesson-eclipse-explore2-other = The lesson looks for a fight now: explore.

lesson-eclipse-explore2-where = M9 is in ring I, next to your home.
lesson-eclipse-explore2-where-other = Good to know, but what the lesson needs is at M9.

lesson-eclipse-place2 = Castor: 2 victory points, three squares, a discovery tile, and one Ancient ship that guards it all. You will take it. Home is to the north, so a wormhole must face N: place it with N, SE, S, SW and NW.
lesson-eclipse-place2-other = An Ancient looks dangerous, but with some luck two ships beat one. Place it.

lesson-eclipse-turn2 = Choose N, SE, S, SW and NW.
lesson-eclipse-turn2-other = Choose N, SE, S, SW and NW: the lesson goes on from there.

lesson-eclipse-build = One interceptor is not enough against the Ancient. Build another one.
lesson-eclipse-build-other = First make your fleet stronger: build.

lesson-eclipse-build-interceptor = You have 3 materials: just enough for an interceptor.
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
lesson-eclipse-move-done = Your ships are there; a ship among enemies stays. Choose “Done”.

lesson-eclipse-pass = Four discs are used for actions and one more for a sector: a look at your money says it is enough for this round. Pass.
lesson-eclipse-pass-other = Every action costs upkeep. You could not pay many more: pass.

lesson-eclipse-engage = Combat. Ships fire in order of initiative: one die for each weapon; a 6 always hits, and computers help. Ancients need two hits. “{ odds-button }” says how likely you are to win: only one time in five here. Take the risk for once, and attack to the end.
lesson-eclipse-engage-other = You may go on round by round, or flee. Attack to the end, then no more questions come.

lesson-eclipse-reputation = Luck was with you: you won without a loss! In your own games take more ships along, or better ones. For battles you draw reputation tiles and keep one: they are victory points that only you know. Keep the best.
lesson-eclipse-reputation-other = Keep the one with more victory points.

lesson-eclipse-claim = Castor is free. Place an influence disc to take it.
lesson-eclipse-claim-other = That is what you fought for. Place a disc.

lesson-eclipse-discovery = A discovery tile: use it, or keep it as 2 victory points. This one is a whole cruiser for free. Use it.
lesson-eclipse-discovery-other = 2 points are certain, but a cruiser in the first round is worth more.

lesson-eclipse-colony-castor = The upkeep phase. First you may still use colony ships; your third one goes to Castor. Then you receive income and pay for your discs. Population on money: you need it.
lesson-eclipse-colony-castor-other = Money first: the upkeep is due.

lesson-eclipse-research = A new round; your discs are back. You have science now: research.
lesson-eclipse-research-other = The lesson ends with research. Research first.

lesson-eclipse-research-plasma = Technologies cost science, less with every one you own of its row. A Plasma Cannon does 2 damage. With the Upgrade action you then put it into your ships’ blueprints.
lesson-eclipse-research-plasma-other = Also good. The cannon makes your cruiser a real warship.

lesson-eclipse-colony-more = One more square at Castor is free: use a colony ship.
lesson-eclipse-colony-more-other = A free square earns nothing. Use it.

lesson-eclipse-end = **You have learned to play Eclipse**: explore, take, build, fight, pay. Play on: an AI player is your rival now. Upgrade your cruiser with the Plasma Cannon, and look at the sectors around you. Look up any rule with /rules.

# --- chapters: what they are called, and where the pupil is

lesson-eclipse-chapter-exploring = Exploring
lesson-eclipse-chapter-exploring-start = You lead the Terran Directorate in the first of nine rounds.
lesson-eclipse-chapter-ships = Building and moving
lesson-eclipse-chapter-ships-start = You lead the Terran Directorate from Procyon (221), at the top of the map. An Ancient ship guards Castor, the sector next to it.
lesson-eclipse-chapter-combat = Combat and research
lesson-eclipse-chapter-combat-start = You lead the Terran Directorate. Your two interceptors are at Castor, and so is an Ancient ship.
