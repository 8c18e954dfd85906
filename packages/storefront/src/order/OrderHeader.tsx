import type { OrderReceipt } from '@blockfront/contract'
import { useSyncExternalStore } from 'react'
import { useShop } from '../shop.ts'
import { orderMessages } from './messages.ts'

interface OrderHeaderProps extends Pick<OrderReceipt, 'number' | 'createdAt'> {
  /** The store's own texts; null for an order that is closed or waits for its payment. */
  thankYou: OrderReceipt['thankYou'] | null
  /** Whether the customer gets emails about the order. */
  hasEmail: boolean
}

/** The top of an order's page: number, date and the store's thanks. */
export function OrderHeader({ number, createdAt, thankYou, hasEmail }: OrderHeaderProps) {
  const { store } = useShop()
  // Printing needs JavaScript.
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const dateFormat = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: store.timezone })
  return (
    <header className="sf-order__head">
      <p className="sf-order__number">
        {orderMessages.order({ number })} · <time dateTime={createdAt}>{dateFormat.format(new Date(createdAt))}</time>
      </p>
      <h1 className="sf-checkout__title">
        {thankYou ? thankYou.title || orderMessages.thanks : orderMessages.order({ number })}
      </h1>
      {thankYou && (
        <p className="sf-order__thanks">{thankYou.text || (hasEmail ? orderMessages.confirmed : orderMessages.received)}</p>
      )}
      <p className="sf-notice">{orderMessages.bookmark}</p>
      <p className="sf-order__actions">{inBrowser && <PrintButton />}</p>
    </header>
  )
}

/** Prints the order without the page around it (order.css). */
const PrintButton = () => (
  <button type="button" className="sf-link" onClick={() => window.print()}>
    {orderMessages.print}
  </button>
)
