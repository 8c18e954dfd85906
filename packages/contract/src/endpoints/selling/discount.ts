import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { discount, discountInput, discountSummary } from '../../entities/selling/discount.ts'
import { success } from '../../entities/success.ts'
import { count, id, paged } from '../../values.ts'
import { listQuery } from '../list-query.ts'

const one = z.object({ storeId: id(), discountId: id() })

/** Discount codes and automatic discounts of a store. */
export const discountEndpoints = {
  'discount.list': {
    route: 'GET /discount/fetch-discounts',
    access: 'member',
    needs: 'discounts.manage',
    store: 'query.storeId',
    summary: 'List discounts, newest first; filter them by state and search them by name and code',
    query: listQuery('discount.list'),
    response: paged(discountSummary),
  },
  'discount.get': {
    route: 'GET /discount/fetch-discount',
    access: 'member',
    needs: 'discounts.manage',
    store: 'query.storeId',
    summary: 'Get a discount to edit',
    query: one,
    response: discount,
  },
  'discount.add': {
    route: 'POST /discount/add-discount',
    access: 'member',
    needs: 'discounts.manage',
    store: 'body.storeId',
    summary: 'Add a discount',
    body: discountInput.extend({ storeId: id() }),
    response: discount,
    errors: { code_taken: true },
  },
  'discount.update': {
    route: 'PUT /discount/update-discount',
    access: 'member',
    needs: 'discounts.manage',
    store: 'body.storeId',
    summary: 'Replace all settings of a discount',
    body: discountInput.extend({
      ...one.shape,
      version: count().optional().describe('The version that the member saw. An older version responds with 409.'),
    }),
    response: discount,
    errors: { code_taken: true, conflict: true },
  },
  'discount.setEnabled': {
    route: 'PUT /discount/set-enabled',
    access: 'member',
    needs: 'discounts.manage',
    store: 'body.storeId',
    summary: 'Enable or disable a discount',
    body: one.extend({ enabled: z.boolean() }),
    response: discount,
  },
  'discount.delete': {
    route: 'DELETE /discount/delete/{storeId}/{discountId}',
    access: 'member',
    needs: 'discounts.manage',
    store: 'params.storeId',
    summary: 'Delete a discount; orders keep it',
    params: one,
    response: success,
  },
} as const satisfies Record<string, Endpoint>
