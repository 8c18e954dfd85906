import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import {
  customer,
  customerData,
  customerDetails,
  customerSummary,
  customerTag,
  maxCustomerTags,
} from '../../entities/people/customer.ts'
import { success } from '../../entities/success.ts'
import { count, email, id, ids, paged, text } from '../../values.ts'
import { filtersOf, listQuery } from '../list-query.ts'

/** Largest export in characters. */
const exportLimit = 64 * 1024 * 1024

const one = z.object({ storeId: id(), customerId: id() })

/** The customers of a store. */
export const customerEndpoints = {
  'customer.list': {
    route: 'GET /customer/fetch-customers',
    access: 'member',
    needs: 'customers.view',
    store: 'query.storeId',
    summary: 'Find customers of a store',
    query: listQuery('customer.list'),
    response: paged(customerSummary),
  },
  'customer.tags': {
    route: 'GET /customer/fetch-tags',
    access: 'member',
    needs: 'customers.view',
    store: 'query.storeId',
    summary: 'List the tags of customers, most used first',
    query: z.object({ storeId: id() }),
    response: z.array(z.object({ tag: text(40), customers: count() })).max(200),
  },
  'customer.get': {
    route: 'GET /customer/fetch-customer',
    access: 'member',
    needs: 'customers.view',
    store: 'query.storeId',
    summary: 'Get a customer with addresses and the latest orders',
    query: one,
    response: customer,
  },
  'customer.add': {
    route: 'POST /customer/add-customer',
    access: 'member',
    needs: 'customers.manage',
    store: 'body.storeId',
    summary: 'Add a customer',
    body: customerDetails.partial().extend({ storeId: id(), email: email() }),
    response: customer,
    errors: { conflict: true },
  },
  'customer.update': {
    route: 'PUT /customer/update-customer',
    access: 'member',
    needs: 'customers.manage',
    store: 'body.storeId',
    summary: 'Update a customer; omitted fields do not change',
    body: customerDetails.partial().extend({ storeId: id(), customerId: id() }),
    response: customer,
  },
  'customer.bulkTags': {
    route: 'PUT /customer/bulk-tags',
    access: 'member',
    needs: 'customers.manage',
    store: 'body.storeId',
    summary: 'Add and remove tags of several customers',
    description: `Responds with 400 and changes nothing if a customer would have more than ${maxCustomerTags} tags.`,
    body: z.object({
      storeId: id(),
      ids: ids(100),
      add: z.array(customerTag).max(20).default([]),
      remove: z.array(customerTag).max(20).default([]),
    }),
    response: z.object({ updated: count() }),
  },
  'customer.delete': {
    route: 'DELETE /customer/delete',
    access: 'member',
    allowedReadOnly: true,
    needs: 'customers.manage',
    store: 'body.storeId',
    summary: 'Delete a customer without orders',
    body: one,
    response: success,
    errors: { conflict: true },
  },
  'customer.erase': {
    route: 'POST /customer/erase',
    access: 'member',
    allowedReadOnly: true,
    needs: 'customers.manage',
    store: 'body.storeId',
    summary: 'Erase the personal data of a customer; orders keep their lines and totals',
    body: one.extend({ email: email().describe('The email address of the customer, as a confirmation.') }),
    response: z.object({ orders: count().describe('Orders whose personal data was erased.') }),
    errors: { conflict: true },
  },
  'customer.export': {
    route: 'GET /customer/export',
    access: 'member',
    needs: 'customers.manage',
    store: 'query.storeId',
    summary: 'Customers as CSV, oldest first',
    description: 'Takes the filters of `customer.list`. Cells that a spreadsheet would run as a formula are escaped.',
    query: z.object({ storeId: id(), ...filtersOf('customer.list') }),
    response: z.object({
      csv: z.string().max(exportLimit),
      count: count(),
      total: count().describe('Customers that match. An export contains at most 50,000 of them.'),
    }),
  },
  'customer.exportData': {
    route: 'GET /customer/export-data',
    access: 'member',
    needs: 'customers.manage',
    store: 'query.storeId',
    summary: 'Everything that the store has stored about a customer',
    query: one,
    response: customerData,
  },
} as const satisfies Record<string, Endpoint>
