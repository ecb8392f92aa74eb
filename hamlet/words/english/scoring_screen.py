"""What stands on the score: the sheet, the roads, what can be done after a game."""

from __future__ import annotations

from typing import Final

SCORING_SCREEN: Final = {
    "scores.now": "as things stand",
    "scores.leads": "{names} {names:leads|lead}",
    "scores.final": "Final score",
    "scores.wins": "{names} {names:wins|win together}",
    "scores.points": "{points} {points:point|points}",
    "scores.ahead": "{ahead} ahead of {name}",
    "scores.by_deliveries": "level with {name}; {most} church deliveries to {next} decide",
    "scores.by_sales": "level with {name} in points and deliveries; {most} sales to {next} decide",
    "scores.shared": "level in points, church deliveries and sales",
    # the sheet
    "scores.source": "Source",
    "scores.total": "Total",
    "scores.in_play": "During the game",
    "scores.awards": "Awards",
    "scores.landmarks": "Landmarks",
    "scores.roads": "Roads",
    "scores.all": "All points",
    "scores.open": "Enter or a click on a figure opens the moves behind it",
    "scores.replay": "Look at this move in the replay",
    "scores.no_moves": "No single move stands behind this.",
    "scores.close": "Back to the sheet",
    "scores.piece": "{name}, {source}: {points} {points:point|points}",
    # the town
    "scores.finished": "finished in round {round}",
    "scores.finished.season": "finished in round {round}, in {season}",
    "scores.round": "round {round}",
    "scores.town": "Name the town",
    # the foot
    "scores.look": "Look around",
    "scores.from": "Where points came from",
    "scores.picture": "Save picture",
    "scores.painting": "The picture is being painted",
    "scores.table": "Back to the table",
    "scores.rematch": "Rematch",
    "scores.rematch.about": "The same seats and rules with another seed; who begins is drawn by lot",
    "scores.again": "Space counts again",
    "scores.saved": "{name} lies in {folder}",
    "scores.counting": "Space: next source · Enter: to the end",
    "scores.around": "Drag and wheel move the view",
    "scores.back": "Back to the score",
    # level to the last
    "scores.milk": "A glass of milk decides?",
    "scores.milk.about": "The rules’ last tie-break: who empties the glass first. "
    "Whoever would rather not shares the victory.",
    "scores.milk.go": "Press your key, again and again: the first empty glass wins. Esc shares the victory.",
    "scores.milk.look": "They drink by themselves.",
    "scores.milk.sip": "A click is a sip",
    "scores.milk.won": "{name} has emptied the glass first.",
    "scores.by_milk": "by a glass of milk",
}
