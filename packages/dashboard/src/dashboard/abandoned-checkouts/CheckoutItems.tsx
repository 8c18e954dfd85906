import type { AbandonedCheckout } from '@blockfront/contract'
import { Image } from 'lucide-react'
import '../../media/thumbnail-frame.css'
import '../orders/orders.css'
import { Card } from '../parts/Card.tsx'
import { useMoney } from '../parts/money/money.ts'
import { RecordName } from '../parts/RecordName.tsx'
import { messages } from './messages.ts'

/** The items and totals of an abandoned checkout. */
export function CheckoutItems({ checkout }: { checkout: AbandonedCheckout }) {
  const money = useMoney()
  const { lines, subtotal, discountTotal, shippingTotal, taxTotal, pricesIncludeTax, grandTotal } = checkout
  const sums = [
    [messages.subtotal, money(subtotal)],
    ...(discountTotal > 0 ? [[messages.discounts, `−${money(discountTotal)}`]] : []),
    ...(shippingTotal > 0 ? [[messages.shipping, money(shippingTotal)]] : []),
    ...(taxTotal > 0 ? [[pricesIncludeTax ? messages.taxIncluded : messages.tax, money(taxTotal)]] : []),
  ]
  return (
    <Card title={messages.itemsTitle}>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={`${line.productId}/${line.variationId}`} className="order-line">
            <span className="thumbnail-frame">
              {line.productImage ? <img src={line.productImage} alt="" loading="lazy" /> : <Image size={16} aria-hidden />}
            </span>
            <span className="order-line__text">
              <RecordName name={line.name} />
              <span className="order-line__about">{Object.values(line.selectedAttributes).join(' · ')}</span>
            </span>
            <span className="order-line__price">
              {money(line.unitPrice)} <span>{messages.quantity(line.quantity)}</span>
            </span>
            <span className="order-line__total">{money(line.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <dl className="order-sums">
        {sums.map(([name, value]) => (
          <div key={name} className="order-sum">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="order-sum order-sum--strong">
          <dt>{messages.total}</dt>
          <dd>{money(grandTotal)}</dd>
        </div>
      </dl>
    </Card>
  )
}
