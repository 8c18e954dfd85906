import type { Context, Hono } from 'hono'
import type { ServerContext } from '../../ground/context.ts'
import { storedFileResponse } from '../../ground/files/stored-file-response.ts'
import type { Env } from '../../ground/request/request-env.ts'
import {
  type MediaKey,
  mediaPath,
  originalKey,
  parseMediaKey,
  type VariantFormat,
  variantKey,
} from '../../ground/storage/media-key.ts'
import { mimeOfExtension } from './format.ts'

/** Nothing in a file may run, load other files or be framed, also when a visitor opens the file directly. */
const policy =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Serves the media library: files of all stores on the main hostname, those of one store on its hostnames. A file never changes. */
export function mountMedia(app: Hono<Env>, { storage }: Pick<ServerContext, 'storage'>): void {
  app.get(`${mediaPath}*`, async (context) => {
    const key = parseMediaKey(context.req.path.slice(mediaPath.length))
    const host = context.get('target').store
    if (!key || (host && host.storeId !== key.storeId)) return notFound(context)
    const file = chooseFile(key, context.req.header('accept') ?? '')
    const mime = mimeOfExtension(file.extension)
    if (!mime) return notFound(context)

    const headers: Record<string, string> = {
      'content-type': mime,
      etag: `"${file.key.slice(file.key.indexOf('/') + 1)}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      ...(file.negotiated && { vary: 'Accept' }),
      ...(file.extension === 'svg' && { 'content-disposition': 'attachment' }),
    }
    if (matchesEtag(context.req.header('if-none-match'), headers.etag)) return new Response(null, { status: 304, headers })
    return (await storedFileResponse(storage, context.req, { key: file.key, headers })) ?? notFound(context)
  })
}

/** The file of a key. A key without an extension selects the smallest format that the browser accepts. */
function chooseFile({ storeId, mediaId, width, extension }: MediaKey, accept: string) {
  const selected = extension ?? (accept.includes('image/avif') ? 'avif' : 'webp')
  const key =
    width === undefined ? originalKey(storeId, mediaId, selected) : variantKey(storeId, mediaId, width, selected as VariantFormat)
  return { key, extension: selected, negotiated: extension === undefined }
}

const matchesEtag = (condition: string | undefined, etag: string | undefined): boolean =>
  condition
    ?.split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag) ?? false

const notFound = (context: Context) =>
  context.text('Not found\n', 404, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
