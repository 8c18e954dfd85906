import type { CallOutput } from '@blockfront/contract'
import { daylight } from '@blockfront/starter'

export type Theme = CallOutput<'store.getInfo'>['theme']

/** The theme of a store whose stored theme is not valid. It needs no web font. */
export const defaultTheme: Theme = {
  ...daylight.tokens,
  fonts: { heading: 'system-ui, sans-serif', body: 'system-ui, sans-serif' },
}
