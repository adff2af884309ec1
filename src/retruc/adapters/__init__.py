"""Truc in the tools of others: Gymnasium, PettingZoo and OpenSpiel.

Each adapter is a module of its own and needs its library, an extra: `gymnasium_env`,
`pettingzoo_env` and `openspiel_game`. What they share, `turns`, `tensors` and `resampling`, needs
NumPy at most. docs/adapters.md says how to use them.
"""
