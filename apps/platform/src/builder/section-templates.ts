import type { SectionPurpose } from '@blockfront/builder'
import type { CallInput, CallOutput, EndpointId } from '@blockfront/contract/client'
import { sectionTemplates } from '@blockfront/starter/section-templates'
import { storeAddressLines } from '../dashboard/orders/address-lines.ts'

/** Products whose images section templates can show. */
const PRODUCTS = 12

interface TemplateOptions {
  call: <Id extends EndpointId>(id: Id, input: CallInput<Id>) => Promise<CallOutput<Id>>
  store: CallOutput<'store.findCurrent'>
  paymentMethods: readonly string[]
  policies: readonly { label: string; url: string }[]
}

/** The section templates of a store, filled with its own data. */
export async function storeSectionTemplates({
  call,
  store,
  paymentMethods,
  policies,
}: TemplateOptions): Promise<SectionPurpose[]> {
  const { storeId } = store
  const [categories, products] = await Promise.all([
    call('category.list', { query: { storeId } }),
    call('product.byCollection', { query: { storeId, productCollection: 'latest', numberOfProducts: PRODUCTS } }),
  ])
  return sectionTemplates({
    name: store.name,
    email: store.storeEmail,
    phone: store.storePhone,
    address: storeAddressLines(store),
    radius: store.theme.radius,
    paymentMethods,
    policies,
    categories: categories.filter(({ productCount }) => productCount > 0),
    products,
  })
}
