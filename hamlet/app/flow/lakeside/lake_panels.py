"""Fish, menu and effects of a game by the lake, as the panels around the village show them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.ids import Command, EffectId, FishId, MenuId
from hamlet.app.view.parts import Button
from hamlet.app.view.waterside import EffectChip, FishItem, LakePanel, MenuRow
from hamlet.engine.game import refusal
from hamlet.engine.lake.base import LAKE, SLICE, parts_of
from hamlet.engine.lake.boats import boats_of
from hamlet.engine.lake.eating import UseFish, menu_of
from hamlet.engine.lake.fish_tiles import PUT_BACK, fish_limit, fish_over
from hamlet.words.lake.menu import effect_name, menu_rich
from hamlet.words.lake.names import card_name, fish_name, season_name
from hamlet.words.refusals import explain_rich
from hamlet.words.rich import safe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.flow.table import Flow
    from hamlet.app.ids import Id
    from hamlet.engine.lake.definitions import MenuCard
    from hamlet.engine.state import State

EFFECT_ICONS = {
    "gain_donkey": "foal",
    "stand_up": "stand-up",
    "free_building": "free-building",
    "close_building": "closed",
    "refill_fish": "refill-fish",
    "no_donkeys": "no-donkeys",
    "free_blueprints": "free-blueprint",
    "frozen_lakes": "frozen",
}
ANY_EFFECT = "hourglass"


def by_lake(state: State) -> bool:
    """Whether the lake is in play."""
    return LAKE in state.box.ruleset.positions


def lake_panel(flow: Flow) -> LakePanel:
    """Everything of the lake around the village."""
    state = flow.state
    waters, parts = SLICE.of(state), parts_of(state.box)
    kinds = [flow.words.name(kind) for kind in parts.fish]
    season = parts.seasons[waters.season]
    return LakePanel(
        season=season.id,
        season_name=flow.words.name(season),
        title=flow.words.label("table.lake.menu", season=season_name(flow.speech, waters.season)),
        fish=hand_of_fish(flow),
        limit=fish_limit(state),
        menu=tuple(_row(flow, card) for card in menu_of(state)),
        effects=_effects(flow),
        bag=tuple(f"{safe(name)} ×{n}" for name, n in zip(kinds, waters.bag, strict=True) if n),
    )


def fishing_button(flow: Flow, *, enabled: bool) -> tuple[Button, ...]:
    """The button that shows where one can fish; none without the lake."""
    if not by_lake(flow.state):
        return ()
    label = flow.words.label("table.lake.hint.fishing")
    return (Button(Command.FISHING, label, enabled=enabled, key="F", icon="fish"),)


def chosen_fish(panel: LakePanel, mode: Mode, letters: Mapping[Id, str]) -> LakePanel:
    """The panel with the card that the player is about, and with the fish it is for."""
    about = mode.about
    if letters:
        rows = tuple(replace(row, letter=letters.get(row.id, "")) for row in panel.menu)
        panel = replace(panel, menu=rows)
    if mode.name == PUT_BACK:
        return replace(panel, away=True)
    if not isinstance(about, MenuId):
        return panel
    return replace(
        panel,
        fish=tuple(replace(item, selected=item.card == about) for item in panel.fish),
        menu=tuple(replace(row, selected=row.id == about) for row in panel.menu),
    )


def fish_and_boats(state: State, seat: int) -> tuple[int, int]:
    """The fish tiles and the boats of a seat."""
    return len(SLICE.of(state).hands[seat]), boats_of(state, seat)


def too_many_fish(state: State) -> int:
    """How many fish the acting seat must put back when its turn ends."""
    return fish_over(state, state.seat) if by_lake(state) else 0


def card_for(state: State, kind: int) -> int | None:
    """The card of the menu by which a kind of fish is used."""
    cards = parts_of(state.box).cards
    return next((card for card in menu_of(state) if cards[card].fish == kind), None)


def why_unused(flow: Flow, card: int) -> str:
    """Why no fish can be used by a card now; nothing if one can, or while others play."""
    if not flow.humans_turn:
        return ""
    found = refusal(flow.state, UseFish(card))
    return explain_rich(flow.speech, found) if found is not None else ""


def usable(flow: Flow, card: int) -> bool:
    """Whether the person who decides can use a fish by this card now."""
    return flow.humans_turn and refusal(flow.state, UseFish(card)) is None


def is_used(state: State, kind: int) -> bool:
    """Whether this kind of fish has served this turn."""
    return kind in SLICE.of(state).eaten


def hand_of_fish(flow: Flow) -> tuple[FishItem, ...]:
    """The fish tiles of the seat shown, by kind."""
    state, viewer = flow.state, flow.viewer
    mine = viewer == state.seat
    return tuple(
        _fish(flow, place, kind, mine=mine) for place, kind in enumerate(SLICE.of(state).hands[viewer])
    )


def _fish(flow: Flow, place: int, kind: int, *, mine: bool) -> FishItem:
    state, parts = flow.state, parts_of(flow.state.box)
    card = card_for(state, kind)
    can = card is not None and mine
    return FishItem(
        FishId(place),
        parts.fish[kind].id,
        flow.words.name(parts.fish[kind]),
        worth(parts.cards[card]) if card is not None else "",
        in_brief(parts.cards[card]) if card is not None else "",
        MenuId(card) if card is not None else None,
        can and card is not None and usable(flow, card),
        mine and is_used(state, kind),
        why_unused(flow, card) if can and card is not None else "",
    )


def worth(card: MenuCard) -> str:
    """What a fish is good for, in icons: what it brings, then what the meal does."""
    effects = [f"{{{EFFECT_ICONS.get(effect, ANY_EFFECT)}}}" for effect in card.does]
    return " ".join([*([brings(card)] if brings(card) else []), *effects])


def in_brief(card: MenuCard) -> str:
    """What comes at once, or what the meal does, where both have no room."""
    return brings(card) or worth(card)


def brings(card: MenuCard) -> str:
    """What comes at once, the number before its icon."""
    gain = ((card.gain.points, "{point}"), (card.gain.gold, "{gold}"))
    return " ".join(f"{count} {sign}" for count, sign in gain if count)


def _row(flow: Flow, number: int) -> MenuRow:
    state, parts = flow.state, parts_of(flow.state.box)
    card = parts.cards[number]
    return MenuRow(
        MenuId(number),
        parts.fish[card.fish].id,
        flow.words.name(card),
        worth(card),
        in_brief(card),
        menu_rich(flow.words, card),
        usable(flow, number),
        is_used(state, card.fish),
        why_unused(flow, number),
    )


def _effects(flow: Flow) -> tuple[EffectChip, ...]:
    waters = SLICE.of(flow.state)
    waiting = [_effect(flow, card, "table.lake.effect.waits") for card in waters.waiting]
    return (*waiting, *(_effect(flow, card, "table.lake.effect.lasts") for card in waters.lasting))


def _effect(flow: Flow, number: int, code: str) -> EffectChip:
    card = parts_of(flow.state.box).cards[number]
    name = card.does[0] if card.does else ""
    about = (
        f"*{card_name(flow.speech, number)}*",
        menu_rich(flow.words, card),
        flow.words.label(code),
    )
    text = effect_name(flow.words, name) if name in EFFECT_ICONS else card_name(flow.speech, number)
    icon = EFFECT_ICONS.get(name, ANY_EFFECT)
    return EffectChip(EffectId(number), icon, text, "\n".join(about))


def fish_word(flow: Flow, kind: int) -> str:
    """A kind of fish within a sentence."""
    return fish_name(flow.speech, kind)
