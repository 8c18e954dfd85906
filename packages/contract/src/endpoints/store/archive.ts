import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { storeArchive } from '../../entities/store/store-archive.ts'
import { success } from '../../entities/success.ts'
import { id, path } from '../../values.ts'

const oneArchive = z.object({ storeId: id(), archiveId: id() })

/** Archives of whole stores. They stay available when the plan has ended, so that owners can take their data with them. */
export const archiveEndpoints = {
  'archive.list': {
    route: 'GET /archive/fetch-archives',
    access: 'member',
    needs: 'store.export',
    store: 'query.storeId',
    summary: 'List the archives of a store, newest first',
    query: z.object({ storeId: id() }),
    response: z.array(storeArchive).max(3),
  },
  'archive.create': {
    route: 'POST /archive/create-archive',
    access: 'member',
    allowedReadOnly: true,
    needs: 'store.export',
    store: 'body.storeId',
    summary: 'Create an archive of the whole store in the background',
    description:
      'The owner gets an email when it is ready. A store keeps its latest three archives, for seven days each. Requires a recent confirmation (user.confirm).',
    body: z.object({ storeId: id() }),
    response: storeArchive,
    errors: { confirmation_required: true, conflict: true },
  },
  'archive.cancel': {
    route: 'POST /archive/cancel-archive',
    access: 'member',
    allowedReadOnly: true,
    needs: 'store.export',
    store: 'body.storeId',
    summary: 'Cancel an archive that is being created',
    body: oneArchive,
    response: storeArchive,
  },
  'archive.download': {
    route: 'POST /archive/create-download-link',
    access: 'member',
    allowedReadOnly: true,
    needs: 'store.export',
    store: 'body.storeId',
    summary: 'Create a link to the file of an archive',
    description:
      'The link works for one hour, in sessions of the same user only, and supports range requests. Requires a recent confirmation (user.confirm).',
    body: oneArchive,
    response: z.object({ url: path().describe('On the main hostname.') }),
    errors: { confirmation_required: true },
  },
  'archive.delete': {
    route: 'DELETE /archive/delete-archive/{storeId}/{archiveId}',
    access: 'member',
    allowedReadOnly: true,
    needs: 'store.export',
    store: 'params.storeId',
    summary: 'Delete an archive',
    params: oneArchive,
    response: success,
  },
} as const satisfies Record<string, Endpoint>
