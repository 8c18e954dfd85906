import type { Cart } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { quoteLines } from '../cart/quote-lines.ts'
import { localeOf } from '../language/additional-language.ts'
import { useShop } from '../shop.ts'
import type { CheckoutValues } from './form/checkout-values.ts'

/** How long the values stay unchanged before the next request, in milliseconds. */
const IDLE_DELAY = 300

/** Requests to a busy server, which names a time for the next one, before the shopper sees an error. */
const ATTEMPTS = 3

/** The longest such time that a shopper waits without an error, in milliseconds. */
const LONGEST_WAIT = 5000

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
 * each request it awaits `confirmLoad`, which returns false to skip the request. A request that a busy server rejected is sent again after
 * the time of its `Retry-After`.
 */
export function useQuote(
  lines: Cart,
  { country, region, postalCode, rateId, email, hasBillingAddress }: CheckoutValues,
  code: string,
  confirmLoad: (signal: AbortSignal) => Promise<boolean>,
): QuoteState {
  const { api, pictures, store, idleDelay = IDLE_DELAY } = useShop()
  const locale = localeOf(store)
  const [quote, setQuote] = useState<Quote>()
  const [error, setError] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [answered, setAnswered] = useState('')
  // For discounts that each customer can use once.
  const customer = isCompleteEmail(email) ? { email: email.trim() } : {}
  // An order without shipping and billing address is taxed at the store's address.
  const hasAddress = quote?.requiresShipping !== false || hasBillingAddress
  const address = hasAddress ? { country, region, postalCode } : {}
  const request = JSON.stringify({ lines: quoteLines(lines), ...address, rateId, ...(code && { code }), ...customer, locale })

  const attempt = `${attempts} ${request}`

  const confirmNow = useEffectEvent(confirmLoad)
  useEffect(() => {
    const body = JSON.parse(request)
    if (body.lines.length === 0) return
    const controller = new AbortController()
    const load = async (attemptsLeft: number) => {
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
        const wait = attemptsLeft > 1 && thrown instanceof ApiError ? thrown.retryAfter : undefined
        if (wait !== undefined && wait <= LONGEST_WAIT) {
          timer = setTimeout(() => void load(attemptsLeft - 1), wait)
          return
        }
        setError(thrown instanceof Error ? thrown.message : String(thrown))
      }
      setAnswered(attempt)
    }
    let timer = setTimeout(() => void load(ATTEMPTS), idleDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [request, attempt, api, pictures, idleDelay])

  // Derived, so that no render shows an outdated quote as the newest one.
  return { quote, loading: answered !== attempt, error, replace: setQuote, retry: () => setAttempts(attempts + 1) }
}

/** Whether the shopper has probably finished typing an email address. */
export const isCompleteEmail = (email: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(email.trim())
