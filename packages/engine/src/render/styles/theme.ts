import type { Breakpoints } from './breakpoints.ts'

/** The color roles of a store's theme. */
export type PaletteRole = 'surface' | 'text' | 'muted' | 'accent' | 'onAccent' | 'border' | 'sale'

/** A store's design tokens, as they are stored. A block's own settings win over them. */
export interface StoreTheme {
  name: string
  palette: Readonly<Record<PaletteRole, string>>
  /** CSS font families. */
  fonts: { readonly heading: string; readonly body: string }
  /** Corner radius in pixels, 0 to 48. */
  radius: number
  /** The corners of buttons: those of the theme, or round ends. Default: theme. */
  buttons?: 'theme' | 'pill' | undefined
  /** The color of primary buttons on images, such as those of a hero. Default: white. */
  heroButtons?: 'white' | 'accent' | undefined
  /** The shadows of cards. Default: a small shadow. */
  cards?: 'flat' | 'framed' | 'raised' | undefined
  /** Font weights of headings, of names such as those of products, and of text: 100 to 900. Default: 700, 600 and 400. */
  weights?: { readonly heading: number; readonly name: number; readonly text?: number | undefined } | undefined
  /** Density of spacing, 0.5 to 2; 1 is normal. */
  spacing: number
  /** Default: tablet 768, desktop 1024 pixels. */
  breakpoints?: Breakpoints | undefined
}

/** The custom property of each palette role. A color field refers to one as `var(--color-accent)`. */
export const PALETTE_PROPERTIES: Readonly<Record<PaletteRole, string>> = {
  surface: '--color-surface',
  text: '--color-text',
  muted: '--color-muted',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
  border: '--color-border',
  sale: '--color-sale',
}

/**
 * Patterns of valid tokens, as a guard against stored values that did not pass the API: a color or font family cannot load
 * anything or end a declaration.
 */
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,24}|(?:rgba?|hsla?|hwb|ok(?:lab|lch)|lab|lch)\([-+0-9.,%/ a-z]{1,60}\))$/i
const FONTS = /^[^<>{};:()\\@/]{1,120}$/

const isColor = (value: unknown): value is string => typeof value === 'string' && COLOR.test(value)
const areFonts = (value: unknown): value is string => typeof value === 'string' && FONTS.test(value)

const isWeight = (value: unknown): value is number => typeof value === 'number' && value >= 100 && value <= 900

/** The shadows of cards by look of the theme. */
const SHADOWS = {
  flat: 'none',
  framed: '0 0 0 1px rgba(120,110,95,0.22)',
  raised: '0 14px 28px -12px rgba(60,45,20,0.24)',
} as const
const CARDS = ['--shadow-card', '--shadow-quote', '--shadow-review'] as const

/** Returns a theme as custom properties, for the `theme` of a page. An invalid token keeps the default in `base-css.ts`. */
export function themeProperties({
  palette,
  fonts,
  radius,
  spacing,
  buttons,
  heroButtons,
  cards,
  weights,
}: StoreTheme): Record<string, string> {
  const colors = Object.entries(PALETTE_PROPERTIES)
    .map(([role, property]) => [property, palette[role as PaletteRole]] as const)
    .filter(([, color]) => isColor(color))
  return {
    ...Object.fromEntries(colors),
    ...(areFonts(fonts.heading) && { '--font-heading': fonts.heading }),
    ...(areFonts(fonts.body) && { '--font-body': fonts.body }),
    ...(Number.isFinite(radius) && { '--radius': `${radius}px` }),
    ...(buttons === 'pill' && { '--radius-button': '999px' }),
    ...(heroButtons === 'accent' && {
      '--color-hero-button': 'var(--color-accent)',
      '--color-on-hero-button': 'var(--color-on-accent)',
    }),
    ...(cards && Object.hasOwn(SHADOWS, cards) && Object.fromEntries(CARDS.map((name) => [name, SHADOWS[cards]]))),
    ...(isWeight(weights?.heading) && { '--weight-heading': String(weights?.heading) }),
    ...(isWeight(weights?.name) && { '--weight-name': String(weights?.name) }),
    ...(isWeight(weights?.text) && { '--weight-text': String(weights?.text) }),
    ...(Number.isFinite(spacing) && { '--density': String(spacing) }),
  }
}
