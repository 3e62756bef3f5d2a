"""The games. This is the one place where a game is registered."""

from tablier.core.registry import register
from tablier.games.connexion.game import Connexion
from tablier.games.ken_wan.game import KenWan
from tablier.games.khan_tsin.game import KhanTsin
from tablier.games.kolowis.game import Kolowis

for _kind in (KenWan, KhanTsin, Connexion, Kolowis):
    register(_kind)
