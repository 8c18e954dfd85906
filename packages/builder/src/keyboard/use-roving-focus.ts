import { type RefObject, useEffect } from 'react'

/**
 * Makes a group of buttons one stop for the Tab key. Arrow keys move the focus: left and right to the previous and next button, up and down to
 * the nearest one there. Home and End move it to the first and last one.
 */
export function useRovingFocus(group: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const element = group.current
    if (!element) return
    const controller = new AbortController()
    const items = () => [...element.querySelectorAll<HTMLElement>(selector)]
    let stop: Element | null | undefined
    const mark = () => {
      const all = items()
      const current = all.find((one) => one === stop) ?? all[0]
      for (const one of all) {
        const tabIndex = one === current ? 0 : -1
        if (one.tabIndex !== tabIndex) one.tabIndex = tabIndex
      }
    }
    const itemOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null)
    const onFocus = (event: Event) => {
      stop = itemOf(event) ?? stop
      mark()
    }
    const onKey = (event: KeyboardEvent) => {
      const from = itemOf(event)
      if (!from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const next = itemAfter(items(), from, event.key)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
    const observer = new MutationObserver(mark)
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', onFocus, { signal: controller.signal })
    element.addEventListener('keydown', onKey, { signal: controller.signal })
    mark()
    return () => {
      observer.disconnect()
      controller.abort()
    }
  }, [group, selector])
}

/** Returns the item to focus for a key, which is the same one at the end; undefined for other keys. */
function itemAfter(items: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = items.indexOf(from)
  const onward = getComputedStyle(from).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowDown' || key === 'ArrowUp') return nearest(items, from, key === 'ArrowDown') ?? from
  const to = { ArrowRight: at + onward, ArrowLeft: at - onward, Home: 0, End: items.length - 1 }[key]
  return to === undefined ? undefined : (items[to] ?? from)
}

/** The nearest item below or above. */
function nearest(items: readonly HTMLElement[], from: HTMLElement, isDown: boolean): HTMLElement | undefined {
  const start = from.getBoundingClientRect()
  let best: { item: HTMLElement; distance: number } | undefined
  for (const item of items) {
    const box = item.getBoundingClientRect()
    const away = isDown ? box.top - start.bottom : start.top - box.bottom
    if (away < -1) continue
    // The next row first, then the column.
    const distance = away * 4 + Math.abs((box.left + box.right - start.left - start.right) / 2)
    if (!best || distance < best.distance) best = { item, distance }
  }
  return best?.item
}
