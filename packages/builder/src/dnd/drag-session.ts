import { sameJson } from '@blockfront/engine'
import type { StoreApi } from 'zustand/vanilla'
import type { BlockElements } from '../canvas/block/block-elements.ts'
import type { CanvasElements } from '../canvas/canvas-context.ts'
import { messages } from '../messages.ts'
import type { Builder } from '../store/builder-store.ts'
import { scrollSpeed } from './autoscroll.ts'
import type { PickAt } from './drag-source.ts'
import { type DragItem, type DragState, type DropResult, IDLE } from './drag-store.ts'
import { drop } from './drop.ts'
import { createDropFinder, zoneAt } from './drop-finder.ts'
import type { Point } from './drop-target.ts'

interface Parts {
  builder: Builder
  blockElements: BlockElements
  canvasElements: CanvasElements
  store: StoreApi<DragState>
}

const pointOf = (event: Event): Point | undefined => {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY }
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined
  return touch && { x: touch.clientX, y: touch.clientY }
}

/** One drag from start to end: it finds the drop position for each move, and once more for the point of the drop. */
export function createDragSession({ builder, blockElements, canvasElements, store }: Parts) {
  let point: Point = { x: 0, y: 0 }
  const drops = createDropFinder({ builder, blockElements, canvasElements })
  let frame = 0
  return { start, end, cancel }

  function start(pick: PickAt | undefined, event: Event) {
    point = pointOf(event) ?? point
    const dragged = pick?.({ target: event.target as Element, ...point })
    if (!dragged) return
    drops.reset()
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

  /** Shows where a drop would land, once per frame with movement, and scrolls while the pointer is near an end of the stage. */
  function tick() {
    frame = 0
    const { stage, scroller } = canvasElements
    const zone = zoneAt(point)
    show(drops.find(store.getState().dragged, zone, point))
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
    const dropPosition = target === 'remove' ? undefined : target
    const willRemove = target === 'remove'
    if (before.willRemove !== willRemove || !sameJson(before.dropPosition, dropPosition))
      store.setState({ dropPosition, willRemove })
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
    const target = drops.find(store.getState().dragged, zoneAt(point), point)
    const dragged = stop()
    if (dragged) drop(builder, dragged, target)
  }

  function cancel() {
    if (stop()) builder.say(messages.drag.canceled)
  }
}
