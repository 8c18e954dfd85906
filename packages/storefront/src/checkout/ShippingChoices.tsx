import type { CheckoutConfig, Quote } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { RadioGroup, RadioGroupSkeleton } from './form/RadioGroup.tsx'
import { checkoutMessages } from './messages.ts'

interface ShippingChoicesProps {
  config: Pick<CheckoutConfig, 'countries'>
  /** Empty while none is selected. */
  country: string
  quote: Quote | undefined
  loading: boolean
  rateId: string
  error: string | undefined
  onChange: (rateId: string) => void
}

/** The shipping rates for the address, or the reason why there is none. */
export function ShippingChoices({ config, country, quote, loading, rateId, error, onChange }: ShippingChoicesProps) {
  const { formatPrice } = useBlockServices()
  if (quote && quote.rates.length > 0)
    return (
      <RadioGroup
        name="rateId"
        legend={checkoutMessages.shipping}
        value={rateId}
        error={error}
        onChange={onChange}
        options={quote.rates.map(({ id, name, minDays, maxDays, price }) => ({
          id,
          title: name,
          detail: deliveryTime(minDays, maxDays),
          price: price > 0 ? formatPrice(price) : checkoutMessages.free,
        }))}
      />
    )
  const problem = quote?.problems.find(({ code }) => code === 'no_zone' || code === 'no_rate')
  if (country && loading && !problem) return <RadioGroupSkeleton />
  return <p className="sf-cart__hint">{reasonForNone(config, country, problem?.message)}</p>
}

/** Returns a delivery time such as "2 to 4 days"; empty if the rate has none. A missing bound equals the other one. */
export function deliveryTime(minDays: number | null, maxDays: number | null): string {
  const min = minDays ?? maxDays
  const max = maxDays ?? minDays
  if (min === null || max === null) return ''
  return min === max ? checkoutMessages.days({ count: max }) : checkoutMessages.dayRange({ min, count: max })
}

function reasonForNone({ countries }: Pick<CheckoutConfig, 'countries'>, country: string, problem?: string): string {
  if (countries.length === 0) return checkoutMessages.noShipping
  if (!country) return checkoutMessages.shippingNeedsCountry
  return problem ?? checkoutMessages.shippingUnknown
}
