"""The commands of the checkout: play, test, and the makers of what is generated in assets/."""
