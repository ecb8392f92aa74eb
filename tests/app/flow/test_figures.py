"""Every figure told before something is done is what then comes, and opened it adds up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offer import Offer
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.opened import tell_gains, tell_ledger, tell_place, tell_seat, tell_source
from hamlet.app.flow.reckoning import Reckoning
from hamlet.app.flow.spots import far
from hamlet.app.flow.table import Flow
from hamlet.app.flow.telling import tell_building
from hamlet.app.ids import HandId, InfoId, SpotId
from hamlet.app.view.amounts import Coins, Goods, Hired, Points
from hamlet.app.view.parts import Choice, Gains, Note, ScoreLine, Turner
from hamlet.engine.events import GoldChanged, MaterialMade, PointsScored
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.scoring.sums import sums_of
from hamlet.session.history import Step
from hamlet.words.measures import building_for
from hamlet.words.sums import signed
from tests.app.flow.moments import flows_of, records

MINUS = "−"


def _flows(first: int = 3, every: int = 9, steps: int = 61) -> Iterator[Flow]:
    for path in records(first, every):
        yield from flows_of(path, steps)


def _number(text: str) -> int:
    return int(text.replace(MINUS, "-"))


def _lines(told: str | Iterable[str]) -> tuple[int, list[int]]:
    """The figure of an opened sum, and the numbers of the lines that are one's own."""
    first, *rest = told.split("\n") if isinstance(told, str) else list(told)
    figure = re.search(rf"[+{MINUS}]\d+", first)
    assert figure is not None, first
    return _number(figure[0]), [_number(f[0]) for line in rest if (f := re.match(rf"[+{MINUS}]\d+", line))]


def _offers(flow: Flow) -> Iterator[Offer]:
    for uid in range(len(flow.state.village.tiles)):
        yield from (each for each in offers_at(flow.speech, uid) if each.refusal is None)


def _scored(step: Step, seat: int) -> int:
    return sum(
        event.points for event in step.events if isinstance(event, PointsScored) and event.seat == seat
    )


def _gold(step: Step, seat: int) -> int:
    return sum(event.gold for event in step.events if isinstance(event, GoldChanged) and event.seat == seat)


def _by_source(step: Step, seat: int) -> dict[str, int]:
    """What the final scoring brings more than before, by source."""
    before, after = final_scores(step.before)[seat], final_scores(step.after)[seat]
    sources = {*before, *after} - {"during", "total"}
    found = {each: after.get(each, 0) - before.get(each, 0) for each in sources}
    return {each: points for each, points in found.items() if points}


def _check(account: Reckoning, step: Step) -> None:
    """The account of an action against its events and the scores before and after."""
    seat, end = step.before.seat, _by_source(step, step.before.seat)
    assert account.forecast.now(seat) == _scored(step, seat)
    assert account.forecast.gold(seat) == _gold(step, seat)
    assert account.forecast.end(seat) == sum(end.values())
    assert {each.after.source: each.points for each in account.forecast.changes(seat)} == end
    figure, parts = _lines(account.now())
    assert (figure, sum(parts)) == (_scored(step, seat), figure)
    figure, parts = _lines(account.end())
    assert (figure, sorted(parts)) == (sum(end.values()), sorted(end.values()))
    told = list(account.gold())
    if _gold(step, seat):
        before, after = re.findall(r"\d+", told[0])
        assert (int(before), int(after)) == (step.before.gold[seat], step.after.gold[seat])
        changes = [_number(f[0]) for line in told if (f := re.match(rf"[+{MINUS}]\d+", line))]
        assert sum(changes) == _gold(step, seat)


def test_whatever_is_offered_tells_before_it_is_done_what_then_comes() -> None:
    families = set()
    for flow in _flows():
        for offer in _offers(flow):
            step = flow.session.try_out(offer.action)
            _check(flow.reckoning(offer.action), step)
            families.add(offer.family)
    assert families >= {"produce", "refine", "sell", "deliver", "road", "take_blueprint"}


def test_the_plates_of_an_offer_are_what_its_events_bring() -> None:
    seen = set()
    for flow in _flows(5, 13):
        seat, box = flow.state.seat, flow.state.box
        for offer in _offers(flow):
            step = flow.session.try_out(offer.action)
            whys = {"work", "sale", "delivery", "begged", "coins_on_blueprint"}
            events = [event for event in step.events if getattr(event, "why", "") in whys]
            points = sum(each.count for each in offer.gain if isinstance(each, Points))
            gold = sum(each.count for each in offer.gain if isinstance(each, Coins))
            assert points == sum(e.points for e in events if isinstance(e, PointsScored) and e.seat == seat)
            assert gold == sum(e.gold for e in events if isinstance(e, GoldChanged) and e.seat == seat)
            made = [event for event in step.events if isinstance(event, MaterialMade)]
            assert {each for each in offer.gain if isinstance(each, Goods)} == {
                Goods(
                    (box.definitions.materials[box.code_material[event.code]].id,),
                    event.amount,
                    fine=bool(box.code_quality[event.code]),
                )
                for event in made
            }
            seen.add(offer.family)
    assert seen >= {"produce", "refine", "sell", "deliver", "take_blueprint"}


