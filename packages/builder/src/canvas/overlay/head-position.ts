/** Sizes and positions in window pixels; positions are relative to the top left corner of the stage. */
export interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  x: number
  y: number
}

/** Space between a block's outline and its name and toolbar, and between these and the edges of the canvas. */
const GAP = 4

/**
 * Returns where the name and toolbar of a block go: above the block, below it when it is too short to hold them, otherwise
 * over its upper edge. They stay inside the stage as long as the block is at least partly in view, and start at the side where
 * reading starts.
 */
export function headPosition(block: Box, head: Size, stage: Size, rtl: boolean): { x: number; y: number } {
  const above = block.y - GAP - head.height
  const bottom = block.y + block.height
  const below = bottom + GAP
  const inView = bottom > 0 && block.y < stage.height
  const fitsAbove = above >= 0
  const fitsBelow = bottom < 2 * (head.height + GAP) && below + head.height <= stage.height
  const y = fitsAbove
    ? above
    : fitsBelow
      ? below
      : clamp(Math.max(block.y, 0) + GAP, GAP, inView ? stage.height - head.height - GAP : Number.POSITIVE_INFINITY)
  const inset = fitsAbove || fitsBelow ? 0 : GAP
  const x = rtl ? block.x + block.width - head.width - inset : block.x + inset
  return { x: clamp(x, GAP, stage.width - head.width - GAP), y }
}

/** The minimum wins if the limits are in the wrong order. */
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
