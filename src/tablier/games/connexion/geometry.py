"""The frame of Connexion (CX1): 36 tiles, their numbers in a set, and their orientations as two sets.

    6   30 31 32 33 34 35        A step north adds 6, a step east adds 1.
    …
    2    6  7  8  9 10 11
    1    0  1  2  3  4  5
         a  b  c  d  e  f

A tile is known by two bits: whether its light triangle covers the north side (else the south), and whether it covers the east
side (else the west). The dark triangle covers the other two sides. A quarter turn changes one of the bits, a half turn both.

    orientation   dark   light   light north   light east
              0   N E    S W              0            0
              1   E S    W N              1            0
              2   S W    N E              1            1
              3   W N    E S              0            1
"""

SIDE = 6
TILES = SIDE * SIDE
NORTH, EAST = SIDE, 1  # steps

ALL = (1 << TILES) - 1
SOUTH_ROW = (1 << SIDE) - 1
NORTH_ROW = SOUTH_ROW << TILES - SIDE
HAS_NORTH = ALL & ~NORTH_ROW  # tiles with a neighbour to the north
HAS_EAST = sum(SOUTH_ROW >> 1 << SIDE * row for row in range(SIDE))

NAMES = tuple(f"{'abcdef'[tile % SIDE]}{tile // SIDE + 1}" for tile in range(TILES))
LIGHT_NORTH = (0, 1, 1, 0)  # by orientation
LIGHT_EAST = (0, 0, 1, 1)
