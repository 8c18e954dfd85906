import { useCallback, useEffect, useState } from 'react'
import { AdapterError } from '../adapter.ts'
import { messages } from './messages.ts'

/** Data from the app: loading, failed or ready. */
export type AsyncState<T> = { status: 'waiting' } | { status: 'failed'; message: string } | { status: 'ready'; value: T }

/** The error message, and the errors by field. */
const messageOf = (error: unknown) =>
  error instanceof AdapterError ? [error.message, ...Object.values(error.fields)].join(' ') : messages.unexpected

/** Calls the app on mount, and again by `again`. Pass the same `ask` function while it means the same request. */
export function useAsync<T>(ask: () => Promise<T>): { asked: AsyncState<T>; again: () => void } {
  const [asked, setAsked] = useState<AsyncState<T>>({ status: 'waiting' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let gone = false
    setAsked({ status: 'waiting' })
    ask().then(
      (value) => !gone && setAsked({ status: 'ready', value }),
      (error) => !gone && setAsked({ status: 'failed', message: messageOf(error) }),
    )
    return () => {
      gone = true
    }
  }, [ask, round])
  return { asked, again: useCallback(() => setRound((count) => count + 1), []) }
}

/** The action of a button: whether it is running, and its last error. */
export function useAction(): { busy: boolean; failure: string | undefined; run: (work: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    work()
      .catch((error) => setFailure(messageOf(error)))
      .finally(() => setBusy(false))
  }
  return { busy, failure, run }
}
