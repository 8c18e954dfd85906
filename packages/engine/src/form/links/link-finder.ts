import type { LinkChoice, LinkFinder } from '../control.ts'

/** Links that a search lists. */
const MAX_FOUND = 50

/** Finds links in a list, such as the pages of a small site. Each search calls `list`. */
export const linkFinder = (list: () => readonly LinkChoice[] | Promise<readonly LinkChoice[]>): LinkFinder => ({
  search: async (term) => {
    const wanted = term.toLowerCase()
    return (await list()).filter(({ label, url }) => `${label} ${url}`.toLowerCase().includes(wanted)).slice(0, MAX_FOUND)
  },
  get: async (url) => (await list()).find((link) => link.url === url),
})
