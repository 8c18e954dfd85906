import type { OrderReceipt } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useShop } from '../../shop.ts'
import { loadWaitingOrder, onWaitingOrder, settleWaitingOrder, type WaitingOrder, waitingOrderText } from './waiting-order.ts'

export interface WaitingOrderState {
  /** The order that waits for its payment; undefined without one, and while `isLoading`. */
  order: WaitingOrder | undefined
  /** Until when its items are reserved; null if that is not known. */
  until: string | null
  /** Whether its status is being read from the server. */
  isLoading: boolean
  /** Cancels the order, so that a new one can be placed. Rejects if that failed. */
  cancel: () => Promise<void>
}

interface WaitingOrderOptions {
  /** Whether the page of an order or of its payment is opening, so that no order is returned. */
  isPaused?: boolean
  /** Called when the server reports that the order was paid meanwhile. */
  onPlaced?: (order: WaitingOrder) => void
}

/** Returns the order of this browser that waits for its payment. */
export function useWaitingOrder({ isPaused = false, onPlaced }: WaitingOrderOptions = {}): WaitingOrderState {
  const shop = useShop()
  const { storeId } = shop.store
  const text = useSyncExternalStore(
    onWaitingOrder,
    () => waitingOrderText(storeId),
    () => '',
  )
  const stored = text && !isPaused ? loadWaitingOrder(storeId) : undefined
  const [checked, setChecked] = useState<{ token: string; until: string | null }>()
  const [visits, setVisits] = useState(0)
  const token = stored?.token
  const settle = useEffectEvent(async (order: WaitingOrder, receipt: OrderReceipt | undefined) => {
    const isPlaced = receipt && !['pending_payment', 'expired', 'cancelled'].includes(receipt.status)
    const isWaiting = await settleWaitingOrder(shop, order.token, receipt?.status)
    if (isPlaced) onPlaced?.(order)
    if (isWaiting) setChecked({ token: order.token, until: receipt?.payment?.until ?? null })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser may show this page again from its cache
  useEffect(() => {
    const order = token === undefined ? undefined : loadWaitingOrder(storeId)
    if (!order) return
    const controller = new AbortController()
    shop.api.call('order.checkPayment', { body: { token: order.token } }, { signal: controller.signal }).then(
      (receipt) => settle(order, receipt),
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (error instanceof ApiError && error.code === 'not_found') return settle(order, undefined)
        // Its page reports more.
        setChecked({ token: order.token, until: null })
      },
    )
    return () => controller.abort()
  }, [shop.api, storeId, token, visits])
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && setVisits((count) => count + 1)
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])
  const isLoading = stored !== undefined && checked?.token !== token
  return {
    order: isLoading ? undefined : stored,
    until: checked?.until ?? null,
    isLoading,
    cancel: async () => {
      if (stored) await settle(stored, await shop.api.call('order.cancelUnpaid', { body: { token: stored.token } }))
    },
  }
}
