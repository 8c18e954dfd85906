import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'
import type { ByteRange } from './range.ts'
import type { Storage } from './stored-file.ts'

/** Stores files in a bucket of an S3-compatible service, addressed by path: `{endpoint}/{bucket}/{key}`. */
export function s3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}/`
  const send = (key: string, init: RequestInit) => client.fetch(base + key, init)
  const head = async (key: string): Promise<number | undefined> => {
    const response = await send(key, { method: 'HEAD' })
    if (response.status === 404) return undefined
    if (!response.ok) throw await refusal(response, 'HEAD', key)
    return Number(response.headers.get('content-length'))
  }
  return {
    async put(key, content) {
      const headers = { 'content-type': content.type || 'application/octet-stream' }
      const response = await send(key, { method: 'PUT', body: content, headers })
      if (!response.ok) throw await refusal(response, 'PUT', key)
      await response.body?.cancel()
    },
    async get(key, range) {
      const response = await send(key, { method: 'GET', ...(range && { headers: { range: rangeHeader(range) } }) })
      if (response.status === 416) {
        await response.body?.cancel()
        const total = await head(key)
        return total === undefined ? undefined : { total, part: undefined }
      }
      if (response.status === 404) {
        await response.body?.cancel()
        return undefined
      }
      if (!response.ok) throw await refusal(response, 'GET', key)
      const stream = response.body ?? new Blob([]).stream()
      const [, from, to, all] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
      if (response.status === 206 && all) return { total: Number(all), part: { start: Number(from), end: Number(to), stream } }
      const total = Number(response.headers.get('content-length'))
      return { total, part: { start: 0, end: total - 1, stream } }
    },
    exists: async (key) => (await head(key)) !== undefined,
    async delete(key) {
      const response = await send(key, { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw await refusal(response, 'DELETE', key)
      await response.body?.cancel()
    },
  }
}

const rangeHeader = (range: ByteRange): string =>
  'last' in range ? `bytes=-${range.last}` : `bytes=${range.start}-${range.end ?? ''}`

async function refusal(response: Response, method: string, key: string): Promise<Error> {
  const text = (await response.text().catch(() => '')).slice(0, 300)
  return new Error(`The S3 storage responded with ${response.status} to ${method} ${key}: ${text}`)
}
