"""Panel commands: what is about the table's panels themselves and not about the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from hamlet.app.flow.botric.why import last_explained
from hamlet.app.flow.modes.rule import RuleSheet
from hamlet.app.ids import Command, PanelCommand, WhyId
from hamlet.app.pages import HelpPage, KeysPage, MenuPage, ScoringPage, TablePage, UnkeptPage
from hamlet.app.table.drawers import seat_drawer
from hamlet.app.table.finding import Finding
from hamlet.app.table.looking import LOG
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.screen import Change, Open, Replace

if TYPE_CHECKING:
    from hamlet.app.table.table_screen import TableScreen

STRIDE = 120
MORE = "more"
SCORES = PanelCommand("scores")


def run_panel_command(table: TableScreen, wanted: PanelCommand) -> Change | None:
    """Carry out a command."""
    command = COMMANDS.get(wanted.name)
    return command(table, wanted.detail) if command is not None else None


def _menu(table: TableScreen, _: str) -> Change:
    return Open(MenuPage(table.session, table.keeper, table.way_out))


def _keys(_: TableScreen, __: str) -> Change:
    return Open(KeysPage())


def _drawer(table: TableScreen, detail: str) -> None:
    if detail:
        table.looking.tell_pace(table.others.pace)
        table.looking.toggle(detail)
        table.relayout()


def _log(table: TableScreen, _: str) -> None:
    _drawer(table, LOG)


def _seat(table: TableScreen, detail: str) -> None:
    """Without a column, or where it has no room for Botric's board, a drawer; else the card in full."""
    seen = table.looking.state.botric
    his = seen is not None and int(detail) == seen.board.seat and table.frame.kind is not FrameKind.WIDE
    if table.frame.left.width and not his:
        table.looking.show_seat(int(detail))
    else:
        table.looking.toggle(seat_drawer(int(detail)))
    table.relayout()


def _scroll(table: TableScreen, detail: str) -> None:
    table.overlays.card.scroll_by(round(STRIDE * table.scale) * (1 if detail == "down" else -1))
    table.relayout()


def _page(table: TableScreen, detail: str) -> None:
    table.looking.turn_page(_way(detail), table.frame.kind)
    table.relayout()


def _hand(table: TableScreen, detail: str) -> None:
    table.looking.page_hand(_way(detail), table.frame.kind)
    table.relayout()


def _way(detail: str) -> int:
    return 1 if detail == MORE else -1


def _turn(table: TableScreen, _: str) -> None:
    table.looking.older_steps()
    table.relayout()


def _find(table: TableScreen, _: str) -> None:
    table.looking.close_drawer()
    table.looking.finding = Finding()
    table.relayout()


def _letters(table: TableScreen, _: str) -> None:
    table.board.letters = not table.board.letters
    table.mark("village")


def _help(table: TableScreen, detail: str) -> Change:
    """How to play, at a paragraph or from the beginning; others hold meanwhile."""
    table.others.hold_to_read()
    table.tell_others()
    return Open(HelpPage(detail, table.session.setup.definitions))


def _scores(table: TableScreen, _: str) -> Change:
    """The score as things stand, over the table."""
    table.looking.close_drawer()
    return Open(ScoringPage(table.session))


def _rule(table: TableScreen, _: str) -> Change | None:
    """The rule is read in peace: others hold meanwhile. Asked for once more, it leads to its paragraph."""
    if isinstance(table.flow.mode, RuleSheet):
        return _help(table, table.flow.mode.paragraph)
    if table.chances.shown is not None and table.flow.hovered is None:
        return _help(table, table.chances.shown.chance.paragraph)
    table.looking.close_drawer()
    table.others.hold_to_read()
    table.tell_others()
    table.flow.choose(Command.RULE)
    return None


def _reach(table: TableScreen, _: str) -> None:
    table.looking.close_drawer()
    table.flow.choose(Command.REACH)


def _meals(table: TableScreen, _: str) -> None:
    table.looking.close_drawer()
    table.flow.choose(Command.MENU)


def _step(table: TableScreen, _: str) -> None:
    table.others.step()
    table.tell_others()


def _skip(table: TableScreen, _: str) -> None:
    table.others.skip()
    table.tell_others()


def _hold(table: TableScreen, _: str) -> None:
    table.others.hold()
    table.tell_others()


def _pace(table: TableScreen, _: str) -> None:
    table.others.next_pace()
    table.looking.tell_pace(table.others.pace)
    table.tell_others()


def _again(table: TableScreen, _: str) -> None:
    if table.others.again():
        table.mark("village")


def _why(table: TableScreen, detail: str) -> None:
    """Botric's reasons, those of his last step unless another is meant, are read in peace."""
    step = WhyId(int(detail)) if detail else table.his_turn.why() or last_explained(table.flow)
    table.looking.close_drawer()
    table.board.skip()
    if step is None or not table.flow.choose(step):
        table.flow.say(table.flow.words.label("table.why.none"))


def _ties(table: TableScreen, _: str) -> None:
    """The lot decides Botric's ties from now on, or nobody but the person does."""
    flow = table.flow
    flow.set_lots(on=not flow.lots)
    flow.say(flow.words.label("table.tie.lots.on" if flow.lots else "table.why.asked_again"))


def _read(table: TableScreen, _: str) -> None:
    table.notices.read()
    table.tell()


def _got_it(table: TableScreen, _: str) -> None:
    if table.chances.close():
        table.show_chance()


def _copy(table: TableScreen, _: str) -> Change:
    return Replace(TablePage(table.session))


def _anew(table: TableScreen, _: str) -> Change | None:
    return table.anew()


def _save_again(table: TableScreen, _: str) -> None:
    if table.keeper is not None and table.keeper.try_again():
        table.flow.say(table.flow.words.label("table.saved_again"))


def _save_elsewhere(table: TableScreen, _: str) -> Change | None:
    return Open(UnkeptPage(table.keeper)) if table.keeper is not None else None


COMMANDS: dict[str, Callable[[TableScreen, str], Change | None]] = {
    "menu": _menu,
    "keys": _keys,
    "drawer": _drawer,
    "log": _log,
    "seat": _seat,
    "scroll": _scroll,
    "page": _page,
    "hand": _hand,
    "turn": _turn,
    "find": _find,
    "letters": _letters,
    "rule": _rule,
    SCORES.name: _scores,
    "help": _help,
    "reach": _reach,
    "step": _step,
    "skip": _skip,
    "hold": _hold,
    "pace": _pace,
    "again": _again,
    "meals": _meals,
    "read": _read,
    "got_it": _got_it,
    "why": _why,
    "ties": _ties,
    "copy": _copy,
    "anew": _anew,
    "save_again": _save_again,
    "save_elsewhere": _save_elsewhere,
}
KEYS = {
    pygame.K_l: PanelCommand("log"),
    pygame.K_o: PanelCommand("letters"),
    pygame.K_v: PanelCommand("pace"),
    pygame.K_w: PanelCommand("why"),
    pygame.K_x: SCORES,
    pygame.K_y: PanelCommand("again"),
    pygame.K_F1: PanelCommand("rule"),
    pygame.K_PAGEUP: PanelCommand("page", "less"),
    pygame.K_PAGEDOWN: PanelCommand("page", MORE),
}
SIGNS = {"/": PanelCommand("find"), "?": PanelCommand("keys")}


def command_for(event: pygame.Event) -> PanelCommand | None:
    """The command that a key stands for, by its sign or its place."""
    return SIGNS.get(getattr(event, "unicode", "")) or KEYS.get(event.key)
