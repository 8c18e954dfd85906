import { useHost } from '@blockfront/engine/render'
import { useMemo } from 'react'
import { useShop } from '../shop.ts'
import { storeDraft } from './draft.ts'
import { createPlacing, type Placing } from './place-order.ts'
import { trackPurchase } from './purchase.ts'
import type { PlacedOrder, StandingOrder } from './sent-order.ts'

export interface Ordering {
  /** Told that the order stands, before its lines leave the cart and its page is opened. */
  onOrdered: () => void
  /** Told of an order that stands though the shopper wished for another one since; nothing is opened. */
  onStood: (order: PlacedOrder) => void
}

interface UsedPlacing {
  placing: Placing
  /** Does what follows once an order stands. `wished` says whether it is the one that the shopper wants now. */
  stands: (standing: StandingOrder, wished: boolean) => void
}

/** Placing orders in a shop, and what an order that stands leads to. */
export function usePlacing({ onOrdered, onStood }: Ordering): UsedPlacing {
  const shop = useShop()
  const { navigate } = useHost()
  const placing = useMemo(() => createPlacing(shop.api), [shop.api])

  const stands: UsedPlacing['stands'] = ({ order, sent }, wished) => {
    const { lines } = sent.body
    placing.settle()
    trackPurchase(shop, { name: 'Purchase', ids: lines.map(({ productId }) => productId), value: sent.total })
    if (wished) {
      storeDraft(null)
      onOrdered()
    } else onStood(order)
    shop.cart.take(lines.map(({ variationId = null, ...line }) => ({ ...line, variationId })))
    if (!wished) return
    if (order.redirectTo) location.assign(order.redirectTo)
    else navigate(orderPath(order))
  }
  return { placing, stands }
}

export const orderPath = ({ token }: PlacedOrder): string => `/order/${token}`
