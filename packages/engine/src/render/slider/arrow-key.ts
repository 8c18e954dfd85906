import type { KeyboardEvent } from 'react'

/** Returns 1 for the arrow key that points forward in the element's writing direction, -1 for the other one, 0 for other keys. */
export function arrowKeyStep({ key, currentTarget }: KeyboardEvent): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  return key === forward ? 1 : -1
}
