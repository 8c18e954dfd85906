import type { CallInput, CallOutput } from '@blockfront/contract/client'
import { newStripeAccount } from '../server/fake-stripe.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'

type Product = Omit<CallInput<'product.add'>['body'], 'storeId'> & { slug: string }
type TaxRate = CallInput<'tax.addRates'>['body']['rates'][number]
type ShippingRate = Omit<CallInput<'shipping.addRate'>['body'], 'storeId' | 'zoneId'>
type Discount = Omit<CallInput<'discount.add'>['body'], 'storeId'>

interface ShopSettings {
  name: string
  currency: CallInput<'store.create'>['body']['currency']
  country: string
  locale: string
  timezone: string
  pricesIncludeTax: boolean
  products: readonly Product[]
  taxes: readonly TaxRate[]
  /** Rates of a zone for the store's country. */
  rates: readonly ShippingRate[]
  /** `id` returns the id of a product by its slug. */
  discounts: (id: (slug: string) => string) => readonly Discount[]
  /** The only payment method, with the title "Card". */
  payment: 'stripe' | 'test'
}

export interface SellingShop {
  store: StartedStore
  /** Returns the number of items in stock. */
  stockOf: (slug: string) => Promise<number>
  /** Returns the newest order. */
  order: () => Promise<CallOutput<'order.get'>>
}

/** Opens a store with the content of every new store, and adds what the story is not about: products, taxes, shipping, discounts and payment. */
export async function openShop(settings: ShopSettings): Promise<SellingShop> {
  const { name, currency, products, taxes, rates, discounts, payment, ...details } = settings
  const store = await newStore({ name, currency })
  const { owner, storeId } = store
  const { call } = owner
  await call('store.updateDetails', { body: { storeId, ...details, customerAccounts: true } })
  const added = products.map((product) => call('product.add', { body: { storeId, ...product } }))
  const ids = new Map((await Promise.all(added)).map(({ id, slug }) => [slug, id]))
  const idOf = (slug: string) => ids.get(slug) ?? ''
  const addTaxes = async () => taxes.length > 0 && call('tax.addRates', { body: { storeId, rates: [...taxes] } })
  const addRates = async () => {
    if (rates.length === 0) return
    const { id: zoneId } = await call('shipping.addZone', { body: { storeId, name, countries: [details.country] } })
    for (const rate of rates) await call('shipping.addRate', { body: { storeId, zoneId, ...rate } })
  }
  const addMethod = async () => {
    const account = payment === 'stripe' ? { settings: { secretKey: await newStripeAccount() } } : {}
    await call('payment.addMethod', { body: { storeId, type: payment, title: 'Card', ...account } })
  }
  const addDiscount = (discount: Discount) => call('discount.add', { body: { storeId, combines: true, ...discount } })
  await Promise.all([addTaxes(), addRates(), addMethod(), ...discounts(idOf).map(addDiscount)])
  return {
    store,
    stockOf: async (slug) => (await call('product.getById', { params: { id: idOf(slug) } })).stockQuantity,
    order: async () => {
      const { content } = await call('order.list', { query: { storeId } })
      return call('order.get', { query: { storeId, orderId: content[0]?.orderId ?? '' } })
    },
  }
}
