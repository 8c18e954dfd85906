import type { PagePayload } from '../payload.ts'

/** What stands between top bar and footer, and how it is with it. */
export interface CurrentPage {
  payload: PagePayload
  /** Whether another page is on its way. */
  pending: boolean
  /** Why a page did not come, and how to ask for it again; null where none failed. */
  failure: { reason: string; retry: () => void } | null
}

export type Navigate = (path: string, options?: { replace?: boolean }) => void
