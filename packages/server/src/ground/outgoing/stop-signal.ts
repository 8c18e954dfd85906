import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'

const signals = new AsyncLocalStorage<AbortSignal>()

/** Runs work, whose requests to other servers end when the signal is aborted. */
export function withStopSignal<Result>(signal: AbortSignal, work: () => Result): Result {
  // Each request listens.
  setMaxListeners(0, signal)
  return signals.run(signal, work)
}

/** The signal at which the current work must stop: in a job at its deadline, and while the server stops. Elsewhere it is never aborted. */
export const stopSignal = (): AbortSignal => signals.getStore() ?? new AbortController().signal

/** Signal for a request to another server: aborted after a number of milliseconds, and with {@link stopSignal}. */
export const requestSignal = (milliseconds: number): AbortSignal =>
  AbortSignal.any([stopSignal(), AbortSignal.timeout(milliseconds)])

/** Milliseconds between two questions whether work was canceled. */
const INTERVAL = 1_000

/**
 * Runs work until it ends or `isCanceled` resolves to true, which is asked every second. Its requests to other servers are then aborted, and
 * the result is undefined.
 */
export async function untilCanceled<Result>(
  isCanceled: () => Promise<boolean>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const canceled = new AbortController()
  const watch = setInterval(async () => {
    // Without an answer the work continues: it fails without the database, too.
    if (await isCanceled().catch(() => false)) canceled.abort()
  }, INTERVAL)
  try {
    return await withStopSignal(AbortSignal.any([stopSignal(), canceled.signal]), work)
  } catch (error) {
    if (canceled.signal.aborted) return undefined
    throw error
  } finally {
    clearInterval(watch)
  }
}
