import { multiplyMinor, toMajor, toMinor } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { ExternalLink, Image, Truck } from 'lucide-react'
import { Card } from '../parts/Card.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'
import { allowedOn, type Quantities, quantitiesOf, unfulfilled } from './order-actions.ts'
import { isClosed } from './order-badges.tsx'
import '../../media/thumbnail-frame.css'

const countOf = (pieces: readonly Quantities[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

/** Unfulfilled items, then each fulfillment. */
export function Fulfillments({ order, onFulfil }: { order: Order; onFulfil: () => void }) {
  const left = unfulfilled(order)
  const { day } = useTime()
  return (
    <>
      {left.length > 0 && (
        <Card
          title={isClosed(order.status) ? messages.notSent : messages.toSend}
          actions={<Badge>{messages.itemCount(countOf(left))}</Badge>}
        >
          <Lines order={order} pieces={left} />
          {allowedOn(order).fulfil && (
            <div className="order-foot">
              <Button icon={<Truck size={14} />} onClick={onFulfil}>
                {messages.fulfil}
              </Button>
            </div>
          )}
        </Card>
      )}
      {order.fulfillments.map((parcel) => {
        const pieces = quantitiesOf(order, parcel)
        return (
          <Card
            key={parcel.id}
            title={messages.sentOn(day(parcel.createdAt))}
            actions={<Badge tone="success">{messages.itemCount(countOf(pieces))}</Badge>}
          >
            <Tracking parcel={parcel} />
            <Lines order={order} pieces={pieces} />
          </Card>
        )
      })}
    </>
  )
}

function Tracking({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Order['fulfillments'][number] }) {
  if (!carrier && !trackingNumber && !trackingUrl) return null
  const said = trackingNumber || trackingUrl
  return (
    <p className="order-tracking">
      <Truck size={14} aria-hidden />
      {carrier && <span>{carrier}</span>}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer noopener" aria-label={messages.track(said)}>
          <bdi dir="ltr">{said}</bdi>
          <ExternalLink size={12} aria-hidden />
        </a>
      ) : (
        <bdi dir="ltr">{trackingNumber}</bdi>
      )}
    </p>
  )
}

function Lines({ order: { currency }, pieces }: { order: Order; pieces: readonly Quantities[] }) {
  const money = useMoney()
  return (
    <ul className="order-lines">
      {pieces.map(({ line, quantity }) => (
        <li key={line.id} className="order-line">
          <span className="thumbnail-frame">
            {line.productImage ? <img src={line.productImage} alt="" loading="lazy" /> : <Image size={16} aria-hidden />}
          </span>
          <span className="order-line__text">
            <span className="order-line__name">{line.name}</span>
            <span className="order-line__about">
              {[...Object.values(line.selectedAttributes), line.sku && messages.sku(line.sku)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="order-line__price">
            {money(line.unitPrice)} <span>{messages.quantity(quantity)}</span>
          </span>
          <span className="order-line__total">
            {money(toMajor(multiplyMinor(toMinor(line.unitPrice, currency), quantity), currency))}
          </span>
        </li>
      ))}
    </ul>
  )
}
