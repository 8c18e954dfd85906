/** The font families that stores can choose, as data without files, for browsers too. */

export type FontCategory = 'sans' | 'serif' | 'display' | 'rounded' | 'handwriting' | 'mono'

export interface FontFamily {
  /** Name of its package in `@fontsource-variable/`, such as `dm-sans`. */
  id: string
  /** Name for people: `DM Sans`. */
  name: string
  category: FontCategory
  /** The value of a theme's font: a CSS list of font families. */
  value: string
}

/** The generic family of each category. */
export const GENERIC_FAMILY: Readonly<Record<FontCategory, string>> = {
  sans: 'sans-serif',
  serif: 'serif',
  display: 'sans-serif',
  rounded: 'sans-serif',
  handwriting: 'cursive',
  mono: 'monospace',
}

const NAMES: Readonly<Record<FontCategory, Readonly<Record<string, string>>>> = {
  sans: {
    archivo: 'Archivo',
    cairo: 'Cairo',
    'dm-sans': 'DM Sans',
    figtree: 'Figtree',
    'instrument-sans': 'Instrument Sans',
    inter: 'Inter',
    jost: 'Jost',
    karla: 'Karla',
    manrope: 'Manrope',
    outfit: 'Outfit',
    'plus-jakarta-sans': 'Plus Jakarta Sans',
    'work-sans': 'Work Sans',
  },
  serif: {
    bitter: 'Bitter',
    cormorant: 'Cormorant',
    'eb-garamond': 'EB Garamond',
    fraunces: 'Fraunces',
    literata: 'Literata',
    lora: 'Lora',
    newsreader: 'Newsreader',
    'playfair-display': 'Playfair Display',
    'source-serif-4': 'Source Serif 4',
  },
  display: {
    'bricolage-grotesque': 'Bricolage Grotesque',
    sora: 'Sora',
    'space-grotesk': 'Space Grotesk',
    syne: 'Syne',
    unbounded: 'Unbounded',
  },
  rounded: { nunito: 'Nunito', rubik: 'Rubik' },
  handwriting: { caveat: 'Caveat' },
  mono: { 'jetbrains-mono': 'JetBrains Mono' },
}

/** The name of a family in CSS. It differs from the one of an installed font, so that stores with a font stack keep their look. */
export const cssFamily = ({ name }: Pick<FontFamily, 'name'>): string => `${name} Variable`

/** All families, sorted by category, then by name. */
export const fontFamilies: readonly FontFamily[] = Object.entries(NAMES).flatMap(([category, names]) =>
  Object.entries(names).map(([id, name]) => ({
    id,
    name,
    category: category as FontCategory,
    value: `"${cssFamily({ name })}", ${GENERIC_FAMILY[category as FontCategory]}`,
  })),
)

const byCssFamily = new Map(fontFamilies.map((family) => [cssFamily(family).toLowerCase(), family]))

/** Returns the first family of a CSS list of font families, without quotes. */
export const firstFamily = (stack: string): string =>
  stack
    .split(',', 1)
    .join('')
    .trim()
    .replace(/^(["'])([^"']*)\1$/, '$2')

/** Returns the bundled family that a CSS list of font families begins with. */
export const bundledFamily = (stack: string): FontFamily | undefined => byCssFamily.get(firstFamily(stack).toLowerCase())
