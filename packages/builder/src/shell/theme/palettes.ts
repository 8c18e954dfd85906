import type { StoreTheme } from '@blockfront/engine/render'

export type Palette = StoreTheme['palette']

const palette = (
  surface: string,
  text: string,
  muted: string,
  accent: string,
  onAccent: string,
  border: string,
  sale: string,
): Palette => ({ surface, text, muted, accent, onAccent, border, sale })

/** The offered palettes by name. All their text colors have a contrast of at least 4.5. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  Daylight: palette('#ffffff', '#1a1a1a', '#5f6470', '#1d4ed8', '#ffffff', '#e2e4e9', '#c81e2c'),
  Linen: palette('#faf6ef', '#2b2420', '#6b5f55', '#8a4b2a', '#fffaf4', '#e6dccd', '#a3291f'),
  Forest: palette('#f6f8f4', '#16241b', '#55655a', '#1f5f3f', '#ffffff', '#d8e2d8', '#b3261e'),
  Rosewater: palette('#fff7f7', '#31181f', '#7a5560', '#a8285a', '#ffffff', '#f1d9de', '#b1201c'),
  Harbour: palette('#f4f8fb', '#10222f', '#4d6474', '#0f5f7f', '#ffffff', '#d5e2ea', '#b3261e'),
  Citrus: palette('#fffdf5', '#211d0f', '#67603f', '#8a5a00', '#ffffff', '#ece4c6', '#b3261e'),
  Ink: palette('#ffffff', '#000000', '#595959', '#000000', '#ffffff', '#d9d9d9', '#b00020'),
  Midnight: palette('#12141c', '#f3f4f8', '#a9afc0', '#8fb2ff', '#0d1322', '#2a2f3f', '#ff8f87'),
}

/** Whether two palettes have the same colors, in any case. */
export const isSamePalette = (a: Palette, b: Palette): boolean =>
  Object.entries(a).every(([role, color]) => b[role as keyof Palette]?.toLowerCase() === color.toLowerCase())
