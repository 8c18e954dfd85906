import type { Order } from '@blockfront/contract'
import { Notice } from '@blockfront/ui'
import { useMoney } from '../../parts/money/money.ts'
import { messages } from '../messages.ts'

/** Refunds that wait for their provider. */
export function RefundNotices({ order }: { order: Order }) {
  const money = useMoney()
  const pending = order.refunds.filter(({ status }) => status === 'pending')
  return pending.map(({ id, amount }) => (
    <Notice key={id} tone="accent">
      {messages.refundPending(money(amount))}
    </Notice>
  ))
}
