import { restRange } from './basic-text.ts'
import { fallbackFamily, fallbackRules } from './fallback.ts'
import { bundledFamily, cssFamily, type FontCategory, type FontFamily, firstFamily, fontFamilies } from './families.ts'
import { basicFilesOf, type FontFaceFile, filesOf, metricsOf } from './files.ts'
import type { FontMetrics } from './woff2/metrics.ts'

/** A font that an owner uploaded. */
export interface OwnFont {
  /** The name in CSS. */
  family: string
  category: FontCategory
  /** URL of the WOFF2 file on the origin of the page. */
  url: string
  /** One weight, or a range such as `100 900`. */
  weight: string
  metrics: FontMetrics
}

export interface PageFontOptions {
  /** Language of the page (BCP 47). */
  locale: string
  /** The fonts that the owner uploaded. */
  own?: readonly OwnFont[] | undefined
  /**
   * Whether the page has only basic characters (`isBasicText`). It then loads about two thirds of the bytes, and the file of all Latin
   * letters only for text that it shows later.
   */
  isBasic?: boolean
}

export interface PageFonts {
  /** `@font-face` rules of the fonts on the page, and of their fallback fonts. */
  css: string
  /** URLs of the files that every page with these fonts needs, at most one for each font. */
  preload: string[]
}

/** The subsets of each script (ISO 15924). Every page gets the Latin ones. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  Arab: ['arabic'],
  Cyrl: ['cyrillic', 'cyrillic-ext'],
  Grek: ['greek', 'greek-ext'],
  Hebr: ['hebrew'],
}

/**
 * Returns what the head of a page contains to load the first family of each of `stacks`. Families that are neither bundled nor among
 * `own` are installed fonts and need nothing.
 */
export function pageFonts(stacks: readonly string[], { locale, own = [], isBasic = false }: PageFontOptions): PageFonts {
  const wanted = new Map(stacks.map((stack) => [firstFamily(stack).toLowerCase(), stack]))
  const fonts = [...wanted].flatMap(([name, stack]): PageFonts[] => {
    const uploaded = own.find(({ family }) => family.toLowerCase() === name)
    if (uploaded) return [ownFont(uploaded)]
    const bundled = bundledFamily(stack)
    return bundled ? [bundledFont(bundled, locale, isBasic)] : []
  })
  return { css: fonts.map(({ css }) => css).join(''), preload: fonts.flatMap(({ preload }) => preload) }
}

/** Returns a CSS list of font families with the fallback font of its first family, if that is bundled or among `own`. */
export function withFallback(stack: string, own: readonly OwnFont[] = []): string {
  const name = firstFamily(stack)
  const uploaded = own.find(({ family }) => family.toLowerCase() === name.toLowerCase())
  const bundled = bundledFamily(stack)
  const family = uploaded?.family ?? (bundled && cssFamily(bundled))
  if (family === undefined) return stack
  const rest = stack.split(',').slice(1)
  return [`"${family}"`, `"${fallbackFamily(family)}"`, ...rest.map((each) => each.trim())].join(', ')
}

/** Returns the `@font-face` rules of all bundled families, for lists of fonts. A browser loads only the files of the characters that it shows. */
export const librarySheet = (): string =>
  fontFamilies
    .map((family) =>
      filesOf(family)
        .map((file) => faceRule(cssFamily(family), file, 'swap'))
        .join(''),
    )
    .join('\n')

/**
 * When a font is shown. `optional`: from the first paint on or not on this page, so that text never moves (docs/decisions/0090). `swap`:
 * when it has loaded, for lists of fonts.
 */
type Display = 'optional' | 'swap'

const ownFaceRule = ({ family, weight, url }: OwnFont): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url("${url}")format("woff2")}`

const ownFont = (font: OwnFont): PageFonts => ({
  css: ownFaceRule(font) + fallbackRules(font.family, font.category, font.metrics),
  preload: [font.url],
})

function bundledFont(family: FontFamily, locale: string, isBasic: boolean): PageFonts {
  const name = cssFamily(family)
  const subsets = subsetsOf(locale)
  const needed = filesOf(family).filter(({ subset }) => subsets.includes(subset))
  const files = isBasic ? [...needed.map(withoutBasic), ...basicFilesOf(family)] : needed
  const upright = files.filter(({ style }) => style === 'normal')
  const main = (isBasic ? subsets.map(basicSubset) : subsets)
    .map((subset) => upright.find((file) => file.subset === subset))
    .find(Boolean)
  return {
    css: files.map((file) => faceRule(name, file, 'optional')).join('') + fallbackRules(name, family.category, metricsOf(family)),
    preload: main ? [main.url] : [],
  }
}

const basicSubset = (subset: string) => (subset === 'latin' ? 'basic' : subset)

const withoutBasic = (file: FontFaceFile): FontFaceFile => (file.subset === 'latin' ? { ...file, unicodeRange: restRange } : file)

/** The subsets that texts in a language need, the one with most of its letters first. */
function subsetsOf(locale: string): string[] {
  const { language, script = 'Latn' } = new Intl.Locale(locale).maximize()
  const latin = ['latin', 'latin-ext', ...(language === 'vi' ? ['vietnamese'] : [])]
  return [...(SUBSETS[script] ?? []), ...latin]
}

const faceRule = (family: string, { url, style, weight, unicodeRange }: FontFaceFile, display: Display): string =>
  `@font-face{font-family:"${family}";${style === 'italic' ? 'font-style:italic;' : ''}font-weight:${weight};font-display:${display};src:url(${url})format("woff2");unicode-range:${unicodeRange}}`
