import { useCallback, useEffect, useState } from 'react'
import { AdapterError } from '../adapter.ts'
import { messages } from './messages.ts'

/** Data that the app loads: loading, failed or ready. */
export type AsyncState<T> = { status: 'loading' } | { status: 'error'; message: string } | { status: 'ready'; value: T }

/** The message of an error, followed by those of its fields. */
export const messageOf = (error: unknown): string => {
  if (error instanceof AdapterError) return [error.message, ...Object.values(error.fields)].join(' ')
  return messages.unexpected(error instanceof Error ? error.message : String(error))
}

/** Loads data when the component is mounted and after `reload`. Pass the same `load` function while it loads the same data. */
export function useAsync<T>(load: () => Promise<T>): { result: AsyncState<T>; reload: () => void } {
  const [result, setResult] = useState<AsyncState<T>>({ status: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again
  useEffect(() => {
    let unmounted = false
    setResult({ status: 'loading' })
    load().then(
      (value) => !unmounted && setResult({ status: 'ready', value }),
      (error) => !unmounted && setResult({ status: 'error', message: messageOf(error) }),
    )
    return () => {
      unmounted = true
    }
  }, [load, round])
  return { result, reload: useCallback(() => setRound((count) => count + 1), []) }
}

/** Runs the action of a button: whether it is running, and the message of its last failure. */
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
