import type { NavigationState } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import type { PagePayload } from '../payload.ts'

/** The current page and the state of the navigation to another one. */
export interface CurrentPage {
  payload: PagePayload
  /** Whether another page is loading. */
  pending: boolean
  /** What is shown instead of the current page while the other one loads. Undefined: the current page stays. */
  preview?: ReactNode
  /** What shoppers read about why the last page failed to load, and a function that loads it again; null without a failure. */
  failure: { detail: string; retry: () => void } | null
}

/** `state` is stored in the history entry of the new page. */
export type Navigate = (path: string, options?: { replace?: boolean; state?: NavigationState }) => void
