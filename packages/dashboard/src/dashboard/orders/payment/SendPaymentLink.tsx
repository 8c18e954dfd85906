import type { Order } from '@blockfront/contract'
import { TextareaField } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../../toast.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'

/** Emails the payment link of an order to its customer again. */
export function SendPaymentLink({ order, onClose }: { order: Order; onClose: () => void }) {
  const send = useOrderChange('order.sendPaymentLink', order)
  const { email } = order.contact
  const [message, setMessage] = useState('')
  const confirm = async () => {
    await send({ message: message.trim() })
    toast.success(messages.paymentLinkSent(email))
  }
  return (
    <ConfirmDialog
      title={messages.sendPaymentLinkTitle(order.number)}
      action={messages.sendLink}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.sendPaymentLinkHelp(email)}</p>
      <TextareaField
        id="link-message"
        label={messages.paymentLinkMessage}
        note={messages.optional}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ConfirmDialog>
  )
}
