"""The only place that knows pymunk: things that swing, fall over, tumble and pile up.

Steps are fixed, every effect has a time limit and a fixed end, and a plain curve instead without pymunk.
"""
