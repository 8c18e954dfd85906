/** What tables, toolbars, save bars and questions say on every screen of the dashboard. */
export const messages = {
  search: 'Search',
  clearSearch: 'Clear the search',
  sort: 'Sort',
  sortedBy: (name: string) => `Sorted by ${name}`,
  any: (name: string) => `${name}: any`,
  removeFilter: (name: string) => `Remove the filter ${name}`,
  clearFilters: 'Clear all',
  nothingToChoose: 'Nothing to choose yet',
  nothingFound: 'Nothing matches',
  nothingFoundHelp: 'Try other words or fewer filters.',

  selectAll: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear the selection',
  bulk: 'Actions for what is selected',

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
        whole && `For thousands, write ${whole}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ambiguous: (text: string, meanings: readonly string[]) => `“${text}” is unclear. Write ${meanings.join(' or ')}.`,
  },

  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  saveFailed: 'This was not saved. What you typed is still here.',
  leaveTitle: 'Leave without saving?',
  leaveHelp: 'What you changed here is not saved yet. It is lost when you leave.',
  stay: 'Stay here',
  leave: 'Leave without saving',

  preview: 'How a search engine may show it',
  previewTitle: 'The title of the page',
  previewText: 'The first words about it.',
}
