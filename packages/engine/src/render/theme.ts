/** The roles that colours of a store's theme have. */
export type PaletteRole = 'surface' | 'text' | 'muted' | 'accent' | 'onAccent' | 'border' | 'sale'

/** A store's design tokens, as they are stored. A block's own settings win over them. */
export interface StoreTheme {
  name: string
  palette: Readonly<Record<PaletteRole, string>>
  /** CSS font families. */
  fonts: { readonly heading: string; readonly body: string }
  /** Corner radius in pixels, 0 to 48. */
  radius: number
  /** Density of spacing, 0.5 to 2; 1 is normal. */
  spacing: number
}

/** The custom property that each role of the palette is drawn by; a colour field points to one as `var(--color-accent)`. */
export const PALETTE_PROPERTIES: Readonly<Record<PaletteRole, string>> = {
  surface: '--color-surface',
  text: '--color-text',
  muted: '--color-muted',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
  border: '--color-border',
  sale: '--color-sale',
}

/** A theme as the custom properties that `base-css.ts` gives defaults for: the `theme` of a page. */
export function themeProperties({ palette, fonts, radius, spacing }: StoreTheme): Record<string, string> {
  const colors = Object.entries(PALETTE_PROPERTIES).map(([role, property]) => [property, palette[role as PaletteRole]])
  return {
    ...Object.fromEntries(colors),
    '--font-heading': fonts.heading,
    '--font-body': fonts.body,
    '--radius': `${radius}px`,
    '--density': String(spacing),
  }
}
