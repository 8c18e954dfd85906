import { z } from 'zod'
import { count, date, id, text } from '../../values.ts'

/** Kinds of pages that are counted. Order pages are not: their URLs give access to an order. */
export const visitedPageKind = z.enum(['page', 'product', 'shop', 'collection', 'search', 'checkout', 'account', 'notFound'])

const funnel = z
  .object({
    visits: count().describe('Visitors, each counted once a day.'),
    productViews: count().describe('Visits in which a product page was opened.'),
    addedToCart: count().describe('Visits in which a product was added to the cart.'),
    reachedCheckout: count().describe('Visits in which the checkout was opened.'),
    orders: count().describe('Orders placed, as in `order.stats`: without canceled and expired ones.'),
  })
  .meta({ id: 'AnalyticsFunnel' })

export const analytics = z
  .object({
    from: date(),
    to: date(),
    totals: funnel,
    previous: funnel.nullable().describe('The same number of days before; null if counting started after the first of them.'),
    days: z.array(z.object({ date: date(), visits: count(), previousVisits: count(), orders: count() })),
    products: z
      .array(
        z.object({
          productId: id(),
          name: text(200).describe('Empty for a deleted product.'),
          views: count(),
          addedToCart: count().describe('How often it was added to a cart.'),
          sold: count().describe('Units in orders.'),
        }),
      )
      .describe('The ten products with the most views.'),
    sources: z
      .array(
        z.object({
          source: text(100).describe(
            '`utm_source` or domain of the referring page; empty for direct visits, `other` for the rest.',
          ),
          visits: count(),
          previousVisits: count(),
          addedToCart: count(),
          reachedCheckout: count(),
          ordered: count().describe('Visits in which an order was placed.'),
        }),
      )
      .describe('The ten sources with the most visits.'),
    pages: z
      .array(
        z.object({
          kind: visitedPageKind,
          title: text(200).describe('Name of the page, product or category; empty for a deleted one.'),
          path: text(500).describe('Empty for a deleted page.'),
          views: count(),
        }),
      )
      .describe('The ten pages with the most views.'),
  })
  .meta({ id: 'Analytics' })

export type Analytics = z.output<typeof analytics>
export type AnalyticsFunnel = z.output<typeof funnel>
export type VisitedPageKind = z.output<typeof visitedPageKind>
