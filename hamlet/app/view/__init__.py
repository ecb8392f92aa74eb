"""What is to be seen, as plain data: no surfaces, no events. Screens draw it, tests read it."""
