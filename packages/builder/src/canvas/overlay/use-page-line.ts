import { useLatest } from '@blockfront/engine/form'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { DropTarget } from '../../dnd/drop-target.ts'
import { useCanvas } from '../canvas-context.ts'

/** Returns a ref for an element that stays at a line of the page, also when the page scrolls. */
export function usePageLine(line: DropTarget['line'] | undefined): RefObject<HTMLDivElement | null> {
  const { canvasElements, overlayTracker } = useCanvas()
  const element = useRef<HTMLDivElement>(null)
  const latest = useLatest(() => {
    const { page, stage } = canvasElements
    if (!line || !page || !stage) return undefined
    const [from, to] = [page.getBoundingClientRect(), stage.getBoundingClientRect()]
    const at = `${from.left - to.left + line.x}px ${from.top - to.top + line.y}px`
    return () => {
      if (element.current && element.current.style.translate !== at) element.current.style.translate = at
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is placed again when the line changes
  useLayoutEffect(() => latest()?.(), [line, latest])
  const isShown = line !== undefined
  useEffect(() => (isShown ? overlayTracker.track(latest) : undefined), [isShown, overlayTracker, latest])
  return element
}
