"""A held tile that swings a little as it follows the pointer."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from hamlet.app.motion.physics.worlds import STEP, new_world
from hamlet.values import dataclass

if TYPE_CHECKING:
    import pymunk

    from hamlet.app.art.shapes import Point

LIMIT = 0.7  # seconds after which it rests, whatever the springs say
CALMS = 0.2
MOST_LEAN = 9.0  # degrees
_STIFF, _LOOSE, _TIGHT = 330.0, 23.5, 34.0  # the spring to its place, and its damping for near places and far
_TURN_STIFF, _TURN_DAMPING = 110.0, 9.0
_LEANS = 1.9  # degrees for each side a second


@dataclass(frozen=True, slots=True)
class _World:
    """A body, and a spring that turns it into its way."""

    space: pymunk.Space
    body: pymunk.Body
    turn: pymunk.DampedRotarySpring


class Swing:
    """Follows a goal on springs. Without pymunk, or switched off, it is always there already."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self.place: Point = (0.0, 0.0)
        self.angle = 0.0
        self._goal: Point | None = None
        self._left = 0.0
        self._rest = 0.0
        self._damping = _LOOSE
        self._world: _World | None = None

    @property
    def moving(self) -> bool:
        """Whether it has not come to rest."""
        return self._left > 0

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._goal, self._left, self.angle = None, 0.0, 0.0

    def follow(self, goal: Point) -> None:
        """Something is held that wants to be at a point, counted in sides."""
        if goal == self._goal:
            return
        begun = self._goal is not None
        self._goal = goal
        if not begun or not self.on or self._prepare() is None:
            self.settle()
            return
        self._left = LIMIT
        # A place nearby is overshot a little; a far one is not overshot by as much of the way.
        far = min(1.0, max(0.0, (math.dist(self.place, goal) - 1) / 2))
        self._damping = _LOOSE + (_TIGHT - _LOOSE) * far

    def settle(self) -> None:
        """Be at rest at once."""
        self._left, self.angle = 0.0, 0.0
        if self._goal is not None:
            self.place = self._goal
        if self._world is not None:
            body = self._world.body
            body.position, body.angle = self.place, 0.0
            body.velocity, body.angular_velocity = (0.0, 0.0), 0.0

    def update(self, seconds: float) -> bool:
        """Let the time pass in fixed steps; whether something has moved."""
        world, goal = self._world, self._goal
        if not self.moving or world is None or goal is None:
            return False
        body = world.body
        self._rest += min(seconds, 0.1)
        while self._rest >= STEP:
            across = max(-2.0 * MOST_LEAN, min(2.0 * MOST_LEAN, body.velocity.x * _LEANS))
            # Towards where its rest is: what is held above its middle stays behind below.
            world.turn.rest_angle = -math.radians(across)
            # A spring of pymunk's would damp no movement around its end.
            force = [
                _STIFF * (end - now) - self._damping * speed
                for end, now, speed in zip(goal, body.position, body.velocity, strict=True)
            ]
            body.apply_force_at_world_point((force[0], force[1]), body.position)
            world.space.step(STEP)
            self._rest -= STEP
            self._left -= STEP
        (x, y), calm = body.position, min(1.0, max(0.0, self._left) / CALMS)
        # Over the last of its time it is led to its end.
        self.place = (goal[0] + (x - goal[0]) * calm, goal[1] + (y - goal[1]) * calm)
        self.angle = -MOST_LEAN * math.tanh(math.degrees(body.angle) / MOST_LEAN) * calm
        slow = body.velocity.length < 0.15 and abs(body.angular_velocity) < 0.15
        near = math.dist(self.place, goal) < 0.02 and abs(self.angle) < 0.5
        if self._left <= 0 or (slow and near):
            self.settle()
        return True

    def _prepare(self) -> _World | None:
        if self._world is not None:
            return self._world
        space = new_world()
        if space is None:
            return None
        import pymunk

        body = pymunk.Body(1.0, 0.35)
        body.position = self.place
        turn = pymunk.DampedRotarySpring(space.static_body, body, 0.0, _TURN_STIFF, _TURN_DAMPING)
        space.add(body, turn)
        self._world = _World(space, body, turn)
        return self._world
