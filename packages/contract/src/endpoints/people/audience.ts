import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { contactMessage, subscriber } from '../../entities/people/audience.ts'
import { count, id, ids, paged } from '../../values.ts'
import { filtersOf, listQuery } from '../list-query.ts'

const selected = z.object({ storeId: id(), ids: ids(100) })

/** Largest export in characters, about 500,000 subscribers. */
const exportLimit = 32 * 1024 * 1024

/** Largest export of messages in characters: 10,000 of them at their largest, with escaped quotation marks. */
const messageExportLimit = 120_000_000

/** Contact messages and newsletter subscribers of a store. */
export const audienceEndpoints = {
  'message.list': {
    route: 'GET /message/fetch-messages',
    access: 'member',
    needs: 'customers.manage',
    store: 'query.storeId',
    summary: 'Contact messages of a store, newest first',
    query: listQuery('message.list'),
    response: paged(contactMessage).extend({
      unread: count().describe('Unread messages of the store, regardless of the filters.'),
    }),
  },
  'message.markRead': {
    route: 'PUT /message/mark-read',
    access: 'member',
    allowedReadOnly: true,
    needs: 'customers.manage',
    store: 'body.storeId',
    summary: 'Mark contact messages as read or unread',
    body: selected.extend({ isRead: z.boolean() }),
    response: z.object({ updated: count() }),
  },
  'message.delete': {
    route: 'DELETE /message/delete',
    access: 'member',
    allowedReadOnly: true,
    needs: 'customers.manage',
    store: 'body.storeId',
    summary: 'Delete contact messages',
    body: selected,
    response: z.object({ deleted: count() }),
  },
  'message.export': {
    route: 'GET /message/export',
    access: 'member',
    needs: 'customers.manage',
    store: 'query.storeId',
    summary: 'Contact messages as CSV, oldest first',
    description:
      'Takes the filters of `message.list`. Columns: received_at (ISO 8601, UTC), name, email, subject, message, read (yes or no). Cells that a spreadsheet would run as a formula are escaped.',
    query: z.object({ storeId: id(), ...filtersOf('message.list') }),
    response: z.object({
      csv: z.string().max(messageExportLimit),
      count: count(),
      total: count().describe('Messages that match. An export contains at most 10,000 of them.'),
    }),
  },
  'subscriber.list': {
    route: 'GET /subscriber/fetch-subscribers',
    access: 'member',
    needs: 'customers.manage',
    store: 'query.storeId',
    summary: 'Newsletter subscribers of a store, newest first',
    query: listQuery('subscriber.list'),
    response: paged(subscriber),
  },
  'subscriber.export': {
    route: 'GET /subscriber/export',
    access: 'member',
    needs: 'customers.manage',
    store: 'query.storeId',
    summary: 'All newsletter subscribers as CSV',
    description: 'Columns: email, subscribed_at (ISO 8601, UTC). Cells that a spreadsheet would run as a formula are escaped.',
    query: z.object({ storeId: id() }),
    response: z.object({ csv: z.string().max(exportLimit), count: count() }),
  },
  'subscriber.remove': {
    route: 'DELETE /subscriber/remove',
    access: 'member',
    allowedReadOnly: true,
    needs: 'customers.manage',
    store: 'body.storeId',
    summary: 'Remove subscribers from the newsletter',
    body: selected,
    response: z.object({ removed: count() }),
  },
} as const satisfies Record<string, Endpoint>
