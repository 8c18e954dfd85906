import { useBlockServices } from '@blockfront/engine/render'
import { useMemo } from 'react'
import { useShop } from '../shop.ts'
import { saveValues } from './checkout-values.ts'
import { createOrderPlacement, type OrderPlacement } from './order-placement.ts'
import { trackPurchase } from './purchase.ts'
import type { ConfirmedOrder, PlacedOrder } from './submitted-order.ts'

export interface PlacementCallbacks {
  /** Told that the order was placed, before its lines leave the cart and its page is opened. */
  onOrdered: () => void
  /** Told of an order that was placed though the shopper wished for another one since; nothing is opened. */
  onEarlierOrderFound: (order: PlacedOrder) => void
}

interface UsedOrderPlacement {
  placement: OrderPlacement
  /** Does what follows once an order was placed. `wished` says whether it is the one that the shopper wants now. */
  complete: (standing: ConfirmedOrder, wished: boolean) => void
}

/** Placing orders in a shop, and what an order that was placed leads to. */
export function useOrderPlacement({ onOrdered, onEarlierOrderFound }: PlacementCallbacks): UsedOrderPlacement {
  const shop = useShop()
  const { navigate } = useBlockServices()
  const placement = useMemo(() => createOrderPlacement(shop.api), [shop.api])

  const complete: UsedOrderPlacement['complete'] = ({ order, sent }, wished) => {
    const { lines } = sent.body
    placement.forget()
    trackPurchase(shop, { name: 'Purchase', ids: lines.map(({ productId }) => productId), value: sent.total })
    if (wished) {
      saveValues(null)
      onOrdered()
    } else onEarlierOrderFound(order)
    shop.cart.take(lines.map(({ variationId = null, ...line }) => ({ ...line, variationId })))
    if (!wished) return
    if (order.redirectTo) location.assign(order.redirectTo)
    else navigate(orderPath(order))
  }
  return { placement, complete }
}

export const orderPath = ({ token }: PlacedOrder): string => `/order/${token}`
