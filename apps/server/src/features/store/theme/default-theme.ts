import type { CallOutput } from '@blockfront/contract'
import { daylight } from '@blockfront/starter'

export type Theme = CallOutput<'store.getInfo'>['theme']

/** The theme of a store that has not chosen one. */
export const defaultTheme: Theme = daylight.tokens
