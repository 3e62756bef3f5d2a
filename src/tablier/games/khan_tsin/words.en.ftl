khan-tsin-name = Khan Tsin
khan-tsin-credit = Claude Leroy, Jactalea 2006
khan-tsin-sentence = Nobody owns a baron: let them climb onto each other, and be the one who makes an Emperor nine high.
khan-tsin-south = South
khan-tsin-north = North
khan-tsin-option-setup = the players place the barons, or all are dealt at random
khan-tsin-option-seed = which deal, with setup=random
khan-tsin-option-inversion = piles may be turned upside down
khan-tsin-option-speeds = leaps for short moves, flying for long ones

khan-tsin-move-form = A baron is placed like @12; one flies like 5-17, three like 5-17:3; r and R turn piles, like 5-17:3rR; or pass.

# Why a move is refused.
khan-tsin-taken = Cell { $cell } is taken.
khan-tsin-drafting = The dragon is still being coloured: { $side ->
    [s] South places a red
   *[n] North places a black
} baron on a free cell.
khan-tsin-all-placed = All the barons are placed: now they fly.
khan-tsin-not-near = The baron on { $cell } is not one of the four nearest to { $side ->
    [s] South
   *[n] North
}: { $near }.
khan-tsin-nobody = There is no baron on { $cell }.
khan-tsin-same-cell = Leaving { $cell } to come back to { $cell } is no move: the barons must go to another cell.
khan-tsin-empty = Cell { $cell } is empty: barons land only on other barons.
khan-tsin-too-few = The pile on { $cell } has { $height ->
    [one] only one baron
   *[other] only { $height } barons
}: { $taken } cannot leave.
khan-tsin-falls = The pile on { $cell } would be { $result } high; it must be higher than the pile on { $source }, which has { $height }.
khan-tsin-no-harmony = The pile on { $cell } would hold { $found } { $colour ->
    [r] red
    [b] black
   *[w] white
} barons; harmony allows { $most }.
khan-tsin-no-passing = A move is possible: who can play must play.
khan-tsin-must-pass = None of the four nearest barons can move: passing is compulsory.
khan-tsin-no-inversion = Piles are turned only with inversion=true.
khan-tsin-turned-alone = A baron who moves alone cannot be turned: it takes two.
khan-tsin-out-of-reach = { $cell } is { $distance ->
    [one] one baron
   *[other] { $distance } barons
} away from { $source }, which has { $claws ->
    [one] one pair
   *[other] { $claws } pairs
} of claws: the way is { $claws ->
    [one] exactly one leap
   *[other] exactly { $claws } leaps
}, or a flight of { $flight } or more. { $any ->
    [none] Nobody is in reach.
   *[some] In reach: { $reach }.
}

# Why a text is not a position.
khan-tsin-cell = “{ $found }” for cell { $cell } says nothing: a pile is written with r, b, w from bottom to top, a number stands for that many empty cells.
khan-tsin-length = The text describes { $found } cells; the dragon has { $expected }.
khan-tsin-too-many = { $found } { $colour ->
    [r] red
   *[b] black
} barons are placed; there are only { $most }.
khan-tsin-black-early = Black barons are placed after the { $expected } red ones; red ones placed: { $red }.
khan-tsin-draft-turn = Red barons placed: { $red }. { $turn ->
    [s] South places the next: the turn must be s.
   *[n] North places the next: the turn must be n.
}
khan-tsin-barons = There { $found ->
    [one] is one
   *[other] are { $found }
} { $colour ->
    [r] red
    [b] black
   *[w] white
} { $found ->
    [one] baron
   *[other] barons
}; when all are placed there are { $expected } of each colour.
khan-tsin-disharmony = The pile on { $cell } holds { $found } { $colour ->
    [r] red
    [b] black
   *[w] white
} barons; harmony allows { $most }.
khan-tsin-emperors = There are piles of nine on { $cells }; the first one ends the game.
