import type { CheckoutConfig, Quote } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { checkoutMessages } from './messages.ts'
import { RadioGroup, RadioGroupSkeleton } from './RadioGroup.tsx'

interface ShippingChoicesProps {
  config: Pick<CheckoutConfig, 'countries'>
  /** The country that the quote was asked for; empty while none is chosen. */
  country: string
  quote: Quote | undefined
  waiting: boolean
  rateId: string
  error: string | undefined
  onChoose: (rateId: string) => void
}

/** The ways to ship to the address, or in words why there is none. */
export function ShippingChoices({ config, country, quote, waiting, rateId, error, onChoose }: ShippingChoicesProps) {
  const { formatPrice } = useBlockServices()
  if (quote && quote.rates.length > 0)
    return (
      <RadioGroup
        name="rateId"
        legend={checkoutMessages.shipping}
        value={rateId}
        error={error}
        onChoose={onChoose}
        choices={quote.rates.map(({ id, name, minDays, maxDays, price }) => ({
          id,
          title: name,
          detail: checkoutMessages.days(minDays, maxDays),
          aside: price > 0 ? formatPrice(price) : checkoutMessages.free,
        }))}
      />
    )
  const problem = quote?.problems.find(({ code }) => code === 'no_zone' || code === 'no_rate')
  if (country && waiting && !problem) return <RadioGroupSkeleton />
  return <p className="sf-cart__hint">{whyNone(config, country, problem?.message)}</p>
}

function whyNone({ countries }: Pick<CheckoutConfig, 'countries'>, country: string, problem?: string): string {
  if (countries.length === 0) return checkoutMessages.shipsNowhere
  if (!country) return checkoutMessages.shippingLater
  return problem ?? checkoutMessages.shippingUnknown
}
