import { messages } from '../messages.ts'

/** The tab's title: the page, then the product. */
export const titleOf = ({ path, title }: { path?: string; title: string }) =>
  path === '/' ? title : `${title} · ${messages.name}`
