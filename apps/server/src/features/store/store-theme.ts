import type { CallOutput } from '@blockfront/contract'
import { daylight } from '@blockfront/starter'

export type Theme = CallOutput<'store.getInfo'>['theme']

/** How a store looks that has no theme of its own. */
export const defaultTheme: Theme = daylight.tokens
