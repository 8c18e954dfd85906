import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { focalPoint, mediaItem, mediaUsage, starterImage } from '../../entities/content/media.ts'
import { success } from '../../entities/success.ts'
import { id, paged, queryFlag, text } from '../../values.ts'
import { listQuery } from '../list-query.ts'

export const mediaEndpoints = {
  'media.upload': {
    route: 'POST /media/upload',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'Upload one file; its type is detected from its content',
    query: z.object({ storeId: id() }),
    encoding: 'multipart',
    body: z.object({ file: z.file() }),
    bodyLimit: 256 * 1024 * 1024,
    response: mediaItem,
    errors: { limit_reached: true },
  },
  'media.list': {
    route: 'GET /media/fetch-media',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'List the media library, newest first',
    query: listQuery('media.list'),
    response: paged(mediaItem),
  },
  'media.listStarter': {
    route: 'GET /media/fetch-starter-images',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'List the images that come with the themes',
    query: z.object({ storeId: id() }),
    response: z.array(starterImage),
  },
  'media.update': {
    route: 'PUT /media/update-media',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Update name, alternative text and focal point',
    body: z.object({
      storeId: id(),
      id: id(),
      filename: text(255).min(1).optional(),
      alt: text(500).optional(),
      focalPoint: focalPoint.optional(),
    }),
    response: mediaItem,
  },
  'media.delete': {
    route: 'DELETE /media/delete/{id}',
    access: 'member',
    needs: 'content.publish',
    store: { of: 'media', by: 'params.id' },
    summary: 'Delete a file; one in use responds with 409 and its usages, or is removed from them if forced',
    params: z.object({ id: id() }),
    query: z.object({ force: queryFlag().default(false) }),
    response: success,
    errors: { media_in_use: z.object({ usages: z.array(mediaUsage) }) },
  },
} as const satisfies Record<string, Endpoint>
