import type { PagePayload } from '../payload.ts'

/** What stands between top bar and footer, and how it is with it. */
export interface ShownPage {
  payload: PagePayload
  /** Whether another page is on its way. */
  pending: boolean
  /** Asks again for a page that did not come; null where none failed. */
  retry: (() => void) | null
}

export type Go = (path: string, options?: { replace?: boolean }) => void
