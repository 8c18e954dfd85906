import type { IncomingMessage } from 'node:http'
import type { Config } from '../../../ground/config.ts'
import { appError } from '../../../ground/errors.ts'
import { checkOrigin } from '../../../ground/request/origin.ts'

/** Longest body of a form: all fields of the contact form at their largest, percent-encoded. Bytes. */
const MAX_BYTES = 100_000

function originHeaders({ headers }: IncomingMessage): Headers {
  const found = new Headers()
  for (const name of ['origin', 'sec-fetch-site'] as const) {
    const value = headers[name]
    if (typeof value === 'string') found.set(name, value)
  }
  return found
}

/**
 * Reads a form that a browser posted from the same hostname. Throws `bad_origin`, `unsupported_type` and `too_large`.
 */
export async function readForm(incoming: IncomingMessage, config: Pick<Config, 'secure'>): Promise<URLSearchParams> {
  checkOrigin(new Request('http://store/', { method: 'POST', headers: originHeaders(incoming) }), incoming.headers.host, config)
  const [type = ''] = (incoming.headers['content-type'] ?? '').toLowerCase().split(';')
  if (type.trim() !== 'application/x-www-form-urlencoded') throw appError('unsupported_type')
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BYTES) throw appError('too_large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw appError('too_large')
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
