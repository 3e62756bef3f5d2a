# Le terminal. Aide : ce que fait chaque commande.
cli-help = Des jeux de plateau abstraits et rares, dans le terminal : y jouer, en lire les règles, regarder des positions, vérifier des parties notées. Sans commande, on vous demande à quoi vous voulez jouer.
cli-help-play = Jouer : à plusieurs au même clavier, ou contre le programme.
cli-help-games = Lister les jeux, avec leurs places et leurs options.
cli-help-rules = Lire les règles d’un jeu, avec des exemples dessinés.
cli-help-show = Montrer une position : le plateau, les coups légaux, le résultat.
cli-help-analyse = Analyser une position : les meilleurs coups, et ce que chaque place peut en attendre.
cli-help-record = Vérifier une partie notée, la convertir ou la rejouer.
cli-help-perft = Compter les parties d’une longueur donnée : une épreuve pour les règles, une mesure de vitesse.
cli-help-warmup = Compiler les jeux maintenant, plutôt qu’au premier coup.

# Aide : arguments et options, communs et par commande.
cli-help-game = Le nom d’un jeu, comme dans « tablier games ».
cli-help-play-game = Le nom d’un jeu, comme dans « tablier games ». Sans lui, on vous le demande.
cli-help-games-json = Écrire du JSON, pour un programme.
cli-help-options = Options du jeu, comme dans « tablier games ».
cli-help-position = Partir de cette position, et non du début de la partie.
cli-help-moves = Jouer ces coups, séparés par des espaces.
cli-help-json = Écrire un objet JSON, pour un programme.
cli-help-nodes = S’arrêter après ce nombre de positions : l’analyse est alors toujours identique.
cli-help-seconds = S’arrêter après ce nombre de secondes ; sans --nodes ni --seconds, après 5.
cli-help-lines = Nombre de coups à montrer, les meilleurs d’abord ; sans cette option, 3.
cli-help-depth = Nombre de coups, un entier.
cli-help-divide = Donner le nombre de chaque premier coup.
cli-help-time = Dire sur la sortie d’erreur le temps passé et le nombre de parties comptées par seconde.
cli-help-example = Ne montrer que cet exemple.
cli-help-list = Lister les exemples : noms et titres.
cli-help-file = Une partie notée ; « - » la lit sur l’entrée standard.
cli-help-to = Convertir la partie : text (dans sa forme canonique), json, moves (les coups, sur une ligne) ou positions (une par ligne).
cli-help-replay = Dessiner chaque position de la partie.
cli-help-output = Écrire le résultat de la conversion dans ce fichier.
cli-help-seat = Qui joue à une place, « programme » ou « personne » ; peut être répété.
cli-help-load = Reprendre la partie notée dans ce fichier.
cli-help-save = Garder la partie dans ce fichier.
cli-help-seed = Rend le programme, et un début au hasard, toujours identiques.
cli-help-warmup-games = Seulement ces jeux.
cli-help-lang = La langue : en ou fr. Sans elle, celle de votre environnement.
cli-help-version = Afficher la version.
cli-help-help = Afficher cette aide.
cli-help-install-completion = Permettre au shell de compléter commandes, jeux et options avec la touche Tab.
cli-help-show-completion = Afficher ce qui serait installé pour votre shell.

# Comment s’écrivent arguments et options.
cli-metavar-any-options = [OPTIONS]
cli-metavar-command = [COMMANDE …]
cli-metavar-game = JEU
cli-metavar-games = JEU
cli-metavar-options = CLÉ=VALEUR
cli-metavar-position = POSITION
cli-metavar-moves = "COUP …"
cli-metavar-nodes = NOMBRE
cli-metavar-seconds = SECONDES
cli-metavar-lines = NOMBRE
cli-metavar-depth = PROFONDEUR
cli-metavar-example = NOM
cli-metavar-file = FICHIER
cli-metavar-to = FORMAT
cli-metavar-output = FICHIER
cli-metavar-seat = PLACE=programme
cli-metavar-load = FICHIER
cli-metavar-save = FICHIER
cli-metavar-seed = NOMBRE
cli-metavar-lang = LANGUE

cli-usage = Usage : { $usage }
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commandes
cli-heading-examples = Exemples

cli-examples =
    tablier
    tablier games
    tablier rules { $game }
    tablier show --help
cli-examples-play =
    tablier play
    tablier play { $game } --seat { $seat }=programme
    tablier play { $game } { $word } --save partie.txt
    tablier play --load partie.txt
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
    tablier record partie.txt
    tablier record partie.txt --replay
    tablier record partie.txt --to json
    tablier record - --to positions < partie.txt
cli-examples-perft =
    tablier perft { $game } 2
    tablier perft { $game } 2 { $word } --divide
    tablier perft { $game } 3 --time
