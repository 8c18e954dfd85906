import type { BlockHandle } from './block-handles.ts'
import type { UnitContext } from './snap.ts'

/** The element that a handle belongs to. */
export function elementOf({ of }: BlockHandle, roots: readonly Element[]): HTMLElement | undefined {
  const [root] = roots
  const found = of === undefined ? root : roots.map((one) => one.querySelector(of)).find((one) => one !== null)
  return found instanceof HTMLElement ? found : undefined
}

/** The size that a handle changes, in the page's own CSS pixels. */
export function sizeOf({ side }: BlockHandle, element: HTMLElement): number {
  if (side === 'end') return element.offsetWidth
  if (side === 'height') return element.offsetHeight
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return Number.parseFloat(side === 'top' ? paddingTop : paddingBottom) || 0
}

/** Position of a handle, in pixels of the window. */
export function pointOf(handle: BlockHandle, element: HTMLElement, scale: number): { x: number; y: number } {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  if (handle.side === 'end') return { x: growsTo(element) === 'left' ? left : right, y: top + height / 2 }
  // The middle is for the button that inserts a block.
  const x = handle.side === 'height' ? left + width / 2 + BESIDE : left + width / 2 - BESIDE
  // The space below the content ends where the element ends, so that its handle follows the pointer while the element grows.
  return { x, y: handle.side === 'top' ? top + sizeOf(handle, element) * scale : bottom }
}

/** Pixels between the middle of an edge and its handle. */
const BESIDE = 56

/** How many pixels a size grows for each pixel that the pointer moves to the right and down. */
export function growthOf({ side }: BlockHandle, element: HTMLElement): { x: number; y: number } {
  if (side !== 'end') return { x: 0, y: 1 }
  const to = growsTo(element)
  return { x: to === 'left' ? -1 : to === 'right' ? 1 : 2, y: 0 }
}

/** The side to which an element grows when it gets wider. One with automatic margins grows to both. */
function growsTo(element: HTMLElement): 'left' | 'right' | 'both' {
  const [left, right] = [isAuto(element, 'margin-left'), isAuto(element, 'margin-right')]
  if (left && right) return 'both'
  if (left !== right) return left ? 'left' : 'right'
  return getComputedStyle(element).direction === 'rtl' ? 'left' : 'right'
}

/** Whether a margin is `auto`. Without the Typed OM: whether it has a size. */
function isAuto(element: HTMLElement, margin: 'margin-left' | 'margin-right'): boolean {
  if ('computedStyleMap' in element) return element.computedStyleMap().get(margin)?.toString() === 'auto'
  return Number.parseFloat(getComputedStyle(element).getPropertyValue(margin)) > 0
}

export const unitContextOf = (element: HTMLElement, page: HTMLElement): UnitContext => ({
  container: contentWidthOf(element.parentElement ?? element),
  pageWidth: page.offsetWidth,
  pageHeight: Number.parseFloat(page.style.getPropertyValue('--vh')) * 100 || window.innerHeight,
})

function contentWidthOf(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return Math.max(1, element.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0))
}
