"""Where things lie in Redis. A table's keys share its shard, and so one slot of a cluster."""

from zlib import crc32

SHARDS = range(16)


def shard_of(table_id: str) -> int:
    """A table's shard, for ever."""
    return crc32(table_id.encode()) % len(SHARDS)


def of_table(kind: str, table_id: str) -> str:
    """`table`, `record`, `talk`, `cards`, `posts`, `said`, `here` or `busy` of one table."""
    return f"{kind}:{{{shard_of(table_id)}}}:{table_id}"


def of_record(table_id: str, deal: int) -> str:
    return f"{of_table('record', table_id)}.{deal}"


def of_shard(kind: str, shard: int) -> str:
    """`due`, `stale` or the channel `news` of one shard."""
    return f"{kind}:{{{shard}}}"


def of_one(kind: str, who: str) -> str:
    """What belongs to no table has a slot of its own.

    Of a person: `person`, `tables`, `sat`, `follows`, `draft`; of a chat: `chat`, `tables`,
    `followers`; of a host and a place: `promises`, `lobby`; of a promise: `promise`; of a message:
    `menu`; of what was tapped or said, so that it counts once: `opening`, `turned`; of us all:
    `house`.
    """
    return f"{kind}:{{{who}}}"
