"""What packs bring to be seen: their pictures, the signs of their goods, the colours of their seasons."""
