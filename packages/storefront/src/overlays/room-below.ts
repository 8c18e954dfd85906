import { liveRegion } from './live-region.ts'

/** Elements at the bottom of the window with buttons that a message must not cover, on phones and in sheets. */
const BARS = '.bf-product__buttons, .bf-choice .bf-buy, .sf-sheet__foot'
/** The part of the window in which messages appear, in pixels from its bottom. */
const MESSAGE_HEIGHT = 80

/** How far messages move up, in pixels, so that they cover no bar with buttons. */
export function roomBelow(): number {
  const tops = [...liveRegion().querySelectorAll(BARS)].flatMap((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect()
    return height > 0 && top < innerHeight && bottom > innerHeight - MESSAGE_HEIGHT ? [top] : []
  })
  return Math.max(0, innerHeight - Math.min(innerHeight, ...tops))
}
