"""The Mini App and the door through which people reach their tables."""
