"""The window, and everything that is drawn."""

from __future__ import annotations

import os

# pygame, which the modules in here import, would greet on standard output.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
