"""The workers in the dock: who can still act, who has acted, and who is at home."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.furniture import WELL_EDGE
from hamlet.app.art.icons import draw_icon, icon
from hamlet.app.art.palette import BAR, BRASS_DARK, BRASS_TEXT, PAPER, WHITE, mix, seat_colour
from hamlet.app.art.shapes import polygon
from hamlet.app.art.type import Role, draw_text
from hamlet.app.ids import DonkeyId, Id, InfoId, VillagerId, WorkerId
from hamlet.app.table.look import Look
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import Panels, Worker
from hamlet.session.seats import HUMAN

HOUSE_WALL = mix(BAR, WHITE, 0.12)


def _draw_line(
    pane: Pane, at: tuple[int, int], width: int, workers: Sequence[Worker], colour: str, held: Id | None
) -> None:
    """Workers side by side, closer together if there are many; who is held leaves an empty place."""
    px = pane.px
    step = min(px(39), (width - px(30)) / max(1, len(workers) - 1)) if workers else 0
    workers = sorted(workers, key=lambda worker: not worker.home)
    home = sum(worker.home for worker in workers)
    if home:
        _draw_house(pane, at, round(step * (home - 1)) + px(34))
    gone = next((worker for worker in workers if _is_held(worker, held)), None)
    for number, worker in enumerate(workers):
        centre = (round(at[0] + px(16) + step * number), at[1])
        if worker is gone:
            pygame.draw.circle(pane.surface, WELL_EDGE, centre, px(12), max(1, px(2)))
            continue
        name = worker.kind
        if worker.kind == "villager" and worker.used:
            name = "sleeping" if worker.home else "villager-down"
        picture = icon(name, px(28), seat_colour(colour), PAPER)
        if worker.used and worker.kind != "villager":
            picture = picture.copy()
            picture.set_alpha(110)
        place = picture.get_rect(center=centre)
        pane.surface.blit(picture, place)
        if worker.id is not None:
            pane.hits.append(HitRegion(worker.id, place, 1, group=pane.group, tab=False, ring=False))


def _draw_house(pane: Pane, at: tuple[int, int], width: int) -> None:
    """A gable over those who are at home."""
    px, (left, middle) = pane.px, at
    left, right, low = left - px(1), left + width, middle + px(18)
    eaves, ridge = middle - px(12), middle - px(24)
    walls = [(left, low), (left, eaves), ((left + right) / 2, ridge), (right, eaves), (right, low)]
    polygon(pane.surface, [(float(x), float(y)) for x, y in walls], HOUSE_WALL, BRASS_DARK, 1.6 * pane.scale)


def _is_held(worker: Worker, held: Id | None) -> bool:
    """Whether this is the one in the hand, or as good as that: taken from the same place in the village."""
    if isinstance(held, WorkerId):
        return worker.id == held
    if worker.id is None or not isinstance(held, VillagerId | DonkeyId):
        return False
    kind = "villager" if isinstance(held, VillagerId) else "donkey"
    return (worker.id.kind, worker.id.place) == (kind, held.tile)


def viewer_of(panels: Panels) -> int:
    """The seat whose hand and workers are shown: the acting person's, else the first person's."""
    people = [seat.seat for seat in panels.seats if seat.player == HUMAN]
    return panels.top.seat if panels.top.seat in people or not people else people[0]


def _split(panels: Panels) -> tuple[list[Worker], list[Worker]]:
    villagers = [worker for worker in panels.workers if worker.kind == "villager"]
    return villagers, [worker for worker in panels.workers if worker.kind != "villager"]


def _told(pane: Pane, workers: Sequence[Worker], code: str) -> str:
    able = sum(not worker.used for worker in workers)
    told = pane.label(code, able=able, count=len(workers))
    home = [worker for worker in workers if worker.home]
    if not home:
        return told
    asleep = sum(worker.used for worker in home)
    return f"{told}\n{pane.label('table.lake.house', awake=len(home) - asleep, asleep=asleep)}"


def draw_workers(
    pane: Pane, rect: pygame.Rect, look: Look, panels: Panels, held: Id | None = None, *, titled: bool
) -> None:
    """Villagers above, donkeys below; the used ones lie or are pale."""
    px, colour = pane.px, look.colour(viewer_of(panels))
    pane.group = "workers"
    top = rect.top
    if titled:
        title = pygame.Rect(rect.left, rect.top - px(2), rect.width, px(28))
        draw_text(pane.surface, pane.label("table.workers"), title, Role.TITLE, px(20), BRASS_TEXT, BAR)
        top = title.bottom
    villagers, donkeys = _split(panels)
    half = (rect.bottom - top) // 2
    for number, (workers, code) in enumerate(
        ((villagers, "table.workers.villagers"), (donkeys, "table.workers.donkeys"))
    ):
        line = pygame.Rect(rect.left, top + half * number, rect.width, half)
        _draw_line(pane, (line.left, line.centery), line.width, workers, colour, held)
        pane.tell(InfoId("workers", number), line, _told(pane, workers, code))


def draw_workers_brief(pane: Pane, rect: pygame.Rect, look: Look, panels: Panels) -> None:
    """Numbers only: villagers standing, donkeys that can move."""
    px, colour = pane.px, seat_colour(look.colour(viewer_of(panels)))
    pane.group = "workers"
    x = rect.left
    for name, workers in zip(("villager", "donkey"), _split(panels), strict=True):
        draw_icon(pane.surface, name, (x + px(12), rect.centery - px(2)), px(22), colour, halo=PAPER)
        text = f"{sum(not worker.used for worker in workers)}/{len(workers)}"
        at = (x + px(28), rect.centery - px(2))
        end = draw_text(pane.surface, text, at, Role.NUMBER, px(18), PAPER, BAR).right + px(6)
        if any(worker.home for worker in workers):
            area = pygame.Rect(x, rect.top, end - x, rect.height)
            pane.tell(InfoId("workers"), area, _told(pane, workers, "table.workers.villagers"))
        x = end
