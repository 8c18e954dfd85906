import { isPaymentExpected } from '@blockfront/commerce'
import type { OrderReceipt } from '@blockfront/contract'
import { useHost } from '@blockfront/engine/render'
import { useEffect } from 'react'
import type { ScreenProps } from '../routing/late-screen.ts'
import { useShop } from '../shop.ts'
import { countryName } from './countries.ts'
import { isPickup, orderState } from './order-state.ts'
import { Part } from './Part.tsx'
import { resumePurchase } from './purchase.ts'
import { Sums } from './Sums.tsx'
import { checkoutWords } from './words.ts'

/** An order behind its unguessable link: the confirmation at first, and where it stands later. */
export function Order({ payload }: ScreenProps) {
  const { store, pixel } = useShop()
  const { order } = payload
  useEffect(() => resumePurchase(pixel), [pixel])
  if (!order) return null
  const isClosed = order.status === 'cancelled' || order.status === 'expired'
  const thankYou = isClosed ? { title: '', text: '' } : order.thankYou
  const written = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: store.timezone })
  return (
    <section className="sf-order bf-inner">
      <header className="sf-order__head">
        <p className="sf-order__number">
          {checkoutWords.order(order.number)} ·{' '}
          <time dateTime={order.createdAt}>{written.format(new Date(order.createdAt))}</time>
        </p>
        <h1 className="sf-checkout__title">{thankYou.title || checkoutWords.order(order.number)}</h1>
        {thankYou.text && <p className="sf-order__thanks">{thankYou.text}</p>}
        <p className="sf-notice">{checkoutWords.orderKeep}</p>
      </header>
      <div className="sf-checkout__columns">
        <div className="sf-checkout__parts">
          <Part title={checkoutWords.orderStatus}>
            <p>{orderState(order)}</p>
            <Parcels order={order} />
          </Part>
          {isPickup(order) && (
            <Part title={checkoutWords.pickUp}>
              <p>{order.rate?.name}</p>
            </Part>
          )}
          <Part title={isPickup(order) ? checkoutWords.yourAddress : checkoutWords.deliverTo}>
            <address className="sf-order__address">{addressLines(order, store.locale).join('\n')}</address>
          </Part>
          <Part title={checkoutWords.paidBy}>
            <p>{order.method.title}</p>
            {isPaymentExpected(order) && order.method.instructions && (
              <p className="sf-cart__hint">{order.method.instructions}</p>
            )}
          </Part>
        </div>
        <div className="sf-checkout__review">
          <Lines order={order} />
          <Sums totals={order} pricesIncludeTax={order.pricesIncludeTax} ships={order.rate !== null} />
        </div>
      </div>
    </section>
  )
}

function Lines({ order }: { order: OrderReceipt }) {
  const { formatPrice, picture } = useHost()
  return (
    <ul className="sf-summary__lines">
      {order.lines.map(({ id, name, productImage, quantity, selectedAttributes, lineTotal }) => (
        <li key={id} className="sf-line">
          <span className="sf-line__picture">
            {productImage && <img {...picture(productImage)} sizes="64px" alt="" width={64} height={64} />}
          </span>
          <div className="sf-line__text">
            <p className="sf-line__name">{name}</p>
            <p className="sf-line__chosen">
              {[...Object.values(selectedAttributes), checkoutWords.quantity(quantity)].join(' / ')}
            </p>
          </div>
          <p className="sf-line__sum">{formatPrice(lineTotal)}</p>
        </li>
      ))}
    </ul>
  )
}

const Parcels = ({ order }: { order: OrderReceipt }) =>
  order.fulfillments
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, carrier, trackingNumber, trackingUrl }) => (
      <p key={id}>
        {[carrier, trackingNumber].filter(Boolean).join(' ')}{' '}
        {trackingUrl && (
          <a className="sf-link" href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {checkoutWords.track}
          </a>
        )}
      </p>
    ))

const addressLines = ({ shippingAddress: a }: OrderReceipt, locale: string): string[] =>
  [
    `${a.firstName} ${a.lastName}`.trim(),
    a.company,
    a.line1,
    a.line2,
    `${a.postalCode} ${a.city}`.trim(),
    a.regionName ?? a.region,
    countryName(a.country, locale),
  ].filter(Boolean)
