"""The makers of what is generated in the guide to packs, `data/README.md`."""
