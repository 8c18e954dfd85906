import { formatColor, parseColor, readableOn } from '@blockfront/engine/color'
import { withFallback } from '@blockfront/fonts'
import { escapeHtml } from '../../ground/escape-html.ts'
import type { StoreRow } from './store-view.ts'
import { storedTheme } from './theme/stored-theme.ts'

/** Returns the icon of a store without images as SVG: its initial in the colors of buttons. The text has a contrast of at least 4.5. */
export function initialIcon(row: Pick<StoreRow, 'name' | 'locale' | 'theme'>): string {
  const { palette, fonts } = storedTheme(row)
  const ground = parseColor(palette.accent)
  const ink = parseColor(palette.onAccent)
  const text = ground && ink && readableOn(ink, ground)
  const font = escapeHtml(withFallback(fonts.heading))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${escapeHtml(palette.accent)}"/><text x="16" y="16" text-anchor="middle" dominant-baseline="central" font-family="${font}" font-size="20" font-weight="600" fill="${text ? formatColor(text) : escapeHtml(palette.onAccent)}">${escapeHtml(initialOf(row.name, row.locale))}</text></svg>`
}

/** A letter, digit or symbol, such as an emoji. */
const SIGN = /[\p{L}\p{N}\p{S}]/u

/**
 * Returns the first character of a name as readers count them (a grapheme cluster), in upper case. Punctuation does not count. Empty if the
 * name has no letter, digit or symbol.
 */
export function initialOf(name: string, locale: string): string {
  const characters = (text: string) => [...new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(text)]
  const first = characters(name).find(({ segment }) => SIGN.test(segment))?.segment ?? ''
  const capital = first.toLocaleUpperCase(locale)
  // Some letters have a capital form of several letters, such as "ß".
  return characters(capital).length > 1 ? first : capital
}
