import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { redirect } from '../../entities/content/page.ts'
import { success } from '../../entities/success.ts'
import { id, paged, path, url } from '../../values.ts'
import { listQuery } from '../list-query.ts'

const body = z.object({ storeId: id(), fromPath: path(), toPath: url().min(1) })

export const redirectEndpoints = {
  'redirect.list': {
    route: 'GET /redirect/fetch-redirects',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'List the redirects of a store',
    query: listQuery('redirect.list'),
    response: paged(redirect),
  },
  'redirect.add': {
    route: 'POST /redirect/add-redirect',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Add a 301 from one path of the store',
    body,
    response: redirect,
    errors: { slug_taken: true, redirect_loop: true },
  },
  'redirect.update': {
    route: 'PUT /redirect/update-redirect',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Update a redirect',
    body: body.extend({ redirectId: id() }),
    response: redirect,
    errors: { slug_taken: true, redirect_loop: true },
  },
  'redirect.delete': {
    route: 'DELETE /redirect/delete/{id}',
    access: 'member',
    needs: 'content.publish',
    store: { of: 'redirect', by: 'params.id' },
    summary: 'Delete a redirect',
    params: z.object({ id: id() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
