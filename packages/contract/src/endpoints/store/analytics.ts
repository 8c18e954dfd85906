import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { analytics, visitedPageKind } from '../../entities/store/analytics.ts'
import { success } from '../../entities/success.ts'
import { id, queryInt, text } from '../../values.ts'

/** The source of the visit, as the browser knows it. */
const origin = {
  referrer: text(260).default('').describe('Hostname of the referring page; empty without one.'),
  utmSource: text(200).default(''),
}

export const analyticsEndpoints = {
  'visit.record': {
    route: 'POST /visit/record',
    access: 'host',
    allowedClosed: true,
    summary: 'Count a page view, a product added to the cart, or the start of a checkout',
    description:
      'The server stores no personal data: it counts a visitor once a day by a hash whose random salt is deleted with all hashes after the day. Bots and browsers that send `Sec-GPC: 1` or `DNT: 1` get the same response and are not counted, nor is anyone while the store is closed.',
    body: z.discriminatedUnion('event', [
      z.object({
        ...origin,
        event: z.literal('view'),
        kind: visitedPageKind,
        slug: text(120).default('').describe('Of a page, product or category.'),
      }),
      z.object({ ...origin, event: z.literal('addToCart'), productId: id() }),
      z.object({ ...origin, event: z.literal('checkout') }),
    ]),
    response: success,
  },
  'analytics.get': {
    route: 'GET /analytics/fetch-analytics',
    access: 'member',
    needs: 'analytics.view',
    store: 'query.storeId',
    summary: 'Get visits, the funnel to orders, products, sources and pages of the last days',
    description: 'Days are calendar days in the store’s time zone, the last one being today.',
    query: z.object({ storeId: id(), days: queryInt(1, 366).default(30) }),
    response: analytics,
  },
} as const satisfies Record<string, Endpoint>
