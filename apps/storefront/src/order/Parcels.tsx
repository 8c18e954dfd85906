import type { OrderReceipt } from '@blockfront/contract'
import { orderMessages } from './messages.ts'
import { deliveryOf } from './order-state.ts'

/** The parcels of an order with their items, state and tracking. Canceled ones were never sent. */
export function Parcels({ order }: { order: OrderReceipt }) {
  const delivery = deliveryOf(order.rate)
  const parcels = order.fulfillments.filter(({ status }) => status !== 'cancelled')
  if (parcels.length === 0) return null
  return (
    <ul className="sf-parcels">
      {parcels.map(({ id, status, lines, carrier, trackingNumber, trackingUrl }, index) => (
        <li key={id}>
          <p>
            {parcels.length > 1 &&
              delivery === 'shipping' &&
              `${orderMessages.parcel({ position: index + 1, count: parcels.length })} · `}
            {status !== 'cancelled' && orderMessages[`${delivery}Parcels.${status}`]}
          </p>
          <p className="sf-cart__hint">
            {lines
              .map(({ lineId, quantity: count }) => {
                const name = order.lines.find((line) => line.id === lineId)?.name ?? ''
                return `${count} × ${name}`
              })
              .join(', ')}
          </p>
          {(carrier || trackingNumber || trackingUrl) && (
            <p>
              <bdi>{[carrier, trackingNumber].filter(Boolean).join(' ')}</bdi>{' '}
              {trackingUrl && (
                <a className="sf-link" href={trackingUrl} target="_blank" rel="noopener noreferrer">
                  {orderMessages.trackShipment}
                </a>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
