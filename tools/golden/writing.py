"""How the golden playthrough is written: each turn with how things stand, then decision, action, events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.engine.actions.family import Action
from hamlet.engine.events import Event, TilePlaced
from hamlet.engine.game import Game
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.state import State
from hamlet.words.actions import describe
from hamlet.words.decisions import ask
from hamlet.words.events import tell, tell_action
from hamlet.words.goods import cost_goods, gain_goods, goods
from hamlet.words.rich import plain
from hamlet.words.rooms import english
from hamlet.words.scores import score_rows
from hamlet.words.speech import Speech
from tools.golden.chooser import choose

NAMES: Final = ("Red", "Sky")
MOST_ACTIONS: Final = 1500


def playthrough(game: Game, opening: list[Event]) -> Iterator[str]:
    """The whole game, line by line; the game is played to its end on the way."""
    yield "Set up"
    yield from _events(game.state, opening, -1)
    turn = (0, -1)
    for _ in range(MOST_ACTIONS):
        state = game.state
        if state.finished:
            break
        if not _laying(state) and (state.round, state.seat) != turn:
            turn = (state.round, state.seat)
            yield from ("", f"Round {state.round}, {NAMES[state.seat]}", *_standing(state))
        yield from _action(game, choose(state))
    yield from _scores(game.state)


def _speech(state: State) -> Speech:
    return Speech(english(), state, NAMES)


def _plain(rich: str) -> str:
    return plain(english().language, rich)


def _laying(state: State) -> bool:
    return state.decision == "lay_start"


def _action(game: Game, action: Action) -> Iterator[str]:
    before, events = game.state.copy(), list[Event]()
    yield f"  ? {NAMES[before.decider]}: {ask(_speech(before)).text}"
    yield f"  > {describe(_speech(before), action).text}"
    game.apply(action, events.append)
    yield from _events(game.state, events, before.decider)
    for line in tell_action(_speech(game.state), action, events):
        who = f"{NAMES[line.seat]}: " if line.seat >= 0 else ""
        yield f"  = {who}{line.text}"


def _events(state: State, events: list[Event], actor: int) -> Iterator[str]:
    for event in events:
        line = tell(_speech(state), event)
        if line:
            other = f"{NAMES[line.seat]}: " if line.seat not in (actor, -1) else ""
            yield f"    {other}{line.text}{_where(event)}"


def _where(event: Event) -> str:
    return f", turned {event.rotation} at {event.at}" if isinstance(event, TilePlaced) else ""


def _standing(state: State) -> Iterator[str]:
    """How things stand when a turn begins."""
    definitions = state.box.definitions
    for seat, name in enumerate(NAMES):
        hand = [definitions.tiles[tile].name for tile in state.blueprints[seat]]
        kept = [
            each.name
            for each, keeper in zip(definitions.milestones, state.milestones, strict=True)
            if keeper == seat
        ]
        yield (
            f"  {name}: {_plain(f'{{point}} {state.points[seat]} {{gold}} {state.gold[seat]}')}; "
            f"villagers: {_pieces(state, state.villagers[seat])}; "
            f"donkeys: {_pieces(state, state.donkeys[seat])}; "
            f"hand: {', '.join(hand) or 'empty'}" + (f"; {', '.join(kept)}" if kept else "")
        )
    yield f"  Goods: {_stock(state)}"
    shown = zip(state.display, state.coins, strict=True)
    display = [
        definitions.tiles[tile].name + (f" with {coins} gold" if coins else "") for tile, coins in shown
    ]
    yield f"  Display: {', '.join(display) or 'empty'}; bag {sum(state.bag)}"
    sales = [definitions.sales[sale] for sale in state.market if sale >= 0]
    told = [_plain(f"{cost_goods(definitions, sale.cost)} for {gain_goods(sale.gain)}") for sale in sales]
    yield f"  Sales: {', '.join(told) or 'none'}; {sum(state.stack_left)} more"
    parts = zip(state.box.church_slots, state.church, strict=True)
    church = [
        _plain(cost_goods(definitions, slot.cost)) + (f" by {NAMES[seat]}" if seat >= 0 else "")
        for slot, seat in parts
    ]
    yield f"  Church: {', '.join(church)}"


def _pieces(state: State, pieces: tuple[int, ...]) -> str:
    return ", ".join(_tile(state, piece >> 1) for piece in pieces)


def _tile(state: State, uid: int) -> str:
    return state.box.definitions.tiles[state.village.tiles[uid].tile].name


def _stock(state: State) -> str:
    material_of = state.box.code_material
    piles = [
        f"{_tile(state, uid)} {_plain(goods(state.box.definitions, [material_of[code] for code in pile]))}"
        for uid, pile in enumerate(state.stock)
        if pile
    ]
    return ", ".join(piles) or "none"


def _scores(state: State) -> Iterator[str]:
    """The final scoring by source."""
    yield from ("", "Final scoring" if state.finished else "The game did not end")
    yield f"  {'':24}" + "".join(f"{name:>6}" for name in NAMES)
    for name, points in score_rows(_speech(state), final_scores(state)):
        yield f"  {name:24}" + "".join(f"{number:6}" for number in points)
