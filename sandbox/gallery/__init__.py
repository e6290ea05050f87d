"""The gallery: every moment of every game and of the frame, as the real Mini App shows it."""
