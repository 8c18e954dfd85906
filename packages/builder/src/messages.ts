/** Messages of dragging, undo and redo, and the button of everything that could not be loaded. `names` is one block's name, or several separated by commas. */
export const messages = {
  undone: 'Undone',
  redone: 'Redone',
  tryAgain: 'Try again',
  drag: {
    started: 'Dragging. Release to drop, press Escape to cancel.',
    canceled: 'Canceled. Nothing changed.',
    removed: (names: string) => `${names} removed`,
    removedUndo: (names: string) => `${names} removed. You can undo this.`,
    removeZone: 'Drop here to remove',
    releaseToRemove: (name: string) => `Release to remove ${name}`,
    several: (count: number) => `${count} blocks`,
  },
}
