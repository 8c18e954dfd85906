import type { AppliedDiscount, QuoteTotals, TaxAmount } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import { discountName } from '../discount/discount-name.ts'
import { useShop } from '../shop.ts'
import { orderMessages } from './messages.ts'

interface TotalsProps {
  totals: QuoteTotals
  discounts: readonly AppliedDiscount[]
  /** Tax by name and rate. */
  taxes: readonly TaxAmount[]
  pricesIncludeTax: boolean
  /** Without a selected rate, the price of shipping is unknown, which is not the same as free. `none`: no item requires shipping. */
  shipping: 'selected' | 'pickup' | 'unknown' | 'none'
}

/** Shown instead of an amount that is not known yet. */
const NOT_KNOWN = '—'

/** The totals of a quote or an order. */
export function Totals({ totals, discounts, taxes, pricesIncludeTax, shipping }: TotalsProps) {
  const { formatPrice } = useBlockServices()
  const { store } = useShop()
  const { subtotal, shippingTotal, shippingTax, grandTotal } = totals
  const row = (label: ReactNode, text: string, { strong = false, key }: { strong?: boolean; key?: string } = {}) => (
    <div key={key} className={`sf-sums__row${strong ? ' sf-sums__row--total' : ''}`}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
  const free = shipping === 'unknown' ? NOT_KNOWN : orderMessages.free
  const percent = new Intl.NumberFormat(store.locale, { style: 'percent', maximumFractionDigits: 4 })
  const taxLabel = (tax: string) => (pricesIncludeTax ? orderMessages.includedTax({ tax }) : tax)
  const shippingTaxText = pricesIncludeTax ? orderMessages.includedShippingTax : orderMessages.shippingTax
  const shippingLabel = (
    <>
      {orderMessages[shipping === 'pickup' ? 'pickup' : 'shipping']}
      {shippingTax > 0 && <span className="sf-sums__hint">{shippingTaxText({ amount: formatPrice(shippingTax) })}</span>}
    </>
  )
  return (
    <dl className="sf-sums">
      {row(orderMessages.subtotal, formatPrice(subtotal))}
      {discounts.map((discount) =>
        row(discountName(discount), discount.amount > 0 ? `−${formatPrice(discount.amount)}` : NOT_KNOWN, {
          key: `${discount.name}/${discount.code}`,
        }),
      )}
      {shipping !== 'none' && row(shippingLabel, shippingTotal > 0 ? formatPrice(shippingTotal) : free)}
      {taxes.map(({ name, rate, amount }) =>
        row(taxLabel(`${name} ${percent.format(rate / 10_000)}`), formatPrice(amount), { key: `${name} ${rate}` }),
      )}
      {row(orderMessages.total, formatPrice(grandTotal), { strong: true })}
    </dl>
  )
}
