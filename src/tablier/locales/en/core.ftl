# Errors: what was wrong, and what would be right.
error-unknown-game = There is no game “{ $name }”. The games are: { $known }.
error-unknown-option = { $has ->
    [none] { $game } has no options, and so no “{ $option }”.
   *[options] { $game } has no option “{ $option }”. Its options are: { $known }.
}
error-bad-option = { $game }: { $option } cannot be “{ $value }”. It can be: { $allowed }.
error-unknown-seat = There is no seat “{ $seat }” to speak of. The seats are: { $known }.
error-invalid-position = “{ $position }” is not a legal position:
error-unreadable-move = “{ $move }” cannot be read as a move.
error-illegal-move = { $move } cannot be played.
error-match-over = The match is over: nothing more can be played.
error-nothing-to-take-back = { $plies ->
    [one] One ply
   *[other] { $plies } plies
} cannot be taken back: { $played ->
    [0] none has
    [one] one has
   *[other] { $played } have
} been played.
error-unreadable-record = Line { $line } of the record cannot be read.
error-invalid-record = { $ply ->
    [0] The record is not a game that can have been played.
   *[other] The record is not a game that can have been played: ply { $ply }.
}

# Why a move is refused, in any game.
refused-over = The game is over.

# Why a text is not a position.
position-fields = A position has { $expected } fields, separated by single spaces: { $names }. Here there are { $found }.
position-choice = { $field } is “{ $found }”; it can be: { $allowed }.
position-number = { $field } is “{ $found }”; it must be a number from 0 to { $most }.
position-rows = { $field } has { $found } rows, separated by “/”; it must have { $expected }.
position-letter = “{ $found }” in row { $row } says nothing; the letters are: { $allowed }.
position-row-length = Row { $row } describes { $found } places; it has { $expected }.

# Why a text is not a record, or not that of a possible game.
record-tag = Expected a tag, like [Game "kolowis"].
record-tag-twice = The tag { $tag } stands here for the second time.
record-no-game = The tag Game is missing.
record-comment = A comment that begins here with an opening brace does not end.
record-number = Expected the number { $expected } before this move, found “{ $found }”.
record-no-number = No number belongs here, found “{ $found }”.
record-after-end = Nothing can follow the end of the moves, found “{ $found }”.
record-no-start = This game begins at random: the tag Start must say how.
record-options = The tag Options takes words like key=value; “{ $found }” is none.
record-result = The tag Result says { $found }, but the moves give { $expected }.
record-reason = The tag Reason says { $found }, but the moves give { $expected }.
record-unended = The tags say { $result } ({ $reason }), but the moves do not end the game.

# Reasons of an outcome.
reason-unity = unity
reason-emperor = an emperor
reason-all-out = all pawns out
reason-captured-all = all pieces captured
reason-blocked = no move left
reason-quiet = nothing happened for too long
reason-repetition = third repetition
reason-agreement = agreement
reason-resignation = resignation
reason-time = time
reason-last-standing = the last one standing
