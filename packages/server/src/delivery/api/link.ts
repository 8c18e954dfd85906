import type { Handlers } from '../../ground/handler.ts'
import { getLink, searchLinks } from '../../modules/link/index.ts'

export const linkRoutes = {
  'link.search': (context, { query }) => searchLinks(context, query),
  'link.get': (context, { query }) => getLink(context, query),
} satisfies Handlers
