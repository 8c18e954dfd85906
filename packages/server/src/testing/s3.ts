import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TestBucket = {
  config: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Requests that came without a signature of the right form. */
  unsigned: string[]
  /** Responds with 503 to this number of following requests. */
  fail(times: number): void
  stop(): Promise<void>
}

/** A bucket over HTTP in this process: the part of S3's protocol that the server uses. */
export async function startTestBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map()
  const unsigned: string[] = []
  let failing = 0
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (failing > 0) {
      failing--
      return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    const scope =
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/test-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/
    if (!scope.test(headers.authorization ?? '') || !headers['x-amz-content-sha256']) {
      unsigned.push(`${method} ${url}`)
      return response.writeHead(403).end()
    }
    const key = decodeURIComponent(url.replace(/^\/bucket\//, ''))
    if (method === 'PUT') {
      objects.set(key, { bytes: Buffer.concat(chunks), type: headers['content-type'] ?? '' })
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end()
    const object = objects.get(key)
    if (!object) return response.writeHead(404).end()
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
    const size = object.bytes.length
    if (!from && !to) return response.writeHead(200, { 'content-length': size }).end(method === 'HEAD' ? '' : object.bytes)
    const start = from ? Number(from) : size - Number(to)
    const end = from && to ? Math.min(Number(to), size - 1) : size - 1
    if (start >= size) return response.writeHead(416).end()
    response.writeHead(206, { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    return response.end(object.bytes.subarray(start, end + 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    config: { endpoint, region: 'test-1', bucket: 'bucket', accessKeyId: 'key', secretAccessKey: 'secret' },
    objects,
    unsigned,
    fail: (times) => {
      failing = times
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
