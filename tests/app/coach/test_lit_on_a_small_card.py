"""Cards beside the coach: what is lit on them can be touched, and their keys are not those of his bubble."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.coach.bubble import ON, SHOW
from hamlet.app.ids import Command, DeliveryId
from tests.app.coach.led import Led

DELIVERY = (10, 4)  # step and touch at which a row of the Church's card is lit
PINNED = (6, 2)  # the Sawmill lies where it is to be built, and its card is open


def at_delivery(folder: Path) -> Led:
    led = Led(folder, "village", (960, 540))
    led.table.coach.go_to(*DELIVERY)
    led.settle()
    led.until_something_answers()
    return led


def test_a_row_of_a_card_that_has_to_scroll_is_lit_and_answers(tmp_path: Path) -> None:
    led = at_delivery(tmp_path)
    target = led.table.lit.target
    assert target is not None
    assert isinstance(target.id, DeliveryId)
    card = led.table.overlays.card_rect
    assert card is not None
    assert card.contains(target.bounds)
    led.click(target.id)
    assert led.at == (DELIVERY[0], DELIVERY[1] + 1)


def test_a_pointer_that_rests_on_the_bubble_changes_nothing_on_the_table(tmp_path: Path) -> None:
    led = at_delivery(tmp_path)
    led.move(led.point(SHOW))
    led.settle()
    version = led.table.flow.version
    led.frames(20)
    assert led.table.flow.version == version
    assert led.table.hits.get(ON) is None


def test_a_card_without_buttons_leaves_no_room_for_them(tmp_path: Path) -> None:
    standing = at_delivery(tmp_path).table.overlays.card.now
    assert standing is not None
    assert standing.plan.tight
    assert not standing.plan.card.buttons
    assert standing.plan.foot == 0


def test_escape_is_named_only_on_what_leaves_first_steps(tmp_path: Path) -> None:
    led = Led(tmp_path, "village", (1280, 720))
    led.table.coach.go_to(*PINNED)
    led.settle()
    card = led.table.scene().card
    assert card is not None
    assert Command.LIFT in [button.id for button in card.buttons]
    assert [button for button in card.buttons if button.key == "Esc"] == []
