"""What he may try: the three that come first, and one module for each token of his line."""
