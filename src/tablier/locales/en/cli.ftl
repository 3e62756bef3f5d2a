# The terminal. Help: what each command does.
cli-help = Rare abstract board games in the terminal: play them, read their rules, look at positions, check records. Without a command it asks what you would like to play.
cli-help-play = Play a game: people at one keyboard, or against the program.
cli-help-games = List the games, with their seats and options.
cli-help-rules = Read the rules of a game, with examples drawn as boards.
cli-help-show = Show a position: the board, the legal moves, the outcome.
cli-help-analyse = Analyse a position: the best moves, and what each seat may expect of them.
cli-help-record = Check the record of a match, convert it, or replay it.
cli-help-perft = Count the games of a given length: a test of the rules, and a measure of speed.
cli-help-warmup = Compile the games now, instead of at the first move.

# Help: arguments and options, shared and by command.
cli-help-game = The name of a game, as “tablier games” lists it.
cli-help-play-game = The name of a game, as “tablier games” lists it. Without it you are asked.
cli-help-games-json = Write JSON, for programs.
cli-help-options = Options of the game, as “tablier games” lists them.
cli-help-position = Start from this position instead of the game’s own start.
cli-help-moves = Play these moves, separated by spaces.
cli-help-json = Write one JSON object, for programs.
cli-help-nodes = Stop after so many positions: the same analysis each time.
cli-help-seconds = Stop after so many seconds; without --nodes or --seconds, after 5.
cli-help-lines = How many of the best moves to show; without it, 3.
cli-help-depth = How many plies: a whole number.
cli-help-divide = Show each first move with its number.
cli-help-time = Say how long it took, and how many games were counted per second, on standard error.
cli-help-example = Show only this example.
cli-help-list = List the examples: their names and titles.
cli-help-file = A record; “-” reads it from standard input.
cli-help-to = Convert the record: text (as it is written canonically), json, moves (in one line) or positions (one per line).
cli-help-replay = Draw every position of the match.
cli-help-output = Write what was converted to this file.
cli-help-seat = Who plays a seat, “program” or “person”; may be given more than once.
cli-help-load = Go on with the match in this record.
cli-help-save = Keep the match in this file.
cli-help-seed = Makes the program, and a start at random, the same each time.
cli-help-warmup-games = Only these games.
cli-help-lang = The language: en or fr. Without it, the one of your environment.
cli-help-version = Show the version.
cli-help-help = Show this help.
cli-help-install-completion = Let your shell complete commands, games and options with the Tab key.
cli-help-show-completion = Show what would be installed for your shell.

# How arguments and options are written.
cli-metavar-any-options = [OPTIONS]
cli-metavar-command = [COMMAND …]
cli-metavar-game = GAME
cli-metavar-games = GAME
cli-metavar-options = KEY=VALUE
cli-metavar-position = POSITION
cli-metavar-moves = "MOVE …"
cli-metavar-nodes = NUMBER
cli-metavar-seconds = SECONDS
cli-metavar-lines = NUMBER
cli-metavar-depth = DEPTH
cli-metavar-example = NAME
cli-metavar-file = FILE
cli-metavar-to = FORMAT
cli-metavar-output = FILE
cli-metavar-seat = SEAT=program
cli-metavar-load = FILE
cli-metavar-save = FILE
cli-metavar-seed = NUMBER
cli-metavar-lang = LANGUAGE

cli-usage = Usage: { $usage }
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-examples = Examples

cli-examples =
    tablier
    tablier games
    tablier rules { $game }
    tablier show --help
cli-examples-play =
    tablier play
    tablier play { $game } --seat { $seat }=program
    tablier play { $game } { $word } --save match.txt
    tablier play --load match.txt
cli-examples-games =
    tablier games
    tablier games --json
cli-examples-rules =
    tablier rules { $game }
    tablier rules { $game } --list
    tablier rules { $game } --example { $example }
cli-examples-show =
    tablier show { $game }
    tablier show { $game } { $word } --json
    tablier show { $game } --moves "…"
cli-examples-analyse =
    tablier analyse { $game }
    tablier analyse { $game } { $word } --seconds 20 --lines 5
    tablier analyse { $game } --nodes 100000 --json
