import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns the position for an arrow key: the nearest tile in that direction. */
export const nextTile: KeyboardCoordinateGetter = (event, { context: { collisionRect, droppableRects, over } }) => {
  const step = steps[event.code]
  if (!step || !collisionRect) return undefined
  event.preventDefault()
  const [across, down] = step
  const from = (over && droppableRects.get(over.id)) ?? collisionRect
  const ahead = [...droppableRects.values()].flatMap((rect) => {
    const x = rect.left + rect.width / 2 - (from.left + from.width / 2)
    const y = rect.top + rect.height / 2 - (from.top + from.height / 2)
    const along = x * across + y * down
    const aside = Math.abs(x * down) + Math.abs(y * across)
    return along > 8 ? [{ rect, far: along + 2 * aside }] : []
  })
  const [nearest] = ahead.sort((a, b) => a.far - b.far)
  if (!nearest) return undefined
  const { rect } = nearest
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  }
}
