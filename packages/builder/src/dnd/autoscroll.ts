/** Distance from an edge in pixels at which scrolling starts, and maximum speed in pixels per frame. */
const NEAR = 72
const FASTEST = 18

/**
 * Returns the pixels to scroll in one frame with the pointer at `at` between `start` and `end`; 0 in the middle, negative toward
 * the start.
 */
export function scrollSpeed(at: number, start: number, end: number): number {
  const near = Math.min(NEAR, (end - start) / 3)
  if (near <= 0) return 0
  const into = (depth: number) => Math.min(1, Math.max(0, depth / near))
  const back = into(start + near - at)
  const forth = into(at - (end - near))
  return Math.round((forth ** 2 - back ** 2) * FASTEST)
}
