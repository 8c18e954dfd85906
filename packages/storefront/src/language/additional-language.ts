import type { StorePayload } from '../payload.ts'

/** Returns the language of the page as requests send it: undefined for the main language of the store. */
export const localeOf = ({ root, locale }: Pick<StorePayload, 'root' | 'locale'>): string | undefined =>
  root ? locale : undefined
