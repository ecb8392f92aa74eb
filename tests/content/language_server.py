"""A real YAML language server, as editors use it: installed by npm, spoken to over its pipes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any, BinaryIO

import platformdirs
import pytest

VERSION = "1.25.0"
GIVEN = "HAMLET_YAML_LANGUAGE_SERVER"
"""An environment variable: the script of a server that is installed already."""

_PATIENCE = 60  # seconds until a server that says nothing is given up
_SCRIPT = Path("node_modules", "yaml-language-server", "bin", "yaml-language-server")
_SETTINGS = {"validate": True, "hover": True, "completion": True, "schemaStore": {"enable": False}}

Message = dict[str, Any]


def server_script() -> Path:
    """The script of the server; the tests that need it are skipped where it is not to be had."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None:
        pytest.skip("no YAML language server: node is not installed")
    if os.environ.get(GIVEN):
        return Path(os.environ[GIVEN])
    folder = Path(platformdirs.user_cache_dir("hamlet-tests")) / f"yaml-language-server-{VERSION}"
    if not (folder / _SCRIPT).is_file():
        if npm is None:
            pytest.skip(f"no YAML language server: npm is not installed, and {GIVEN} names none")
        _install(npm, folder)
    return folder / _SCRIPT


def _install(npm: str, folder: Path) -> None:
    """Install it beside its place and put it there as a whole: another run may be at it too."""
    fresh = folder.with_name(f"{folder.name}.{os.getpid()}")
    fresh.mkdir(parents=True, exist_ok=True)
    command = [npm, "install", "--prefix", str(fresh), "--no-audit", "--no-fund", "--ignore-scripts"]
    try:
        done = subprocess.run(
            [*command, f"yaml-language-server@{VERSION}"],
            capture_output=True,
            timeout=120,
            check=False,
            cwd=fresh,
        )
        if done.returncode:
            pytest.skip(f"no YAML language server: npm could not install it ({done.stderr[-200:]!r})")
        if not folder.exists():
            fresh.rename(folder)
    except (OSError, subprocess.TimeoutExpired) as error:
        pytest.skip(f"no YAML language server: {error}")
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


class LanguageServer:
    """A server at work, and what it has said of the files that are open."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._out: BinaryIO = process.stdin  # type: ignore[assignment]
        self._said: Queue[Message] = Queue()
        self._number = 0
        self._settings: Message = dict(_SETTINGS)
        self._found: dict[str, list[Message]] = {}
        threading.Thread(target=self._listen, args=(process.stdout,), daemon=True).start()

    def begin(self, folder: Path) -> None:
        """Open a folder, as an editor does when it starts."""
        able = {
            "workspace": {"configuration": True},
            "textDocument": {
                "completion": {
                    "completionItem": {"snippetSupport": True, "documentationFormat": ["plaintext"]}
                }
            },
        }
        place = {"uri": folder.as_uri(), "name": folder.name}
        self.ask(
            "initialize",
            {
                "processId": None,
                "rootUri": folder.as_uri(),
                "workspaceFolders": [place],
                "capabilities": able,
            },
        )
        self.tell("initialized", {})
        self.configure({})

    def configure(self, settings: Mapping[str, object]) -> None:
        """The settings of the folder change: those of the section `yaml`."""
        self._settings = {**_SETTINGS, **settings}
        self.tell("workspace/didChangeConfiguration", {"settings": {"yaml": self._settings}})

    def open(self, path: Path, text: str) -> None:
        """Show a file, which need not be on the disk."""
        self._found.pop(path.as_uri(), None)
        self._number += 1  # what it knows of a version it does not read again
        version = self._number
        document = {"uri": path.as_uri(), "languageId": "yaml", "version": version, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})

    def problems(self, path: Path) -> list[Message]:
        """What the server finds wrong with a file that is open."""
        while path.as_uri() not in self._found:
            self._hear()
        return self._found[path.as_uri()]

    def hover(self, path: Path, line: int, column: int) -> str:
        """What is said at a place, both counted from nought."""
        answer = self.ask("textDocument/hover", _at(path, line, column))
        return str(answer["contents"]["value"]) if answer else ""

    def offered(self, path: Path, line: int, column: int) -> Sequence[Message]:
        """What could be written at a place."""
        answer = self.ask("textDocument/completion", _at(path, line, column))
        found: Sequence[Message] = answer["items"] if isinstance(answer, dict) else answer
        return found

    def ask(self, method: str, params: Message) -> Any:  # noqa: ANN401 - whatever it answers
        """Ask, and wait for the answer."""
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._hear()
            if message.get("id") == number and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def tell(self, method: str, params: Message) -> None:
        """Say something that wants no answer."""
        self._send({"method": method, "params": params})

    def _hear(self) -> Message:
        try:
            message = self._said.get(timeout=_PATIENCE)
        except Empty:
            pytest.fail("the language server says nothing more")
        if message.get("method") == "textDocument/publishDiagnostics":
            self._found[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "method" in message and "id" in message:
            self._answer(message)
        return message

    def _answer(self, message: Message) -> None:
        result: object = None
        if message["method"] == "workspace/configuration":
            sections = [item.get("section") for item in message["params"]["items"]]
            result = [self._settings if section == "yaml" else {} for section in sections]
        self._send({"id": message["id"], "result": result})

    def _send(self, message: Message) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._out.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._out.flush()

    def _listen(self, stream: BinaryIO) -> None:
        while True:
            length = 0
            while (line := stream.readline().strip()) or not length:
                if not line:
                    return
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            self._said.put(json.loads(stream.read(length)))


def _at(path: Path, line: int, column: int) -> Message:
    return {"textDocument": {"uri": path.as_uri()}, "position": {"line": line, "character": column}}


@contextmanager
def language_server(folder: Path) -> Iterator[LanguageServer]:
    """A server with a folder open; it ends with the block."""
    command = ["node", str(server_script()), "--stdio"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            server = LanguageServer(process)
            server.begin(folder)
            yield server
        finally:
            process.kill()
