/** Maps elements to blocks. The page's HTML stays unchanged except for one attribute on the root elements of blocks. */
export interface BlockElements {
  /** A ref for the fragment around a block: registers the block's elements when they mount and unmount. */
  refOf: (id: string) => (fragment: { observeUsing: (observer: ResizeObserver) => void } | null) => (() => void) | undefined
  /** The root elements of a block, in order. */
  elementsOf: (id: string) => readonly Element[]
  /** The area of a block in the window; undefined while it renders nothing. */
  rectOf: (id: string) => DOMRect | undefined
  /** A ref for the element that marks an empty slot of a block. */
  emptySlotRef: (id: string, slot: string) => (element: Element | null) => void
  /** The area of a slot in the window, from the blocks with the given ids in it; undefined while it renders nothing. */
  slotRectOf: (id: string, slot: string, ids: readonly string[]) => DOMRect | undefined
}

/** The id of the page in place of that of a block: its areas are like the slots of a block. */
export const PAGE = ''

export const BLOCK_ATTRIBUTE = 'data-block'

/** Creates a separate registry for each canvas. */
export function createBlockElements(): BlockElements {
  const elements = new Map<string, Set<Element>>()
  const refs = new Map<string, ReturnType<BlockElements['refOf']>>()
  const emptySlots = new Map<string, Element>()
  return { refOf, elementsOf, rectOf, emptySlotRef, slotRectOf }

  function refOf(id: string) {
    const known = refs.get(id)
    if (known) return known
    const ref: ReturnType<BlockElements['refOf']> = (fragment) => {
      if (!fragment) return
      const own = new Set<Element>()
      elements.set(id, own)
      // A fragment passes its elements, including later ones, to observers. This observer only records them.
      fragment.observeUsing({
        observe: (element) => {
          own.add(element)
          element.setAttribute(BLOCK_ATTRIBUTE, id)
        },
        unobserve: (element) => own.delete(element),
        disconnect: () => own.clear(),
      })
      return () => {
        if (elements.get(id) === own) elements.delete(id)
        refs.delete(id)
      }
    }
    refs.set(id, ref)
    return ref
  }

  function elementsOf(id: string) {
    return [...(elements.get(id) ?? [])].filter((element) => element.isConnected)
  }

  function rectOf(id: string): DOMRect | undefined {
    let rect: DOMRect | undefined
    for (const element of elements.get(id) ?? []) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 && box.height === 0) continue
      rect = rect ? union(rect, box) : box
    }
    return rect
  }

  function emptySlotRef(id: string, slot: string) {
    const key = `${id} ${slot}`
    return (element: Element | null) => {
      if (element) emptySlots.set(key, element)
      else emptySlots.delete(key)
    }
  }

  function slotRectOf(id: string, slot: string, ids: readonly string[]) {
    const marker = emptySlots.get(`${id} ${slot}`)
    const own = marker ? [marker] : ids.flatMap(elementsOf)
    const [first] = own
    if (!first) return undefined
    // Usually the view has one element around a slot, which is larger than the blocks in it.
    const around = first.parentElement
    const rect = around && around.childElementCount === own.length ? around.getBoundingClientRect() : rectAround(own)
    return rect && (rect.width > 0 || rect.height > 0) ? rect : undefined
  }
}

const rectAround = (elements: readonly Element[]) =>
  elements
    .map((element) => element.getBoundingClientRect())
    .reduce<DOMRect | undefined>((all, one) => (all ? union(all, one) : one), undefined)

function union(a: DOMRect, b: DOMRect): DOMRect {
  const [x, y] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y)
}
