import type { Resource } from '@blockfront/engine/render'
import { toAdapterError } from './adapter-error.ts'

/** Milliseconds before a failed request is retried: doubled each time up to the maximum. */
const FIRST_RETRY = 4000
const LAST_RETRY = 60_000

/** One API request and its latest result. */
export interface LiveResource<T> {
  /** Returns the same object until the result changes. */
  read: () => Resource<T>
  /** Loads again; the current result stays until then. */
  load: () => void
  /** Stops loading. */
  stop: () => void
}

/** Loads immediately, and retries after failures. Calls `onChange` for every new result. */
export function liveResource<T>(ask: (signal: AbortSignal) => Promise<T>, onChange: () => void): LiveResource<T> {
  let state: Resource<T> = { status: 'loading' }
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const become = (next: Resource<T>) => {
    state = next
    onChange()
  }
  const load = () => {
    clearTimeout(timer)
    asking?.abort()
    const mine = new AbortController()
    asking = mine
    ask(mine.signal).then(
      (value) => {
        if (mine.signal.aborted) return
        failures = 0
        become({ status: 'ready', value })
      },
      (error: unknown) => {
        if (mine.signal.aborted) return
        timer = setTimeout(load, Math.min(FIRST_RETRY * 2 ** failures++, LAST_RETRY))
        become({ status: 'error', message: toAdapterError(error).message })
      },
    )
  }
  load()
  return {
    read: () => state,
    load,
    stop() {
      clearTimeout(timer)
      asking?.abort()
    },
  }
}
