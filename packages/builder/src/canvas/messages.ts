/** Messages on the canvas of the page builder. */
export const messages = {
  /** The role description of the canvas, instead of "application". */
  role: 'page canvas',
  help: 'Page. Use the arrow keys to select blocks. Press slash to insert a block.',
  page: 'Page',
  insert: 'Insert a block',
  insertHere: 'Insert a block here',
  insertInto: (slot: string) => `Insert a block in ${slot}`,
  handles: {
    top: 'Space above',
    bottom: 'Space below',
    end: 'Width',
    height: 'Height',
    line: (column: number) => `Width of column ${column}`,
    resetLine: 'Drag to change the widths of the columns. Double-click or press Enter to reset them.',
    is: (label: string, value: string) => `${label}: ${value}`,
  },
  onEveryPage: 'every page',
  component: 'shared component',
  locked: 'locked',
  /** Follows the name of a block. */
  hiddenAt: { desktop: 'hidden on desktop', tablet: 'hidden on tablet', mobile: 'hidden on mobile' },
  text: 'Text on the page',
  empty: { title: 'This page is empty', help: 'Drag a block here, or press / to search for one.' },
  hidden: (name: string) => `${name} is hidden from visitors.`,
  hiddenOn: {
    desktop: (name: string) => `${name} is hidden on desktop.`,
    tablet: (name: string) => `${name} is hidden on tablet.`,
    mobile: (name: string) => `${name} is hidden on mobile.`,
  },
  unknown: {
    title: 'Unknown block',
    help: 'This block type isn’t available. The block is kept unchanged, and visitors don’t see it.',
  },
  failed: {
    title: (block: string) => `${block} can’t be displayed`,
    help: 'The rest of the page works. Change the settings of this block, undo your last change, or delete the block.',
  },
}
