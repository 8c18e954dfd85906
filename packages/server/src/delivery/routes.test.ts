import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followRoute, type Step, stopOptimizing } from '../testing/follow-route.ts'
import { expectOk, startTestServer, type TestServer } from '../testing/server.ts'
import { openTestShop, type TestShop } from '../testing/shop/test-shop.ts'

/** A request is sent to both, so that the second one finds nothing of its store in the caches. */
let shops: [first: TestShop, second: TestShop]
let server: TestServer
let resumeOptimizing = () => {}
beforeAll(async () => {
  resumeOptimizing = stopOptimizing()
  server = await startTestServer()
  const open = (subdomain: string) => openTestShop(server, { subdomain, starter: true })
  shops = [await open('first'), await open('second')]
})
afterAll(async () => {
  resumeOptimizing()
  await server.stop()
})

const page = readFileSync(join(import.meta.dirname, '../../../../docs/architecture.md'), 'utf8')

/** The steps of the list below a sentence of docs/architecture.md. */
function drawn(sentence: string): Step[] {
  const [, after = ''] = page.split(`\n${sentence}\n\n`)
  const [list = ''] = after.split('\n\n')
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [, file = '', name = ''] = /^\d+\. `([^`]+)` `([^`]+)`: \S/.exec(line) ?? []
      return { file, name }
    })
}

/** Sends a request to each of the two shops, follows it, and returns what the page should draw. */
async function compared(sentence: string, requests: readonly (() => Promise<unknown>)[]) {
  const steps = drawn(sentence)
  const left = [...requests]
  const { ran, order } = await followRoute(steps, async () => left.shift()?.())
  const files = new Set(steps.map(({ file }) => file))
  const missing = (folder: string) =>
    [...new Set(ran.map(({ file }) => file))].filter((file) => file.startsWith(folder) && !files.has(file)).sort()
  return { steps, order, missing }
}

describe('the routes of docs/architecture.md are those that requests take', () => {
  it('a page of a store', async () => {
    const requests = shops.map((shop) => async () => {
      expect((await server.client(shop.host).raw({ method: 'GET', path: '/' })).status).toBe(200)
    })
    const { steps, order, missing } = await compared('A page of a store that is not in the cache:', requests)
    expect(order).toEqual(steps)
    // Parts of `fixedFile`, which look at the path.
    const parts = ['delivery/storefront/respond/search-engines.ts', 'delivery/storefront/respond/store-icons.ts']
    expect(missing('delivery/storefront/')).toEqual(parts)
  })

  it('an order', async () => {
    const bodies = await Promise.all(
      shops.map(async (shop) => shop.orderBody([{ productId: (await shop.product({ name: 'Jug', price: 8 })).id, quantity: 1 }])),
    )
    const requests = shops.map((shop, index) => () => expectOk(shop.place(bodies[index] as (typeof bodies)[number])))
    const { steps, order, missing } = await compared('An order with an offline payment method:', requests)
    expect(order).toEqual(steps)
    expect(missing('flows/place-order/')).toEqual([])
    expect(missing('delivery/api/')).toEqual([])
  })

  it('a published page', async () => {
    const requests = await Promise.all(
      shops.map(async ({ owner, storeId }) => {
        const { json } = await expectOk(owner.call('page.add', { body: { storeId, name: 'About', content: [] } }))
        const content = [{ id: 'a', type: 'textBlock', props: { text: '<p>About us</p>' } }]
        const body = { storeId, pageId: json.pageId, baseVersion: json.version, content }
        return () => expectOk(owner.call('page.publish', { body }))
      }),
    )
    const { steps, order, missing } = await compared('A page that an owner publishes:', requests)
    expect(order).toEqual(steps)
    expect(missing('delivery/api/')).toEqual([])
    // Rows and kinds of pages, which all operations of pages share.
    const shared = ['component/component.ts', 'page-rows.ts', 'template-page.ts'].map((file) => `modules/page/${file}`)
    expect(missing('modules/page/')).toEqual(shared)
  })
})
