"""The rules of the games, one file each, behind one contract."""
