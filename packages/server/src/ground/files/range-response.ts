import { boundsOf, parseRange } from '../storage/range.ts'

/**
 * Returns the requested range of a file, for video players; the whole response without a range or with an encoded body. A
 * conditional range request gets the whole file, because the ETags of static files are weak. (RFC 9110, 13.1.5 and 14.2)
 */
export async function rangeResponse(whole: Response, request: Request): Promise<Response> {
  if (whole.status !== 200 || whole.headers.has('content-encoding')) return whole
  const headers = new Headers(whole.headers)
  headers.set('accept-ranges', 'bytes')
  const range = request.headers.has('if-range') ? undefined : parseRange(request.headers.get('range') ?? undefined)
  if (!range || request.method !== 'GET') return new Response(whole.body, { headers })
  const bytes = await whole.arrayBuffer()
  const bounds = boundsOf(range, bytes.byteLength)
  headers.set('content-range', `bytes ${bounds ? `${bounds.start}-${bounds.end}` : '*'}/${bytes.byteLength}`)
  if (!bounds) {
    headers.delete('content-length')
    return new Response(null, { status: 416, headers })
  }
  const part = bytes.slice(bounds.start, bounds.end + 1)
  headers.set('content-length', String(part.byteLength))
  return new Response(part, { status: 206, headers })
}
