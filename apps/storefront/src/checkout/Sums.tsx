import type { QuoteTotals } from '@blockfront/contract'
import { useHost } from '@blockfront/engine/render'
import { words } from '../words.ts'

/** The sums of a quote or an order, the total last. */
export function Sums({ totals, pricesIncludeTax }: { totals: QuoteTotals; pricesIncludeTax: boolean }) {
  const { formatPrice } = useHost()
  const { subtotal, discountTotal, shippingTotal, taxTotal, grandTotal } = totals
  const row = (label: string, text: string, strong = false) => (
    <div className={`sf-sums__row${strong ? ' sf-sums__row--total' : ''}`}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
  return (
    <dl className="sf-sums">
      {row(words.subtotal, formatPrice(subtotal))}
      {discountTotal > 0 && row(words.discount, `−${formatPrice(discountTotal)}`)}
      {row(words.shipping, shippingTotal > 0 ? formatPrice(shippingTotal) : words.free)}
      {taxTotal > 0 && row(pricesIncludeTax ? words.includedTax : words.tax, formatPrice(taxTotal))}
      {row(words.total, formatPrice(grandTotal), true)}
    </dl>
  )
}