cli-examples-record =
    tablier record match.txt
    tablier record match.txt --replay
    tablier record match.txt --to json
    tablier record - --to positions < match.txt
cli-examples-perft =
    tablier perft { $game } 2
    tablier perft { $game } 2 { $word } --divide
    tablier perft { $game } 3 --time
cli-examples-warmup =
    tablier warmup
    tablier warmup { $game }

# What is wrong with a command.
cli-error = Error:
cli-usage-help = More: { $command }
cli-usage-extra = Nothing more is expected here, but there is “{ $found }”.
cli-usage-no-command = { $has ->
    [near] There is no command “{ $found }”. Did you mean “{ $near }”?
   *[none] There is no command “{ $found }”.
}
cli-usage-no-option = { $has ->
    [near] There is no option “{ $found }” here. Did you mean “{ $near }”?
   *[none] There is no option “{ $found }” here.
}
cli-usage-missing = { $name } is missing.
cli-usage-no-value = { $option } stands alone: it takes no value.
cli-usage-needs-value = { $option } needs a value after it.
cli-usage-other = The command cannot be understood as it is written.
cli-usage-option-word = “{ $found }” is not an option of the form key=value.
cli-usage-option-twice = { $option } is given twice.
cli-usage-number = { $name } must be a whole number from { $least } to { $most }, not “{ $found }”.
cli-usage-positive = { $name } must be a number above 0 and up to { $most }, not “{ $found }”.
cli-usage-choice = { $name } cannot be “{ $found }”. It can be: { $allowed }.
cli-usage-divide = --divide needs a depth of at least 1: at depth 0 there is no first move.
cli-usage-budget = --nodes and --seconds do not go together: each says when to stop.
cli-usage-output = --output needs --to, which says what to write.
cli-usage-replay = A record that is typed in cannot be replayed step by step: put it into a file first.
cli-usage-load = { $option } and --load do not go together: the record says where the match starts.
cli-usage-seat = “{ $found }” does not say who plays a seat. Write { $seat }=program or { $seat }=person.
cli-usage-play = To choose a game you need a terminal with a keyboard. Name the game instead: tablier play GAME; “tablier games” lists them.
cli-usage-no-shell = Your shell could not be recognised, or has no completion here. Bash, Zsh, Fish and PowerShell have one.
cli-completion-installed = Completion for { $shell } is installed in { $path }. It works from the next start of your shell.

# What is wrong with what a command was given.
cli-move-refused = Move { $number }: { $reason }
cli-record-refused = { $name }: { $reason }
cli-no-example = { $game } has no example “{ $found }”. “tablier rules { $game } --list” lists them.
cli-file-missing = There is no file “{ $name }”.
cli-file-directory = “{ $name }” is a folder, not a file.
cli-file-unreadable = { $why ->
    [permission] You are not allowed to read “{ $name }”.
   *[other] “{ $name }” cannot be read.
}
cli-file-large = “{ $name }” is too large for a record: it may have { $most } bytes.
cli-file-binary = “{ $name }” is not text (UTF-8).
cli-file-exists = “{ $name }” exists already, and stays as it is. Choose another name.
cli-file-unwritable = { $why ->
    [permission] You are not allowed to write “{ $name }”.
   *[other] “{ $name }” cannot be written.
}
cli-no-space = There is no space left to write to.
cli-mistake = Something happened that should not have ({ $kind }). This is a mistake in Tablier, not yours. With TABLIER_DEBUG=1 in the environment, it shows where.

# Positions and results.
cli-waiting = One moment… (the first time, the game is compiled)
cli-thinking = Thinking…
cli-narrow = The board needs { $need } columns, the terminal has { $have }: make it wider to see all of it.
cli-to-move = { $seat } to move. { $moves ->
    [one] One legal move.
   *[other] { $moves } legal moves.
}
cli-ply = { $seat }: { $move }
cli-played = Played: { $moves }
cli-position = Position: { $position }
cli-win = { $winner } wins: { $reason }.
cli-draw = A draw: { $reason }.
cli-places = { $places }: { $reason }.
cli-none = none

