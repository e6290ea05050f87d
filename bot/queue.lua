-- Telegram's updates on their way: a stream a shard, which all processes read as one reader. What
-- was read and not finished is pending; its idle time says since when nobody holds it any more.
local READERS, READER = 'bot', 'bot'

-- Queue an update that nobody has seen; answers 1, 0 where it was seen, or -1 where too many wait.
-- keys: updates, seen (bits); words: the update's number, its body, its bit, seconds to remember
-- it, most to wait.
local function enqueue(keys, words)
  if redis.call('GETBIT', keys[2], words[3]) == 1 then
    return 0
  end
  if redis.call('XLEN', keys[1]) >= tonumber(words[5]) then
    return -1
  end
  redis.call('SETBIT', keys[2], words[3], 1)
  redis.call('EXPIRE', keys[2], words[4])
  redis.call('XADD', keys[1], '*', 'id', words[1], 'body', words[2])
  return 1
end

-- Take one over that nobody holds any more; answers place, number, body and how often it was taken.
-- keys: updates; words: milliseconds after which it is let go.
local function adopt(keys, words)
  local idle = words[1]
  local lost = redis.call('XPENDING', keys[1], READERS, 'IDLE', idle, '-', '+', 1)[1]
  if not lost then
    return {}
  end
  local place, times = lost[1], tonumber(lost[4])
  local mine = redis.call('XCLAIM', keys[1], READERS, READER, idle, place)[1]
  if not mine then
    return {}
  end
  return {place, mine[2][2], mine[2][4], times + 1}
end

-- They are still in hand: not idle, and not taken once more. keys: updates; words: their places.
local function hold(keys, words)
  local held = {'XCLAIM', keys[1], READERS, READER, 0}
  for _, place in ipairs(words) do
    table.insert(held, place)
  end
  table.insert(held, 'JUSTID')
  return #redis.call(unpack(held))
end

-- keys: updates; words: the place of one that is handled.
local function finish(keys, words)
  redis.call('XACK', keys[1], READERS, words[1])
  return redis.call('XDEL', keys[1], words[1])
end

redis.register_function('enqueue' .. VERSION, enqueue)
redis.register_function('adopt' .. VERSION, adopt)
redis.register_function('hold' .. VERSION, hold)
redis.register_function('finish' .. VERSION, finish)
