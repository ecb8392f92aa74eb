"""What all cards of the settings have in common."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hamlet.app.kit.blocks import Block
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.screens.settings_view import COMPACT, NORMAL, WIDE, SettingsView, setting_id


def joined(
    view: SettingsView,
    name: str,
    codes: Mapping[str, str],
    chosen: str,
    icons: Mapping[str, str] = MappingProxyType({}),
    tall: int = 0,
) -> JoinedChoices:
    """The choices of a setting, each with the code of its word, and perhaps an icon."""
    cells = tuple(
        ChoiceCell(value, view.words.label(code), icons.get(value, "")) for value, code in codes.items()
    )
    return JoinedChoices(setting_id(name), cells, chosen, tall or view.choices)


def settings_card(
    view: SettingsView, group: str, title: str, icon: str, blocks: tuple[Block, ...], beside: Block
) -> PaperCard:
    """Controls, and beside them a picture; a title where no tab has it already."""
    gap = {WIDE: 8, NORMAL: 1}.get(view.kind, 8)
    return PaperCard(
        group,
        blocks,
        *((title, icon) if view.kind is not COMPACT else ("", "")),
        head=view.head,
        beside=beside,
        beside_wide=view.beside,
        pad=22 if view.kind is WIDE else 14,
        gap=gap,
    )
