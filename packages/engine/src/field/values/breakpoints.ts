/** Widths of a page in CSS pixels from which it has the tablet and the desktop layout. */
interface Widths {
  readonly tablet: number
  readonly desktop: number
}

/** The breakpoints that style sheets and the `sizes` of images are written with (product.md, point 9). */
export const DEFAULT_BREAKPOINTS: Widths = { tablet: 768, desktop: 1024 }

/** The bounds of a store's own breakpoints in CSS pixels. `gap` is the least width of the tablet layout. */
export const BREAKPOINT_LIMITS = { tablet: { min: 480, max: 1000 }, desktop: { max: 1600 }, gap: 160 } as const

/** Returns a store's own breakpoints; undefined if it has none, if they are not valid, or if they are the default ones. */
export function ownBreakpoints(stored: Widths | undefined): Widths | undefined {
  const { tablet, desktop } = stored ?? DEFAULT_BREAKPOINTS
  const { tablet: limits, desktop: wide, gap } = BREAKPOINT_LIMITS
  const areValid =
    Number.isInteger(tablet) &&
    Number.isInteger(desktop) &&
    tablet >= limits.min &&
    tablet <= limits.max &&
    desktop >= tablet + gap &&
    desktop <= wide.max
  const areDefault = tablet === DEFAULT_BREAKPOINTS.tablet && desktop === DEFAULT_BREAKPOINTS.desktop
  return areValid && !areDefault ? { tablet, desktop } : undefined
}
