import { shown } from '../../../events/cache-tags.ts'
import { readCheckoutConfig } from '../../../features/checkout/checkout-config.ts'
import { words } from '../../messages.ts'
import type { PageParts, Search } from '../page-parts.ts'

/** The checkout as the store set it. What is in a cart only its browser knows. */
export async function checkoutPage({ trx, storeId, frame, page }: Search): Promise<PageParts> {
  const [row, checkout, { store }] = await Promise.all([page('checkout'), readCheckoutConfig(trx, storeId), frame])
  return {
    kind: 'checkout',
    tags: [shown.page('checkout')],
    content: row?.content,
    title: row?.meta_title || words.of(checkout.texts.title || words.checkout, store.name),
    description: row?.meta_description ?? '',
    image: '',
    noindex: true,
    canonical: '/checkout',
    crumbs: [],
    checkout,
  }
}
