connexion-name = Connexion
connexion-credit = Sébastien Sjoholm, 1992
connexion-sentence = Tournez les plateaux : dès que votre parcours touche le bord opposé, tous vos pions qui s’y trouvent sortent.
connexion-white = Blancs
connexion-black = Noirs

connexion-move-form = Une rotation s’écrit comme c3r (un quart de tour à droite), c3l (à gauche) ou c3h (un demi-tour), le déplacement d’un pion comme b2-e4.
connexion-exit-north = sortie des Blancs
connexion-exit-south = sortie des Noirs

connexion-no-passing = On ne passe jamais : tournez un plateau ou déplacez un pion.
connexion-protected = Le plateau { $tile } est protégé pendant ce coup.
connexion-no-pawn = Il n’y a pas de pion en { $tile }.
connexion-not-yours = Le pion en { $tile } n’est pas à vous.
connexion-staying = Le pion en { $tile } resterait sur place : ce n’est pas un coup.
connexion-no-path = Aucun parcours de votre couleur ne mène de { $start } à { $end }.
connexion-occupied = Un de vos pions occupe déjà { $tile }.
connexion-in-the-way = Le pion en { $tile } barre le chemin.
connexion-both-ways = Le parcours est fermé, et barré dans les deux sens : par le pion en { $tile } et par celui en { $other }.

connexion-too-many = Il y a { $found } pions { $seat ->
    [white] blancs
   *[black] noirs
} ; il peut y en avoir { $most } au plus.
connexion-already-out = Les { $seat ->
    [white] Blancs
   *[black] Noirs
} ne peuvent pas avoir { $count ->
    [one] de pion
   *[other] de pions
} en { $tiles } : sur un parcours qui touche le bord { $seat ->
    [white] nord
   *[black] sud
}, tous sont déjà sortis.
connexion-protected-form = protected vaut « { $found } » ; il faut « - », ou des plateaux de a1 à f6 séparés par des virgules.
connexion-protected-order = Les plateaux protégés doivent être triés, chacun une seule fois : { $expected }.
connexion-protected-count = { $found ->
    [one] Un plateau est protégé
   *[other] { $found } plateaux sont protégés
} ; il y en a 0, ou de 2 à { $most }.
connexion-protected-apart = { $tiles } : ces plateaux protégés ne sont pas un plateau et ses voisins.
connexion-protected-unconnected = { $tiles } : ces plateaux protégés ne sont pas un plateau et des voisins qui lui sont connectés par des triangles { $seat ->
    [white] clairs
   *[black] foncés
}.
