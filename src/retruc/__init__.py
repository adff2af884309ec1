"""Truc, the card game, with the rules of each place.

Nothing is imported here: each part is imported from its own package, such as `retruc.engine`.
"""

__version__ = "0.1.0"
