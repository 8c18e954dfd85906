import type { CallOutput } from '@blockfront/contract'
import { daylight } from '@blockfront/starter'

export type Theme = CallOutput<'store.getInfo'>['theme']

// A stored theme without this token has white buttons on images.
const { heroButtons: _, ...tokens } = daylight.tokens

/** The theme of a store whose stored theme is not valid. It needs no web font. */
export const defaultTheme: Theme = {
  ...tokens,
  fonts: { heading: 'system-ui, sans-serif', body: 'system-ui, sans-serif' },
}
