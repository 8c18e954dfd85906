import type { Resource } from '@blockfront/engine/render'
import { toAdapterError } from './adapter-error.ts'

/** How long until a question that failed is asked again: doubled each time up to the last, in milliseconds. */
const FIRST_RETRY = 4000
const LAST_RETRY = 60_000

/** One question to the API and what is known of its answer. */
export interface LiveResource<T> {
  /** The same object until the answer changes. */
  read: () => Resource<T>
  /** Asks again; what is known stays until the new answer is there. */
  refresh: () => void
  /** No more questions. */
  stop: () => void
}

/** Asks at once, and again after failures. `onChange` hears of every new answer. */
export function liveResource<T>(ask: (signal: AbortSignal) => Promise<T>, onChange: () => void): LiveResource<T> {
  let state: Resource<T> = { status: 'loading' }
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const become = (next: Resource<T>) => {
    state = next
    onChange()
  }
  const refresh = () => {
    clearTimeout(timer)
    asking?.abort()
    const mine = new AbortController()
    asking = mine
    ask(mine.signal).then(
      (value) => {
        if (mine.signal.aborted) return
        failures = 0
        if (state.status !== 'ready' || JSON.stringify(state.value) !== JSON.stringify(value)) become({ status: 'ready', value })
      },
      (error: unknown) => {
        if (mine.signal.aborted) return
        timer = setTimeout(refresh, Math.min(FIRST_RETRY * 2 ** failures++, LAST_RETRY))
        if (state.status !== 'ready') become({ status: 'error', message: toAdapterError(error).message })
      },
    )
  }
  refresh()
  return {
    read: () => state,
    refresh,
    stop() {
      clearTimeout(timer)
      asking?.abort()
    },
  }
}
