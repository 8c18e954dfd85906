import { setTimeout as pause } from 'node:timers/promises'

/** A task that runs until it is stopped or fails. */
export type Runner = {
  /** Resolves when it has stopped, for any reason. */
  ended: Promise<void>
  /** Stops it; resolves afterwards. May be called again. */
  stop(): Promise<void>
}

export type RestartOptions = {
  /** Called each time before another one starts. */
  onGiveUp?: () => void
  /** Milliseconds before the first new attempt; doubled with each failure, at most 5,000. Default 100. */
  delay?: number
}

/** Milliseconds after which a runner counts as healthy, so that the next failure is the first again. */
const healthy = 10_000

/**
 * Starts a runner, and restarts it whenever it fails, until it is stopped, also during a pause or a start. @throws what the first
 * `begin` throws; later failures are retried.
 */
export async function restartOnFailure(begin: () => Promise<Runner>, options: RestartOptions = {}): Promise<Runner> {
  const { onGiveUp = () => {}, delay = 100 } = options
  const ending = new AbortController()
  const { signal } = ending
  let current = await begin()
  const last = async () => {
    for (let failures = 0; ; failures++) {
      const started = performance.now()
      await current.ended
      if (signal.aborted) return
      onGiveUp()
      if (performance.now() - started > healthy) failures = 0
      await pause(Math.min(delay * 2 ** failures, 5_000), undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      current = await begin().catch(() => current)
      // Stopped during the start: the caller only has the previous runner.
      if (signal.aborted) return current.stop()
    }
  }
  const ended = last()
  return {
    ended,
    stop: async () => {
      ending.abort()
      await current.stop()
      await ended
    },
  }
}
