import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followRoute, type Step } from '../testing/follow-route.ts'
import { expectOk, startTestServer, type TestServer } from '../testing/server.ts'
import { openTestShop, type TestShop } from '../testing/shop/test-shop.ts'

let shop: TestShop
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { starter: true })
})
afterAll(() => server.stop())

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

/**
 * Follows a request, and returns the steps that the page should draw, the same in the order in which they began, and the files of these folders that
 * ran and are no step.
 */
async function compared(sentence: string, folders: readonly string[], request: () => Promise<unknown>) {
  const steps = drawn(sentence)
  const files = new Set(steps.map(({ file }) => file))
  const isInFolder = (file: string) => folders.some((folder) => file.startsWith(folder))
  const began = await followRoute((file) => files.has(file) || isInFolder(file), request)
  const position = ({ file, name }: Step) => began.findIndex((one) => one.file === file && one.name === name)
  const order = steps.filter((step) => position(step) >= 0).toSorted((a, b) => position(a) - position(b))
  const missing = [...new Set(began.map(({ file }) => file))].filter((file) => isInFolder(file) && !files.has(file)).sort()
  return { steps, order, missing }
}

describe('the routes of docs/architecture.md are those that requests take', () => {
  it('a page of a store', async () => {
    const request = async () => expect((await server.client(shop.host).raw({ method: 'GET', path: '/' })).status).toBe(200)
    const { steps, order, missing } = await compared(
      'A page of a store that is not in the cache:',
      ['delivery/storefront/'],
      request,
    )
    expect(order).toEqual(steps)
    // Parts of `fixedFile`, which look at the path.
    const parts = ['delivery/storefront/respond/search-engines.ts', 'delivery/storefront/respond/store-icons.ts']
    expect(missing).toEqual(parts)
  })

  it('an order', async () => {
    const product = await shop.product({ name: 'Jug', price: 8 })
    const body = await shop.orderBody([{ productId: product.id, quantity: 1 }])
    const { steps, order, missing } = await compared(
      'An order with an offline payment method:',
      ['flows/place-order/', 'delivery/api/'],
      () => expectOk(shop.place(body)),
    )
    expect(order).toEqual(steps)
    expect(missing).toEqual([])
  })

  it('a published page', async () => {
    const { owner, storeId } = shop
    const { json } = await expectOk(owner.call('page.add', { body: { storeId, name: 'About', content: [] } }))
    const content = [{ id: 'a', type: 'textBlock', props: { text: '<p>About us</p>' } }]
    const body = { storeId, pageId: json.pageId, baseVersion: json.version, content }
    const request = () => expectOk(owner.call('page.publish', { body }))
    const { steps, order, missing } = await compared(
      'A page that an owner publishes:',
      ['delivery/api/', 'modules/page/'],
      request,
    )
    expect(order).toEqual(steps)
    // Rows and kinds of pages, which all operations of pages share.
    const shared = ['component/component.ts', 'page-rows.ts', 'template-page.ts'].map((file) => `modules/page/${file}`)
    expect(missing).toEqual(shared)
  })
})
