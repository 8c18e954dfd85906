import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { MAX_FONT_BYTES, storeFont } from '../../entities/content/font.ts'
import { success } from '../../entities/success.ts'
import { id } from '../../values.ts'

/** Characters of a file in base64. */
const longest = Math.ceil(MAX_FONT_BYTES / 3) * 4

export const fontEndpoints = {
  'font.list': {
    route: 'GET /font/fetch-fonts',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'The uploaded fonts of a store by name: at most 8',
    query: z.object({ storeId: id() }),
    response: z.array(storeFont),
  },
  'font.add': {
    route: 'POST /font/add-font',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Upload a font: a WOFF2 file with Latin letters and at most 500 KB',
    body: z.object({
      storeId: id(),
      file: z
        .string()
        .min(4)
        .max(longest, 'This file is too large. Upload a font of at most 500 KB.')
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Not base64.')
        .describe('The file in base64.'),
    }),
    bodyLimit: longest + 4096,
    response: storeFont,
  },
  'font.delete': {
    route: 'DELETE /font/delete/{storeId}/{fontId}',
    access: 'member',
    needs: 'content.publish',
    store: 'params.storeId',
    summary: 'Delete an uploaded font; a theme with it shows the next font of its list',
    params: z.object({ storeId: id(), fontId: id() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
