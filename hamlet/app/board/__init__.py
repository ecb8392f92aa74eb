"""The village on the table: camera, board layer, overlays, and what lies under the pointer."""
