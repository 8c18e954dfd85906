import { PAGE_LIMITS } from '@blockfront/engine'

/**
 * Titles of the builder's commands, and the announcement after each. `names` is one block's name, or several separated by commas.
 */
export const messages = {
  groups: { Edit: 'Edit', Arrange: 'Arrange', Select: 'Select', View: 'View' },
  titles: {
    undo: 'Undo',
    redo: 'Redo',
    edit: 'Edit',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    duplicate: 'Duplicate with default content',
    duplicateWithContent: 'Duplicate with current content',
    rename: 'Rename',
    saveSection: 'Save as section',
    shareComponent: 'Create shared component',
    comment: 'Comment',
    remove: 'Delete',
    moveUp: 'Move up',
    moveDown: 'Move down',
    nest: 'Move into the container above',
    unnest: 'Move out of the container',
    lockOrUnlock: 'Lock or unlock',
    lock: 'Lock',
    unlock: 'Unlock',
    hideOrShow: 'Hide or show',
    hide: 'Hide',
    show: 'Show',
    selectParent: 'Select parent',
    selectPrevious: 'Select the previous block',
    selectNext: 'Select the next block',
    selectAll: 'Select all blocks',
    clearSelection: 'Clear selection',
    insert: 'Insert a block',
    insertBefore: 'Insert a block before',
    insertAfter: 'Insert a block after',
    commands: 'Command palette',
    shortcuts: 'Keyboard shortcuts',
    nextRegion: 'Go to the next part of the window',
    previousRegion: 'Go to the previous part of the window',
    preview: 'Preview',
    leavePreview: 'Leave preview',
    widths: { desktop: 'Desktop width', tablet: 'Tablet width', mobile: 'Mobile width' },
  },
  unknownBlock: 'Unknown block',

  copied: 'Copied',
  copyBlocked: 'Your browser blocked copying. Press Ctrl+C instead.',
  cutBlocked: 'Your browser blocked cutting. Press Ctrl+X instead.',
  pasteBlocked: 'Your browser blocked access to the clipboard. Press Ctrl+V instead.',
  nothingToPaste: 'There are no blocks on the clipboard.',
  pasted: (count: number) => (count === 1 ? 'Pasted' : `${count} blocks pasted`),
  pastedInPart: (count: number) =>
    count === 1
      ? 'Pasted. The others are already on every page.'
      : `${count} blocks pasted. The others are already on every page.`,
  pastedWithout: (components: number) =>
    components === 1
      ? 'Pasted without a shared component of the other store. Copy it again after it appears there.'
      : `Pasted without ${components} shared components of the other store. Copy them again after they appear there.`,
  componentsMissing: (components: number) =>
    components === 1
      ? 'This shared component was copied before it was loaded. Copy it again after it appears in its store.'
      : 'These shared components were copied before they were loaded. Copy them again after they appear in their store.',
  tooDeep: 'These blocks nest more than 8 levels deep, so they were not pasted. Paste their inner blocks instead.',

  added: (name: string, position: number) => `${name} added at position ${position}`,
  addedInto: (name: string, container: string, position: number) => `${name} added to ${container} at position ${position}`,
  alreadyOnEveryPage: (name: string) => `${name} is already on every page. It is selected.`,
  duplicated: 'Duplicated with default content',
  duplicatedWithContent: 'Duplicated with current content',
  deleted: (names: string) => `${names} deleted. You can undo this.`,
  tooMany: {
    blocks: `Not added: a page can have up to ${PAGE_LIMITS.blocks} blocks. Remove some, or split the page.`,
    dataBlocks: `Not added: a page can have up to ${PAGE_LIMITS.dataBlocks} blocks that show products or categories. Remove some, or split the page.`,
    instances: `Not added: a page can have up to ${PAGE_LIMITS.instances} shared components. Remove some, or split the page.`,
  },

  movedUp: (name: string, position: number, count: number) => `${name} moved up to position ${position} of ${count}`,
  movedDown: (name: string, position: number, count: number) => `${name} moved down to position ${position} of ${count}`,
  movedTo: (names: string, position: number, count: number) => `${names} moved to position ${position} of ${count}`,
  movedInto: (names: string, target: string, position: number, count: number) =>
    `${names} moved into ${target}, position ${position} of ${count}`,
  movedIntoArea: (names: string, area: string) => `${names} moved into ${area}`,
  nowOnEveryPage: (count: number) => (count === 1 ? 'It is on every page now.' : 'They are on every page now.'),
  nowOnThisPage: (count: number) => (count === 1 ? 'It is now on this page only.' : 'They are now on this page only.'),
  movedOut: (name: string, container: string) => `${name} moved out of ${container}`,
  locked: (names: string) => `${names} locked`,
  unlocked: (names: string) => `${names} unlocked`,
  hidden: (names: string) => `${names} hidden`,
  shown: (names: string) => `${names} shown`,

  selected: (name: string) => `${name} selected`,
  allSelected: (count: number) => (count === 1 ? '1 block selected' : `${count} blocks selected`),
  previewStarted: 'Preview. Links and buttons work.',
  previewEnded: 'Back to editing',
}
