import type { Order } from '@blockfront/contract'
import { TextField } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../../toast.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useMoney } from '../../parts/money/money.ts'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'

/** Records a payment that was received outside of the platform. */
export function MarkPaid({ order, onClose }: { order: Order; onClose: () => void }) {
  const markPaid = useOrderChange('order.markPaid', order)
  const money = useMoney()
  const [reference, setReference] = useState('')
  const confirm = async () => {
    await markPaid({ reference: reference.trim() })
    toast.success(messages.markedPaid(order.number))
  }
  return (
    <ConfirmDialog
      title={messages.markPaidTitle(order.number)}
      action={messages.markPaid}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.markPaidHelp(money(order.grandTotal))}</p>
      <TextField
        id="paid-reference"
        label={messages.reference}
        note={messages.optional}
        help={messages.referenceHelp}
        maxLength={120}
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
    </ConfirmDialog>
  )
}
