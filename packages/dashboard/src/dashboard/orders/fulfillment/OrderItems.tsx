import { multiplyMinor, toMajor, toMinor } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import { Image } from 'lucide-react'
import { useMoney } from '../../parts/money/money.ts'
import { RecordName } from '../../parts/RecordName.tsx'
import { messages } from '../messages.ts'
import type { Quantities } from '../order-actions.ts'
import '../../../media/thumbnail-frame.css'

/** Items of an order with their prices: those of a parcel, or those that are still to be sent. */
export function OrderItems({ order: { currency }, items }: { order: Order; items: readonly Quantities[] }) {
  const money = useMoney()
  return (
    <ul className="order-lines">
      {items.map(({ line, quantity }) => (
        <li key={line.id} className="order-line">
          <span className="thumbnail-frame">
            {line.productImage ? <img src={line.productImage} alt="" loading="lazy" /> : <Image size={16} aria-hidden />}
          </span>
          <span className="order-line__text">
            <RecordName name={line.name} />
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
