import type { HonoRequest } from 'hono'
import { appError } from '../errors.ts'
import { parseRange } from '../storage/range.ts'
import type { Storage } from '../storage/stored-file.ts'

interface FileOptions {
  key: string
  /** Headers of every response, with the ETag of the file. */
  headers: Record<string, string>
}

/**
 * Streams a stored file, or the range that the request names; undefined when the file does not exist. Throws `unavailable` when the storage
 * does not respond. (RFC 9110, 13.1.5 and 14.2)
 */
export async function storedFileResponse(
  storage: Storage,
  request: HonoRequest,
  { key, headers: common }: FileOptions,
): Promise<Response | undefined> {
  const headers: Record<string, string> = { ...common, 'accept-ranges': 'bytes' }
  const condition = request.header('if-range')
  const range = condition && condition !== headers.etag ? undefined : parseRange(request.header('range'))
  const found = await storage.get(key, range).catch((cause: unknown) => {
    throw appError('unavailable', { cause, retryAfter: 2 })
  })
  if (!found) return undefined
  const { total, part } = found
  if (!part) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${total}` } })
  headers['content-length'] = String(part.end - part.start + 1)
  if (range) headers['content-range'] = `bytes ${part.start}-${part.end}/${total}`
  if (request.method === 'HEAD') await part.stream.cancel()
  return new Response(request.method === 'HEAD' ? null : part.stream, { status: range ? 206 : 200, headers })
}
