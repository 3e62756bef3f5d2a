"""The dragon of Khan Tsin (KT1, KT13): 36 cells in a line, numbered 1 to 36 in text and 0 to 35 here, from South's end."""

CELLS = 36
ALL = (1 << CELLS) - 1
CLAWS = tuple((2, 1, 3)[cell % 3] for cell in range(CELLS))  # KT13: pairs of claws
