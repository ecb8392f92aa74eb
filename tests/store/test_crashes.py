"""Crashes below Python are written down by the falling program and found by the next."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hamlet.store.crashes import LAST, CrashWatch
from hamlet.store.folders import Folders, nowhere

FALL = """
import os, signal, sys
from pathlib import Path
from hamlet.store.crashes import CrashWatch
from hamlet.store.folders import Folders
watch = CrashWatch(Folders(Path(sys.argv[1])))
def deep_down():
    os.kill(os.getpid(), signal.SIGSEGV) if hasattr(os, "getuid") else os.abort()
deep_down()
"""


def test_a_crash_is_told_once_with_where_it_happened(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    fell = subprocess.run([sys.executable, "-c", FALL, str(tmp_path)], check=False, capture_output=True)
    assert fell.returncode != 0
    watch = CrashWatch(folders)
    watch.close()
    assert "deep_down" in watch.before
    assert "deep_down" in (folders.logs / LAST).read_text(encoding="utf-8")
    again = CrashWatch(folders)
    again.close()
    assert again.before == ""


def test_without_a_crash_nothing_is_told(tmp_path: Path) -> None:
    for _ in range(2):
        watch = CrashWatch(Folders(tmp_path))
        watch.close()
        assert watch.before == ""


def test_where_nothing_can_be_written_nobody_is_stopped() -> None:
    watch = CrashWatch(nowhere())
    watch.close()
    assert watch.before == ""