def test_what_a_refinery_says_a_token_brings_is_what_using_it_pays() -> None:
    fine = set()
    for flow in _flows(2, 9, 73):
        state = flow.state
        for uid, placed in enumerate(state.village.tiles):
            tile = state.box.definitions.tiles[placed.tile]
            if tile.refines is None:
                continue
            for seat in range(state.box.seats):
                milestone = state.box.quality_milestone[tile.refines[1]]
                high = milestone >= 0 and state.milestones[milestone] == seat
                code = state.box.refined_code(tile.refines[1], seat, high_quality=high)
                gain = flow.speech.gain(state.box.code_gain[code])
                assert f"brings you {gain} when used" in building_for(flow.speech, tile, seat)
                if high:
                    assert f"{flow.speech.seat(seat)} makes it of high quality: {gain}" in tell_building(
                        flow, uid
                    )
                fine.add(high)
        for offer in _offers(flow):
            if offer.family == "refine":
                rich = building_for(flow.speech, flow.speech.definition(offer.tile), state.seat)
                paid = re.search(r"brings you (.*) when used", rich)
                assert paid is not None
                assert offer.notes == (f"Used later it pays you {paid[1]}",)
    assert fine == {True, False}


def _held(flow: Flow) -> Iterator[Holding]:
    """Each blueprint of the hand in turn, with all its places reckoned."""
    for place in range(len(flow.state.blueprints[flow.state.seat])):
        flow.enter(Idle())
        if flow.choose(HandId(place)) and isinstance(flow.mode, Holding):
            while flow.mode.working:
                flow.mode.work(flow)
            yield flow.mode


def _part(flow: Flow, kind: type) -> object:
    card = flow.scene().card
    assert card is not None
    return next((part for part in card.parts if isinstance(part, kind)), None)


@pytest.mark.parametrize("path", records(3, 12), ids=lambda path: path.stem[:2])
def test_the_worth_of_a_place_is_what_the_card_says_now_and_at_the_end(path: Path) -> None:
    places = 0
    for flow in flows_of(path, 47):
        seat = flow.state.seat
        for mode in _held(flow):
            shown = {spot.id: spot.worth for spot in flow.scene().spots}
            for spot in flow.scene().spots[:12]:
                assert flow.choose(spot.id)
                gains, ghost = _part(flow, Gains), flow.scene().ghost
                assert ghost is not None
                assert ghost.worth == shown[spot.id]
                if isinstance(gains, Gains):
                    assert mode.plan is not None
                    step = flow.session.try_out(mode.plan.purchase.action)
                    end = sum(_by_source(step, seat).values())
                    assert (gains.now, gains.end) == (_scored(step, seat), end)
                    assert ghost.worth == gains.now + gains.end
                    assert _lines(tell_gains(flow, "now")) == (gains.now, _lines(tell_gains(flow, "now"))[1])
                    assert sum(_lines(tell_gains(flow, "end"))[1]) == gains.end
                    places += 1
                flow.back()
                assert isinstance(spot.id, SpotId)
                told = tell_place(flow, spot.id)
                assert told.startswith(f"*Built here: {signed(shown[spot.id] or 0)} {{point}} in all*")
    assert places


def test_the_discs_of_a_ghost_add_up_to_what_its_landmark_is_worth() -> None:
    scoring = 0
    for flow in _flows(4, 16, 61):
        for mode in _held(flow):
            for fit in mode.fits.spots[:20]:
                mode.lie(flow, fit)
                flow.changed()
                ghost, built = flow.scene().ghost, mode.forecast(flow)
                assert ghost is not None
                assert built is not None
                discs = sum(meet.points for meet in ghost.meets)
                if any(meet.kind == "scores" for meet in ghost.meets):
                    assert discs == landmark_worth(built.after, len(flow.state.village.tiles))
                    scoring += 1
                else:
                    assert discs == 0
    assert scoring


