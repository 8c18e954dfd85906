import type { Cart } from '@blockfront/commerce'
import type { CheckoutConfig, Quote } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { type ReactNode, useId, useState } from 'react'
import { totalOf } from '../cart/total.ts'
import { useShop } from '../shop.ts'
import { TrustBadges } from './layout/TrustBadges.tsx'
import { checkoutMessages } from './messages.ts'
import { Summary } from './Summary.tsx'

interface OrderSummaryProps {
  lines: Cart
  quote: Quote | undefined
  loading: boolean
  badges: CheckoutConfig['trustBadges']
  /** Content between the lines and the totals. */
  children?: ReactNode
}

/**
 * The order summary: next to the form, and on phones above it behind a bar with the total. A problem in the summary opens it, also after
 * the shopper has closed it.
 */
export function OrderSummary({ lines, quote, loading, badges, children }: OrderSummaryProps) {
  const { store } = useShop()
  const { formatPrice } = useBlockServices()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [hadProblem, setHadProblem] = useState(false)
  const hasProblem = Boolean(quote?.problems.length || quote?.codeProblem || quote?.lines.some(({ problem }) => problem))
  if (hasProblem !== hadProblem) {
    setHadProblem(hasProblem)
    if (hasProblem) setIsOpen(true)
  }
  return (
    <div className="sf-checkout__summary">
      <button
        type="button"
        className="sf-checkout__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{isOpen ? checkoutMessages.hideSummary : checkoutMessages.showSummary}</span>
        <strong>{formatPrice(quote?.totals.grandTotal ?? totalOf(lines, store.currency))}</strong>
      </button>
      <div id={id} className="sf-checkout__contents" data-open={isOpen}>
        <Summary lines={lines} quote={quote} loading={loading}>
          {children}
        </Summary>
        <TrustBadges badges={badges} />
      </div>
    </div>
  )
}
