import type { Fulfillment, OrderReceipt } from '@blockfront/contract'
import { useShop } from '../shop.ts'
import { addressLines } from './address-lines.ts'
import { orderMessages } from './messages.ts'
import { deliveryOf } from './order-state.ts'

type Sent = Fulfillment & { status: Exclude<Fulfillment['status'], 'cancelled'> }

/** The parcels of an order with their items, state and tracking, then the items that are not sent yet. Canceled parcels were never sent. */
export function Parcels({ order }: { order: OrderReceipt }) {
  const delivery = deliveryOf(order.rate)
  const parcels = order.fulfillments.filter((parcel): parcel is Sent => parcel.status !== 'cancelled')
  if (parcels.length === 0) return null
  const waiting = order.status === 'open' ? unsentItems(order) : []
  // How many shipments there are is known when all items are sent.
  const isNumbered = parcels.length > 1 && waiting.length === 0 && delivery === 'shipping'
  return (
    <ul className="sf-parcels">
      {parcels.map((parcel, index) => (
        <li key={parcel.id} className="sf-parcel">
          <p className="sf-parcel__head">
            <span className="sf-parcel__state">
              {isNumbered && `${orderMessages.parcel({ position: index + 1, count: parcels.length })} · `}
              {orderMessages[`${delivery}Parcels.${parcel.status}`]}
            </span>
            <StateDate parcel={parcel} />
          </p>
          <Items order={order} items={parcel.lines} />
          <SentTo parcel={parcel} />
          <Tracking parcel={parcel} />
        </li>
      ))}
      {waiting.length > 0 && (
        <li className="sf-parcel">
          <p className="sf-parcel__state">{orderMessages[`${delivery}Parcels.waiting`]}</p>
          <Items order={order} items={waiting} />
        </li>
      )}
    </ul>
  )
}

/** The day on which the parcel reached its state. */
function StateDate({ parcel: { status, createdAt, deliveredAt, returnedAt } }: { parcel: Sent }) {
  const { store } = useShop()
  const at = { shipped: createdAt, delivered: deliveredAt, returned: returnedAt }[status]
  if (!at) return null
  const day = new Intl.DateTimeFormat(store.locale, { dateStyle: 'medium', timeZone: store.timezone }).format(new Date(at))
  return (
    <time className="sf-parcel__date" dateTime={at}>
      {day}
    </time>
  )
}

function Items({ order, items }: { order: OrderReceipt; items: Fulfillment['lines'] }) {
  return (
    <ul className="sf-parcel__items">
      {items.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId)
        return (
          <li key={lineId}>
            {quantity} × <bdi>{[line?.name, ...Object.values(line?.selectedAttributes ?? {})].filter(Boolean).join(' / ')}</bdi>
          </li>
        )
      })}
    </ul>
  )
}

/** The address of a parcel that was sent before the address of the order was changed. */
function SentTo({ parcel: { shippingAddress } }: { parcel: Sent }) {
  const { store } = useShop()
  if (!shippingAddress) return null
  const address = addressLines(shippingAddress, store.locale).join(', ')
  return (
    <p>
      <bdi>{orderMessages.sentTo({ address })}</bdi>
    </p>
  )
}

function Tracking({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Fulfillment }) {
  if (!carrier && !trackingNumber && !trackingUrl) return null
  return (
    <p className="sf-parcel__tracking">
      <bdi>{[carrier, trackingNumber].filter(Boolean).join(' ')}</bdi>{' '}
      {trackingUrl && (
        <a className="sf-link" href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {orderMessages.trackShipment}
        </a>
      )}
    </p>
  )
}

/** The items that are still to be sent: ordered, not sent, and not refunded. */
const unsentItems = ({ lines }: OrderReceipt): Fulfillment['lines'] =>
  lines.flatMap(({ id, quantity, fulfilledQuantity, removedQuantity }) => {
    const left = quantity - fulfilledQuantity - removedQuantity
    return left > 0 ? [{ lineId: id, quantity: left }] : []
  })
