/** Messages of tables, toolbars, save bars and dialogs of the dashboard. */
export const messages = {
  viewStore: 'View store',
  search: 'Search',
  clearSearch: 'Clear search',
  sort: 'Sort',
  sortedBy: (name: string) => `Sorted by ${name}`,
  any: (name: string) => `${name}: any`,
  removeFilter: (name: string) => `Remove filter ${name}`,
  amountFrom: 'At least',
  amountTo: 'At most',
  amountBetween: (from: string, to: string) => `${from} to ${to}`,
  amountAtLeast: (from: string) => `${from} or more`,
  amountAtMost: (to: string) => `${to} or less`,
  clearFilters: 'Clear all',
  nothingToChoose: 'No options yet',
  nothingFound: 'No results',
  showAll: 'Clear search and filters',
  nothingFoundHelp: 'Try different search terms or fewer filters.',

  conflict: {
    help: 'Your changes are still here. Keep yours and save again to replace the other changes, or use the other version and discard yours.',
    mine: 'Keep mine',
    theirs: 'Use other version',
  },

  selectAll: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  bulk: 'Bulk actions',

  pages: 'Pages of the list',
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  previous: 'Previous page',
  next: 'Next page',

  price: {
    malformed: (example: string) => `Enter an amount such as ${example}.`,
    negative: 'Enter an amount of 0 or more.',
    tooLarge: 'This amount is too large.',
    tooManyDecimals: (currency: string, digits: number, whole?: string) =>
      [
        digits === 0 ? `${currency} amounts have no decimals.` : `${currency} amounts have at most ${digits} decimals.`,
        whole && `For thousands, enter ${whole}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ambiguous: (text: string, meanings: readonly string[]) => `“${text}” is ambiguous. Enter ${meanings.join(' or ')}.`,
  },

  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  saveFailed: 'Not saved. Your changes are still here.',
  leaveTitle: 'Leave without saving?',
  leaveHelp: 'Your changes are not saved. If you leave, they are lost.',
  stay: 'Stay here',
  leave: 'Leave without saving',

  preview: 'Search engine preview',
  previewTitle: 'Page title',
  previewText: 'Search engines choose this text unless you add a description.',
}
