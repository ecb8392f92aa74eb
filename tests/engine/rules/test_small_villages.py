"""Villages of one or two tiles: nothing that is remembered about them may be mixed up."""

from __future__ import annotations

from hamlet.engine.payments.sources import PaymentSources
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import Sketch


def pair() -> Hand:
    return sketched(Sketch("church farm", roads="church-farm")).donkeys(0, "farm").stock("farm", "wheat")


def test_score_and_transport_do_not_disturb_each_other() -> None:
    hand = pair()
    assert PaymentSources(hand.state, 0, hand.uids["farm"]).counts[hand.material("wheat")] == 1
    assert hand.scores(0)["longest_road"] == 0
    hand = pair()
    assert hand.scores(0)["longest_road"] == 0
    assert PaymentSources(hand.state, 0, hand.uids["farm"]).counts[hand.material("wheat")] == 1
