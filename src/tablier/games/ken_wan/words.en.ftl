ken-wan-name = Ken Wan
ken-wan-credit = Guilain Dorsimont, 2014
ken-wan-sentence = Three scattered colours: bring all of yours together, whole and in one group.
ken-wan-blue = Blue
ken-wan-yellow = Yellow
ken-wan-red = Red
ken-wan-option-players = three players, or two and red belongs to nobody

ken-wan-move-form = A move is written with the cells it leaves and goes to, like c3-f7; who cannot move writes pass.

ken-wan-must-move = You can move, so you may not pass.
ken-wan-must-pass = None of your pieces can move: you must pass.
ken-wan-black-cell = Nobody may stand on the black cell e5.
ken-wan-nothing-there = There is no piece on { $cell }.
ken-wan-not-yours = The piece on { $cell } is not of your colour.
ken-wan-nobodys = The piece on { $cell } belongs to nobody: with two players the red pieces never move.
ken-wan-half-stays = The piece on { $start } is half and in a group: it cannot move.
ken-wan-cut = Lifting { $start } would cut the group.
ken-wan-last-half = The piece on { $start } is half and the last of its colour: it cannot move.
ken-wan-same-cell = A piece may not land on the cell it came from, { $start }.
ken-wan-occupied = { $end } is not empty.
ken-wan-touch-group = On { $end } the piece from { $start } would not touch the rest of its group.
ken-wan-touch-any = On { $end } the isolated piece from { $start } would not touch another piece.
ken-wan-touch-colour = On { $end } the isolated half piece from { $start } would not touch another piece of its colour.

ken-wan-players = The position is for { $found } players, the game for { $chosen }: choose players={ $found }.
ken-wan-places = places is “{ $found }”; it must be “-” while there are none, else the colours united and the colours out in order, like “y:” or “y:r”.
ken-wan-two-places = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} has more than one place.
ken-wan-place-of-nobody = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} does not play and can have no place.
ken-wan-turn = It cannot be { $colour ->
    [blue] blue
    [yellow] yellow
   *[red] red
}’s turn: that colour has its place already and no longer plays.
ken-wan-black-misplaced = The black cell, “x”, must be on e5 and nowhere else.
ken-wan-too-many = There are { $found } pieces; there can be at most { $most }.
ken-wan-no-piece = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} has no piece left, so it must be out.
ken-wan-already-united = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[red] Red
} is united, so it must have its place.

ken-wan-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
