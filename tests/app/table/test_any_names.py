"""Games from files whose names hold anything: the table shows them, and what cannot be seen by its id."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from hamlet.app.pages import HelpPage, MenuPage, ScoringPage, TablePage
from hamlet.letters import seen
from hamlet.session.record import load_session, make_record
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import hearing

HIDDEN = {"nothing": "", "zero width": "\u200b\u200d", "spaces": "\u3000 \t", "an accent": "\u0301"}
STRANGE = {
    "half a letter": "\ud800x",
    "turned": "\u202eennA\u2066",
    "controls": "\x1b[31mA\x07\x9b2J\0",
    "breaks": "a\nb\r\u2028c",
    "accents": "A" + "\u0301" * 290,
    "marks": "{wood}*b*\\{seat:red}",
    "endless": "W" * 300,
}
DRAWN_NEVER = set("\x00\x07\x1b\x9b\n\r\u2028\u202e\u2066\u200b\u200d\ud800")


def renamed(*names: str) -> Session:
    """A game in the middle, from a record in which everything and everybody has one of these names."""
    record: dict[str, Any] = make_record(game(2, 90))
    named, dealt = dict(record["definitions"]), cycle(names)
    for subject in ("tiles", "terrains", "materials", "milestones", "awards", "layouts"):
        named[subject] = [
            {**entry, "name": name, "names": {"en": name}}
            for entry, name in zip(named[subject], dealt, strict=False)
        ]
    seats = [{**seat, "name": name} for seat, name in zip(record["setup"]["seats"], dealt, strict=False)]
    record |= {"definitions": named, "setup": {**record["setup"], "seats": seats, "preset": next(dealt)}}
    session, difference = load_session(record)
    assert difference is None
    return session


def looked_over(folder: Path, session: Session) -> list[str]:
    """Every text that is drawn while somebody points at everything on every screen of the game."""
    driver = Driver(folder)
    with hearing() as drawn:
        pages = (
            TablePage(session),
            ScoringPage(session),
            HelpPage(chapter="every", definitions=session.setup.definitions),
        )
        for page in (*pages, MenuPage(session)):
            driver.open_page(page)
            driver.settle(60)
            for hit in [each.id for each in driver.screen.hits]:
                at = driver.screen.hits.point(hit)
                if at is not None:
                    driver.move(at)
                    driver.later(0.8)
    driver.close()
    return [each.shown for each in drawn]


@pytest.mark.parametrize("turn", range(2))
def test_a_game_with_any_names_is_shown_on_every_screen(turn: int, tmp_path: Path) -> None:
    """All names in one game, dealt out from another one on each time."""
    names = [*HIDDEN.values(), *STRANGE.values()]
    texts = looked_over(tmp_path, renamed(*names[5 * turn :], *names[: 5 * turn]))
    assert not [text for text in texts if DRAWN_NEVER & set(text)]


def test_seats_with_any_colours_are_shown(tmp_path: Path) -> None:
    record: dict[str, Any] = make_record(game(4, 90))
    colours = ("\ud800", "\u202ered", "\x1b[31m", "{gold}")
    seats = [{**seat, "color": name} for seat, name in zip(record["setup"]["seats"], colours, strict=True)]
    session, difference = load_session(record | {"setup": {**record["setup"], "seats": seats}})
    assert difference is None
    driver = Driver(tmp_path)
    with hearing() as drawn:
        driver.open_page(TablePage(session))
        driver.settle(60)
    driver.close()
    assert not [each.shown for each in drawn if DRAWN_NEVER & set(each.shown)]


@pytest.mark.heavy
@pytest.mark.parametrize("what", [*HIDDEN, *STRANGE])
def test_a_game_in_which_all_have_the_same_name_is_shown_on_every_screen(what: str, tmp_path: Path) -> None:
    texts = looked_over(tmp_path, renamed({**HIDDEN, **STRANGE}[what]))
    assert not [text for text in texts if DRAWN_NEVER & set(text)]


@pytest.mark.parametrize("what", HIDDEN)
def test_whatever_has_no_name_to_be_seen_is_called_by_its_id(what: str) -> None:
    session = renamed(HIDDEN[what])
    definitions = session.setup.definitions
    for named in (definitions.tiles, definitions.materials):
        assert [each.name for each in named] == [each.id for each in named]
    assert all(seen(seat.shown) for seat in session.setup.seats)


def test_names_that_can_be_seen_stay_as_they_are() -> None:
    record = make_record(game(2, 10))
    assert load_session(record)[0].setup.definitions.data == record["definitions"]
    assert renamed("Farm").setup.definitions.tiles[0].name == "Farm"
