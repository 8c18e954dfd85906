/** Messages of the toolbar and the menu of a block, and of undo offers. */
export const messages = {
  block: 'Block actions',
  more: 'More actions',
  undo: 'Undo',
}
