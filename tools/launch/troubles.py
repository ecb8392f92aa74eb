"""What can go wrong before the game starts, said in plain sentences."""

from __future__ import annotations

import re
import sys
import sysconfig

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"

_NETWORK = re.compile(
    r"NewConnectionError|ConnectTimeout|ReadTimeout|Read timed out|name resolution|getaddrinfo"
    r"|nor servname|Network is unreachable|No route to host|connection (refused|reset|aborted|broken)"
    r"|Max retries exceeded|ProxyError",
    re.IGNORECASE,
)
_CERTIFICATE = re.compile(r"CERTIFICATE_VERIFY_FAILED|SSLError|SSLCertVerification", re.IGNORECASE)
_MISSING = re.compile(r"No matching distribution found for ([A-Za-z0-9._-]+)")
_FULL = re.compile(r"No space left on device|Errno 28\b|not enough space on the disk", re.IGNORECASE)


class TroubleError(Exception):
    """Something a person has to put right; its text says what."""


def venv_missing(platform: str = sys.platform) -> str:
    """Python was installed without the part that makes virtual environments."""
    sentence = "This Python cannot make a virtual environment: its modules venv and ensurepip are missing."
    if platform.startswith("linux"):
        return (
            f"{sentence}\nOn Debian and Ubuntu they are a package of their own; install it and start again:\n"
            f"    sudo apt install python3-venv   (or python{VERSION}-venv)"
        )
    return f"{sentence}\nInstall Python from python.org, which has them, and start again."


def venv_failed(output: str) -> str:
    """Making the empty environment went wrong."""
    if "ensurepip" in output:
        return venv_missing()
    if _FULL.search(output):
        return disk_full()
    return f"The virtual environment could not be made. Python said:\n{tail(output)}"


def pip_failed(output: str) -> str:
    """Installing the packages went wrong: the likeliest reason first, then what pip said."""
    return f"{_reason(output)}\n\nThe installer said:\n{tail(output)}"


def _reason(output: str) -> str:
    if _FULL.search(output):
        return disk_full()
    if _CERTIFICATE.search(output):
        return (
            "The package index could not be trusted: its certificate does not check out.\n"
            "A proxy or a wrong clock is the usual cause."
        )
    if _NETWORK.search(output):
        return (
            "The package index cannot be reached. The first start needs the network, to fetch the packages\n"
            "that Hamlet uses; later starts do not. Connect and start again."
        )
    if missing := _MISSING.search(output):
        return (
            f"There is no ready-made {missing[1]} for Python {VERSION} on {sysconfig.get_platform()}.\n"
            "A very new Python often has to wait for its packages: 3.11, 3.12 and 3.13 are known to work,\n"
            "for example: python3.12 tools/play.py   (on Windows: py -3.12 tools\\play.py)"
        )
    return "The packages that Hamlet uses could not be installed."


def disk_full() -> str:
    """No room left."""
    return "The disk is full. Hamlet's environment needs about 150 MB; the tests' about 300 MB."


def nowhere_to_write(folders: list[str]) -> str:
    """Neither the checkout nor the cache can be written to."""
    return "There is no folder to keep the environment in; none of these can be written to:\n" + "\n".join(
        f"    {folder}" for folder in folders
    )


def in_use(folder: str, error: OSError) -> str:
    """The old environment cannot be taken away, usually because a game is running from it."""
    return (
        f"The old environment in {folder} has to be renewed and cannot be removed ({error.strerror}).\n"
        "Close Hamlet if it is running, and start again."
    )


def no_display() -> str:
    """There is no screen to open a window on."""
    return (
        "There is no screen here to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
        "These need none:\n"
        "    python3 tools/play.py simulate --seats greedy,greedy --games 10   plays, then prints a table\n"
        "    python3 tools/play.py shot table.png --screen table               draws a picture of a screen"
    )


def tail(output: str, lines: int = 30) -> str:
    """The end of a program's output, indented."""
    return "\n".join(f"    {line}" for line in output.strip().splitlines()[-lines:])
