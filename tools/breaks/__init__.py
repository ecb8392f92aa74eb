"""One-line breaks of the program, by room: each must be caught by the tests of its room."""
