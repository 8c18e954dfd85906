import { isPaymentExpected, toMajor, toMinor } from '@blockfront/commerce'
import type { OrderReceipt } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { useEffect } from 'react'
import { CheckoutSection } from '../checkout/form/CheckoutSection.tsx'
import { CheckoutStyles } from '../checkout/layout/CheckoutStyles.tsx'
import { checkoutMessages } from '../checkout/messages.ts'
import { resumePurchase } from '../checkout/placement/purchase.ts'
import { LateStyles } from '../document/LateStyles.tsx'
import type { ScreenProps } from '../routing/screen-props.ts'
import { useShop } from '../shop.ts'
import { Address } from './Address.tsx'
import { orderMessages } from './messages.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import { OrderHeader } from './OrderHeader.tsx'
import { OrderReviews } from './OrderReviews.tsx'
import css from './order.css?inline'
import { isPickup, orderState } from './order-state.ts'
import { Parcels } from './Parcels.tsx'
import { OtherMethods } from './PaymentMethodChoice.tsx'
import { Refunds } from './Refunds.tsx'
import { Totals } from './Totals.tsx'
import { tokenOfPage, useLiveOrder } from './use-live-order.ts'
import { settleWaitingOrder } from './waiting/waiting-order.ts'

/** An order at its unguessable URL: first the confirmation, later its status. */
export function Order({ payload }: ScreenProps) {
  const shop = useShop()
  const { store, tracker, api } = shop
  const { order, isSlow, reload } = useLiveOrder(api, payload.order)
  const { number, status } = order ?? {}
  useEffect(() => {
    if (number && status) resumePurchase(tracker, { number, status })
  }, [tracker, number, status])
  useEffect(() => {
    if (status) void settleWaitingOrder(shop, tokenOfPage(), status).catch(() => undefined)
  }, [shop, status])
  if (!order) return null
  const isClosed = order.status === 'cancelled' || order.status === 'expired'
  const isWaiting = order.payment?.canPay ?? false
  const thankYou = isClosed || isWaiting ? null : order.thankYou
  return (
    <section className="sf-order bf-inner">
      <CheckoutStyles />
      <LateStyles name="order" css={css} />
      <Seller />
      <OrderHeader
        number={order.number}
        createdAt={order.createdAt}
        thankYou={thankYou}
        hasEmail={Boolean(order.contact.email)}
      />
      <div className="sf-checkout__columns">
        <CheckoutSection title={orderMessages.status}>
          {orderState(order).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <OnlinePayment order={order} isSlow={isSlow} onChanged={reload} />
          <Parcels order={order} />
        </CheckoutSection>
        <div className="sf-checkout__review">
          <Lines order={order} />
          <Totals
            totals={order}
            discounts={order.discounts}
            taxes={order.taxes}
            pricesIncludeTax={order.pricesIncludeTax}
            shipping={!order.rate ? 'none' : isPickup(order) ? 'pickup' : 'selected'}
          />
          <Paid order={order} />
          <Refunds order={order} />
        </div>
        <div className="sf-checkout__parts">
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
          {order.billingAddress && !isSameAddress(order) && (
            <CheckoutSection title={checkoutMessages.billing}>
              <Address address={order.billingAddress} locale={store.locale} />
            </CheckoutSection>
          )}
          <CheckoutSection title={orderMessages.payment}>
            <p>{order.method.title}</p>
            {isPaymentExpected(order) && order.method.instructions && (
              <p className="sf-cart__hint">{order.method.instructions}</p>
            )}
            {!isWaiting && <OtherMethods order={order} onChanged={reload} />}
          </CheckoutSection>
          <Note title={checkoutMessages.giftMessage} text={order.giftMessage} />
          <Note title={checkoutMessages.note} text={order.customerNote} />
        </div>
      </div>
    </section>
  )
}

/** The store with its address, at the top of the printed order. */
function Seller() {
  const { name, address, email, phone } = useShop().store
  return (
    <p className="sf-order__seller">
      <bdi>{[`${orderMessages.seller}:`, name, ...address, email, phone].filter(Boolean).join('\n')}</bdi>
    </p>
  )
}

/** The paid amount and the amount due; nothing before the first payment of an order that is closed. */
function Paid({ order }: { order: OrderReceipt }) {
  const { formatPrice } = useBlockServices()
  const { paidTotal, grandTotal, currency } = order
  const due = isPaymentExpected(order) ? toMinor(grandTotal, currency) - toMinor(paidTotal, currency) : 0
  if (paidTotal === 0 && due <= 0) return null
  const row = (label: string, amount: number) => (
    <div className="sf-sums__row">
      <dt>{label}</dt>
      <dd>{formatPrice(amount)}</dd>
    </div>
  )
  return (
    <dl className="sf-sums">
      {paidTotal > 0 && row(orderMessages.paid, paidTotal)}
      {due > 0 && row(orderMessages.due, toMajor(due, currency))}
    </dl>
  )
}

/** Whether the billing address is the shipping address. Phone numbers may differ. */
const isSameAddress = ({ shippingAddress, billingAddress }: OrderReceipt): boolean =>
  JSON.stringify({ ...shippingAddress, phone: '' }) === JSON.stringify({ ...billingAddress, phone: '' })

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
      {order.lines.map(({ id, name, productImage, quantity, unitPrice, refundedQuantity, selectedAttributes, lineTotal }) => (
        <li key={id} className="sf-line">
          <span className="sf-line__picture">
            {productImage && <img {...imageSource(productImage)} sizes="64px" alt="" width={64} height={64} />}
          </span>
          <div className="sf-line__text">
            <p className="sf-line__name">{name}</p>
            <p className="sf-line__chosen">
              {[
                ...Object.values(selectedAttributes),
                quantity > 1
                  ? orderMessages.quantityAt({ quantity, price: formatPrice(unitPrice) })
                  : orderMessages.quantity({ quantity }),
              ].join(' / ')}
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
