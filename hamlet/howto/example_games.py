"""Opening an example: its game is played to its moment by the rules as they are, and can be played on."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.content import PackShelf
from hamlet.engine.actions.codec import action_from_data
from hamlet.engine.actions.family import Action
from hamlet.engine.refusals import Refusal
from hamlet.howto.examples import Example, ExampleGame
from hamlet.session.choice import GameChoice
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.words.words import Words


class ExampleShelf:
    """The games of examples, each played once and forked for whoever wants it."""

    def __init__(self, packs: PackShelf, words: Words) -> None:
        self._packs = packs
        self._words = words
        self._played: dict[str, Session] = {}

    def session(self, example: Example) -> Session:
        """A new game that stands at the moment of the example, with its history."""
        found = self._game(example.game).fork(example.at)
        for data in example.then:
            found.play(action_from_data(found.setup.box, data))
        return found

    def action(self, example: Example) -> Action | None:
        """What is tried in it, if anything."""
        if example.action is None:
            return None
        return action_from_data(self._game(example.game).setup.box, example.action)

    def refusal(self, example: Example) -> Refusal | None:
        """What the engine says against what is tried in it."""
        action = self.action(example)
        return None if action is None else self.session(example).refusal(action)

    def coming(self, example: Example) -> Iterator[None]:
        """Have the game of an example played, an action at a time; then a session of it takes no time."""
        if example.game.id not in self._played:
            session = self._begin(example.game)
            for data in example.game.actions:
                yield
                session.play(action_from_data(session.setup.box, data))
            self._played[example.game.id] = session

    def _game(self, game: ExampleGame) -> Session:
        found = self._played.get(game.id)
        if found is None:
            found = self._played[game.id] = self._play(game)
        return found

    def _play(self, game: ExampleGame) -> Session:
        session = self._begin(game)
        for data in game.actions:
            session.play(action_from_data(session.setup.box, data))
        return session

    def _begin(self, game: ExampleGame) -> Session:
        packs = self._packs.load(game.packs)
        choice = GameChoice(packs, options=game.options, words=self._words)
        seats = seats_for(game.players, choice.definitions.seat_colours, self._words)
        return Session(choice.setup(seats, game.seed))
