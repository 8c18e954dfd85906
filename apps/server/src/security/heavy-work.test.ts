import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchMainThread } from '../testing/main-thread.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../testing/server.ts'
import { uploadFile } from '../testing/upload.ts'

/** Requests of one store that cost much work: shoppers of another store must not notice. */
let server: TestServer
let attacker: { owner: Client; storeId: string; host: string }
let neighbor: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  attacker = await server.createStore({ subdomain: 'attacker', starter: true })
  neighbor = await server.createStore({ subdomain: 'neighbor', starter: true })
  // Compiles what rendering needs.
  await expectPage('/')
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

/** Milliseconds of processor time that the main thread may work on one thing. Rendering an ordinary page takes some 20. */
const LONGEST = 300

/** Opens a page of the neighbor. */
async function expectPage(path: string) {
  const { status } = await server.client(neighbor.host).raw({ method: 'GET', path })
  expect(status).toBe(200)
}

/** Runs an attack while a shopper opens pages of the neighbor, and expects the main thread to have time for them. */
async function expectNoHarm<Result>(attack: () => Promise<Result>): Promise<Result> {
  const { result, blocked } = await watchMainThread(async () => {
    let over = false
    const attacked = attack().finally(() => {
      over = true
    })
    do await expectPage('/')
    while (!over)
    return attacked
  })
  expect(blocked).toBeLessThan(LONGEST)
  return result
}

/** The body of a save of the page "about", as text: made before an attack, so that only the server works while it runs. */
async function draftOf(content: unknown): Promise<string> {
  const { storeId, owner } = attacker
  const { json: pages } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
  const pageId = pages.find(({ slug }) => slug === 'about')?.pageId ?? ''
  const { json: page } = await expectOk(owner.call('page.getById', { query: { pageId } }))
  return JSON.stringify({ storeId, pageId, baseVersion: page.version, content })
}
const save = (body: string) =>
  attacker.owner.raw({ method: 'PUT', path: '/api/page/save-draft', headers: { 'content-type': 'application/json' }, body })

const block = (type: string, props: object, n = 0) => ({ id: `b${n}`, type, contentType: 'normal', version: 1, props })
const grids = (count: number) =>
  Array.from({ length: count }, (_, n) => block('simpleProductGrid', { productCollection: 'latest', numberOfProducts: 12 }, n))

describe('the main thread has time for other stores during', () => {
  it.each<[string, number, () => unknown]>([
    ['4 MB of numbers', 413, () => [block('textBlock', { list: Array(2_000_000).fill(1) })]],
    ['as many numbers as a body may have', 200, () => [block('textBlock', { list: Array(240_000).fill(1) })]],
    ['4 MB of <b>', 413, () => Array.from({ length: 19 }, (_, n) => block('textBlock', { text: '<b>'.repeat(66_000) }, n))],
    ['a page of 4,900 grids', 413, () => grids(4900)],
    ['a page of 4,900 texts', 413, () => Array.from({ length: 4900 }, (_, n) => block('textBlock', { text: '<p>x</p>' }, n))],
  ])('%s (%d)', async (_, status, content) => {
    const body = await draftOf(content())
    const result = await expectNoHarm(() => save(body))
    expect([result.status, result.text.slice(0, 200)]).toEqual([status, expect.any(String)])
  })

  it('many such saves at the same time, most of which are refused early', async () => {
    const body = await draftOf(Array.from({ length: 4 }, (_, n) => block('textBlock', { text: '<b>'.repeat(20_000) }, n)))
    const result = await expectNoHarm(() => Promise.all(Array.from({ length: 30 }, () => save(body))))
    for (const { status } of result) expect([200, 409, 413, 503]).toContain(status)
  })

  it('the first visit to a page of 4,900 grids that was published before there were limits', async () => {
    await server.owner.query(`update pages set status = 'published', published = $2 where store_id = $1 and slug = 'about'`, [
      attacker.storeId,
      JSON.stringify(grids(4900)),
    ])
    const shopper = server.client(attacker.host)
    const result = await expectNoHarm(() => shopper.raw({ method: 'GET', path: '/about' }))
    expect([200, 503]).toContain(result.status)
  })

  it('uploads of AVIF images that are small files and large images', async () => {
    const image = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } })
        .avif({ effort: 0 })
        .toBuffer()
    const bomb = await image(8000, 5000)
    expect(bomb.length).toBeLessThan(2000)
    const large = await image(4000, 4000)
    const result = await expectNoHarm(() =>
      Promise.all(
        [bomb, bomb, large, large].map((bytes) =>
          uploadFile(attacker.owner, attacker.storeId, { bytes, filename: 'a.avif', type: 'image/avif' }),
        ),
      ),
    )
    expect(result.map(({ status }) => status)).toEqual([413, 413, 200, 200])
    expect(result[0]?.json.error).toContain('16 million')
  })

  it('quotes of 250 KB by strangers', async () => {
    const shopper = server.client(attacker.host)
    const body = JSON.stringify({
      lines: Array.from({ length: 3000 }, (_, n) => ({
        productId: `p${n}`,
        variationId: null,
        quantity: 1,
        x: 'x'.repeat(30),
      })),
    })
    const result = await expectNoHarm(() =>
      Promise.all(
        Array.from({ length: 50 }, () =>
          shopper.raw({ method: 'POST', path: '/api/checkout/quote', headers: { 'content-type': 'application/json' }, body }),
        ),
      ),
    )
    expect(new Set(result.map(({ status }) => status))).toEqual(new Set([413]))
  })
})
