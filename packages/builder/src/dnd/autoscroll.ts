/** Distance from an edge in pixels at which scrolling starts, and maximum speed in pixels per frame. */
const NEAR = 72
const FASTEST = 18

/**
 * Returns the pixels to scroll in one frame with the pointer at `at` between `start` and `end`; 0 in the middle, negative toward
 * the start.
 */
export function scrollSpeed(at: number, start: number, end: number): number {
  const margin = Math.min(NEAR, (end - start) / 3)
  if (margin <= 0) return 0
  const into = (depth: number) => Math.min(1, Math.max(0, depth / margin))
  const back = into(start + margin - at)
  const forth = into(at - (end - margin))
  return Math.round((forth ** 2 - back ** 2) * FASTEST)
}
