/** Maps elements to blocks. The page's HTML stays unchanged except for one attribute on the root elements of blocks. */
export interface BlockElements {
  /** A ref for the fragment around a block: registers the block's elements when they mount and unmount. */
  refOf: (id: string) => (fragment: { observeUsing: (observer: ResizeObserver) => void } | null) => (() => void) | undefined
  /** The root elements of a block, in order. */
  elementsOf: (id: string) => readonly Element[]
  /** The area of a block in the window; undefined while it renders nothing. */
  rectOf: (id: string) => DOMRect | undefined
}

export const BLOCK_ATTRIBUTE = 'data-block'

/** Creates a separate registry for each canvas. */
export function createBlockElements(): BlockElements {
  const elements = new Map<string, Set<Element>>()
  const refs = new Map<string, ReturnType<BlockElements['refOf']>>()
  return { refOf, elementsOf, rectOf }

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
}

function union(a: DOMRect, b: DOMRect): DOMRect {
  const [x, y] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y)
}
