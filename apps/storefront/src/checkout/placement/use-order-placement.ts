import { useBlockServices } from '@blockfront/engine/render'
import { useMemo } from 'react'
import { saveCode } from '../../discount/discount-code.ts'
import { useShop } from '../../shop.ts'
import { saveValues } from '../form/checkout-values.ts'
import { createOrderPlacement, type OrderPlacement } from './order-placement.ts'
import { trackPurchase } from './purchase.ts'
import type { ConfirmedOrder, PlacedOrder } from './submitted-order.ts'

export interface PlacementCallbacks {
  /** Called when the order is placed, before its lines are removed from the cart and its page opens. */
  onOrdered: () => void
  /** Called when an earlier order turns out to be placed although the shopper has changed the form since. No page opens. */
  onEarlierOrderFound: (order: PlacedOrder) => void
}

interface UsedOrderPlacement {
  placement: OrderPlacement
  /** Finishes a placed order. `isCurrent`: whether it is the order in the form, not an earlier one. */
  complete: (confirmed: ConfirmedOrder, isCurrent: boolean) => void
}

/** Places orders and finishes placed ones: tracks the purchase, removes the lines from the cart, and opens the order's page. */
export function useOrderPlacement({ onOrdered, onEarlierOrderFound }: PlacementCallbacks): UsedOrderPlacement {
  const shop = useShop()
  const { navigate } = useBlockServices()
  const placement = useMemo(() => createOrderPlacement(shop.api), [shop.api])

  const complete: UsedOrderPlacement['complete'] = ({ order, submitted }, isCurrent) => {
    const { lines } = submitted.body
    placement.forget()
    const ids = lines.map(({ productId }) => productId)
    trackPurchase(shop, { name: 'Purchase', ids, value: submitted.total }, order)
    if (isCurrent) {
      saveValues(null)
      saveCode('')
      onOrdered()
    } else onEarlierOrderFound(order)
    shop.cart.removeOrdered(lines.map(({ variationId = null, ...line }) => ({ ...line, variationId })))
    if (!isCurrent) return
    if (order.redirectTo) location.assign(order.redirectTo)
    else navigate(shop.store.root + orderPath(order))
  }
  return { placement, complete }
}

/** Returns the path of an order's page. Its token gives access to the order. */
export const orderPath = ({ token }: PlacedOrder): string => `/order/${token}`
