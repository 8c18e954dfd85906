/** Messages of the palette of blocks. */
export const messages = {
  search: 'Search blocks',
  clearSearch: 'Clear search',
  none: (query: string) => `No blocks match “${query}”`,
  noneHelp: 'Try another word, such as “image” or “products”.',
  kinds: { normal: 'Sections', section: 'Your sections', container: 'Containers', global: 'On every page' },
  alreadyOnEveryPage: 'Already on every page',
}
