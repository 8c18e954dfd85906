import type { Order } from '@blockfront/contract'
import { useSearchParams } from '../../../router.ts'
import { useTime } from '../../parts/time.ts'
import { useStore } from '../../store.ts'
import { addressLines } from '../address-lines.ts'
import { type Quantities, quantitiesOf } from '../order-actions.ts'
import { messages } from './messages.ts'
import { DocumentAddress, Facts, OrderDocument } from './OrderDocument.tsx'

/** The packing slip of a parcel (`?parcel=`) or of the whole order, without prices. */
export function PackingSlip() {
  const [query] = useSearchParams()
  const parcelId = query.get('parcel')
  return (
    <OrderDocument name={messages.packingSlip} title={messages.packingSlipOf}>
      {(order) => <Slip order={order} parcelId={parcelId} />}
    </OrderDocument>
  )
}

function Slip({ order, parcelId }: { order: Order; parcelId: string | null }) {
  const { locale } = useStore()
  const { day } = useTime()
  const parcels = order.fulfillments.filter(({ status }) => status !== 'cancelled')
  const parcel = parcels.find(({ id }) => id === parcelId)
  const isPickup = order.rate?.type === 'pickup'
  const items = parcel ? quantitiesOf(order, parcel) : orderedItems(order)
  return (
    <>
      <div className="document__parties">
        <DocumentAddress
          title={isPickup ? messages.customer : messages.shipTo}
          lines={addressLines(parcel?.shippingAddress ?? order.shippingAddress ?? order.billingAddress, locale)}
        />
        <Facts
          rows={[
            [messages.orderNumber, <bdi key="number">{order.number}</bdi>],
            [messages.orderDate, day(order.createdAt)],
            [isPickup ? messages.deliveryMethod : messages.shippingMethod, order.rate?.name],
            [
              isPickup ? messages.pickup : messages.shipment,
              parcel && messages.shipmentOf(parcels.indexOf(parcel) + 1, parcels.length),
            ],
            [messages.tracking, parcel && [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')],
          ]}
        />
      </div>
      <table className="document__table">
        <caption className="ui-hidden">{messages.items}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.item}</th>
            <th scope="col">{messages.sku}</th>
            <th scope="col" className="document__number">
              {messages.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ line, quantity }) => (
            <tr key={line.id}>
              <td>
                <bdi>{line.name}</bdi>
                <span className="document__options">{Object.values(line.selectedAttributes).join(' · ')}</span>
              </td>
              <td>
                <bdi>{line.sku}</bdi>
              </td>
              <td className="document__number">
                <bdi>{messages.quantityOf(quantity, line.quantity - line.removedQuantity)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Note title={messages.giftMessage} text={order.giftMessage} />
      <Note title={messages.customerNote} text={order.customerNote} />
    </>
  )
}

const Note = ({ title, text }: { title: string; text: string }) =>
  text && (
    <section className="document__note">
      <h2>{title}</h2>
      <p>
        <bdi>{text}</bdi>
      </p>
    </section>
  )

/** Everything that was or will be sent. */
const orderedItems = ({ lines }: Order): Quantities[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - line.removedQuantity
    return quantity > 0 ? [{ line, quantity }] : []
  })