cli-examples-warmup =
    tablier warmup
    tablier warmup { $game }

# Ce qui ne va pas dans une commande.
cli-error = Erreur :
cli-usage-help = Aide : { $command }
cli-usage-extra = On n’attend plus rien ici, mais il y a « { $found } ».
cli-usage-no-command = { $has ->
    [near] La commande « { $found } » n’existe pas. Vouliez-vous dire « { $near } » ?
   *[none] La commande « { $found } » n’existe pas.
}
cli-usage-no-option = { $has ->
    [near] L’option « { $found } » n’existe pas ici. Vouliez-vous dire « { $near } » ?
   *[none] L’option « { $found } » n’existe pas ici.
}
cli-usage-missing = Il manque { $name }.
cli-usage-no-value = { $option } s’écrit seul, sans valeur.
cli-usage-needs-value = { $option } doit être suivi d’une valeur.
cli-usage-other = La commande ne se comprend pas, écrite ainsi.
cli-usage-option-word = « { $found } » n’est pas une option de la forme clé=valeur.
cli-usage-option-twice = { $option } est donné deux fois.
cli-usage-number = { $name } doit être un nombre entier de { $least } à { $most }, et non « { $found } ».
cli-usage-positive = { $name } doit être un nombre supérieur à 0, de { $most } au plus, et non « { $found } ».
cli-usage-choice = { $name } ne peut pas valoir « { $found } ». Valeurs possibles : { $allowed }.
cli-usage-divide = --divide demande une profondeur d’au moins 1 : à la profondeur 0, il n’y a pas de premier coup.
cli-usage-budget = --nodes et --seconds ne vont pas ensemble : chacun dit quand s’arrêter.
cli-usage-output = --output demande --to, qui dit quoi écrire.
cli-usage-replay = Une partie tapée au clavier ne peut pas être rejouée pas à pas : mettez-la d’abord dans un fichier.
cli-usage-load = { $option } et --load ne vont pas ensemble : la partie notée dit d’où elle part.
cli-usage-seat = « { $found } » ne dit pas qui joue à une place. Écrivez { $seat }=programme ou { $seat }=personne.
cli-usage-play = Pour choisir un jeu, il faut un terminal et un clavier. Nommez plutôt le jeu : tablier play JEU ; « tablier games » les liste.
cli-usage-no-shell = Votre shell n’a pas été reconnu, ou n’a pas de complétion ici. Bash, Zsh, Fish et PowerShell en ont une.
cli-completion-installed = La complétion pour { $shell } est installée dans { $path }. Elle servira au prochain démarrage de votre shell.

# Ce qui ne va pas dans ce qu’une commande a reçu.
cli-move-refused = Coup { $number } : { $reason }
cli-record-refused = { $name } : { $reason }
cli-no-example = { $game } n’a pas d’exemple « { $found } ». « tablier rules { $game } --list » les liste.
cli-file-missing = Le fichier « { $name } » n’existe pas.
cli-file-directory = « { $name } » est un dossier, pas un fichier.
cli-file-unreadable = { $why ->
    [permission] Vous n’avez pas le droit de lire « { $name } ».
   *[other] « { $name } » ne peut pas être lu.
}
cli-file-large = « { $name } » est trop gros pour une partie notée : { $most } octets au plus.
cli-file-binary = « { $name } » n’est pas du texte (UTF-8).
cli-file-exists = « { $name } » existe déjà, et reste tel quel. Choisissez un autre nom.
cli-file-unwritable = { $why ->
    [permission] Vous n’avez pas le droit d’écrire « { $name } ».
   *[other] « { $name } » ne peut pas être écrit.
}
cli-no-space = Il n’y a plus de place pour écrire.
cli-mistake = Il s’est passé une chose qui n’aurait pas dû arriver ({ $kind }). C’est une faute de Tablier, pas la vôtre. Avec TABLIER_DEBUG=1 dans l’environnement, on voit où.

# Positions et résultats.
cli-waiting = Un instant… (la première fois, le jeu est compilé)
cli-thinking = Réflexion…
cli-narrow = Le plateau demande { $need } colonnes, le terminal en a { $have } : élargissez-le pour tout voir.
cli-to-move = À jouer : { $seat }. { $moves ->
    [one] Un seul coup légal.
   *[other] { $moves } coups légaux.
}
cli-ply = { $seat } : { $move }
cli-played = Coups joués : { $moves }
cli-position = Position : { $position }
cli-win = Victoire : { $winner } ({ $reason }).
cli-draw = Partie nulle ({ $reason }).
cli-places = { $places } ({ $reason }).
cli-none = aucun

