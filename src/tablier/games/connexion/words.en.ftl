connexion-name = Connexion
connexion-credit = Sébastien Sjoholm, 1992
connexion-sentence = Turn the tiles: where your path reaches the far edge, all your pawns on it are out.
connexion-white = White
connexion-black = Black

connexion-move-form = A rotation is written like c3r (a quarter turn right), c3l (left) or c3h (a half turn), a pawn’s move like b2-e4.
connexion-exit-north = White leaves here
connexion-exit-south = Black leaves here

connexion-no-passing = Nobody passes: rotate a tile or move a pawn.
connexion-protected = { $tile } is protected this turn.
connexion-no-pawn = There is no pawn on { $tile }.
connexion-not-yours = The pawn on { $tile } is not yours.
connexion-staying = The pawn on { $tile } would stay where it is: that is no move.
connexion-no-path = No path of your colour leads from { $start } to { $end }.
connexion-occupied = One of your pawns is on { $tile } already.
connexion-in-the-way = The pawn on { $tile } is in the way.
connexion-both-ways = The path is closed, and both ways round are barred: by the pawn on { $tile } and by that on { $other }.

connexion-too-many = There are { $found } { $seat ->
    [white] white
   *[black] black
} pawns; there can be at most { $most }.
connexion-already-out = { $seat ->
    [white] White
   *[black] Black
} cannot have { $count ->
    [one] a pawn
   *[other] pawns
} on { $tiles }: on a path that touches the { $seat ->
    [white] north
   *[black] south
} edge, all have left.
connexion-protected-form = protected is “{ $found }”; it must be “-”, or tiles from a1 to f6 with commas between them.
connexion-protected-order = The protected tiles must be sorted, each once: { $expected }.
connexion-protected-count = { $found ->
    [one] One tile is
   *[other] { $found } tiles are
} protected; there are none, or 2 to { $most }.
connexion-protected-apart = { $tiles }: these protected tiles are not one tile and its neighbours.
connexion-protected-unconnected = { $tiles }: these protected tiles are not one tile and neighbours connected to it by { $seat ->
    [white] light
   *[black] dark
} triangles.
