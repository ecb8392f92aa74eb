"""The sheet that tells what is wrong with packs that were saved while the window is open."""
