import type { Order } from '@blockfront/contract'
import { Notice, TextareaField } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { CheckboxRow } from '../parts/CheckboxRow.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useCan } from '../store.ts'
import { messages } from './messages.ts'
import { allowedOn } from './order-actions.ts'
import { useOrderChange } from './order-change.ts'
import { canceledTotal } from './refund/refund-choice.ts'
import { newRefundId } from './refund/refund-id.ts'

/** Asks for confirmation before an order is canceled. */
export function CancelOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const cancel = useOrderChange('order.cancel', order)
  const money = useMoney()
  const reachable = order.contact.email !== ''
  const [reason, setReason] = useState('')
  const [notify, setNotify] = useState(reachable)
  const confirm = async () => {
    await cancel({ reason: reason.trim(), notify, ...(amount > 0 && refundNow && { refund: { refundId } }) })
    toast.success(messages.cancelled(order.number))
  }
  const mayRefund = useCan('orders.refund')
  const [refundNow, setRefundNow] = useState(mayRefund)
  const [refundId] = useState(newRefundId)
  const amount = allowedOn(order).refund ? canceledTotal(order) : 0
  return (
    <ConfirmDialog
      title={messages.cancelTitle(order.number)}
      action={messages.cancel}
      cancelLabel={messages.keep}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.cancelHelp}</p>
      {amount > 0 && (
        <>
          {mayRefund && (
            <CheckboxRow
              id="cancel-refund"
              label={messages.cancelRefund(money(amount))}
              checked={refundNow}
              onChange={setRefundNow}
            />
          )}
          {refundNow && !order.refundsOnline && <p className="order-quiet">{messages.refundManually(order.method.title)}</p>}
          {!refundNow && (
            <Notice tone="warning">
              {(mayRefund ? messages.cancelPaid : messages.cancelPaidOthersRefund)(money(order.refundableTotal))}
            </Notice>
          )}
        </>
      )}
      <TextareaField
        id="cancel-reason"
        label={messages.reason}
        note={messages.optional}
        help={messages.reasonHelp}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {reachable && <CheckboxRow id="cancel-notify" label={messages.notifyCanceled} checked={notify} onChange={setNotify} />}
    </ConfirmDialog>
  )
}
