import { randomUUID } from 'node:crypto'
import type { CallInput } from '@blockfront/contract'
import { type Client, expectOk } from './server.ts'

/** The acknowledged writes of a writer, and those without a response, which may have succeeded or not. */
export type Ledger = {
  /** Names of products by their id, from responses. */
  products: Map<string, string>
  productWishes: Set<string>
  /** Texts of the draft with the versions in the responses. */
  drafts: { words: string; version: number }[]
  draftWishes: Set<string>
  /** Labels of publishes. */
  publishes: Set<string>
  publishWishes: Set<string>
  /** Orders by their idempotency key. */
  orders: Map<string, { orderId: string; number: string }>
  orderWishes: Map<string, CallInput<'order.place'>['body']>
}

export const emptyLedger = (): Ledger => ({
  products: new Map(),
  productWishes: new Set(),
  drafts: [],
  draftWishes: new Set(),
  publishes: new Set(),
  publishWishes: new Set(),
  orders: new Map(),
  orderWishes: new Map(),
})

export type Shop = { storeId: string; draftPage: string; publishedPage: string; stocked: string[] }

type Clients = { owner: Client; shopper: Client }

/** One write after the other, each recorded as intended before it is sent and as done after its response. */
export type Writer = () => Promise<void>

const text = (words: string) => [{ id: 'a', type: 'textBlock', props: { text: words } }]
const wish = (set: Set<string>) => {
  const words = randomUUID()
  set.add(words)
  return words
}

/** Four people at work in one store: on products, on a draft, on publishing, and a shopper who buys. */
export function writersOf({ owner, shopper }: Clients, shop: Shop, ledger: Ledger): Writer[] {
  const { storeId } = shop
  const versionOf = async (pageId: string) => (await expectOk(owner.call('page.getById', { query: { pageId } }))).json.version
  return [
    async () => {
      const name = wish(ledger.productWishes)
      const { json } = await expectOk(owner.call('product.add', { body: { storeId, name, price: 5 } }))
      ledger.products.set(json.id, name)
    },
    async () => {
      const baseVersion = await versionOf(shop.draftPage)
      const words = wish(ledger.draftWishes)
      const body = { storeId, pageId: shop.draftPage, baseVersion, content: text(words) }
      const { json } = await expectOk(owner.call('page.saveDraft', { body }))
      ledger.drafts.push({ words, version: json.version })
    },
    async () => {
      const baseVersion = await versionOf(shop.publishedPage)
      const label = wish(ledger.publishWishes)
      const body = { storeId, pageId: shop.publishedPage, baseVersion, label, content: text(label) }
      await expectOk(owner.call('page.publish', { body }))
      ledger.publishes.add(label)
    },
    async () => {
      const key = randomUUID()
      const lines = shop.stocked.map((productId, i) => ({ productId, quantity: i + 1 }))
      ledger.orderWishes.set(key, await orderBody(shopper, lines))
      await askAgain(shopper, ledger, key)
    },
  ]
}

/** Sends an order with its key, for the first time or again. */
export async function askAgain(shopper: Client, ledger: Ledger, key: string): Promise<void> {
  const body = ledger.orderWishes.get(key)
  if (!body) throw new Error('Nobody ordered under this key.')
  const { json } = await expectOk(shopper.call('order.place', { headers: { 'idempotency-key': key }, body }))
  ledger.orders.set(key, { orderId: json.orderId, number: json.number })
}

/** The body of an order of these lines, from a new quote. */
export async function orderBody(
  shopper: Client,
  lines: { productId: string; quantity: number }[],
): Promise<CallInput<'order.place'>['body']> {
  const { json } = await expectOk(shopper.call('checkout.quote', { body: { lines, country: 'AT' } }))
  return {
    lines,
    quoteHash: json.quoteHash,
    rateId: json.rateId ?? '',
    methodId: json.methods[0]?.id ?? '',
    // The number of unpaid orders of one email address is limited.
    contact: { email: `${randomUUID()}@example.com` },
    shippingAddress: {
      firstName: 'Ada',
      lastName: 'Byron',
      line1: 'Main Street 1',
      city: 'Vienna',
      postalCode: '1010',
      country: 'AT',
    },
  }
}
