## Words on the picture of the galaxy: few and short

ti4-picture-round = Round { $n }
ti4-picture-won = Victory
ti4-picture-passed = passed
ti4-picture-eliminated = eliminated
ti4-picture-objectives = Public objectives
ti4-picture-facedown = face down: I × { $one }, II × { $two }
ti4-picture-laws = Laws
ti4-picture-for = For
ti4-picture-against = Against
ti4-picture-alt-seat = { $name } { $points }
ti4-picture-alt = The galaxy of Twilight Imperium. { $round ->
    [0] { $phase }.
   *[other] Round { $round }, { $phase }.
} Victory points: { $seats }.
ti4-picture-alt-turn = Active player: { $name }.
ti4-picture-alt-zoom = System { $tile } and its neighbours.
