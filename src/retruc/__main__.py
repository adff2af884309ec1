"""`python -m retruc` is the command `retruc`."""

import sys

from retruc.cli import main

sys.exit(main())