# La liste des jeux.
cli-heading-id = Nom
cli-heading-game = Jeu
cli-heading-seats = Places
cli-heading-game-options = Options
cli-usual-first = La première valeur d’une option est la valeur habituelle.
cli-any-number = un nombre entier

# Règles.
cli-example-mark = { $label } : { $sites }
cli-example-legal = Coups légaux : { $moves }
cli-example-moves-of = De { $site } : { $moves }
cli-example-refused = Interdit : { $move } ({ $rule })
cli-example-try = Et maintenant { $moves } :

# Analyse.
cli-analyse-over = La partie est finie : il n’y a rien à analyser. { $result }
cli-analyse-work = Profondeur { $depth }, { $nodes ->
    [one] une position
   *[other] { $nodes } positions
}
cli-analyse-speed = { $work }, { $rate } par seconde
cli-expect-share = { $seat } { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-expect-certain = { $shares }, à coup sûr, en { $plies ->
    [one] un coup
   *[other] { $plies } coups
}
cli-expect-proven = { $result ->
    [win] { $seat } : gain
    [loss] { $seat } : perte
   *[draw] partie nulle
} en { $plies ->
    [one] un coup
   *[other] { $plies } coups
}

# Perft.
cli-perft-total = total { $total }
cli-perft-time = { $seconds } secondes, { $rate } par seconde

# Parties notées.
cli-record-fine = { $name } est en règle.
cli-record-player = { $seat } : { $player }
cli-record-plies = { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}
cli-record-unfinished = Partie inachevée.
cli-replay-ply = { $ply }/{ $plies } · { $move }
cli-replay-next = Entrée : suite ; autre chose : fin.

# Compilation.
cli-warm = { $games ->
    [one] Le jeu est compilé
   *[other] Les { $games } jeux sont compilés
}, en { $seconds } secondes.

# Choisir.
cli-choose-game = À quoi voulez-vous jouer ?
cli-choose-option = { $option } : { $about }
cli-choose-player = Place « { $seat } » : qui joue ?
cli-choose = Un numéro, ou Entrée pour { $usual } :
cli-choose-again = Répondez par un numéro de 1 à { $most }.
cli-true = oui
cli-false = non
cli-a-person = une personne, à ce clavier
cli-the-program = le programme
cli-word-person = personne
cli-word-program = programme

# Jouer.
cli-the-name = Tablier
cli-yes = o oui
cli-play-welcome = Tapez un coup ; une ligne vide montre ce que vous pouvez dire d’autre.
cli-play-prompt = { $seat } :
cli-play-over = La partie est finie. reprendre, garder, notation ; Entrée pour sortir :
cli-play-program = { $seat } (le programme) : { $move }
cli-play-hint = Le programme jouerait { $move }, et prévoit ceci : { $expected }
cli-play-must-pass = Aucun coup à jouer, il faut passer : appuyez sur Entrée.
cli-play-no-moves = { $any ->
    [none] La partie est finie : il n’y a plus de coups.
   *[some] Aucun coup légal ne commence par « { $prefix } ».
}
cli-play-agree = { $result } Tout le monde est-il d’accord pour s’arrêter ici ? (o/n)
cli-play-disagree = { $seat } (le programme) veut continuer.
cli-play-extra = « { $saying } » ne prend rien derrière lui : « { $found } » est de trop.
cli-play-kept = { $over ->
    [yes] La partie est gardée. Pour la revoir :
   *[no] La partie est gardée. Pour la continuer :
}
cli-play-saved = Partie gardée dans { $path }
cli-play-other-game = « { $name } » est une partie d’un autre jeu : { $game }.

# Ce qu’on peut dire en jouant : les mots compris, dont le premier est montré.
cli-say-moves = coups
cli-say-hint = conseil
cli-say-undo = reprendre annuler
cli-say-board = plateau
cli-say-record = notation
cli-say-save = garder sauver enregistrer
cli-say-agree = accord nulle
cli-say-resign = abandon abandonner
cli-say-help = aide
cli-say-quit = sortir quitter
cli-say-moves-about = les coups légaux ; « { $word } a3 » : ceux qui commencent par a3
cli-say-hint-about = ce que le programme jouerait, et ce qu’il prévoit
cli-say-undo-about = reprendre votre dernier coup, et la réponse du programme
cli-say-board-about = montrer encore le plateau
cli-say-record-about = montrer la notation de la partie
cli-say-save-about = garder la partie ; « { $word } FICHIER » : dans ce fichier
cli-say-agree-about = tous sont d’accord pour arrêter ; la partie est réglée telle quelle
cli-say-resign-about = abandonner ; « { $word } PLACE » : à cette place
cli-say-help-about = montrer ceci (ou « ? »)
cli-say-quit-about = sortir ; la partie est gardée
