/** Messages of the palette of blocks. */
export const messages = {
  search: 'Search blocks',
  clearSearch: 'Clear search',
  none: (query: string) => `No blocks match “${query}”`,
  noneHelp: 'Try another word, such as “image” or “products”.',
  kinds: {
    template: 'Section templates',
    normal: 'Sections',
    component: 'Shared components',
    section: 'Your sections',
    container: 'Containers',
    global: 'On every page',
  },
  alreadyOnEveryPage: 'Already on every page',
  variants: {
    /** The name of a template in lists: its purpose and its design. */
    name: (purpose: string, template: string) => `${purpose}: ${template}`,
    previous: (purpose: string) => `Previous design: ${purpose}`,
    next: (purpose: string) => `Next design: ${purpose}`,
    count: (at: number, count: number) => `${at} of ${count}`,
  },
}
