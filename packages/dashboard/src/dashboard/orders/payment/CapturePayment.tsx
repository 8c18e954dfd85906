import type { Order } from '@blockfront/contract'
import { toast } from '../../../toast.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useMoney } from '../../parts/money/money.ts'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'

/** Captures the authorized payment of an order. */
export function CapturePayment({ order, onClose }: { order: Order; onClose: () => void }) {
  const capture = useOrderChange('order.capture', order)
  const money = useMoney()
  const confirm = async () => {
    await capture({})
    toast.success(messages.captured(order.number))
  }
  return (
    <ConfirmDialog
      title={messages.captureTitle(order.number)}
      action={messages.capture}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.captureHelp(money(order.grandTotal))}</p>
    </ConfirmDialog>
  )
}
