import { isPaymentExpected } from '@blockfront/commerce'
import type { OrderReceipt } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { useEffect } from 'react'
import { CheckoutStyles } from '../checkout/CheckoutStyles.tsx'
import { CheckoutSection } from '../checkout/form/CheckoutSection.tsx'
import { checkoutMessages } from '../checkout/messages.ts'
import { resumePurchase } from '../checkout/placement/purchase.ts'
import type { ScreenProps } from '../routing/lazy-screens.ts'
import { useShop } from '../shop.ts'
import { Address } from './Address.tsx'
import { orderMessages } from './messages.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import { OrderHeader } from './OrderHeader.tsx'
import { OrderReviews } from './OrderReviews.tsx'
import { isPickup, orderState } from './order-state.ts'
import { Parcels } from './Parcels.tsx'
import { Refunds } from './Refunds.tsx'
import { Totals } from './Totals.tsx'
import { useLiveOrder } from './use-live-order.ts'

/** An order at its unguessable URL: first the confirmation, later its status. */
export function Order({ payload }: ScreenProps) {
  const { store, tracker, api } = useShop()
  const { order, isSlow } = useLiveOrder(api, payload.order)
  const { number, status } = order ?? {}
  useEffect(() => {
    if (number && status) resumePurchase(tracker, { number, status })
  }, [tracker, number, status])
  if (!order) return null
  const isClosed = order.status === 'cancelled' || order.status === 'expired'
  const isWaiting = order.payment?.canPay ?? false
  const thankYou = isClosed || isWaiting ? null : order.thankYou
  return (
    <section className="sf-order bf-inner">
      <CheckoutStyles />
      <OrderHeader
        number={order.number}
        createdAt={order.createdAt}
        thankYou={thankYou}
        hasEmail={Boolean(order.contact.email)}
      />
      <div className="sf-checkout__columns">
        <div className="sf-checkout__parts">
          <CheckoutSection title={orderMessages.status}>
            <p>{orderState(order)}</p>
            <OnlinePayment order={order} isSlow={isSlow} />
            <Parcels order={order} />
          </CheckoutSection>
          {!isClosed && !isWaiting && <OrderReviews order={order} />}
          {isPickup(order) && (
            <CheckoutSection title={orderMessages.pickup}>
              <p>{order.rate?.name}</p>
            </CheckoutSection>
          )}
          {order.shippingAddress && (
            <CheckoutSection title={isPickup(order) ? orderMessages.yourAddress : orderMessages.deliverTo}>
              <Address address={order.shippingAddress} locale={store.locale} />
            </CheckoutSection>
          )}
          <CheckoutSection title={orderMessages.payment}>
            <p>{order.method.title}</p>
            {isPaymentExpected(order) && order.method.instructions && (
              <p className="sf-cart__hint">{order.method.instructions}</p>
            )}
          </CheckoutSection>
          <Note title={checkoutMessages.giftMessage} text={order.giftMessage} />
          <Note title={checkoutMessages.note} text={order.customerNote} />
        </div>
        <div className="sf-checkout__review">
          <Lines order={order} />
          <Totals
            totals={order}
            discounts={order.discounts}
            taxes={order.taxes}
            pricesIncludeTax={order.pricesIncludeTax}
            shipping={!order.rate ? 'none' : isPickup(order) ? 'pickup' : 'selected'}
          />
          <Refunds order={order} />
        </div>
      </div>
    </section>
  )
}

/** A text that the shopper wrote in the checkout. Its own words decide its direction. */
const Note = ({ title, text }: { title: string; text: string }) =>
  text && (
    <CheckoutSection title={title}>
      <p className="sf-order__note" dir="auto">
        {text}
      </p>
    </CheckoutSection>
  )

function Lines({ order }: { order: OrderReceipt }) {
  const { formatPrice, imageSource } = useBlockServices()
  return (
    <ul className="sf-summary__lines">
      {order.lines.map(({ id, name, productImage, quantity, refundedQuantity, selectedAttributes, lineTotal }) => (
        <li key={id} className="sf-line">
          <span className="sf-line__picture">
            {productImage && <img {...imageSource(productImage)} sizes="64px" alt="" width={64} height={64} />}
          </span>
          <div className="sf-line__text">
            <p className="sf-line__name">{name}</p>
            <p className="sf-line__chosen">
              {[...Object.values(selectedAttributes), orderMessages.quantity({ quantity })].join(' / ')}
            </p>
            {refundedQuantity > 0 && (
              <p className="sf-line__chosen">{orderMessages.itemsRefunded({ count: refundedQuantity })}</p>
            )}
          </div>
          <p className="sf-line__sum">{formatPrice(lineTotal)}</p>
        </li>
      ))}
    </ul>
  )
}
