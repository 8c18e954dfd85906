import { orderReceipt } from '@blockfront/contract'
import { findReceipt } from '../../../features/order/get-order.ts'
import { messages } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** An order behind its unguessable link. */
export async function orderPage({ trx, storeId, layout }: Search, token: string): Promise<PageContent | undefined> {
  const order = await findReceipt(trx, storeId, token)
  return (
    order && {
      kind: 'order',
      tags: [],
      title: messages.of(messages.order(order.number), (await layout).store.name),
      description: '',
      image: '',
      noindex: true,
      canonical: `/order/${token}`,
      crumbs: [],
      order: orderReceipt.parse(order),
    }
  )
}
