kolowis-name = Awithlaknannai Kolowis
kolowis-credit = traditionnel, Zunis du Nouveau-Mexique
kolowis-sentence = Deux serpents se battent : sautez par-dessus les pions adverses et prenez-en le plus possible.
kolowis-light = Clair
kolowis-dark = Foncé
kolowis-option-board = le grand plateau, ou sa petite sœur Mosona

kolowis-move-form = Un pas s’écrit comme a8-b9, une prise avec chaque intersection d’arrivée, comme c8xa9xc10.

kolowis-no-passing = Il est interdit de passer.
kolowis-nothing-there = Il n’y a pas de pion en { $point }.
kolowis-not-yours = Le pion en { $point } n’est pas à vous.
kolowis-no-line = Aucune ligne ne relie { $start } à { $end }.
kolowis-occupied = { $point } n’est pas libre.
kolowis-not-straight = De { $start } à { $end }, il n’y a pas de saut en ligne droite par-dessus une seule intersection voisine.
kolowis-nothing-to-take = Il n’y a pas de pion adverse à prendre en { $point }.
kolowis-capture-more = Une prise de { $most } est possible, donc obligatoire.

kolowis-too-many = Il y a { $found } pions { $seat ->
    [light] clairs
   *[dark] foncés
} ; il peut y en avoir { $most } au plus.
kolowis-nobody-moved = Le camp qui n’a pas le trait n’a plus de pion, alors qu’il vient de jouer.
