/** Messages of the canvas, of dragging and of the outline. */
export const messages = {
  hidden: (name: string) => `${name} is hidden from visitors.`,
  tooDeep: 'These blocks nest more than 8 levels deep, so they were not pasted. Paste their inner blocks instead.',
  drag: {
    started: 'Dragging. Release to drop, press Escape to cancel.',
    canceled: 'Canceled. Nothing changed.',
    moved: (names: string) => `${names} moved`,
    removed: (names: string) => `${names} removed`,
    removedUndo: (names: string) => `${names} removed. Undo brings it back.`,
    removeZone: 'Drop here to remove',
    releaseToRemove: (name: string) => `Release to remove ${name}`,
    several: (count: number) => `${count} blocks`,
  },
}
