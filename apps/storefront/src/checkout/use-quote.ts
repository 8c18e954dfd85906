import type { Cart } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { quoteLines } from '../cart/quote-lines.ts'
import { localeOf } from '../language/additional-language.ts'
import { useShop } from '../shop.ts'
import type { CheckoutValues } from './form/checkout-values.ts'

/** How long the values stay unchanged before the next request, in milliseconds. */
const IDLE_DELAY = 300

export interface QuoteState {
  quote: Quote | undefined
  /** Whether a newer quote is loading. */
  loading: boolean
  /** Why the last request failed; null without an error. */
  error: string | null
  /** Replaces the quote by one from another response. */
  replace: (quote: Quote) => void
  retry: () => void
}

/**
 * Loads the quote of a cart, again when the cart, the destination, the rate, the discount code or the email address changes. A response to an older request is ignored. Before
 * each request it awaits `confirmLoad`, which returns false to skip the request.
 */
export function useQuote(
  lines: Cart,
  { country, region, postalCode, rateId, email, hasBillingAddress }: CheckoutValues,
  code: string,
  confirmLoad: (signal: AbortSignal) => Promise<boolean>,
): QuoteState {
  const { api, pictures, store } = useShop()
  const locale = localeOf(store)
  const [quote, setQuote] = useState<Quote>()
  const [loading, setLoading] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  // For discounts that each customer can use once.
  const customer = isCompleteEmail(email) ? { email: email.trim() } : {}
  // An order without shipping and billing address is taxed at the store's address.
  const hasAddress = quote?.requiresShipping !== false || hasBillingAddress
  const address = hasAddress ? { country, region, postalCode } : {}
  const request = JSON.stringify({ lines: quoteLines(lines), ...address, rateId, ...(code && { code }), ...customer, locale })

  const confirmNow = useEffectEvent(confirmLoad)
  // biome-ignore lint/correctness/useExhaustiveDependencies: load again with each attempt
  useEffect(() => {
    const body = JSON.parse(request)
    if (body.lines.length === 0) return
    const controller = new AbortController()
    setLoading(true)
    const load = async () => {
      try {
        if (!(await confirmNow(controller.signal))) return
        const response = await api.call(
          'checkout.quote',
          { body: { ...body, country: body.country || undefined, rateId: body.rateId || null } },
          { signal: controller.signal },
        )
        Object.assign(pictures, response.pictures)
        setQuote(response)
        setError(null)
      } catch (thrown) {
        if (controller.signal.aborted) return
        setError(thrown instanceof Error ? thrown.message : String(thrown))
      }
      setLoading(false)
    }
    const timer = setTimeout(() => void load(), IDLE_DELAY)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [request, api, pictures, attempts])

  return { quote, loading, error, replace: setQuote, retry: () => setAttempts(attempts + 1) }
}

/** Whether the shopper has probably finished typing an email address. */
export const isCompleteEmail = (email: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(email.trim())
