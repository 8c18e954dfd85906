import type { CallOutput } from '@blockfront/contract'

export type Theme = CallOutput<'store.getInfo'>['theme']

/** How a store looks that chose no theme: near-black on white with one calm accent. */
export const defaultTheme: Theme = {
  name: 'Daylight',
  palette: {
    surface: '#ffffff',
    text: '#1a1a1a',
    muted: '#5f6470',
    accent: '#1d4ed8',
    onAccent: '#ffffff',
    border: '#e2e4e9',
    sale: '#d92d3a',
  },
  fonts: { heading: 'system-ui, sans-serif', body: 'system-ui, sans-serif' },
  radius: 10,
  spacing: 1,
}
