export interface Watched<Result> {
  result: Result
  /** The longest time that the main thread worked without a pause, in milliseconds of processor time. */
  blocked: number
}

/**
 * Runs work, and measures the longest time for which the main thread was blocked, in processor time, which is independent of
 * other load.
 */
export async function watchMainThread<Result>(work: () => Promise<Result>): Promise<Watched<Result>> {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let blocked = 0
  let last = used()
  const look = () => {
    const now = used()
    blocked = Math.max(blocked, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  const result = await work().finally(() => clearInterval(timer))
  look()
  return { result, blocked }
}
