/** The widths of a page in CSS pixels from which it has the tablet and the desktop layout. */
export interface Breakpoints {
  readonly tablet: number
  readonly desktop: number
}

/** A default breakpoint in a condition: `(width < 768px)`, `(768px <= width < 1024px)`, `(min-width:768px)`. Lengths in declarations do not match. */
const IN_CONDITION = /([<=>:(] ?)(768|1024)px(?= ?[<>=)])/g

/**
 * Returns a style sheet, or the `sizes` of an image, with other breakpoints in its conditions. CSS accepts no custom properties there.
 * Without breakpoints, the text is unchanged.
 */
export const withBreakpoints = (text: string, breakpoints: Breakpoints | undefined): string =>
  breakpoints
    ? text.replace(
        IN_CONDITION,
        (_, before: string, width: string) => `${before}${width === '768' ? breakpoints.tablet : breakpoints.desktop}px`,
      )
    : text
