import type { OrderReceipt } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { useShop } from '../shop.ts'
import { orderMessages } from './messages.ts'

/** Money that went back to the shopper, or is on its way. Failed refunds are shown to the store only. */
export function Refunds({ order }: { order: OrderReceipt }) {
  const { store } = useShop()
  const { formatPrice } = useBlockServices()
  const refunds = order.refunds.filter(({ status, amount }) => status !== 'failed' && amount > 0)
  if (refunds.length === 0) return null
  const dateFormat = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: store.timezone })
  return (
    <dl className="sf-sums" aria-label={orderMessages.refunds}>
      {refunds.map(({ id, status, amount, createdAt }) => (
        <div key={id} className="sf-sums__row">
          <dt>
            {status === 'pending' ? orderMessages.refundPending : orderMessages.refunded}
            <span className="sf-sums__hint">{dateFormat.format(new Date(createdAt))}</span>
          </dt>
          <dd>−{formatPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
