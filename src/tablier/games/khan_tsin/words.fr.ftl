khan-tsin-name = Khan Tsin
khan-tsin-credit = Claude Leroy, Jactalea 2006
khan-tsin-sentence = Les barons ne sont à personne : faites-les grimper les uns sur les autres, et soyez celui qui fait un Empereur « 9 fois grand ».
khan-tsin-south = Sud
khan-tsin-north = Nord
khan-tsin-option-setup = les joueurs placent les barons, ou tous sont distribués au hasard
khan-tsin-option-seed = quelle distribution, avec setup=random
khan-tsin-option-inversion = on peut retourner les piles
khan-tsin-option-speeds = des bonds pour les déplacements courts, le vol pour les longs

khan-tsin-move-form = Placer un baron s’écrit comme @12 ; un vol comme 5-17, à trois comme 5-17:3 ; r et R inversent les piles, comme 5-17:3rR ; ou pass.

# Pourquoi un coup est refusé.
khan-tsin-taken = La case { $cell } est prise.
khan-tsin-drafting = On colorie encore le dragon : { $side ->
    [s] Sud place un baron rouge
   *[n] Nord place un baron noir
} sur une case libre.
khan-tsin-all-placed = Tous les barons sont placés : maintenant, ils volent.
khan-tsin-not-near = Le baron de la case { $cell } n’est pas un des quatre proches de { $side ->
    [s] Sud
   *[n] Nord
} : { $near }.
khan-tsin-nobody = Il n’y a pas de baron sur la case { $cell }.
khan-tsin-same-cell = Quitter la case { $cell } pour y revenir n’est pas un coup : il faut aller sur une autre case.
khan-tsin-empty = La case { $cell } est vide : un baron ne se pose que sur d’autres barons.
khan-tsin-too-few = La pile de la case { $cell } n’a { $height ->
    [one] qu’un baron
   *[other] que { $height } barons
} : on ne peut pas en prendre { $taken }.
khan-tsin-falls = La pile de la case { $cell } serait au niveau { $result } ; sans déchoir, on doit arriver plus haut que le niveau { $height } de la case { $source }.
khan-tsin-no-harmony = La pile de la case { $cell } aurait { $found } barons { $colour ->
    [r] rouges
    [b] noirs
   *[w] blancs
} ; le principe d’harmonie en permet { $most }.
khan-tsin-no-passing = Un coup est possible : on ne peut pas passer.
khan-tsin-must-pass = Aucun des quatre proches ne peut bouger : il faut passer.
khan-tsin-no-inversion = On n’inverse les piles qu’avec inversion=true.
khan-tsin-turned-alone = Un baron qui part seul ne s’inverse pas : il en faut deux.
khan-tsin-out-of-reach = La case { $cell } est à { $distance ->
    [one] un baron
   *[other] { $distance } barons
} de la case { $source }, qui a { $claws ->
    [one] une paire
   *[other] { $claws } paires
} de griffes : il faut { $claws ->
    [one] exactement un bond
   *[other] exactement { $claws } bonds
}, ou un vol de { $flight } ou plus. { $any ->
    [none] Personne n’est à portée.
   *[some] À portée : { $reach }.
}

# Pourquoi un texte n’est pas une position.
khan-tsin-cell = « { $found } » pour la case { $cell } ne veut rien dire : une pile s’écrit avec r, b, w de bas en haut, un nombre compte des cases vides.
khan-tsin-length = Le texte décrit { $found } cases ; le dragon en a { $expected }.
khan-tsin-too-many = { $found } barons { $colour ->
    [r] rouges
   *[b] noirs
} sont placés ; il n’y en a que { $most }.
khan-tsin-black-early = Les noirs se placent après les { $expected } rouges ; rouges placés : { $red }.
khan-tsin-draft-turn = Barons rouges placés : { $red }. { $turn ->
    [s] C’est à Sud de placer le suivant : le trait doit être s.
   *[n] C’est à Nord de placer le suivant : le trait doit être n.
}
khan-tsin-barons = Il y a { $found ->
    [one] { $found } baron { $colour ->
        [r] rouge
        [b] noir
       *[w] blanc
    }
   *[other] { $found } barons { $colour ->
        [r] rouges
        [b] noirs
       *[w] blancs
    }
} ; quand tous sont placés, il y en a { $expected } de chaque couleur.
khan-tsin-disharmony = La pile de la case { $cell } a { $found } barons { $colour ->
    [r] rouges
    [b] noirs
   *[w] blancs
} ; le principe d’harmonie en permet { $most }.
khan-tsin-emperors = Il y a des piles de neuf sur les cases { $cells } ; la première finit la partie.
