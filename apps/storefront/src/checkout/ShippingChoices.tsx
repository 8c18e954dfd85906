import type { CheckoutConfig, Quote } from '@blockfront/contract'
import { useHost } from '@blockfront/engine/render'
import { Choices, ChoicesShape } from './Choices.tsx'
import { checkoutWords } from './words.ts'

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
  const { formatPrice } = useHost()
  if (quote && quote.rates.length > 0)
    return (
      <Choices
        name="rateId"
        legend={checkoutWords.shipping}
        value={rateId}
        error={error}
        onChoose={onChoose}
        choices={quote.rates.map(({ id, name, minDays, maxDays, price }) => ({
          id,
          title: name,
          detail: checkoutWords.days(minDays, maxDays),
          aside: price > 0 ? formatPrice(price) : checkoutWords.free,
        }))}
      />
    )
  const problem = quote?.problems.find(({ code }) => code === 'no_zone' || code === 'no_rate')
  if (country && waiting && !problem) return <ChoicesShape />
  return <p className="sf-cart__hint">{whyNone(config, country, problem?.message)}</p>
}

function whyNone({ countries }: Pick<CheckoutConfig, 'countries'>, country: string, problem?: string): string {
  if (countries.length === 0) return checkoutWords.shipsNowhere
  if (!country) return checkoutWords.shippingLater
  return problem ?? checkoutWords.shippingUnknown
}
