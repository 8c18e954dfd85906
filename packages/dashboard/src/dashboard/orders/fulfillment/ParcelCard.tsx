import { canChangeParcel } from '@blockfront/commerce'
import type { Fulfillment, Order } from '@blockfront/contract'
import { Badge, IconButton, Menu, type MenuItem, type Tone } from '@blockfront/ui'
import { Ellipsis, ExternalLink, Truck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../../router.ts'
import { Card } from '../../parts/Card.tsx'
import { useTime } from '../../parts/time.ts'
import { useStore } from '../../store.ts'
import { addressLines } from '../address-lines.ts'
import { messages } from '../messages.ts'
import { quantitiesOf } from '../order-actions.ts'
import { isClosed } from '../order-badges.tsx'
import { ChangeParcel } from './ChangeParcel.tsx'
import { EditTracking } from './EditTracking.tsx'
import { fulfillmentMessages } from './fulfillment-messages.ts'
import { OrderItems } from './OrderItems.tsx'

type Action = 'tracking' | 'delivered' | 'returned' | 'cancelled'

const tones: Readonly<Record<Fulfillment['status'], Tone>> = {
  shipped: 'accent',
  delivered: 'success',
  returned: 'warning',
  cancelled: 'neutral',
}

/** A parcel of an order with its items, tracking and actions. */
export function ParcelCard({ order, parcel, position }: { order: Order; parcel: Fulfillment; position: number }) {
  const [openDialog, setOpenDialog] = useState<Action>()
  const close = () => setOpenDialog(undefined)
  const items = quantitiesOf(order, parcel)
  const { locale } = useStore()
  const shipmentMessages = fulfillmentMessages(order.rate?.type)
  return (
    <Card
      title={shipmentMessages.parcel(position)}
      about={<ParcelDates order={order} parcel={parcel} />}
      actions={
        <span className="order-badges">
          <Badge tone={tones[parcel.status]}>{shipmentMessages.parcels[parcel.status]}</Badge>
          <ParcelMenu order={order} parcel={parcel} position={position} onAsk={setOpenDialog} />
        </span>
      }
    >
      <Tracking parcel={parcel} />
      {parcel.shippingAddress && (
        <p className="order-quiet">
          {shipmentMessages.sentTo} <bdi>{addressLines(parcel.shippingAddress, locale).join(', ')}</bdi>
        </p>
      )}
      <OrderItems order={order} items={items} />
      {openDialog === 'tracking' && <EditTracking order={order} parcel={parcel} onClose={close} />}
      {openDialog && openDialog !== 'tracking' && <ChangeParcel order={order} parcel={parcel} to={openDialog} onClose={close} />}
    </Card>
  )
}

interface ParcelDatesProps {
  order: Order
  parcel: Fulfillment
}

function ParcelDates({ order, parcel: { createdAt, deliveredAt, returnedAt } }: ParcelDatesProps) {
  const { day } = useTime()
  const { sentOn, deliveredOn } = fulfillmentMessages(order.rate?.type)
  const dates = [
    sentOn(day(createdAt)),
    deliveredAt && deliveredOn(day(deliveredAt)),
    returnedAt && messages.returnedOn(day(returnedAt)),
  ]
  return dates.filter(Boolean).join(' · ')
}

interface ParcelMenuProps {
  order: Order
  parcel: Fulfillment
  position: number
  onAsk: (action: Action) => void
}

function ParcelMenu({ order, parcel, position, onAsk }: ParcelMenuProps) {
  const navigate = useNavigate()
  const can = (to: 'delivered' | 'returned' | 'cancelled') => canChangeParcel(parcel.status, to)
  const slip = `/dashboard/orders/${order.orderId}/packing-slip?parcel=${parcel.id}`
  const shipmentMessages = fulfillmentMessages(order.rate?.type)
  const items: MenuItem[] = []
  if (can('delivered')) items.push({ label: shipmentMessages.changes.delivered.action, onSelect: () => onAsk('delivered') })
  if (parcel.status !== 'cancelled') {
    if (order.rate?.type !== 'pickup') items.push({ label: messages.editTracking, onSelect: () => onAsk('tracking') })
    items.push({ label: messages.printSlip, onSelect: () => void navigate(slip) })
  }
  if (can('returned')) items.push({ label: shipmentMessages.changes.returned.action, onSelect: () => onAsk('returned') })
  if (can('cancelled') && !isClosed(order.status) && order.status !== 'archived')
    items.push('line', { label: shipmentMessages.changes.cancelled.action, danger: true, onSelect: () => onAsk('cancelled') })
  if (items.length === 0) return null
  return (
    <Menu
      items={items}
      trigger={
        <IconButton label={shipmentMessages.parcelActions(position)} size="small" plain>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  )
}

function Tracking({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Fulfillment }) {
  if (!carrier && !trackingNumber && !trackingUrl) return null
  const text = trackingNumber || trackingUrl
  return (
    <p className="order-tracking">
      <Truck size={14} aria-hidden />
      {carrier && <span>{carrier}</span>}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer noopener" aria-label={messages.track(text)}>
          <bdi dir="ltr">{text}</bdi>
          <ExternalLink size={12} aria-hidden />
        </a>
      ) : (
        <bdi dir="ltr">{trackingNumber}</bdi>
      )}
    </p>
  )
}
