import type { Language } from '@blockfront/messages'
import type { CSSProperties } from 'react'

/** Fonts that devices have: email clients load no web fonts. */
const LATIN = ['-apple-system', 'BlinkMacSystemFont', "'Segoe UI'", 'Roboto', "'Helvetica Neue'", 'Arial']

/** Without these, Windows shows Arabic and Japanese in fonts that do not match the Latin letters, or in a serif font. */
const FONTS: Partial<Record<Language, readonly string[]>> = {
  ar: ['-apple-system', 'BlinkMacSystemFont', "'Segoe UI'", 'Tahoma', "'Noto Sans Arabic'", "'Geeza Pro'", 'Arial'],
  ja: ['-apple-system', 'BlinkMacSystemFont', "'Hiragino Sans'", "'Noto Sans JP'", "'Noto Sans CJK JP'", 'Meiryo', 'Arial'],
}

/** Returns the style of text in a language. It wraps, also inside long words, so that no email is wider than the screen. */
export const proseIn = (language: Language): CSSProperties => ({
  fontFamily: [...(FONTS[language] ?? LATIN), 'sans-serif'].join(','),
  fontSize: '16px',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
})

/** Returns the style of headings. Japanese ones break at punctuation rather than inside a word, as far as they fit. */
export const headingIn = (language: Language): CSSProperties => ({
  ...proseIn(language),
  ...(language === 'ja' && { wordBreak: 'keep-all' }),
})

/** A table for layout without gaps. */
export const layoutTable = { width: '100%', borderCollapse: 'collapse', borderSpacing: 0 } satisfies CSSProperties
