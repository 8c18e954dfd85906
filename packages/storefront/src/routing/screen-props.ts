import type { PagePayload } from '../payload.ts'

/** The props of every screen. */
export interface ScreenProps {
  payload: PagePayload
}
