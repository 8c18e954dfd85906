import { newId } from '../../ground/db/id.ts'
import { expectOk, type TestServer } from '../server.ts'
import { svg } from './media.ts'
import { openTestShop } from './test-shop.ts'
import { uploadFile } from './upload.ts'

/** A store with the demo content and rows in as many tables as its owner and shoppers can fill through the API. */
export async function fillStore(server: TestServer, subdomain: string) {
  const shop = await openTestShop(server, { subdomain, starter: true })
  const { owner, storeId } = shop
  const image = (await expectOk(uploadFile(owner, storeId, { bytes: svg, filename: 'jug.svg', type: 'image/svg+xml' }))).json
  const product = await shop.product({ name: 'Jug “Ada” \n 🏺', price: 12, productImage: image.url, tags: ['new', 'blue'] })
  const sent = await shop.buy([{ productId: product.id, quantity: 3 }])
  await shop.buy([{ productId: product.id, quantity: 1 }])
  await expectOk(owner.call('order.fulfill', { body: { storeId, orderId: sent.orderId } }))
  await expectOk(owner.call('order.markPaid', { body: { storeId, orderId: sent.orderId } }))
  const [line] = (await shop.order(sent.orderId)).lines
  const lineId = line?.id ?? ''
  await expectOk(
    owner.call('order.refund', {
      body: { storeId, orderId: sent.orderId, refundId: newId(), lines: [{ lineId, quantity: 1 }], reason: 'Broken' },
    }),
  )
  const review = { token: sent.token, lineId, rating: 5, title: 'Lovely', text: 'Holds two cups.', authorName: 'Ada B.' }
  await expectOk(shop.shopper().call('review.write', { body: review }))
  await expectOk(shop.shopper().call('email.subscribe', { body: { email: 'reader@example.com' } }))
  await expectOk(owner.call('redirect.add', { body: { storeId, fromPath: '/old-jug', toPath: '/shop' } }))
  await expectOk(owner.call('language.update', { body: { storeId, languages: [{ locale: 'de', published: true }] } }))
  const sale = { name: 'Spring', code: 'SPRING', offer: { type: 'percentage', rate: 1500 }, scope: { type: 'all' } } as const
  await expectOk(owner.call('discount.add', { body: { storeId, ...sale } }))
  const rates = [{ country: 'AT', region: null, rate: 2000, name: 'VAT' }]
  await expectOk(owner.call('tax.addRates', { body: { storeId, rates } }))
  const draft = {
    customItems: [{ id: 'wrap', name: 'Gift wrap', unitPrice: 4, quantity: 1 }],
    contact: { email: 'grace@example.com' },
  }
  await expectOk(owner.call('draftOrder.add', { body: { storeId, ...draft } }))
  return { ...shop, product, image, sent }
}

export type FilledStore = Awaited<ReturnType<typeof fillStore>>
