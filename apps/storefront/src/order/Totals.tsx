import type { AppliedDiscount, QuoteTotals } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import { discountMessages } from '../discount/messages.ts'
import { orderMessages } from './messages.ts'

interface TotalsProps {
  totals: QuoteTotals
  discounts: readonly AppliedDiscount[]
  pricesIncludeTax: boolean
  /** Whether a shipping rate is selected. Without one, the shipping price is not known, which is not the same as free. */
  ships: boolean
}

/** The totals of a quote or an order. */
export function Totals({ totals, discounts, pricesIncludeTax, ships }: TotalsProps) {
  const { formatPrice } = useBlockServices()
  const { subtotal, shippingTotal, shippingTax, taxTotal, grandTotal } = totals
  const row = (label: ReactNode, text: string, { strong = false, key }: { strong?: boolean; key?: string } = {}) => (
    <div key={key} className={`sf-sums__row${strong ? ' sf-sums__row--total' : ''}`}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
  const shipping = shippingTotal > 0 ? formatPrice(shippingTotal) : ships ? orderMessages.free : orderMessages.notKnown
  const taxLabel = (
    <>
      {pricesIncludeTax ? orderMessages.includedTax : orderMessages.tax}
      {shippingTax > 0 && (
        <span className="sf-sums__hint">{orderMessages.shippingTax({ amount: formatPrice(shippingTax) })}</span>
      )}
    </>
  )
  return (
    <dl className="sf-sums">
      {row(orderMessages.subtotal, formatPrice(subtotal))}
      {discounts.map((discount) =>
        row(discountMessages.name(discount), discount.amount > 0 ? `−${formatPrice(discount.amount)}` : orderMessages.notKnown, {
          key: `${discount.name}/${discount.code}`,
        }),
      )}
      {row(orderMessages.shipping, shipping)}
      {taxTotal > 0 && row(taxLabel, formatPrice(taxTotal))}
      {row(orderMessages.total, formatPrice(grandTotal), { strong: true })}
    </dl>
  )
}
