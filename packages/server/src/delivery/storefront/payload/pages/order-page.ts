import { orderReceipt } from '@blockfront/contract'
import { findReceipt } from '../../../../modules/order/index.ts'
import { pageTexts, titleIn } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** An order behind its unguessable link. */
export async function orderPage({ trx, storeId, layout }: Search, token: string): Promise<PageContent | undefined> {
  const order = await findReceipt(trx, storeId, token)
  if (!order) return undefined
  const { store } = await layout
  return {
    kind: 'order',
    tags: [],
    title: titleIn(store.name, pageTexts(store.locale).order({ number: order.number })),
    description: '',
    image: '',
    noindex: true,
    canonical: `/order/${token}`,
    crumbs: [],
    order: orderReceipt.parse(order),
  }
}
