import { useBlockServices } from '@blockfront/engine/render'
import { useMemo } from 'react'
import { saveCode } from '../../discount/discount-code.ts'
import { orderPath } from '../../order/order-path.ts'
import { saveWaitingOrder } from '../../order/waiting/waiting-order.ts'
import { useShop } from '../../shop.ts'
import { saveValues } from '../form/checkout-values.ts'
import { createOrderPlacement, type OrderPlacement } from './order-placement.ts'
import { trackPurchase } from './purchase.ts'
import type { ConfirmedOrder, PlacedOrder } from './submitted-order.ts'

export interface PlacementCallbacks {
  /** Called when the order is placed, before its lines are removed from the cart and its page or that of its payment opens. */
  onOrdered: () => void
  /** Called when an earlier order turns out to be placed although the shopper has changed the form since. No page opens. */
  onEarlierOrderFound: (order: PlacedOrder) => void
}

interface UsedOrderPlacement {
  placement: OrderPlacement
  /** Finishes a placed order. `isCurrent`: whether it is the order in the form, not an earlier one. */
  complete: (confirmed: ConfirmedOrder, isCurrent: boolean) => void
}

/**
 * Places orders and finishes placed ones: tracks the purchase, removes the lines from the cart, and opens the order's page. An order that waits for
 * its online payment keeps its lines in the cart, and the values in the form, until it is paid.
 */
export function useOrderPlacement({ onOrdered, onEarlierOrderFound }: PlacementCallbacks): UsedOrderPlacement {
  const shop = useShop()
  const { navigate } = useBlockServices()
  const placement = useMemo(() => createOrderPlacement(shop.api), [shop.api])

  const complete: UsedOrderPlacement['complete'] = ({ order, submitted }, isCurrent) => {
    const { lines } = submitted.body
    placement.forget()
    const ids = lines.map(({ productId }) => productId)
    trackPurchase(shop, { name: 'Purchase', ids, value: submitted.total }, order)
    const ordered = lines.map(({ variationId = null, ...line }) => ({ ...line, variationId }))
    if (isCurrent) onOrdered()
    else onEarlierOrderFound(order)
    if (order.status === 'pending_payment')
      saveWaitingOrder(shop.store.storeId, { token: order.token, number: order.number, lines: ordered })
    else {
      if (isCurrent) {
        saveValues(null)
        saveCode('')
      }
      shop.cart.removeOrdered(ordered)
    }
    if (!isCurrent) return
    if (order.redirectTo) location.assign(order.redirectTo)
    else navigate(shop.store.root + orderPath(order))
  }
  return { placement, complete }
}
