import type { Cart } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { quoteLines } from '../cart/quote-lines.ts'
import { useShop } from '../shop.ts'
import type { Draft } from './draft.ts'

/** How long the shopper's typing rests before the total is asked for anew, in milliseconds. */
const REST = 300

export interface QuoteState {
  quote: Quote | undefined
  /** Whether a newer one is on its way. */
  waiting: boolean
  /** Why the last one did not come; null otherwise. */
  error: string | null
  /** Takes over a quote that came another way. */
  take: (quote: Quote) => void
  retry: () => void
}

/**
 * The server's calculation of a cart, renewed when the cart or the destination changes. An older answer never wins. Each time `mayAsk`
 * is asked first.
 */
export function useQuote(
  lines: Cart,
  { country, region, postalCode, rateId }: Draft,
  mayAsk: (signal: AbortSignal) => Promise<boolean>,
): QuoteState {
  const { api, pictures } = useShop()
  const [quote, setQuote] = useState<Quote>()
  const [waiting, setWaiting] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const asked = JSON.stringify({ lines: quoteLines(lines), country, region, postalCode, rateId })

  const mayAskNow = useEffectEvent(mayAsk)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another question
  useEffect(() => {
    const body = JSON.parse(asked)
    if (body.lines.length === 0) return
    const controller = new AbortController()
    setWaiting(true)
    const ask = async () => {
      try {
        if (!(await mayAskNow(controller.signal))) return
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
      setWaiting(false)
    }
    const rest = setTimeout(() => void ask(), REST)
    return () => {
      clearTimeout(rest)
      controller.abort()
    }
  }, [asked, api, pictures, tries])

  return { quote, waiting, error, take: setQuote, retry: () => setTries(tries + 1) }
}
