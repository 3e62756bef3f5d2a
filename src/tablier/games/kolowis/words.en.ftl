kolowis-name = Awithlaknannai Kolowis
kolowis-credit = traditional, Zuni of New Mexico
kolowis-sentence = Two serpents fight: jump over enemy pieces and take as many as you can.
kolowis-light = Light
kolowis-dark = Dark
kolowis-option-board = the large board, or its small sister Mosona

kolowis-move-form = A step is written like a8-b9, a capture with every landing point like c8xa9xc10.

kolowis-no-passing = Passing is forbidden.
kolowis-nothing-there = There is no piece on { $point }.
kolowis-not-yours = The piece on { $point } is not yours.
kolowis-no-line = No line joins { $start } to { $end }.
kolowis-occupied = { $point } is not free.
kolowis-not-straight = From { $start } to { $end } there is no straight jump over one neighbouring point.
kolowis-nothing-to-take = On { $point } there is no enemy piece to take.
kolowis-capture-more = A capture of { $most } is possible and compulsory.

kolowis-too-many = There are { $found } { $seat ->
    [light] light
   *[dark] dark
} pieces; there can be at most { $most }.
kolowis-nobody-moved = The side that is not to move has no piece, yet it must have moved last.
