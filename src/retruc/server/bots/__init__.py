"""Bots think in processes of their own, so that no table waits for another's bot.

`pool` asks; `thinking` is all that those processes load.
"""
