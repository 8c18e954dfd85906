import type { QuoteTotals } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import { cartMessages } from '../cart/messages.ts'
import { checkoutMessages } from './messages.ts'

interface TotalsProps {
  totals: QuoteTotals
  pricesIncludeTax: boolean
  /** Whether a way of shipping is chosen. Without one, shipping costs nothing yet, which is not the same as free. */
  ships: boolean
}

/** The sums of a quote or an order, the total last. */
export function Totals({ totals, pricesIncludeTax, ships }: TotalsProps) {
  const { formatPrice } = useBlockServices()
  const { subtotal, discountTotal, shippingTotal, shippingTax, taxTotal, grandTotal } = totals
  const row = (label: ReactNode, text: string, strong = false) => (
    <div className={`sf-sums__row${strong ? ' sf-sums__row--total' : ''}`}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
  const shipping = shippingTotal > 0 ? formatPrice(shippingTotal) : ships ? checkoutMessages.free : checkoutMessages.notYet
  const taxLabel = (
    <>
      {pricesIncludeTax ? checkoutMessages.includedTax : checkoutMessages.tax}
      {shippingTax > 0 && <span className="sf-sums__hint">{checkoutMessages.taxOnShipping(formatPrice(shippingTax))}</span>}
    </>
  )
  return (
    <dl className="sf-sums">
      {row(checkoutMessages.subtotal, formatPrice(subtotal))}
      {discountTotal > 0 && row(checkoutMessages.discount, `−${formatPrice(discountTotal)}`)}
      {row(checkoutMessages.shipping, shipping)}
      {taxTotal > 0 && row(taxLabel, formatPrice(taxTotal))}
      {row(cartMessages.total, formatPrice(grandTotal), true)}
    </dl>
  )
}
