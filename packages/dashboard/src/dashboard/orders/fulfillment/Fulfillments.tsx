import type { Order } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { Store, Truck } from 'lucide-react'
import { Card } from '../../parts/Card.tsx'
import { messages } from '../messages.ts'
import { allowedOn, type Quantities, removed, unfulfilled } from '../order-actions.ts'
import { isClosed } from '../order-badges.tsx'
import { fulfillmentMessages } from './fulfillment-messages.ts'
import { OrderItems } from './OrderItems.tsx'
import { ParcelCard } from './ParcelCard.tsx'

const countOf = (items: readonly Quantities[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Unfulfilled items, then each parcel, then items that were refunded before they were sent. */
export function Fulfillments({ order, onFulfill }: { order: Order; onFulfill: () => void }) {
  const [left, gone] = [unfulfilled(order), removed(order)]
  return (
    <>
      {left.length > 0 && (
        <Card
          title={isClosed(order.status) ? messages.notSent : messages.toSend}
          actions={<Badge>{messages.itemCount(countOf(left))}</Badge>}
        >
          <OrderItems order={order} items={left} />
          {allowedOn(order).fulfill && (
            <div className="order-foot">
              <Button icon={order.rate?.type === 'pickup' ? <Store size={14} /> : <Truck size={14} />} onClick={onFulfill}>
                {fulfillmentMessages(order.rate?.type).fulfill}
              </Button>
            </div>
          )}
        </Card>
      )}
      {order.fulfillments.map((parcel, index) => (
        <ParcelCard key={parcel.id} order={order} parcel={parcel} position={index + 1} />
      ))}
      {gone.length > 0 && (
        <Card title={messages.removedItems} actions={<Badge>{messages.itemCount(countOf(gone))}</Badge>}>
          <OrderItems order={order} items={gone} />
        </Card>
      )}
    </>
  )
}
