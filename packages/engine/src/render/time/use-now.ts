import { useEffect, useState } from 'react'

/**
 * Returns the current time in milliseconds, updated every `interval` milliseconds; once with an interval of 0. Undefined on the server and
 * while hydrating, because pages are cached.
 */
export function useNow(interval: number): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    if (interval === 0) return
    const timer = setInterval(update, interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
