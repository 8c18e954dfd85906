import { type Endpoint, type EndpointId, endpoints, routeOf, servedOn } from '@blockfront/contract'
import { isDeep, repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../delivery/api/all.ts'
import { exampleInput } from '../testing/example.ts'
import { type Client, startTestServer, type TestServer } from '../testing/server.ts'
import { storeContents } from '../testing/shop/contents.ts'

/**
 * Hostile requests for every endpoint, generated from its schema: the smallest valid input with one part replaced at a time, and
 * bodies that are not JSON. The response is never a 5xx, is fast and shows no internal details; a rejected request changes
 * nothing. Each part is replaced by an eighth of the hostile values, which differs between parts. In the long form all are sent.
 */
let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'besieged' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const SPARED: readonly EndpointId[] = ['store.delete', 'user.delete', 'auth.logout']
const ids = (Object.keys(handlers) as EndpointId[]).filter((id) => !SPARED.includes(id))

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
/** Values that have broken servers before. As JSON text, so that also what JavaScript cannot hold gets through. */
const VALUES = [
  'null',
  'true',
  '-1',
  '0',
  '1e309',
  '-0',
  '99999999999999999999999999',
  '0.1e-400',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"a\\r\\nBcc: x@example.com"',
  `"'; drop table products; --"`,
  '"../../etc/passwd"',
  '"<script>alert(1)</script>"',
  '"%00%ff"',
  '{}',
  '[]',
  '{"__proto__": {"admin": true}}',
  '{"constructor": {"prototype": {"admin": true}}}',
  '[[[[[[[[[[]]]]]]]]]]',
  `"${'x'.repeat(100_000)}"`,
  deep(300),
]
const QUERIES = ['', '-1', 'NaN', '1e99', '%00', '%ff%fe', '%ED%A0%80', "'%22--", 'x'.repeat(9000), '__proto__']
const BODIES = ['', '{', 'null', '[]', '"x"', '{"a":1}}', '{"a":1,"a":2}', deep(100_000), '\u0000', '{"__proto__":{"x":1}}']

/** Counts the parts of all endpoints: the next part is replaced by the next eighth of the values. */
let parts = 0
function someOf(values: readonly string[]): readonly string[] {
  const turn = parts++ % 8
  return isDeep ? values : values.filter((_, n) => n % 8 === turn)
}

/** The store's contents after an endpoint that rejected everything, which are those before the next endpoint. */
let contents: string | undefined

const inside = /node_modules|\/src\/|at \w+ \(|syntax error|isConstraintViolation|(?<![\w-])pg_|SELECT |"stack"\s*:\s*"/
type Raw = { status: number; text: string }
function sound(what: string, { status, text }: Raw): string[] {
  if (status >= 500) return [`${what}: ${status} ${text.slice(0, 200)}`]
  return inside.test(text) ? [`${what}: shows ${text.slice(0, 200)}`] : []
}

function aimed(id: EndpointId) {
  const endpoint = endpoints[id] as Endpoint
  const input = exampleInput(endpoint)
  if (typeof endpoint.store === 'string') {
    const part = endpoint.store.split('.')[0] as 'query' | 'body' | 'params'
    input[part] = { ...input[part], storeId: shop.storeId }
  }
  return input
}

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? 'x')))
const queryOf = (query: Record<string, unknown> = {}) =>
  Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&')

describe('hostile input', () => {
  it.each(ids)('does no harm to %s', async (id) => {
    // Also when this test runs alone.
    parts = ids.indexOf(id)
    const { method, path } = routeOf(id)
    const client = servedOn(endpoints[id] as Endpoint) === 'store' ? server.client(shop.host) : shop.owner
    const { params, query, headers = {}, body } = aimed(id)
    const send = (at: { params?: object; query?: string; text?: string }) =>
      client.raw({
        method,
        path: `/api${fill(path, { ...params, ...at.params })}?${at.query ?? queryOf(query)}`,
        headers: { ...(headers as Record<string, string>), ...(body && { 'content-type': 'application/json' }) },
        body: body ? (at.text ?? JSON.stringify(body)) : undefined,
      })
    const schema = endpoints[id] as Endpoint
    const keysOf = (part: 'query' | 'body') => Object.keys((schema[part] as { shape?: object } | undefined)?.shape ?? {})
    const requests: (() => Promise<Raw>)[] = []
    for (const key of keysOf('body'))
      for (const value of someOf(VALUES)) {
        const rest = Object.entries(body ?? {}).filter(([name]) => name !== key)
        const text = `{${[...rest.map(([name, known]) => `${JSON.stringify(name)}:${JSON.stringify(known)}`), `${JSON.stringify(key)}:${value}`].join()}}`
        requests.push(() => send({ text }))
      }
    if (body) for (const text of someOf(BODIES)) requests.push(() => send({ text }))
    for (const key of keysOf('query'))
      for (const value of someOf(QUERIES))
        requests.push(() =>
          send({ query: `${queryOf({ ...query, [key]: undefined }).replace(`${key}=undefined`, `${key}=${value}`)}` }),
        )
    for (const value of ['%00', '%ff', '..%2f..%2f', '__proto__', 'x'.repeat(5000)])
      if (path.includes('{'))
        requests.push(() =>
          client.raw({
            method,
            path: `/api${path.replaceAll(/\{\w+\}/g, value)}`,
            headers: { 'content-type': 'application/json' },
          }),
        )

    contents ??= await storeContents(server, shop.storeId)
    const responses: Raw[] = []
    for (let i = 0; i < requests.length; i += 16)
      responses.push(...(await Promise.all(requests.slice(i, i + 16).map((go) => go()))))
    expect(responses.flatMap((response, i) => sound(`${id} request ${i}`, response))).toEqual([])
    const before = contents
    contents = responses.every(({ status }) => status >= 400) ? await storeContents(server, shop.storeId) : undefined
    if (contents !== undefined) expect(contents).toBe(before)
  })

  it('in generated form does no harm to any endpoint', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ids),
        fc.json({ maxDepth: 4 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        async (id, text, word) => {
          const { method, path } = routeOf(id)
          const client = servedOn(endpoints[id] as Endpoint) === 'store' ? server.client(shop.host) : shop.owner
          const response = await client.raw({
            method,
            path: `/api${fill(path)}?storeId=${shop.storeId}&${queryOf({ name: word.toWellFormed() })}`,
            headers: { 'content-type': 'application/json', 'idempotency-key': 'abcdefgh' },
            body: method === 'GET' || method === 'DELETE' ? undefined : text,
          })
          expect(sound(id, response)).toEqual([])
        },
      ),
      { numRuns: repeat(100) },
    )
  })
})
