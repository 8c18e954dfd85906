import { readFile } from 'node:fs/promises'
import { FONTS_PATH, type FontFaceFile, fontFiles, librarySheet } from '@blockfront/fonts'
import type { Hono } from 'hono'
import { type CompressedResponse, compressResponse, responseOf } from '../cache/compressed-response.ts'
import type { Env } from '../request/request-env.ts'

/** Style sheet with the `@font-face` rules of all bundled families, for the lists of fonts in the builder and the theme gallery. */
const LIBRARY = `${FONTS_PATH}library.css`

const shared = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** Serves the bundled fonts on every hostname. A file is read on its first request and never changes under its URL. */
export function mountFontFiles(app: Hono<Env>): void {
  const ready = new Map<string, Promise<CompressedResponse>>()
  let files: ReadonlyMap<string, FontFaceFile> | undefined
  const responseFor = (path: string): Promise<CompressedResponse> | undefined => {
    files ??= fontFiles()
    const file = files.get(path)
    const response = ready.get(path) ?? (path === LIBRARY ? librarySheetResponse() : file && fileResponse(file))
    // The number of paths is limited by the number of files.
    if (response) ready.set(path, response)
    return response
  }
  app.get(`${FONTS_PATH}*`, async ({ req, text }) => {
    const found = await responseFor(req.path)
    if (found) return responseOf(found, req.raw)
    return text('Not found\n', 404, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
}

const librarySheetResponse = (): Promise<CompressedResponse> =>
  compressResponse({
    status: 200,
    headers: { ...shared, 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' },
    body: librarySheet(),
  })

const fileResponse = async ({ file }: FontFaceFile): Promise<CompressedResponse> =>
  compressResponse(
    {
      status: 200,
      headers: { ...shared, 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
      body: await readFile(file),
    },
    { compress: false },
  )
