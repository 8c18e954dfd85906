import type { CSSProperties } from 'react'

/** Fonts that devices have: email clients load no web fonts. */
export const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** Text that wraps, also inside of long words, so that no email is wider than the screen. */
export const prose = { fontFamily: FONT, fontSize: '16px', lineHeight: '24px', overflowWrap: 'anywhere' } satisfies CSSProperties

/** A table for layout without gaps. */
export const layoutTable = { width: '100%', borderCollapse: 'collapse', borderSpacing: 0 } satisfies CSSProperties
