import type { CheckoutConfig } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { localeOf } from '../../language/additional-language.ts'
import { formatList } from '../../language/format-list.ts'
import { useShop } from '../../shop.ts'
import { checkoutMessages } from '../messages.ts'

export interface Recovery {
  /** Whether a recovery link is being opened: the cart is not known yet. */
  isLoading: boolean
  /** The message for the shopper; empty if the whole cart was restored. */
  message: string
  /** Tries again; undefined if that has no use. */
  retry: (() => void) | undefined
}

const PREFIX = '#recover='

/** Opens the recovery link in the URL's fragment, and removes it from the URL. */
export function useRecovery(config: CheckoutConfig | undefined): Recovery {
  const shop = useShop()
  const token = useSyncExternalStore(onHashChange, tokenInUrl, () => '')
  const [message, setMessage] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { locale } = shop.store
  const restore = useEffectEvent(async (signal: AbortSignal) => {
    if (!config) return
    const { restoreCart } = await import('./recover-cart.ts')
    const cart = await shop.api.call('checkout.recoverCart', { body: { token, locale: localeOf(shop.store) } }, { signal })
    if (signal.aborted) return
    restoreCart(shop, config, cart)
    removeToken()
    const { missing, reduced } = cart
    const notes = [
      missing.length > 0 && checkoutMessages.recoveredMissing({ items: formatList(missing, locale) }),
      reduced.length > 0 && checkoutMessages.recoveredReduced({ items: formatList(reduced, locale) }),
    ]
    setMessage(notes.filter(Boolean).join(' '))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: open again with each attempt
  useEffect(() => {
    if (!token) return
    const controller = new AbortController()
    setHasFailed(false)
    restore(controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return
      const isGone = error instanceof ApiError && error.status < 500 && error.status !== 429
      if (isGone) removeToken()
      else setHasFailed(true)
      setMessage(isGone ? checkoutMessages.recoveryGone : checkoutMessages.recoveryFailed)
    })
    return () => controller.abort()
  }, [token, attempts])
  return {
    isLoading: token !== '' && !hasFailed,
    message,
    retry: hasFailed ? () => setAttempts(attempts + 1) : undefined,
  }
}

const tokenInUrl = () => (location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : '')

const removeToken = () => history.replaceState(history.state, '', location.pathname + location.search)

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
