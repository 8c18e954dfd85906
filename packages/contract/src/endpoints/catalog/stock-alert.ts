import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { stockAlertCount } from '../../entities/catalog/stock-alert.ts'
import { success } from '../../entities/success.ts'
import { email, id, paged, pageNumber, pageSize, shopperLanguage } from '../../values.ts'

export const stockAlertEndpoints = {
  'stockAlert.add': {
    route: 'POST /stock/add-alert',
    access: 'host',
    summary: 'Request one email when a sold-out product or variation is back in stock',
    description:
      'The response is the same for an address with a request. The request is deleted when its email is sent, and after a year. Responds with 409 if the item can be bought, or if the store switched the email off.',
    body: z.object({
      productId: id(),
      variationId: id().nullable().default(null).describe('Null for the whole product: any variation.'),
      email: email(),
      locale: shopperLanguage(),
    }),
    response: success,
    errors: { conflict: true, store_limit: true },
  },
  'stockAlert.list': {
    route: 'GET /stock/fetch-alerts',
    access: 'member',
    needs: 'catalog.manage',
    store: 'query.storeId',
    summary: 'Number of shoppers who wait for each sold-out product and variation, highest first',
    query: z.object({
      storeId: id(),
      productId: id().optional(),
      pageNumber: pageNumber(),
      pageSize: pageSize(20),
    }),
    response: paged(stockAlertCount),
  },
} as const satisfies Record<string, Endpoint>
