/** The key of a top-level list, in addition to the ids of blocks. */
export type Subscriptions = string | { top: 'content' | 'globalContent' }

/** Subscriptions by block: a change of one block notifies only its subscribers. */
export interface Watchers {
  /** Calls back after each change of a block (or of its children) or of a list's order. Returns a function that unsubscribes. */
  watch: (what: Subscriptions, listener: () => void) => () => void
  notify: (changed: Iterable<string>) => void
}

/** The key of a watched block or list. Block ids never start like list keys. */
export const watchKey = (what: Subscriptions): string => (typeof what === 'string' ? what : `\0${what.top}`)

export function createWatchers(): Watchers {
  const listeners = new Map<string, Set<() => void>>()
  return {
    watch(what, listener) {
      const key = watchKey(what)
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key)
      }
    },
    notify(changed) {
      for (const key of changed) for (const listener of [...(listeners.get(key) ?? [])]) listener()
    },
  }
}
