"""A piece in the hand: held by its head it is always where the pointer is, and swings below it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from hamlet.app.motion.physics.worlds import STEP, new_world

if TYPE_CHECKING:
    import pymunk

    from hamlet.app.art.shapes import Point

LIMIT = 1.2  # seconds after the last movement of the hand in which it comes to rest
MOST_LEAN = 30.0  # degrees
_LONG = 0.5  # from the hand to its middle, in heights
_CALMS = 0.4
_GRAVITY = 90.0
_TURN_STIFF, _TURN_DAMPING = 20.0, 3.0
_AT_REST = 0.6  # degrees


class Pendulum:
    """Leans as the hand moves. Without pymunk, or switched off, it hangs straight."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self.angle = 0.0
        """Degrees to the left, as pictures are turned."""
        self._hand_at: Point | None = None
        self._left = self._rest = 0.0
        self._world: tuple[pymunk.Space, pymunk.Body, pymunk.Body] | None = None

    @property
    def moving(self) -> bool:
        """Whether it has not come to rest."""
        return self._left > 0

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._hand_at, self._left, self.angle, self._world = None, 0.0, 0.0, None

    def settle(self) -> None:
        """Hang straight at once."""
        self._left, self.angle, self._world = 0.0, 0.0, None

    def follow(self, hand: Point) -> None:
        """The hand is here, counted in heights of the piece."""
        before, self._hand_at = self._hand_at, hand
        if before is not None and before != hand and self.on and self._prepare(before):
            self._left = LIMIT

    def update(self, seconds: float) -> bool:
        """Let the time pass in fixed steps; whether it has moved."""
        if not self.moving or self._world is None or self._hand_at is None:
            return False
        space, body, hand = self._world
        self._rest += min(seconds, 0.1)
        steps = int(self._rest / STEP)
        self._rest -= steps * STEP
        if steps:
            # The hand goes to where it is in just these steps: a jump would tear the piece.
            ahead = (self._hand_at[0] - hand.position.x, self._hand_at[1] - hand.position.y)
            hand.velocity = (ahead[0] / (steps * STEP), ahead[1] / (steps * STEP))
        for _ in range(steps):
            space.step(STEP)
        hand.velocity = (0.0, 0.0)
        self._left -= steps * STEP
        self.angle = -MOST_LEAN * math.tanh(math.degrees(body.angle) / MOST_LEAN)
        # Over the last of its time it is led to its end.
        self.angle *= min(1.0, max(0.0, self._left) / _CALMS)
        if self._left <= 0 or (abs(self.angle) < _AT_REST and abs(body.angular_velocity) < 0.1):
            self.settle()
        return True

    def _prepare(self, at: Point) -> bool:
        if self._world is not None:
            return True
        space = new_world(_GRAVITY)
        if space is None:
            return False
        import pymunk

        body, hand = pymunk.Body(1.0, 0.12), pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        hand.position, body.position = at, (at[0], at[1] + _LONG)
        grip = pymunk.PivotJoint(hand, body, (0.0, 0.0), (0.0, -_LONG))
        back = pymunk.DampedRotarySpring(space.static_body, body, 0.0, _TURN_STIFF, _TURN_DAMPING)
        space.add(body, hand, grip, back)
        self._world = space, body, hand
        return True
