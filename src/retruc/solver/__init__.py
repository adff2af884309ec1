"""Truc between two, solved: equilibria computed, and proved by exact best responses.

The official game is the *tier game*: suits of the cards on the table are not seen, deals are
counted card by card, the score is 0–0. Needs the extra ``fast``, but for reading a solution, for
which NumPy is enough.
"""