def test_the_best_places_are_outlined_each_once_and_all_others_of_the_turn_have_their_worth() -> None:
    outlined = 0
    for flow in _flows(1, 10, 61):
        for mode in _held(flow):
            spots = flow.scene().spots
            best = [spot.worth for spot in spots if spot.best and spot.worth is not None]
            assert None not in [spot.worth for spot in spots]
            middles = {(fit.rotation, fit.at): (fit.x, fit.y) for fit in mode.fits.spots}
            where = [middles[spot.rotation, spot.at] for spot in spots if spot.best]
            assert len(set(where)) == len(where)
            away = [fit for fit in mode.fits.spots if mode.spot is not None and far(fit, mode.spot)]
            if away:
                assert max(best) == max(mode.worths.at(fit) for fit in away)
            outlined += len(best)
    assert outlined


def test_the_card_of_a_pinned_blueprint_says_how_it_is_turned_and_who_carries() -> None:
    carried, turns = set(), set()
    for flow in _flows(3, 9, 37):
        for mode in _held(flow):
            flow.pin()
            turner = _part(flow, Turner)
            assert isinstance(turner, Turner)
            assert mode.spot is not None
            number = mode.fits.rotations.index(mode.spot.rotation) + 1
            assert turner.text == f"Turn {number} of {len(mode.fits.rotations)}"
            turns.add(turner.text)
            card = flow.scene().card
            assert card is not None
            if mode.plan is None:
                continue
            purchase = mode.plan.purchase
            for bid in purchase.bids:
                if purchase.wanted.refusal(flow.state, bid) is None:
                    row = next((p for p in card.parts if isinstance(p, Choice) and p.id == bid.id), None)
                    told = [each.count for each in row.gain if isinstance(each, Hired)] if row else []
                    ways = purchase.paid_at(bid).ways()
                    assert told in ([], [len({tile for way in ways for tile in way.donkeys})])
                    carried.update(told)
    assert len(carried) > 1
    assert len(turns) > 4


def test_awards_won_or_lost_are_told_with_the_counts_they_come_from() -> None:
    told: set[str] = set()
    for flow in _flows(3, 9, 37):
        seat = flow.state.seat
        awards = {award.id: flow.words.name(award) for award in flow.state.box.definitions.awards}
        for offer in _offers(flow):
            step, account = flow.session.try_out(offer.action), flow.reckoning(offer.action)
            changed = {awards[source] for source in _by_source(step, seat) if source in awards}
            lines = account.awards()
            assert {re.sub(r"\{crown\} (.*?):.*", r"\1", line) for line in lines} == changed
            told.update(re.sub(r".*: (you \w+|no longer|.* share).*", r"\1", line)[:12] for line in lines)
    assert {"you lead", "you alone"} <= told


def test_the_ledger_opened_goes_from_the_gold_before_to_the_gold_after() -> None:
    seen = 0
    for flow in _flows(6, 9, 53):
        for offer in [each for each in _offers(flow) if each.wanted is not None]:
            mode = PaymentMode(flow, offer, flow.mode, offer.bid)
            flow.enter(mode)
            card = flow.scene().card
            assert card is not None
            note = next((part for part in card.parts if isinstance(part, Note) and part.opens), None)
            if note is None:
                continue
            assert note.opens == InfoId("gold")
            left = flow.session.try_out(mode.purchase.action).after.gold[flow.state.seat]
            assert note.text.endswith(f"= {left}")
            assert f"*{flow.state.gold[flow.state.seat]} now, {left} after*" in tell_ledger(flow)
            seen += 1
    assert seen


def test_every_line_of_the_score_opens_to_sums_that_come_to_it() -> None:
    for flow in _flows(0, 11, 67):
        flow.key("x")
        card = flow.scene().card
        assert card is not None
        for line in [part for part in card.parts if isinstance(part, ScoreLine) and not part.last]:
            assert isinstance(line.opens, InfoId)
            told = tell_source(flow.session, str(line.opens.which))
            for seat, points in enumerate(line.numbers):
                if points:
                    assert f"{flow.speech.seat(seat)} {points}" in told
        for seat, score in enumerate(final_scores(flow.state)):
            sums = sums_of(flow.state, seat)
            assert sum(each.points for each in sums.values()) == score["total"] - score["during"]
            for each in sums.values():
                assert each.reckoned in (None, each.points), each
            ends = re.search(r"At the end \+(\d+)", tell_seat(flow, seat))
            assert int(ends[1] if ends else 0) == score["total"] - score["during"]


def test_a_landmark_tells_how_its_worth_comes_about() -> None:
    reckoned = 0
    for flow in _flows(2, 9, 71):
        for uid, placed in enumerate(flow.state.village.tiles):
            told = tell_building(flow, uid)
            found = re.search(r"\{point\} (\d+) at the end: (\d+) .* at (\d+) each(, at most (\d+))?", told)
            if placed.owner < 0 or found is None:
                continue
            points, count, each = (int(found[group]) for group in (1, 2, 3))
            assert points == min(count * each, int(found[5] or 99)) == landmark_worth(flow.state, uid)
            reckoned += 1
    assert reckoned
