"""Pictures of packs that are odd or ill-meant: none is drawn that is not understood, and none takes long."""

from __future__ import annotations

import signal
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from hamlet.app.art.packs.pack_pictures import MOST_ACROSS, decoded
from hamlet.content.pictures.picture import PackPicture, WrongPictureError
from hamlet.content.pictures.read import read_picture
from hamlet.resources import data_folder
from hamlet.words.english.packs import PACKS
from tests.content.hostility.odd_pictures import PNGS, SVGS
from tests.content.pictured import FEAST, HONEY, chunk, inn_picture

LONGEST = 2.0
SOUND = (
    *((".svg", text.encode()) for text in (HONEY, FEAST)),
    *((".svg", path.read_bytes()) for path in sorted(data_folder().rglob("*.svg"))),
    (".png", inn_picture(24)),
)


class TooLongError(BaseException):
    """A picture that nobody would wait for."""


@contextmanager
def soon() -> Iterator[None]:
    """What is done inside takes no more than so many seconds of work, where this can be measured."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_signal: object) -> None:
        raise TooLongError

    former = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, former)


def draw(kind: str, data: bytes) -> bool:
    """Whether a picture is drawn; if not, a sentence says why."""
    with soon():
        picture = understood(kind, data)
        drawn = decoded(picture) if picture is not None else None
    assert drawn is None or max(drawn.get_size()) <= MOST_ACROSS
    return drawn is not None


def understood(kind: str, data: bytes) -> PackPicture | None:
    try:
        return read_picture(f"inn{kind}", data)
    except WrongPictureError as error:
        if error.said.code not in PACKS:
            raise
    return None


def test_notes_and_profiles_that_unpack_to_any_size_reach_no_decoder() -> None:
    sound = inn_picture(24)
    notes = b"".join(
        chunk(name, b"k\0\0" + zlib.compress(bytes(1_000_000))) for name in (b"zTXt", b"iCCP", b"iTXt")
    )
    head = 8 + 25
    picture = understood(".png", sound[:head] + notes + sound[head:])
    assert picture is not None
    assert picture.data == sound
    assert decoded(picture) is not None


@pytest.mark.parametrize(
    ("kind", "name"), [*((".png", name) for name in PNGS), *((".svg", name) for name in SVGS)]
)
def test_an_odd_picture_is_refused_or_drawn_soon(kind: str, name: str) -> None:
    draw(kind, (PNGS if kind == ".png" else SVGS)[name])


def mutated(number: int) -> tuple[str, bytes]:
    """A sound picture with a few letters or bits of it changed."""
    chance = Random(f"picture {number}")
    kind, data = chance.choice(SOUND)
    torn = bytearray(data)
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(torn))
        if kind == ".svg" and chance.random() < 0.7:
            torn[at : at + chance.randrange(4)] = chance.choice(
                (b"9", b"e9", b"-", b".", b" ", b"0", b"1e30", b"<g>")
            )
        else:
            torn[at] ^= 1 << chance.randrange(8)
    return kind, bytes(torn)


def test_pictures_that_were_changed_somewhere_are_refused_or_drawn_soon() -> None:
    drawn = [draw(*mutated(number)) for number in range(300)]
    assert 0 < sum(drawn) < len(drawn)


@pytest.mark.heavy
@pytest.mark.parametrize("first", range(1_000, 21_000, 1_000))
def test_thousands_of_changed_pictures_are_refused_or_drawn_soon(first: int) -> None:
    for number in range(first, first + 1_000):
        draw(*mutated(number))
