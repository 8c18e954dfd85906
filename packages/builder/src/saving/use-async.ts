import { useCallback, useEffect, useState } from 'react'
import { AdapterError } from '../adapter.ts'
import { messages } from './messages.ts'

/** Something asked of the app: it waits, it failed, or it is there. */
export type AsyncState<T> = { status: 'waiting' } | { status: 'failed'; message: string } | { status: 'ready'; value: T }

/** The failure in sentences, with what is wrong with each field. */
const messageOf = (error: unknown) =>
  error instanceof AdapterError ? [error.message, ...Object.values(error.fields)].join(' ') : messages.unexpected

/** Asks the app when shown, and again by `again`. Keep `ask` the same function while it means the same. */
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

/** Something that a button does: whether it is under way, and why it failed last. */
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
