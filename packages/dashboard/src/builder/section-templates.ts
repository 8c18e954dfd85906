import type { SectionPurpose } from '@blockfront/builder'
import type { CallInput, CallOutput, EndpointId } from '@blockfront/contract/client'
import { type StoreDelivery, sectionTemplates } from '@blockfront/starter/section-templates'
import { storeAddressLines } from '../dashboard/orders/address-lines.ts'

/** Products whose images section templates can show. */
const PRODUCTS = 12

interface TemplateOptions {
  call: <Id extends EndpointId>(id: Id, input: CallInput<Id>) => Promise<CallOutput<Id>>
  store: CallOutput<'store.findCurrent'>
  paymentMethods: readonly string[]
  policies: readonly { label: string; url: string }[]
  /** Formats an amount in major units. */
  formatPrice: (amount: number) => string
}

type Zone = CallOutput<'shipping.zones'>[number]

/** The price of a rate for a small order in major units. */
const basePrice = ({ type, price, tiers }: Zone['rates'][number]) =>
  type === 'free' ? 0 : type === 'flat' ? price : (tiers[0]?.price ?? 0)

/** Delivery costs by zone, with the cheapest rate of each. Zones without delivery are left out. */
export function deliveryOf(zones: readonly Zone[], formatPrice: TemplateOptions['formatPrice']): StoreDelivery[] {
  return zones.flatMap(({ name, rates }) => {
    const [rate] = rates.filter(({ enabled, type }) => enabled && type !== 'pickup').sort((a, b) => basePrice(a) - basePrice(b))
    if (!rate) return []
    const { freeOver, minDays, maxDays } = rate
    const price = basePrice(rate)
    return {
      zone: name,
      price: price > 0 ? formatPrice(price) : '',
      freeOver: price > 0 && freeOver !== null ? formatPrice(freeOver) : '',
      time: minDays === null || maxDays === null ? null : ([minDays, maxDays] as const),
    }
  })
}

/** The section templates of a store, filled with its own data. Facts that the member may not read are left out. */
export async function storeSectionTemplates({
  call,
  store,
  paymentMethods,
  policies,
  formatPrice,
}: TemplateOptions): Promise<SectionPurpose[]> {
  const { storeId } = store
  const optional = <T>(call: Promise<T>): Promise<T | undefined> => call.catch(() => undefined)
  const [categories, products, zones, policy, reviews] = await Promise.all([
    call('category.list', { query: { storeId } }),
    call('product.byCollection', { query: { storeId, productCollection: 'latest', numberOfProducts: PRODUCTS } }),
    optional(call('shipping.zones', { query: { storeId } })),
    optional(call('policy.list', { query: { storeId } })),
    optional(call('review.ofProduct', { query: { storeId, pageSize: 1 } })),
  ])
  return sectionTemplates({
    name: store.name,
    email: store.storeEmail,
    phone: store.storePhone,
    address: storeAddressLines(store),
    paymentMethods,
    delivery: deliveryOf(zones ?? [], formatPrice),
    returnDays: policy?.settings.returnDays ?? null,
    hasReviews: (reviews?.totalElements ?? 0) > 0,
    policies,
    categories: categories.filter(({ productCount }) => productCount > 0),
    products,
  })
}
