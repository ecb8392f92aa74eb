"""How to play: the end and the scoring."""

from __future__ import annotations

from typing import Final

END: Final = {
    "end.title": "The end and the score",
    "end.lead": "When the Church is complete, the round is finished, and then you count.",
    "end.head.last": "The last round",
    "end.trigger": (
        "The last delivery to the Church brings the last round{last_flag:; so does anybody’s last flag|}. It "
        "is played to its end, so that everybody has had as many turns."
    ),
    "end.open": (
        "In the last round you may do all that you could do before. A second reason to end the game changes "
        "nothing."
    ),
    "end.head.count": "The count",
    "end.sources": (
        "To the points you have come your awards and your landmarks. Then {road_points} for each road you "
        "built, {longest_points} for each tile of your longest road, and a point for every {gold_per_point} "
        "gold that you have left."
    ),
    "end.whose": (
        "Whether a landmark is joined to the Church, and how far it is, is judged with everybody’s roads. "
        "The longest road takes printed roads and your own."
    ),
    "end.winner": (
        "The most points win. If players are level, more deliveries decide, then more sales. Those who are "
        "level even then share the win, unless a glass of milk decides between them."
    ),
    "end.tip": "Press {scores} at any time to see the score as things stand.",
    "end.verdict.last": "The last part",
    "end.example.last": "Two timber and one flour complete the Church, and the last round begins.",
    "end.verdict.longest": "The longest road",
    "end.example.longest": "These tiles form one walk; the Church is no part of it.",
}
