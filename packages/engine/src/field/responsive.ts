import { z } from 'zod'
import type { WhenOf } from './define-field.ts'
import { metaOf } from './meta.ts'
import { number } from './number.ts'

/**
 * Makes any field hold a value per width: `responsive(field.unitNumber('Height')).default('360px')`. Stored plain values stay
 * valid. A view passes the value to `css()`; container queries select the width.
 */
export const responsive = <S extends z.ZodType>(field: S) =>
  z
    .union([field, z.strictObject({ desktop: field, tablet: field.optional(), mobile: field.optional() })])
    .meta({ ...metaOf(field), perWidth: true }) as z.ZodUnion<
    [S, z.ZodObject<{ desktop: S; tablet: z.ZodOptional<S>; mobile: z.ZodOptional<S> }, z.core.$strict>]
  > &
    WhenOf<S>

/** Limits and default of a column count at one width. */
export interface ColumnBounds {
  max: number
  default: number
}

/**
 * Column counts per width under the stored names `desktopColumns`, `tabletColumns` and `mobileColumns` (blocks.md): a panel
 * shows them as one responsive field. Spread it into a block's props.
 */
export const columns = (widths: { desktop: ColumnBounds; tablet: ColumnBounds; mobile: ColumnBounds }) => {
  const count = (label: string, width: keyof typeof widths) =>
    number(label, { min: 1, max: widths[width].max, responsive: { of: 'Columns', width } }).default(widths[width].default)
  return {
    desktopColumns: count('Columns on desktop', 'desktop'),
    tabletColumns: count('Columns on tablet', 'tablet'),
    mobileColumns: count('Columns on mobile', 'mobile'),
  }
}
