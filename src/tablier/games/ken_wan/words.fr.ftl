ken-wan-name = Ken Wan
ken-wan-credit = Guilain Dorsimont, 2014
ken-wan-sentence = Trois couleurs éparpillées : réunissez tous vos pions, entiers, en un seul groupe.
ken-wan-blue = Bleus
ken-wan-yellow = Jaunes
ken-wan-red = Rouges
ken-wan-option-players = trois joueurs, ou deux et les Rouges ne sont à personne

ken-wan-move-form = Un coup s’écrit avec la case de départ et la case d’arrivée, comme c3-f7 ; qui ne peut pas jouer écrit pass.

ken-wan-must-move = Vous avez un coup à jouer : vous ne pouvez pas passer votre tour.
ken-wan-must-pass = Aucun de vos pions ne peut bouger : vous devez passer votre tour.
ken-wan-black-cell = La case noire e5 est interdite à tous.
ken-wan-nothing-there = Il n’y a pas de pion en { $cell }.
ken-wan-not-yours = Le pion en { $cell } n’est pas de votre couleur.
ken-wan-nobodys = Le pion en { $cell } n’est à personne : à deux joueurs, les pions rouges ne bougent jamais.
ken-wan-half-stays = Le pion en { $start } est un demi-pion dans un groupe : il ne peut pas bouger.
ken-wan-cut = Soulever { $start } couperait le groupe.
ken-wan-last-half = Le pion en { $start } est un demi-pion, le dernier de sa couleur : il ne peut pas bouger.
ken-wan-same-cell = Un pion ne se pose pas dans la case d’où il vient, { $start }.
ken-wan-occupied = La case { $end } n’est pas vide.
ken-wan-touch-group = En { $end }, le pion venu de { $start } ne toucherait pas le reste de son groupe.
ken-wan-touch-any = En { $end }, le pion isolé venu de { $start } ne toucherait aucun autre pion.
ken-wan-touch-colour = En { $end }, le demi-pion isolé venu de { $start } ne toucherait aucun autre pion de sa couleur.

ken-wan-players = La position est pour { $found } joueurs, la partie pour { $chosen } : choisissez players={ $found }.
ken-wan-places = places vaut « { $found } » ; il faut « - » tant qu’il n’y en a pas, sinon les couleurs unies et les couleurs éliminées, dans l’ordre, comme « y: » ou « y:r ».
ken-wan-two-places = Les { $colour ->
    [blue] Bleus
    [yellow] Jaunes
   *[red] Rouges
} ont plus d’une place.
ken-wan-place-of-nobody = Les { $colour ->
    [blue] Bleus
    [yellow] Jaunes
   *[red] Rouges
} ne jouent pas et ne peuvent pas avoir de place.
ken-wan-turn = Ce ne peut pas être aux { $colour ->
    [blue] Bleus
    [yellow] Jaunes
   *[red] Rouges
} de jouer : ils ont déjà leur place et ne jouent plus.
ken-wan-black-misplaced = La case noire, « x », doit être en e5 et nulle part ailleurs.
ken-wan-too-many = Il y a { $found } pions ; il peut y en avoir { $most } au plus.
ken-wan-no-piece = Les { $colour ->
    [blue] Bleus
    [yellow] Jaunes
   *[red] Rouges
} n’ont plus de pion : ils doivent être éliminés.
ken-wan-already-united = Les { $colour ->
    [blue] Bleus
    [yellow] Jaunes
   *[red] Rouges
} ont fait leur unité : ils doivent avoir leur place.

ken-wan-place = { $place ->
    [1] 1ers
   *[other] { $place }es
}
