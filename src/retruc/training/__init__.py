"""How `penya` is trained: rounds played against itself, in compiled code.

Needs the extra ``fast``. What is learned is written as a model, which `retruc.bots` plays from
without it: `penya_sight` and `penya_model` there are where the two meet.
"""

from retruc.training.measuring import measure
from retruc.training.trainer import NotTrainable, Progress, Trainer, WrongTraining

__all__ = ["NotTrainable", "Progress", "Trainer", "WrongTraining", "measure"]
