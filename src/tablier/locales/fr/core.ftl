# Erreurs : ce qui ne va pas, et ce qui irait.
error-unknown-game = Le jeu « { $name } » n’existe pas. Les jeux sont : { $known }.
error-unknown-option = { $has ->
    [none] { $game } n’a pas d’options, donc pas de « { $option } ».
   *[options] { $game } n’a pas d’option « { $option } ». Ses options sont : { $known }.
}
error-bad-option = { $game } : { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
error-unknown-seat = Il n’y a pas ici de place « { $seat } ». Les places sont : { $known }.
error-invalid-position = « { $position } » n’est pas une position légale :
error-unreadable-move = « { $move } » ne se lit pas comme un coup.
error-illegal-move = { $move } ne peut pas être joué.
error-match-over = La partie est finie : on ne peut plus rien y jouer.
error-nothing-to-take-back = { $plies ->
    [one] Un coup ne peut pas être repris
   *[other] { $plies } coups ne peuvent pas être repris
} : { $played ->
    [0] aucun n’a été joué.
    [one] un seul a été joué.
   *[other] { $played } ont été joués.
}
error-unreadable-record = La ligne { $line } de la partie notée ne se lit pas.
error-invalid-record = { $ply ->
    [0] Cette partie notée n’a pas pu être jouée.
   *[other] Cette partie notée n’a pas pu être jouée : coup { $ply }.
}

# Pourquoi un coup est refusé, dans tous les jeux.
refused-over = La partie est finie.

# Pourquoi un texte n’est pas une position.
position-fields = Une position a { $expected } champs, séparés par une seule espace : { $names }. Ici, il y en a { $found }.
position-choice = { $field } vaut « { $found } » ; valeurs possibles : { $allowed }.
position-number = { $field } vaut « { $found } » ; il faut un nombre de 0 à { $most }.
position-rows = { $field } a { $found } rangées, séparées par « / » ; il en faut { $expected }.
position-letter = « { $found } » dans la rangée { $row } ne veut rien dire ; les lettres sont : { $allowed }.
position-row-length = La rangée { $row } décrit { $found } places ; elle en a { $expected }.

# Pourquoi un texte n’est pas une partie notée, ou pas celle d’une partie possible.
record-tag = On attend ici une étiquette, comme [Game "kolowis"].
record-tag-twice = L’étiquette { $tag } se trouve ici pour la deuxième fois.
record-no-game = L’étiquette Game manque.
record-comment = Un commentaire qui commence ici par une accolade ouvrante ne finit pas.
record-number = On attend le numéro { $expected } avant ce coup, et non « { $found } ».
record-after-end = Rien ne peut suivre la fin des coups : « { $found } ».
record-no-start = Ce jeu commence au hasard : l’étiquette Start doit dire comment.
record-no-number = Il ne faut pas de numéro ici : « { $found } ».
record-options = L’étiquette Options contient des mots comme clé=valeur ; « { $found } » n’en est pas un.
record-result = L’étiquette Result dit { $found }, mais les coups donnent { $expected }.
record-reason = L’étiquette Reason dit { $found }, mais les coups donnent { $expected }.
record-unended = Les étiquettes disent { $result } ({ $reason }), mais les coups ne finissent pas la partie.

# Raisons d’un résultat.
reason-unity = unité
reason-emperor = un empereur
reason-all-out = tous les pions sortis
reason-captured-all = tous les pions pris
reason-blocked = plus aucun coup possible
reason-quiet = rien ne s’est passé depuis trop longtemps
reason-repetition = troisième répétition
reason-agreement = accord
reason-resignation = abandon
reason-time = temps écoulé
reason-last-standing = le dernier en lice
