"""One sentence each for the first time that something becomes possible: what, and how."""

from __future__ import annotations

from typing import Final

CHANCES: Final = {
    "chance.got_it": "Got it",
    "chance.got_it.hint": "Hints at first chances can be switched off in the settings, under Reading aids.",
    # what a first turn is made of
    "chance.produce": "Click the lit building: your nearest villager goes there and fills its slots.",
    "chance.take": "You can take a blueprint: click one in the display. The leftmost is free.",
    "chance.donkey": "Your donkey can step to a joined building: drag it there, or press {{key:d}}.",
    # later
    "chance.landmark": "You can build a landmark for your flag: click the lit blueprint in your hand.",
    "chance.deliver": "You can build a part of the Church: click the Church, or press {{key:c}}.",
    "chance.sell": "You can fulfil a sale: click the Market, or press {{key:m}}.",
    "chance.construct": "You can build from your hand: click the lit blueprint, then a place where it fits.",
    "chance.buy": "You can buy goods that are missing: they are on the card where you pay, wherever that is.",
    "chance.road": "You can lay a road between the lit tiles: press {{key:r}}, then click their border.",
    "chance.refine": "You can refine goods: click the lit building. When somebody uses them, you are paid.",
    "chance.beg": "There is no work left at the first producers, so a villager can beg: click the Church.",
    "chance.hire": "You can hire a villager or a donkey: click the Town Hall, or press {{key:t}}.",
    "chance.rest": "None of your villagers can work any more: {{key:n}} ends your turn.",
    # by the lake
    "chance.close_lake": "A new building can close a lake, and fish come with it: click the lit blueprint.",
    "chance.sail": "Your boat can carry goods for you: its way is on the card where you pay.",
    "chance.store": "You can store goods for the end of the game: click your lit storeroom.",
    "chance.use_fish": "You can sell or eat a fish: press {{key:u}} for the menu of the season.",
    "chance.fishing": "A villager can fish at the lit building: click it, or press {{key:f}}.",
    # against Botric
    "chance.before_botric": "Botric would deliver or sell at the lit building; you can do it before him.",
}
