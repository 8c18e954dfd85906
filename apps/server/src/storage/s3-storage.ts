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
    const answer = await send(key, { method: 'HEAD' })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw await refusal(answer, 'HEAD', key)
    return Number(answer.headers.get('content-length'))
  }
  return {
    async put(key, content) {
      const headers = { 'content-type': content.type || 'application/octet-stream' }
      const answer = await send(key, { method: 'PUT', body: content, headers })
      if (!answer.ok) throw await refusal(answer, 'PUT', key)
      await answer.body?.cancel()
    },
    async get(key, range) {
      const answer = await send(key, { method: 'GET', ...(range && { headers: { range: rangeHeader(range) } }) })
      if (answer.status === 416) {
        await answer.body?.cancel()
        const total = await head(key)
        return total === undefined ? undefined : { total, part: undefined }
      }
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      if (!answer.ok) throw await refusal(answer, 'GET', key)
      const stream = answer.body ?? new Blob([]).stream()
      const [, from, to, all] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? []
      if (answer.status === 206 && all) return { total: Number(all), part: { start: Number(from), end: Number(to), stream } }
      const total = Number(answer.headers.get('content-length'))
      return { total, part: { start: 0, end: total - 1, stream } }
    },
    exists: async (key) => (await head(key)) !== undefined,
    async delete(key) {
      const answer = await send(key, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw await refusal(answer, 'DELETE', key)
      await answer.body?.cancel()
    },
  }
}

const rangeHeader = (range: ByteRange): string =>
  'last' in range ? `bytes=-${range.last}` : `bytes=${range.start}-${range.end ?? ''}`

async function refusal(answer: Response, method: string, key: string): Promise<Error> {
  const text = (await answer.text().catch(() => '')).slice(0, 300)
  return new Error(`The S3 storage answered ${answer.status} to ${method} ${key}: ${text}`)
}
