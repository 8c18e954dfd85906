import type { HintsAdapter } from '../adapter.ts'

const KEY = 'blockfront.builder.hints'

/** Shows the hints once in each browser: `hints: browserHints()`. Without storage they are not shown, because they would come back. */
export const browserHints = (): HintsAdapter => ({
  isDone: () => {
    try {
      return localStorage.getItem(KEY) !== null
    } catch {
      return true
    }
  },
  done: () => {
    try {
      localStorage.setItem(KEY, 'done')
    } catch {
      // Storage is full or not permitted: the hints are shown again.
    }
  },
})
