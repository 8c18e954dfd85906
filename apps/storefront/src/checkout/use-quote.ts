import type { Cart } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { quoteLines } from '../cart/quote-lines.ts'
import { useShop } from '../shop.ts'
import type { CheckoutValues } from './checkout-values.ts'

/** How long the shopper's typing rests before the total is request for anew, in milliseconds. */
const IDLE_DELAY = 300

export interface QuoteState {
  quote: Quote | undefined
  /** Whether a newer one is on its way. */
  loading: boolean
  /** Why the last one did not come; null otherwise. */
  error: string | null
  /** Takes over a quote that came another way. */
  replace: (quote: Quote) => void
  retry: () => void
}

/**
 * The server's calculation of a cart, renewed when the cart or the destination changes. An older answer never wins. Each time `mayAsk`
 * is request first.
 */
export function useQuote(
  lines: Cart,
  { country, region, postalCode, rateId }: CheckoutValues,
  confirmLoad: (signal: AbortSignal) => Promise<boolean>,
): QuoteState {
  const { api, pictures } = useShop()
  const [quote, setQuote] = useState<Quote>()
  const [loading, setLoading] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const request = JSON.stringify({ lines: quoteLines(lines), country, region, postalCode, rateId })

  const confirmNow = useEffectEvent(confirmLoad)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another question
  useEffect(() => {
    const body = JSON.parse(request)
    if (body.lines.length === 0) return
    const controller = new AbortController()
    setLoading(true)
    const ask = async () => {
      try {
        if (!(await confirmNow(controller.signal))) return
        const answer = await api.call(
          'checkout.quote',
          { body: { ...body, country: body.country || undefined, rateId: body.rateId || null } },
          { signal: controller.signal },
        )
        Object.assign(pictures, answer.pictures)
        setQuote(answer)
        setError(null)
      } catch (thrown) {
        if (controller.signal.aborted) return
        setError(thrown instanceof Error ? thrown.message : String(thrown))
      }
      setLoading(false)
    }
    const rest = setTimeout(() => void ask(), IDLE_DELAY)
    return () => {
      clearTimeout(rest)
      controller.abort()
    }
  }, [request, api, pictures, tries])

  return { quote, loading, error, replace: setQuote, retry: () => setTries(tries + 1) }
}
