-- How often something may be done. `spent` lists the moments it was, newest first; moments come
-- from the caller.

-- Answers the seconds until it may be done again: 0 means now, and with `take` it is noted.
-- keys: spent, until; words: now, take (1 or 0), then pairs: so many times, in so many seconds.
local function budget(keys, words)
  local now, take = tonumber(words[1]), words[2] == '1'
  local wait = tonumber(redis.call('GET', keys[2]) or '0') - now
  local most, longest = 0, 0
  for i = 3, #words, 2 do
    local times, seconds = tonumber(words[i]), tonumber(words[i + 1])
    local spent = redis.call('LINDEX', keys[1], times - 1)
    if spent then
      wait = math.max(wait, math.min(tonumber(spent) + seconds - now, seconds))
    end
    most, longest = math.max(most, times), math.max(longest, seconds)
  end
  if wait > 0 then
    return tostring(wait)
  end
  if take then
    redis.call('LPUSH', keys[1], words[1])
    redis.call('LTRIM', keys[1], 0, most - 1)
    redis.call('EXPIRE', keys[1], math.ceil(longest) + 60)
  end
  return '0'
end

redis.register_function('budget' .. VERSION, budget)
