import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { apiToken, apiTokenScopes } from '../../entities/people/api-token.ts'
import { success } from '../../entities/success.ts'
import { id, token } from '../../values.ts'

/** Tokens with which programs call the API for a store. */
export const apiTokenEndpoints = {
  'apiToken.list': {
    route: 'GET /tokens/fetch-tokens',
    access: 'member',
    needs: 'tokens.manage',
    store: 'query.storeId',
    summary: 'List the API tokens of a store, newest first',
    query: z.object({ storeId: id() }),
    response: z.array(apiToken).max(1000),
  },
  'apiToken.add': {
    route: 'POST /tokens/add-token',
    access: 'member',
    needs: 'tokens.manage',
    store: 'body.storeId',
    summary: 'Create an API token for a store',
    description:
      'The response is the only one that contains the token: the server stores its hash. It acts for the member who creates it, as long as that member may do the same. Requires a recent confirmation (user.confirm).',
    body: z
      .object({
        storeId: id(),
        name: apiToken.shape.name,
        scopes: apiTokenScopes,
        expiresInDays: z.number().int().min(1).max(366).nullable().describe('Null: it does not expire.'),
      })
      .meta({
        examples: [
          { storeId: 'k3v9c2m4w8x7n5q1j6tz', name: 'Warehouse', scopes: ['catalog.view', 'orders.manage'], expiresInDays: 90 },
        ],
      }),
    response: z.object({ token: token(), apiToken }),
    errors: { confirmation_required: true, store_limit: true },
  },
  'apiToken.delete': {
    route: 'DELETE /tokens/delete-token/{storeId}/{tokenId}',
    access: 'member',
    allowedReadOnly: true,
    needs: 'tokens.manage',
    store: 'params.storeId',
    summary: 'Delete an API token, which stops working immediately',
    params: z.object({ storeId: id(), tokenId: id() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
