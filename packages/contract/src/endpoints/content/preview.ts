import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { pagePreview, previewDays } from '../../entities/content/preview.ts'
import { success } from '../../entities/success.ts'
import { id } from '../../values.ts'

export const previewEndpoints = {
  'preview.list': {
    route: 'GET /preview/fetch-previews',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'The preview links of a page that have not expired, newest first: at most 100',
    query: z.object({ storeId: id(), pageId: id() }),
    response: z.array(pagePreview),
  },
  'preview.add': {
    route: 'POST /preview/add-preview',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Create a link that shows the draft of a page, with the drafts of header, footer and theme',
    body: z.object({ storeId: id(), pageId: id(), days: previewDays.default(7) }),
    response: pagePreview,
  },
  'preview.revoke': {
    route: 'DELETE /preview/delete/{storeId}/{previewId}',
    access: 'member',
    needs: 'content.manage',
    store: 'params.storeId',
    summary: 'Revoke a preview link: it stops working immediately',
    params: z.object({ storeId: id(), previewId: id() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
