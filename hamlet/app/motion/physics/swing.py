"""A held tile that swings a little as it follows the pointer."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from hamlet.app.motion.physics.worlds import STEP, new_world

if TYPE_CHECKING:
    import pymunk

    from hamlet.app.art.shapes import Point

LIMIT = 0.7  # seconds after which it rests, whatever the springs say
CALMS = 0.2
GRIP = 0.5  # how far above its middle the tile is held, in sides
MOST_LEAN = 9.0  # degrees
_STIFF, _DAMPING = 330.0, 26.0
_TURN_STIFF, _TURN_DAMPING = 110.0, 7.0


class Swing:
    """Follows a goal on springs. Without pymunk, or switched off, it is always there already."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self.place: Point = (0.0, 0.0)
        self.angle = 0.0
        self._goal: Point | None = None
        self._left = 0.0
        self._rest = 0.0
        self._body: pymunk.Body | None = None
        self._hand: pymunk.Body | None = None
        self._space: pymunk.Space | None = None

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
        if not begun or not self.on or not self._prepare():
            self._settle()
            return
        self._left = LIMIT

    def settle(self) -> None:
        """Be at rest at once."""
        self._settle()

    def update(self, seconds: float) -> bool:
        """Let the time pass in fixed steps; whether something has moved."""
        if not self.moving or self._space is None or self._body is None or self._hand is None:
            return False
        goal = self._goal or self.place
        self._hand.position = (goal[0], goal[1] - GRIP)
        self._rest += min(seconds, 0.1)
        while self._rest >= STEP:
            self._space.step(STEP)
            self._rest -= STEP
            self._left -= STEP
        (x, y), calm = self._body.position, min(1.0, max(0.0, self._left) / CALMS)
        # Over the last of its time it is led to its end.
        self.place = (goal[0] + (x - goal[0]) * calm, goal[1] + (y - goal[1]) * calm)
        self.angle = -MOST_LEAN * math.tanh(math.degrees(self._body.angle) / MOST_LEAN) * calm
        slow = self._body.velocity.length < 0.15 and abs(self._body.angular_velocity) < 0.15
        near = math.dist(self.place, goal) < 0.02 and abs(self.angle) < 0.5
        if self._left <= 0 or (slow and near):
            self._settle()
        return True

    def _settle(self) -> None:
        self._left, self.angle = 0.0, 0.0
        if self._goal is not None:
            self.place = self._goal
        if self._body is not None:
            self._body.position, self._body.angle = self.place, 0.0
            self._body.velocity, self._body.angular_velocity = (0.0, 0.0), 0.0

    def _prepare(self) -> bool:
        if self._space is not None:
            return True
        space = new_world()
        if space is None:
            return False
        import pymunk

        body, hand = pymunk.Body(1.0, 0.35), pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        body.position = self.place
        hand.position = (self.place[0], self.place[1] - GRIP)
        pull = pymunk.DampedSpring(hand, body, (0, 0), (0, -GRIP), 0.0, _STIFF, _DAMPING)
        turn = pymunk.DampedRotarySpring(space.static_body, body, 0.0, _TURN_STIFF, _TURN_DAMPING)
        space.add(body, hand, pull, turn)
        self._space, self._body, self._hand = space, body, hand
        return True
