import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { linkTarget } from '../../entities/content/link.ts'
import { id, text } from '../../values.ts'

const byStore = z.object({ storeId: id() })

export const linkEndpoints = {
  'link.search': {
    route: 'GET /link/search',
    access: 'member',
    needs: 'content.manage',
    alsoNeeds: { capability: 'catalog.view' },
    store: 'query.storeId',
    summary: 'Find pages, policies, categories and products that a link can open',
    description: 'At most 20 pages and policies, 10 categories and 10 products. Drafts are included and marked.',
    query: byStore.extend({ search: text(200).default('').describe('Empty: the first ones of each kind.') }),
    response: z.array(linkTarget).max(40),
  },
  'link.get': {
    route: 'GET /link/get',
    access: 'member',
    needs: 'content.manage',
    alsoNeeds: { capability: 'catalog.view' },
    store: 'query.storeId',
    summary: 'Find what a path of the store opens',
    query: byStore.extend({ url: text(2048) }),
    response: z.object({
      target: linkTarget.nullable().describe('Null for another website, and for a path that the store does not have.'),
    }),
  },
} as const satisfies Record<string, Endpoint>
