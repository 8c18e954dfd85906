import type { PerWidth } from './css.ts'

/** The number of columns of a list at each width of the page. */
export interface Columns {
  desktop: number
  tablet: number
  mobile: number
}

/** The stored names of `field.columns`. */
export interface ColumnSettings {
  desktopColumns: number
  tabletColumns: number
  mobileColumns: number
}

/** Returns the columns in a block's props. */
export const columnsOf = (props: ColumnSettings): Columns => ({
  desktop: props.desktopColumns,
  tablet: props.tabletColumns,
  mobile: props.mobileColumns,
})

/**
 * Returns the `sizes` of images that are as wide as the columns of a section, which has at most 1280 pixels. `most` limits their width, if it
 * is one length for all widths of the page.
 */
export function columnSizes(columns: Columns, most?: PerWidth): string {
  const share = (count: number, whole = 100, unit = 'vw') => {
    const width = `${Math.round(whole / count)}${unit}`
    // In px or rem: the attribute accepts no percentages.
    return /[xm]$/.test(`${most}`) ? `min(${most}, ${width})` : width
  }
  return `(min-width: 1024px) and (min-width: 1280px) ${share(columns.desktop, 1280, 'px')}, (min-width: 1024px) ${share(columns.desktop)}, (min-width: 768px) ${share(columns.tablet)}, ${share(columns.mobile)}`
}
