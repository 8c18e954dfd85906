import type { StoreApi } from 'zustand/vanilla'
import type { BuilderState } from './builder-state.ts'
import type { Watchers } from './watchers.ts'

/** The state that the builder's functions have in common. */
export interface BuilderCore {
  store: StoreApi<BuilderState>
  notify: Watchers['notify']
  /** The clock, in milliseconds. */
  now: () => number
}

/** Announces a text to screen readers. */
export function say({ store }: Pick<BuilderCore, 'store'>, text: string) {
  store.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }))
}
