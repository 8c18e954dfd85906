import { findExistingSingle, sameJson } from '@blockfront/engine'
import type { StoreApi } from 'zustand/vanilla'
import type { BlockElements } from '../canvas/block/block-elements.ts'
import type { CanvasElements } from '../canvas/canvas-context.ts'
import { messages } from '../messages.ts'
import { outlineDropPosition } from '../outline/outline-drop-position.ts'
import type { Builder } from '../store/builder-store.ts'
import { isFooter } from '../store/page-order.ts'
import { scrollSpeed } from './autoscroll.ts'
import type { PickAt } from './drag-source.ts'
import { type DragItem, type DragState, type DropResult, IDLE } from './drag-store.ts'
import { drop } from './drop.ts'
import { type DropList, dropTarget, type Point } from './drop-target.ts'
import { levelsOf, readTree } from './read-tree.ts'

interface Parts {
  builder: Builder
  marks: BlockElements
  surface: CanvasElements
  store: StoreApi<DragState>
}

const pointOf = (event: Event): Point | undefined => {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY }
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined
  return touch && { x: touch.clientX, y: touch.clientY }
}

/**
 * One drag from start to end. The page is measured when it starts and when its size changes; each move asks one pure function
 * where a drop would land, and the drop asks it again for the point where it happened.
 */
export function createDragSession({ builder, marks, surface, store }: Parts) {
  let point: Point = { x: 0, y: 0 }
  let tree: { list: DropList; width: number; height: number } | undefined
  let frame = 0
  return { start, end, cancel }

  function start(pick: PickAt | undefined, event: Event) {
    point = pointOf(event) ?? point
    const dragged = pick?.({ target: event.target as Element, ...point })
    if (!dragged) return
    tree = undefined
    store.setState({ ...IDLE, dragged })
    document.addEventListener('mousemove', follow, true)
    document.addEventListener('touchmove', follow, true)
    document.addEventListener('scroll', wake, true)
    document.documentElement.classList.add('bfb-dragging')
    wake()
    builder.say(messages.drag.started)
  }

  function follow(event: Event) {
    point = pointOf(event) ?? point
    wake()
  }

  function wake() {
    frame ||= requestAnimationFrame(tick)
  }

  /** Looks where a drop would land, once a frame in which something moved, and scrolls while the pointer is near the page's ends. */
  function tick() {
    frame = 0
    const { stage, scroller } = surface
    const zone = zoneAt(point)
    show(dropAt(zone))
    if (zone !== 'canvas' || !stage || !scroller) return
    const { top, bottom } = stage.getBoundingClientRect()
    const speed = scrollSpeed(point.y, top, bottom)
    if (speed === 0) return
    const before = scroller.scrollTop
    scroller.scrollTop += speed
    if (scroller.scrollTop !== before) wake()
  }

  function show(target: DropResult) {
    const before = store.getState()
    const landing = target === 'remove' ? undefined : target
    const removes = target === 'remove'
    if (before.removes !== removes || !sameJson(before.landing, landing)) store.setState({ landing, removes })
  }

  function dropAt(zone = zoneAt(point)): DropResult {
    const { dragged } = store.getState()
    const { page } = surface
    if (!dragged || !zone) return undefined
    if (dragged.kind === 'new' && findExistingSingle(builder.store.getState().document, dragged.entry)) return undefined
    if (zone === 'remove') return dragged.kind === 'blocks' ? 'remove' : undefined
    const blocks = dragged.kind === 'blocks' ? dragged.ids.flatMap((id) => builder.index.entries.get(id)?.block ?? []) : []
    const moving = new Set(blocks.map(({ id }) => id))
    const levels = Math.max(1, ...blocks.map(levelsOf))
    if (zone === 'outline') return outlineDropPosition(builder, dragged, point, levels)
    if (!page) return undefined
    const { left, top, width, height } = page.getBoundingClientRect()
    if (isOutsideCanvas(point, left, left + width)) return dragged.kind === 'blocks' ? 'remove' : undefined
    if (tree?.width !== width || tree.height !== height)
      tree = { list: readTree(builder, marks, page, areaOf(dragged)), width, height }
    const target = dropTarget({
      root: tree.list,
      point: { x: point.x - left, y: point.y - top },
      moving,
      fresh: dragged.kind === 'new',
      levels,
    })
    return { ...target, on: 'canvas' }
  }

  function areaOf(dragged: DragItem): { global: boolean; footer: boolean } {
    if (dragged.kind === 'new')
      return {
        global: dragged.entry.contentType === 'global',
        footer: builder.blocks[dragged.entry.type]?.area === 'footer',
      }
    const entry = builder.index.entries.get(dragged.ids[0] ?? '')
    return { global: entry?.list === 'globalContent', footer: isFooter(builder, dragged.ids[0] ?? '') }
  }

  function stop(): DragItem | undefined {
    const { dragged } = store.getState()
    cancelAnimationFrame(frame)
    frame = 0
    document.removeEventListener('mousemove', follow, true)
    document.removeEventListener('touchmove', follow, true)
    document.removeEventListener('scroll', wake, true)
    document.documentElement.classList.remove('bfb-dragging')
    store.setState(IDLE)
    return dragged
  }

  function end() {
    const target = dropAt()
    const dragged = stop()
    if (dragged) drop(builder, dragged, target)
  }

  function cancel() {
    if (stop()) builder.say(messages.drag.canceled)
  }
}

type Zone = 'canvas' | 'outline' | 'remove'
const ZONES: readonly Zone[] = ['canvas', 'outline', 'remove']

/** The part of the builder under a point that takes drops: the topmost element decides. */
function zoneAt({ x, y }: Point): Zone | undefined {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-zone]')?.dataset.dropZone
  return ZONES.find((one) => one === zone)
}

/** How far next to the page a drop still counts as one on the page, in pixels: hands are not exact. */
const SLACK = 16

const isOutsideCanvas = ({ x }: Point, left: number, right: number) => x < left - SLACK || x > right + SLACK
