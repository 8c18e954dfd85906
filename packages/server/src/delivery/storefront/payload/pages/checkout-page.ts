import { readCheckoutConfig } from '../../../../flows/open-checkout/index.ts'
import { cacheTags } from '../../../../ground/events/cache-tags.ts'
import { pageTexts, titleIn } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** The checkout with the store's settings. The cart is in the browser only. */
export async function checkoutPage({ trx, storeId, layout, locale, page }: Search): Promise<PageContent> {
  const [row, checkout, { store }] = await Promise.all([page('checkout'), readCheckoutConfig(trx, storeId, locale), layout])
  return {
    kind: 'checkout',
    tags: [cacheTags.page('checkout')],
    title: row?.meta_title || titleIn(store.name, checkout.texts.title || pageTexts(store.locale).checkout),
    description: row?.meta_description ?? '',
    image: '',
    noindex: true,
    canonical: '/checkout',
    crumbs: [],
    checkout,
  }
}
