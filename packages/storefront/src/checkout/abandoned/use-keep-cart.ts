import type { Cart } from '@blockfront/commerce'
import type { CheckoutConfig } from '@blockfront/contract'
import { useEffect } from 'react'
import { quoteLines } from '../../cart/quote-lines.ts'
import { localeOf } from '../../language/additional-language.ts'
import { useShop } from '../../shop.ts'
import type { CheckoutFormState } from '../use-checkout-form.ts'
import { isCompleteEmail } from '../use-quote.ts'
import type { KeptCart } from './keep-cart.ts'

/** How long the values stay unchanged before the cart is kept, in milliseconds. */
const IDLE_DELAY = 1000

/**
 * Keeps the cart on the server once the shopper entered an email address, if the store keeps carts; again after each change. It stops while
 * an order is placed. A failure has no effect on the checkout.
 */
export function useKeepCart(
  { abandonedCheckouts, marketingConsent }: CheckoutConfig,
  lines: Cart,
  { values, code, isPlacing }: Pick<CheckoutFormState, 'values' | 'code' | 'isPlacing'>,
): void {
  const { api, store, idleDelay = IDLE_DELAY } = useShop()
  const { email, country, region, postalCode, rateId } = values
  const isKept = abandonedCheckouts !== 'off' && !isPlacing && lines.length > 0 && isCompleteEmail(email)
  const cart: KeptCart = {
    lines: quoteLines(lines),
    email: email.trim(),
    country: country || undefined,
    region,
    postalCode,
    rateId: rateId || null,
    ...(code && { code }),
    marketingConsent: marketingConsent.shown && values.marketingConsent,
    locale: localeOf(store),
  }
  const request = isKept ? JSON.stringify(cart) : ''
  useEffect(() => {
    if (!request) return
    const controller = new AbortController()
    const keep = async () => {
      const { keepCart } = await import('./keep-cart.ts')
      await keepCart(api, JSON.parse(request), controller.signal)
    }
    const timer = setTimeout(() => void keep().catch(() => undefined), idleDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, request, idleDelay])
}
