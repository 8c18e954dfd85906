import { readCheckoutConfig } from '../../services/checkout-config.ts'
import { shown } from '../../services/shown.ts'
import type { PageParts, Search } from '../page-parts.ts'
import { words } from '../words.ts'
import { contentOf, publishedRow } from './content-page.ts'

/** The checkout as the store set it. What is in a cart only its browser knows. */
export async function checkoutPage({ trx, storeId, frame }: Search): Promise<PageParts> {
  const [row, checkout, { store }] = await Promise.all([
    publishedRow(trx, storeId, 'checkout'),
    readCheckoutConfig(trx, storeId),
    frame,
  ])
  return {
    kind: 'checkout',
    shows: [shown.page('checkout')],
    content: contentOf(row),
    title: row?.meta_title || words.of(checkout.texts.title || words.checkout, store.name),
    description: row?.meta_description ?? '',
    image: '',
    noindex: true,
    canonical: '/checkout',
    crumbs: [],
    checkout,
  }
}
