import type { Order, Refund } from '@blockfront/contract'
import { Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../../toast.tsx'
import { useMoney } from '../../parts/money/money.ts'
import { useCan } from '../../store.ts'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'

/** Refunds that wait for their provider, and failed ones with what the owner can do. */
export function RefundNotices({ order }: { order: Order }) {
  const money = useMoney()
  const { refunds, refundableTotal } = order
  return refunds.map((refund) => {
    if (refund.status === 'pending')
      return (
        <Notice key={refund.id} tone="accent">
          {messages.refundPending(money(refund.amount))}
        </Notice>
      )
    // The money went back with another refund if less is left than this one needs.
    const isOpen = refund.status === 'failed' && refund.amount <= refundableTotal
    return isOpen && <FailedRefund key={refund.id} order={order} refund={refund} />
  })
}

function FailedRefund({ order, refund }: { order: Order; refund: Refund }) {
  const retry = useOrderChange('order.retryRefund', order)
  const mayRefund = useCan('orders.refund')
  const money = useMoney()
  const [busy, setBusy] = useState<'again' | 'manual'>()
  const run = async (how: 'again' | 'manual') => {
    setBusy(how)
    try {
      const { refunds } = await retry({ refundId: refund.id, manual: how === 'manual' })
      const status = refunds.find(({ id }) => id === refund.id)?.status ?? 'done'
      toast[status === 'failed' ? 'error' : 'success'](messages.refundResults[status](money(refund.amount)))
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Notice tone="danger" title={messages.refundFailed(money(refund.amount))}>
      <p>{refund.failure}</p>
      {mayRefund && (
        <span className="order-badges">
          <Button size="small" busy={busy === 'again'} disabled={busy !== undefined} onClick={() => void run('again')}>
            {messages.refundAgain}
          </Button>
          <Button size="small" busy={busy === 'manual'} disabled={busy !== undefined} onClick={() => void run('manual')}>
            {messages.refundAsManual}
          </Button>
        </span>
      )}
    </Notice>
  )
}
