import { type Document, sameJson } from '@blockfront/engine'
import { useCallback, useRef } from 'react'
import type { DropList, Point } from '../../dnd/drop-target.ts'
import { readTree } from '../../dnd/read-tree.ts'
import { useBuilder } from '../../store/hooks.ts'
import { ANY_BLOCK, areaFilter } from '../../store/page-order.ts'
import { useCanvas } from '../canvas-context.ts'
import { gapAt } from './gap-at.ts'

/** The geometry of the page, and what it was measured from. */
interface MeasuredPage {
  roots: readonly DropList[]
  document: Document
  width: number
  height: number
}

/**
 * Returns a function that stores the gap between blocks at a point of the window in the builder's state; none without a point. The page is
 * measured again only after it has changed.
 */
export function useGap(): (point?: Point) => void {
  const builder = useBuilder()
  const { blockElements, canvasElements } = useCanvas()
  const measured = useRef<MeasuredPage>(undefined)
  return useCallback(
    (point) => {
      const { gap: before, document, dialog } = builder.store.getState()
      // The gap in which the list of blocks will insert stays visible.
      if (dialog === 'insert') return
      const { page } = canvasElements
      const show = (gap: typeof before) => void (sameJson(gap, before) || builder.store.setState({ gap }))
      if (!page || !point) return show(undefined)
      const { left, top, width, height } = page.getBoundingClientRect()
      let known = measured.current
      if (known?.document !== document || known.width !== width || known.height !== height) {
        const roots = readTree(builder, blockElements, page, areaFilter(builder, [ANY_BLOCK]))
        known = { roots, document, width, height }
        measured.current = known
      }
      show(gapAt(known.roots, { x: point.x - left, y: point.y - top }))
    },
    [builder, blockElements, canvasElements],
  )
}
