"""`python -m hamlet`: the same as the command `hamlet`."""

from __future__ import annotations

import sys

from hamlet.cli import main

if __name__ == "__main__":
    sys.exit(main())
