import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, createClient, errorDetails, NetworkError } from './client.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

/** A real server on a free port that records requests. */
async function serve(respond: (request: Seen, response: ServerResponse) => void) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    seen.push(entry)
    respond(entry, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/` }
}

const json = (response: ServerResponse, status: number, value: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

describe('call', () => {
  it('sends method, path, query and JSON of an endpoint', async () => {
    const { seen, baseUrl } = await serve((_, response) => json(response, 200, { ok: true }))
    const api = createClient({ baseUrl })
    await api.call('auth.logout')
    await api.call('product.delete', { params: { storeId: 's1', productId: 'a/b?c' } })
    await api.call('product.list', { query: { storeId: 's1', pageNumber: 0, requireAll: false, sort: undefined } })
    await api.call('auth.login', { body: { email: 'ann@example.com', password: 'ü' } })
    await api.call('order.status', { query: { token: 'a b&c=d' } })
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/auth/logout', ''],
      ['DELETE', '/api/products/delete/s1/a%2Fb%3Fc', ''],
      ['GET', '/api/products/fetch-products?storeId=s1&pageNumber=0&requireAll=false', ''],
      ['POST', '/api/auth/login', '{"email":"ann@example.com","password":"ü"}'],
      ['GET', '/api/order/status?token=a+b%26c%3Dd', ''],
    ])
    expect(seen[3]?.headers['content-type']).toBe('application/json')
    expect(seen[0]?.headers['content-type']).toBeUndefined()
  })

  it('returns the body, and sends cookies and extra headers', async () => {
    const { seen, baseUrl } = await serve((_, response) => json(response, 200, { exists: true }))
    const inits: RequestInit[] = []
    const api = createClient({
      baseUrl,
      fetch: (url, init) => {
        inits.push(init ?? {})
        return fetch(url, init)
      },
    })
    expect(await api.call('store.domainExists', { query: { storeDomain: 'demo' } })).toEqual({ exists: true })
    const address = { firstName: 'A', line1: 'B', city: 'C', country: 'DE' }
    const order = { lines: [], quoteHash: 'h', contact: {}, shippingAddress: address, rateId: 'r', methodId: 'm' }
    await api.call('order.place', { headers: { 'idempotency-key': 'key-12345' }, body: order })
    expect(seen[1]?.headers['idempotency-key']).toBe('key-12345')
    expect(inits.every((init) => init.credentials === 'include')).toBe(true)
  })

  it('calls onError, then throws the typed error of the server', async () => {
    const errors: unknown[] = []
    const { baseUrl } = await serve((_, response) =>
      json(response, 409, { error: 'Newer.', code: 'stale_version', fields: { name: 'No.' }, details: { page: { version: 7 } } }),
    )
    const api = createClient({ baseUrl, onError: (error) => errors.push(error) })
    const body = { storeId: 's1', pageId: 'p1', baseVersion: 6, content: [] }
    const error = await api.call('page.saveDraft', { body }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'stale_version', message: 'Newer.', fields: { name: 'No.' } })
    expect(errorDetails(error, 'page.saveDraft', 'stale_version')?.page.version).toBe(7)
    expect(errorDetails(error, 'page.publish', 'stale_version')).toBeUndefined()
    expect(errors).toEqual([error])
  })

  it('accepts a redirect only to a path of the same origin', async () => {
    const targets = ['/verify-email', '//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)']
    const { baseUrl } = await serve((_, response) =>
      json(response, 401, { error: 'Please sign in.', code: 'unauthenticated', redirectTo: targets.shift() }),
    )
    const api = createClient({ baseUrl })
    const redirects: unknown[] = []
    for (let count = targets.length; count > 0; count -= 1) {
      redirects.push(await api.call('auth.checkAuth').catch((error: ApiError) => error.redirectTo))
    }
    expect(redirects).toEqual(['/verify-email', undefined, undefined, undefined, undefined])
  })

  it('uses the status text if the error does not come from the API', async () => {
    const { baseUrl } = await serve((_, response) => response.writeHead(502, 'Bad Gateway').end('<html>'))
    const error = await createClient({ baseUrl })
      .call('auth.logout')
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'ApiError', status: 502, code: 'internal', message: 'Bad Gateway' })
  })

  it('throws a network error without a response, and for an incomplete or unreadable one', async () => {
    const errors: unknown[] = []
    const { baseUrl, seen } = await serve((_, response) => {
      if (seen.length === 1) response.destroy()
      else if (seen.length === 2) response.writeHead(200, { 'content-length': '100' }).write('{"ok"', () => response.destroy())
      else response.writeHead(200).end('<html>')
    })
    const api = createClient({ baseUrl, onError: (error) => errors.push(error.name) })
    for (let count = 0; count < 3; count += 1) await expect(api.call('auth.logout')).rejects.toBeInstanceOf(NetworkError)
    expect(errors).toEqual(['NetworkError', 'NetworkError', 'NetworkError'])
  })

  it('stops on an abort without calling onError', async () => {
    const errors: unknown[] = []
    const controller = new AbortController()
    const { baseUrl } = await serve(() => controller.abort())
    const api = createClient({ baseUrl, onError: (error) => errors.push(error) })
    const waiting = api.call('auth.checkAuth', {}, { signal: controller.signal })
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(errors).toEqual([])
  })

  it('throws for a missing path parameter before sending anything', async () => {
    const { seen, baseUrl } = await serve((_, response) => json(response, 200, {}))
    await expect(createClient({ baseUrl }).call('page.delete', { params: { id: '' } })).rejects.toThrow('needs a value for "id"')
    expect(seen).toEqual([])
  })
})
