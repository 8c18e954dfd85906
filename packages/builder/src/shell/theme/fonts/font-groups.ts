import type { ThemeFont, ThemeFontCategory } from '../../../adapter.ts'

/** Font stacks of installed fonts for the common operating systems: nothing is loaded, and text does not shift. */
const INSTALLED: readonly ThemeFont[] = Object.entries({
  System: 'system-ui, sans-serif',
  Grotesk: 'Inter, Roboto, Helvetica Neue, Arial Nova, Nimbus Sans, Arial, sans-serif',
  Geometric: 'Avenir, Montserrat, Corbel, URW Gothic, source-sans-pro, sans-serif',
  Humanist: 'Seravek, Gill Sans Nova, Ubuntu, Calibri, DejaVu Sans, source-sans-pro, sans-serif',
  Rounded: 'ui-rounded, Hiragino Maru Gothic ProN, Quicksand, Comfortaa, Manjari, Arial Rounded MT Bold, Calibri, sans-serif',
  Serif: 'Charter, Bitstream Charter, Sitka Text, Cambria, serif',
  Elegant: 'Didot, Bodoni MT, Noto Serif Display, URW Palladio L, P052, Sylfaen, serif',
  Bookish: 'Iowan Old Style, Palatino Linotype, URW Palladio L, P052, serif',
  Slab: 'Rockwell, Rockwell Nova, Roboto Slab, DejaVu Serif, Sitka Small, serif',
  Typewriter: 'ui-monospace, Cascadia Code, Source Code Pro, Menlo, Consolas, DejaVu Sans Mono, monospace',
}).map(([name, value]) => ({ name, value, category: 'installed' }))

/** The order of the groups in a list of fonts. */
const CATEGORIES: readonly ThemeFontCategory[] = [
  'own',
  'sans',
  'serif',
  'display',
  'rounded',
  'handwriting',
  'mono',
  'installed',
]

export interface FontGroup {
  category: ThemeFontCategory
  fonts: readonly ThemeFont[]
}

/** Returns the app's fonts and the installed ones by category, without empty groups. */
export const groupFonts = (fonts: readonly ThemeFont[]): FontGroup[] =>
  CATEGORIES.map((category) => ({
    category,
    fonts: [...fonts, ...INSTALLED].filter((font) => font.category === category),
  })).filter((group) => group.fonts.length > 0)

/** Returns the fonts of a category whose name or category contains each word of `query`. */
export function findFonts(
  groups: readonly FontGroup[],
  {
    query,
    category,
    titles,
  }: { query: string; category?: ThemeFontCategory | undefined; titles: Record<ThemeFontCategory, string> },
): FontGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .filter((group) => category === undefined || group.category === category)
    .map((group) => ({
      ...group,
      fonts: group.fonts.filter(({ name }) => {
        const text = `${name} ${titles[group.category]}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((group) => group.fonts.length > 0)
}

/** Returns the name of a theme's font: of a known one, else of the first family in its list. */
export function fontName(value: string, groups: readonly FontGroup[]): string {
  const known = groups.flatMap(({ fonts }) => fonts).find((font) => font.value === value)
  return known?.name ?? firstFamilyName(value)
}

/** Returns the first family of a CSS list of font families, without quotes. */
export const firstFamilyName = (value: string): string => value.split(',', 1).join('').replaceAll(/["']/g, '').trim()
