import type { Quote } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { discountName } from './discount-name.ts'
import { discountMessages } from './messages.ts'

interface CartDiscountsProps {
  code: string
  quote: Pick<Quote, 'discounts' | 'codeProblem' | 'totals'>
  /** Whether a quote for the current lines is loading. */
  loading: boolean
}

/** The discounts of a cart by name, with the total after them, and the reason why the code of a link does not apply. */
export function CartDiscounts({ code, quote: { discounts, codeProblem, totals }, loading }: CartDiscountsProps) {
  const { formatPrice } = useBlockServices()
  const { subtotal, discountTotal } = totals
  return (
    <>
      {discounts.length > 0 && (
        <dl className="sf-cart__discounts" aria-busy={loading}>
          {discounts.map((discount) => (
            <div key={`${discount.name}/${discount.code}`} className="sf-cart__discount">
              <dt>{discountName(discount)}</dt>
              <dd>{discount.amount > 0 ? `−${formatPrice(discount.amount)}` : discountMessages.atCheckout}</dd>
            </div>
          ))}
          {discountTotal > 0 && (
            <div className="sf-cart__discount">
              <dt>{discountMessages.estimatedTotal}</dt>
              <dd>{formatPrice(subtotal - discountTotal)}</dd>
            </div>
          )}
        </dl>
      )}
      {codeProblem && (
        <p className="sf-cart__hint" role="status">
          {`${code.toUpperCase()}: ${codeProblem.message}`}
        </p>
      )}
    </>
  )
}
