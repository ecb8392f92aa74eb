"""The window: screens, table, camera, input, drawing, motion."""
