import { setTimeout as pause } from 'node:timers/promises'

/** The messages of `pg` without a code when a connection breaks, is broken, or cannot be established in time. */
const sayings =
  /^(?:Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/

/** System errors, and PostgreSQL's classes 08 (connection), 57P0 (shutting down or starting), 53300 (too many connections). */
const codes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08...|57P0.|53300)$/

/**
 * Whether an error means that the database is unreachable, rather than that a statement was wrong. Such an operation can be
 * retried.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return code ? codes.test(code) : sayings.test(error.message)
}

/** Wait before the first retry, the longest wait, and the time of all retries together. Milliseconds. */
const [FIRST_RETRY, LONGEST_RETRY, RETRIES] = [50, 2_000, 600_000]

/**
 * Runs a statement that may run twice, and again while the database is unreachable, starting, or read-only: for ten minutes. Other errors are
 * thrown.
 */
export async function retryWhileAway<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let wait = FIRST_RETRY, end = performance.now() + RETRIES; ; wait = Math.min(2 * wait, LONGEST_RETRY)) {
    try {
      return await work()
    } catch (error) {
      if ((!isConnectionLost(error) && !isOutOfResources(error)) || performance.now() > end) throw error
      await pause(wait)
    }
  }
}

/** Whether PostgreSQL or this process has no disk space left. PostgreSQL rolls the transaction back, so nothing was saved. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && /^(?:53100|ENOSPC|EDQUOT)$/.test((error as { code?: string }).code ?? '')

/**
 * Whether PostgreSQL failed for a reason outside of the statement: memory and other resources (class 53), an operator (57), the
 * operating system (58), or because it is read-only (25006), such as after a failover. The statement can succeed later.
 */
export const isOutOfResources = (error: unknown): boolean =>
  error instanceof Error && /^(?:53(?!100)...|57...|58...|25006)$/.test((error as { code?: string }).code ?? '')

/** Whether PostgreSQL gave up a statement because others hold its locks (55P03, 40P01) or because it took too long (57014). */
export const isLockOrTimeout = (error: unknown): boolean =>
  error instanceof Error && /^(?:55P03|40P01|57014)$/.test((error as { code?: string }).code ?? '')

/**
 * Whether PostgreSQL ended a transaction because of a conflict with another one: a deadlock (40P01) or a serialization failure (40001). It
 * changed nothing and can run again.
 */
export const isTransactionConflict = (error: unknown): boolean =>
  error instanceof Error && /^(?:40P01|40001)$/.test((error as { code?: string }).code ?? '')
