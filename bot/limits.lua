-- How often something may be done. `spent` lists the moments it was, newest first; moments come
-- from the caller.

-- Whoever has waited longest has so many seconds to himself once there is room.
local GRACE = 0.5
-- After so many it is forgotten that somebody waits: he has given up.
local GONE = 120

-- Answers the seconds until it may be done again: 0 means now, and with `take` it is noted.
-- keys: spent, until, line; words: now, take (1 or 0), who ('' stands in no line), then rules: so
-- many times, in so many seconds, binding only who has waited less than so long (0: everybody).
local function budget(keys, words)
  local now, take, who = tonumber(words[1]), words[2] == '1', words[3]
  local since = tonumber(redis.call('ZSCORE', keys[3], who) or now)
  local wait = tonumber(redis.call('GET', keys[2]) or '0') - now
  local most, longest = 0, 0
  for i = 4, #words, 3 do
    local times, seconds = tonumber(words[i]), tonumber(words[i + 1])
    local patience = tonumber(words[i + 2])
    local spent = redis.call('LINDEX', keys[1], times - 1)
    if spent then
      local left = math.min(tonumber(spent) + seconds - now, seconds)
      if patience > 0 then
        left = math.min(left, since + patience - now)
      end
      wait = math.max(wait, left)
    end
    most, longest = math.max(most, times), math.max(longest, seconds)
  end
  if who ~= '' and wait <= 0 and -wait < GRACE then
    local first = redis.call('ZRANGE', keys[3], 0, 0)[1]
    wait = (first and first ~= who) and wait + GRACE or wait
  end
  if wait > 0 then
    if who ~= '' then
      redis.call('ZREMRANGEBYSCORE', keys[3], '-inf', now - GONE)
      redis.call('ZADD', keys[3], 'NX', now, who)
      redis.call('EXPIRE', keys[3], GONE)
    end
    return tostring(wait)
  end
  if take then
    redis.call('LPUSH', keys[1], words[1])
    redis.call('LTRIM', keys[1], 0, most - 1)
    redis.call('EXPIRE', keys[1], math.ceil(longest) + 60)
    redis.call('ZREM', keys[3], who)
  end
  return '0'
end

redis.register_function('budget' .. VERSION, budget)
