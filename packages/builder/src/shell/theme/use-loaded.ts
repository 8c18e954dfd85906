import { useCallback, useEffect, useState } from 'react'

export interface Loaded<Value> {
  /** The value of the last successful call, or `none`. */
  value: Value
  status: 'loading' | 'ready' | 'error'
  retry: () => void
}

/** Calls a function of the app's adapter. Without one, the result is `none` and ready. `load` and `none` must stay the same. */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined, none: Value): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Omit<Loaded<Value>, 'retry'>>({ value: none, status: load ? 'loading' : 'ready' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!load) return
    let isCurrent = true
    setState((last) => ({ ...last, status: 'loading' }))
    load().then(
      (value) => isCurrent && setState({ value, status: 'ready' }),
      () => isCurrent && setState({ value: none, status: 'error' }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, none, attempt])
  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  return { ...state, retry }
}
