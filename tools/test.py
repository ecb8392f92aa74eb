"""Check everything: `python3 tools/test.py`; whatever follows is passed on to pytest.

`--heavy` runs the long suite too. This file keeps to what a Python 2.7 can read, so that an
old Python says what is needed instead of stumbling over the grammar. See tools/launch/.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Hamlet's tests need Python 3.11 or newer, and this is Python %s.\n"
        "Get a newer one from python.org or from your system's packages, then start with it,\n"
        "for example: python3.12 tools/test.py   (on Windows: py -3.12 tools\\test.py)"
        % sys.version.split()[0]
    )

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from tools.launch.testing import test

if __name__ == "__main__":
    sys.exit(test(sys.argv[1:]))
