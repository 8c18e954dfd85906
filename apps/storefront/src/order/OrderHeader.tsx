import type { OrderReceipt } from '@blockfront/contract'
import { useShop } from '../shop.ts'
import { orderMessages } from './messages.ts'

/** The top of an order's page: number, date and the store's thanks. */
export function OrderHeader({ number, createdAt, thankYou }: Pick<OrderReceipt, 'number' | 'createdAt' | 'thankYou'>) {
  const { store } = useShop()
  const dateFormat = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: store.timezone })
  return (
    <header className="sf-order__head">
      <p className="sf-order__number">
        {orderMessages.order({ number })} · <time dateTime={createdAt}>{dateFormat.format(new Date(createdAt))}</time>
      </p>
      <h1 className="sf-checkout__title">{thankYou.title || orderMessages.order({ number })}</h1>
      {thankYou.text && <p className="sf-order__thanks">{thankYou.text}</p>}
      <p className="sf-notice">{orderMessages.bookmark}</p>
    </header>
  )
}
