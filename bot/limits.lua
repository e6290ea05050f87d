-- How often something may be done. `spent` lists the moments it was, newest first; moments come
-- from the caller.

-- Whoever has waited longest has so many seconds to himself once there is room.
local GRACE = 0.5
-- After so many it is forgotten that somebody waits: he has given up.
local GONE = 120

-- Routine draws from a bucket that holds `burst` and gains one every `pace` seconds. Whatever is
-- spent draws from it too, but never more than there is. Answers the moment it holds one.
local function filled(spent, burst, pace)
  local full = 0
  for i = #spent, 1, -1 do
    local moment = tonumber(spent[i])
    full = math.min(math.max(full, moment), moment + (burst - 1) * pace) + pace
  end
  return full - (burst - 1) * pace
end

-- Answers the seconds until it may be done again: 0 means now, and with `take` it is noted.
-- keys: spent, until, line; words: now, take (1 or 0), who ('' stands in no line), the bucket's burst
-- (0: none) and pace, how long one waits for it at most, then rules: so many times, in so many seconds.
local function budget(keys, words)
  local now, take, who = tonumber(words[1]), words[2] == '1', words[3]
  local burst, pace, patience = tonumber(words[4]), tonumber(words[5]), tonumber(words[6])
  local since = tonumber(redis.call('ZSCORE', keys[3], who) or now)
  local wait = tonumber(redis.call('GET', keys[2]) or '0') - now
  local most, longest = 0, 0
  for i = 7, #words, 2 do
    local times, seconds = tonumber(words[i]), tonumber(words[i + 1])
    local spent = redis.call('LINDEX', keys[1], times - 1)
    if spent then
      wait = math.max(wait, math.min(tonumber(spent) + seconds - now, seconds))
    end
    most, longest = math.max(most, times), math.max(longest, seconds)
  end
  if burst > 0 then
    local left = filled(redis.call('LRANGE', keys[1], 0, -1), burst, pace) - now
    wait = math.max(wait, math.min(left, since + patience - now))
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