# The list of games.
cli-heading-id = Name
cli-heading-game = Game
cli-heading-seats = Seats
cli-heading-game-options = Options
cli-usual-first = The first value of an option is the usual one.
cli-any-number = a whole number

# Rules.
cli-example-mark = { $label }: { $sites }
cli-example-legal = Legal moves: { $moves }
cli-example-moves-of = From { $site }: { $moves }
cli-example-refused = Not allowed: { $move } ({ $rule })
cli-example-try = Now { $moves }:

# Analysis.
cli-analyse-over = The game is over: there is nothing to analyse. { $result }
cli-analyse-work = Depth { $depth }, { $nodes ->
    [one] one position
   *[other] { $nodes } positions
}
cli-analyse-speed = { $work }, { $rate } per second
cli-expect-share = { $seat } { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-expect-certain = { $shares }, for certain, in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}
cli-expect-proven = { $result ->
    [win] { $seat } wins
    [loss] { $seat } loses
   *[draw] a draw
} in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}

# Perft.
cli-perft-total = total { $total }
cli-perft-time = { $seconds } seconds, { $rate } per second

# Records.
cli-record-fine = { $name } is in order.
cli-record-player = { $seat }: { $player }
cli-record-plies = { $plies ->
    [one] One ply
   *[other] { $plies } plies
}
cli-record-unfinished = Not finished.
cli-replay-ply = { $ply }/{ $plies } · { $move }
cli-replay-next = Enter: next; anything else: stop.

# Warm-up.
cli-warm = { $games ->
    [one] The game is
   *[other] All { $games } games are
} compiled, in { $seconds } seconds.

# Choosing.
cli-choose-game = What would you like to play?
cli-choose-option = { $option }: { $about }
cli-choose-player = Who plays { $seat }?
cli-choose = Number, or Enter for { $usual }:
cli-choose-again = Please answer with a number from 1 to { $most }.
cli-true = yes
cli-false = no
cli-a-person = a person at this keyboard
cli-the-program = the program
cli-word-person = person
cli-word-program = program

# Playing.
cli-the-name = Tablier
cli-yes = y yes
cli-play-welcome = Type a move; an empty line shows what else you can say.
cli-play-prompt = { $seat }:
cli-play-over = The match is over. undo, save, record; Enter leaves:
cli-play-program = { $seat } (the program): { $move }
cli-play-hint = The program would play { $move }, and expects: { $expected }
cli-play-must-pass = There is no move to make but to pass: press Enter.
cli-play-no-moves = { $any ->
    [none] The match is over: there are no moves.
   *[some] No legal move begins with “{ $prefix }”.
}
cli-play-agree = { $result } Does everybody agree to stop here? (y/n)
cli-play-disagree = { $seat } (the program) wants to play on.
cli-play-extra = “{ $saying }” takes nothing behind it; “{ $found }” is too much.
cli-play-kept = { $over ->
    [yes] The match is kept. To see it again:
   *[no] The match is kept. To go on with it:
}
cli-play-saved = Saved in { $path }
cli-play-other-game = “{ $name }” is the record of another game: { $game }.

# What can be said while playing: the words that are understood, the first of which is shown.
cli-say-moves = moves
cli-say-hint = hint
cli-say-undo = undo
cli-say-board = board
cli-say-record = record
cli-say-save = save
cli-say-agree = agree draw
cli-say-resign = resign
cli-say-help = help
cli-say-quit = quit exit
cli-say-moves-about = the legal moves; “{ $word } a3”: those that begin with a3
cli-say-hint-about = what the program would play, and what it expects
cli-say-undo-about = take your last move back, and the program’s answer
cli-say-board-about = show the board again
cli-say-record-about = show the record of the match
cli-say-save-about = save the match; “{ $word } FILE”: in this file
cli-say-agree-about = all agree to stop; the game is settled as it stands
cli-say-resign-about = give up; “{ $word } SEAT”: in this seat
cli-say-help-about = show this (or “?”)
cli-say-quit-about = leave; the match is kept
