"""The real program on a virtual screen, without any stream: its window says why it cannot start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.real_window import CHECKOUT, PATIENCE, missing_tools, virtual_screen

pytestmark = pytest.mark.skipif(
    bool(missing_tools()), reason=f"no virtual screen here: {', '.join(missing_tools())} not installed"
)


@pytest.mark.parametrize("streams", ["<&- >&- 2>&-", "</dev/null >/dev/null 2>told"])
def test_a_start_without_streams_shows_a_window_until_it_is_closed(streams: str, tmp_path: Path) -> None:
    environ = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    environ |= {"HAMLET_HOME": str(tmp_path / "home"), "PYTHONPATH": str(CHECKOUT)}
    command = f'exec "{sys.executable}" -P -m hamlet --load nowhere.hamlet {streams}'
    with virtual_screen() as display:
        environ["DISPLAY"] = display
        with subprocess.Popen(["/bin/sh", "-c", command], cwd=tmp_path, env=environ) as process:
            try:
                find = ["xdotool", "search", "--sync", "--pid", str(process.pid)]
                found = subprocess.run(
                    find, env=environ, capture_output=True, text=True, check=True, timeout=PATIENCE
                )
                window = found.stdout.split()[-1]
                named = ["xdotool", "getwindowname", window]
                title = subprocess.run(named, env=environ, capture_output=True, text=True, check=True)
                assert process.poll() is None
                press = ["xdotool", "windowfocus", "--sync", window, "key", "Escape"]
                subprocess.run(press, env=environ, check=True, timeout=PATIENCE)
                assert process.wait(PATIENCE) == 2
            finally:
                process.kill()
    assert title.stdout.strip() == "Hamlet"
