import type { PagePayload } from '../payload.ts'

/** The current page and the state of the navigation to another one. */
export interface CurrentPage {
  payload: PagePayload
  /** Whether another page is loading. */
  pending: boolean
  /** Why the last page failed to load, and a function that loads it again; null without a failure. */
  failure: { detail: string; retry: () => void } | null
}

export type Navigate = (path: string, options?: { replace?: boolean }) => void
