import type { QuoteTotals } from '@blockfront/contract'
import { useHost } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import { cartWords } from '../cart/words.ts'
import { checkoutWords } from './words.ts'

interface SumsProps {
  totals: QuoteTotals
  pricesIncludeTax: boolean
  /** Whether a way of shipping is chosen. Without one, shipping costs nothing yet, which is not the same as free. */
  ships: boolean
}

/** The sums of a quote or an order, the total last. */
export function Sums({ totals, pricesIncludeTax, ships }: SumsProps) {
  const { formatPrice } = useHost()
  const { subtotal, discountTotal, shippingTotal, shippingTax, taxTotal, grandTotal } = totals
  const row = (label: ReactNode, text: string, strong = false) => (
    <div className={`sf-sums__row${strong ? ' sf-sums__row--total' : ''}`}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
  const shipping = shippingTotal > 0 ? formatPrice(shippingTotal) : ships ? checkoutWords.free : checkoutWords.notYet
  const taxLabel = (
    <>
      {pricesIncludeTax ? checkoutWords.includedTax : checkoutWords.tax}
      {shippingTax > 0 && <span className="sf-sums__hint">{checkoutWords.taxOnShipping(formatPrice(shippingTax))}</span>}
    </>
  )
  return (
    <dl className="sf-sums">
      {row(checkoutWords.subtotal, formatPrice(subtotal))}
      {discountTotal > 0 && row(checkoutWords.discount, `−${formatPrice(discountTotal)}`)}
      {row(checkoutWords.shipping, shipping)}
      {taxTotal > 0 && row(taxLabel, formatPrice(taxTotal))}
      {row(cartWords.total, formatPrice(grandTotal), true)}
    </dl>
  )
}
