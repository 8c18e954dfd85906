import { withStopSignal } from '../outgoing/stop-signal.ts'

/** Milliseconds after its deadline in which a job must end, by default. */
const GRACE = 5_000

/** A job did not end in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

export interface RunOptions {
  /** Seconds until the deadline. */
  seconds: number
  /** Aborted while the server stops. */
  stopping: AbortSignal
  /** Milliseconds after the deadline in which it must end. */
  grace?: number
}

/**
 * Runs a job. At its deadline, and while the server stops, its requests to other servers are aborted. Rejects with {@link DeadlineError} if
 * the job does not end within seconds after its deadline: its slot is then free, although its last step may still run.
 */
export async function runJob(work: () => Promise<void>, { seconds, stopping, grace = GRACE }: RunOptions): Promise<void> {
  const deadline = new AbortController()
  const late = Promise.withResolvers<never>()
  const error = new DeadlineError(`The job did not end within ${seconds} seconds.`)
  const timers = [
    setTimeout(() => deadline.abort(error), seconds * 1_000),
    // A busy process runs the timer before it reads the socket: a result that has arrived counts, however late it is read.
    setTimeout(() => setImmediate(() => late.reject(error)), seconds * 1_000 + grace),
  ]
  try {
    await Promise.race([withStopSignal(AbortSignal.any([stopping, deadline.signal]), work), late.promise])
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

/**
 * Makes the runs of a scheduled job follow each other. Of several that wait for the current one, the first does the work of all, so that a
 * schedule uses two slots at most.
 */
export function inTurn<Input>(work: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let isOneWaiting = false
  return async (input) => {
    if (isOneWaiting) return
    isOneWaiting = true
    await running
    isOneWaiting = false
    const current = work(input)
    running = current.catch(() => {})
    await current
  }
}
