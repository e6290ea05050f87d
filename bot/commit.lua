-- Everything the store does that must happen at once. Each function touches one shard only, and
-- what is JSON stays opaque text here.

-- How many commits a table remembers the marks of: more than others make while one is sent again.
local MARKS = 8

local function publish(channel, id, version, fleeting)
  redis.call('SPUBLISH', channel, id .. ' ' .. version .. ' ' .. fleeting)
end

-- Write a table if it still has the version that was changed; answers the new version, or 0.
-- keys: table, due, stale, news, then records and talk; words: id, version, the writer's mark, body,
-- due moment or '', seconds to keep, fleeting events, then what each of those gains ('': drop it).
-- The mark tells a writer whose connection broke that his commit had arrived, also when others
-- have committed since: had it arrived, it made the version after the one it expected.
local function commit(keys, words)
  local id, expected, mark, body, due, keep, fleeting = unpack(words, 1, 7)
  local version = tonumber(expected) + 1
  local by = 'by' .. version % MARKS
  local held = redis.call('HMGET', keys[1], 'v', by)
  if tonumber(held[1] or '0') ~= version - 1 then
    return held[2] == mark and version or 0
  end
  redis.call('HSET', keys[1], 'v', version, by, mark, 'body', body)
  redis.call('EXPIRE', keys[1], keep)
  for i = 5, #keys do
    local gain = words[i + 3]
    if gain == '' then
      redis.call('DEL', keys[i])
    else
      redis.call('APPEND', keys[i], gain)
      redis.call('EXPIRE', keys[i], keep)
    end
  end
  if due == '' then
    redis.call('ZREM', keys[2], id)
  else
    redis.call('ZADD', keys[2], due, id)
  end
  redis.call('HSET', keys[3], id, version)
  publish(keys[4], id, version, fleeting)
  return version
end

-- keys: stale, cards; words: id, the version whose cards are shown, the wishes seen ('': all).
local function settle(keys, words)
  local wished = redis.call('HGET', keys[2], 'wished') or '0'
  local unseen = words[3] ~= '' and wished ~= words[3]
  if not unseen and redis.call('HGET', keys[1], words[1]) == words[2] then
    return redis.call('HDEL', keys[1], words[1])
  end
  return 0
end

-- Somebody wishes something of a table's cards: noted beside them, they show less than that.
-- keys: cards, stale, table; words: id, whose wish, the note, seconds to keep, and what has to be
-- noted before ('': nothing) where that matters. Answers whether it is noted now.
local function wish(keys, words)
  if words[5] and (redis.call('HGET', keys[1], words[2]) or '') ~= words[5] then
    return 0
  end
  redis.call('HSET', keys[1], words[2], words[3])
  redis.call('HINCRBY', keys[1], 'wished', 1)
  redis.call('EXPIRE', keys[1], words[4])
  local version = redis.call('HGET', keys[3], 'v')
  if version then
    redis.call('HSET', keys[2], words[1], version)
  end
  return 1
end

-- Note something else about cards, if what was known of them is still noted.
-- keys: cards; words: whose, what was noted, what now ('': nothing), seconds to keep. Answers whether.
local function amend(keys, words)
  if redis.call('HGET', keys[1], words[1]) ~= words[2] then
    return 0
  end
  if words[3] == '' then
    redis.call('HDEL', keys[1], words[1])
  else
    redis.call('HSET', keys[1], words[1], words[3])
    redis.call('EXPIRE', keys[1], words[4])
  end
  return 1
end

-- Drop a due entry that belongs to no table. keys: table, due; words: id.
local function bury(keys, words)
  if redis.call('EXISTS', keys[1]) == 0 then
    return redis.call('ZREM', keys[2], words[1])
  end
  return 0
end

-- Drop an entry of an index, unless it was written anew. keys: index; words: id, its score.
local function drop(keys, words)
  local score = redis.call('ZSCORE', keys[1], words[1])
  if score and tonumber(score) == tonumber(words[2]) then
    return redis.call('ZREM', keys[1], words[1])
  end
  return 0
end

-- Who is connected: members are `connection person`, scores the moments they lapse at. Presence
-- is about real connections, so its clock is the server's.
local function people(key)
  local found, count = {}, 0
  for _, member in ipairs(redis.call('ZRANGE', key, 0, -1)) do
    local person = string.match(member, ' (.*)$')
    if not found[person] then
      found[person] = true
      count = count + 1
    end
  end
  return found, count
end

-- keys: here, news; words: id, member, seconds it lasts (0: gone). Told when somebody came or went.
local function attend(keys, words)
  local now = tonumber(redis.call('TIME')[1])
  local before, had = people(keys[1])
  redis.call('ZREMRANGEBYSCORE', keys[1], '-inf', '(' .. now)
  local lasts = tonumber(words[3])
  if lasts > 0 then
    redis.call('ZADD', keys[1], now + lasts, words[2])
    redis.call('EXPIRE', keys[1], lasts)
  else
    redis.call('ZREM', keys[1], words[2])
  end
  local after, has = people(keys[1])
  local same = had == has
  for person in pairs(after) do
    same = same and before[person]
  end
  if not same then
    publish(keys[2], words[1], 0, '[]')
  end
  return same and 0 or 1
end

-- keys: here; answers the members that have not lapsed.
local function present(keys)
  local now = redis.call('TIME')[1]
  return redis.call('ZRANGEBYSCORE', keys[1], now, '+inf')
end

-- One holder at a time. keys: busy; words: holder, milliseconds (0: let go).
local function lease(keys, words)
  local holder = redis.call('GET', keys[1])
  if holder and holder ~= words[1] then
    return 0
  end
  if tonumber(words[2]) == 0 then
    return redis.call('DEL', keys[1])
  end
  redis.call('SET', keys[1], words[1], 'PX', words[2])
  return 1
end

-- The table that is the only one of a chat. keys: chat; words: the one that was ('': none), its heir.
local function occupy(keys, words)
  if (redis.call('HGET', keys[1], 'only') or '') ~= words[1] then
    return 0
  end
  redis.call('HSET', keys[1], 'only', words[2])
  return 1
end

redis.register_function('commit' .. VERSION, commit)
redis.register_function('settle' .. VERSION, settle)
redis.register_function('wish' .. VERSION, wish)
redis.register_function('amend' .. VERSION, amend)
redis.register_function('bury' .. VERSION, bury)
redis.register_function('drop' .. VERSION, drop)
redis.register_function('attend' .. VERSION, attend)
redis.register_function('present' .. VERSION, present)
redis.register_function('lease' .. VERSION, lease)
redis.register_function('occupy' .. VERSION, occupy)
