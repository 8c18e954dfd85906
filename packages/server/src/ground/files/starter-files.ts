import { starterFolder, starterPath } from '@blockfront/starter'
import type { Hono } from 'hono'
import type { Env } from '../request/request-env.ts'
import { rangeResponse } from './range-response.ts'
import { smallerImages } from './starter-images.ts'
import { loadStaticFiles, type StaticFiles } from './static-files.ts'

/** Loads the image library with the first image that has to be resized. Many processes never need it. */
const loadImage = () => import('../images/image.ts')

let files: Promise<StaticFiles> | undefined

/** The starter images in their widths: in memory, once for all servers of this process. */
export const loadStarterFiles = (): Promise<StaticFiles> =>
  (files ??= loadStaticFiles(starterFolder, {
    base: starterPath,
    immutable: /\.web[pm]$/,
    made: smallerImages.map(({ from, file, width }) => ({
      from,
      path: file,
      make: async (whole) => (await loadImage()).resizeImage(whole, width),
    })),
  }))

/** Serves them on every hostname, videos in the ranges that a player requests. A file never changes under its URL. */
export function mountStarterFiles(app: Hono<Env>, starter: StaticFiles): void {
  app.get(`${starterPath}*`, async ({ req, text }) => {
    const found = await starter.respond(req.path, req.raw)
    if (found) return rangeResponse(found, req.raw)
    return text('Not found\n', 404, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
}
