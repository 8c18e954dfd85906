import type { OrderReceipt } from '@blockfront/contract'
import { useEffect, useState } from 'react'
import type { Api } from '../api/lazy-client.ts'

/** Milliseconds between two checks of a pending payment: soon at first, then less often. After the last one, checking ends. */
const DELAYS = [1_000, 2_000, 3_000, 5_000, 5_000, 8_000, 12_000, 20_000, ...Array.from({ length: 26 }, () => 30_000)]

export interface LiveOrder {
  order: OrderReceipt | undefined
  /** Whether the first checks have not found a result: the shopper should no longer just wait. */
  isSlow: boolean
  /** Reads the order again. Rejects if the server cannot be reached. */
  reload: () => Promise<void>
}

/** Returns the order of the page, and keeps it up to date while its online payment is pending. */
export function useLiveOrder(api: Api, initial: OrderReceipt | undefined): LiveOrder {
  const [order, setOrder] = useState(initial)
  const [checks, setChecks] = useState(0)
  const isPending = order?.payment?.canPay ?? false
  useEffect(() => {
    const delay = DELAYS[checks]
    if (!isPending || delay === undefined) return
    const check = async () => {
      try {
        setOrder(await api.call('order.checkPayment', { body: { token: tokenOfPage() } }))
      } catch {
        // The next check tries again.
      }
      setChecks(checks + 1)
    }
    const timer = setTimeout(() => void check(), delay)
    return () => clearTimeout(timer)
  }, [api, isPending, checks])
  const reload = async () => setOrder(await api.call('order.status', { query: { token: tokenOfPage() } }))
  return { order, isSlow: checks > SLOW_AFTER, reload }
}

const SLOW_AFTER = 5

/** The token in the URL of an order's page. */
export const tokenOfPage = (): string => location.pathname.split('/').at(-1) ?? ''
