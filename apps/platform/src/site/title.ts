import { messages } from '../messages.ts'

/** What the tab says: the page, then the product. */
export const titleOf = ({ path, title }: { path?: string; title: string }) =>
  path === '/' ? title : `${title} · ${messages.name}`
