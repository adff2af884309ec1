"""What the server keeps: the log of each table, its codes, and who the guests are.

One code path for SQLite and PostgreSQL. Whatever is written goes through one thread, which commits
many writes at once; a write is answered when it is durable, and not before.
"""

from retruc.server.store.opening import Store, StoreError, open_beside, open_store
from retruc.server.store.writer import AppendLost

__all__ = ["AppendLost", "Store", "StoreError", "open_beside", "open_store"]
