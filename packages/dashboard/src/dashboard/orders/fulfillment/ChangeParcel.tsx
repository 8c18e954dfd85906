import type { Fulfillment, Order } from '@blockfront/contract'
import { useState } from 'react'
import { toast } from '../../../toast.tsx'
import { CheckboxRow } from '../../parts/CheckboxRow.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'
import { fulfillmentMessages } from './fulfillment-messages.ts'

interface ChangeParcelProps {
  order: Order
  parcel: Fulfillment
  to: 'delivered' | 'returned' | 'cancelled'
  onClose: () => void
}

/** Asks for confirmation before a parcel is marked as delivered or returned, or canceled. */
export function ChangeParcel({ order, parcel, to, onClose }: ChangeParcelProps) {
  const change = useOrderChange('order.changeParcel', order)
  const kindMessages = fulfillmentMessages(order.rate?.type)
  const changeMessages = kindMessages.changes[to]
  const option = optionOf(order, to)
  const [checked, setChecked] = useState(option !== undefined)
  const confirm = async () => {
    await change({
      fulfillmentId: parcel.id,
      status: to,
      notify: option === 'notify' && checked,
      restock: option === 'restock' && checked,
    })
    toast.success(changeMessages.done)
  }
  return (
    <ConfirmDialog
      title={changeMessages.title}
      action={changeMessages.action}
      tone={to === 'cancelled' ? 'danger' : 'primary'}
      cancelLabel={to === 'cancelled' ? kindMessages.keep : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{changeMessages.help}</p>
      {option && (
        <CheckboxRow
          id="parcel-option"
          label={option === 'notify' ? kindMessages.notifyDelivered : messages.restockReturned}
          checked={checked}
          onChange={setChecked}
        />
      )}
    </ConfirmDialog>
  )
}

/** A delivery can notify the customer, and a return can restock the items. */
function optionOf({ contact }: Order, to: ChangeParcelProps['to']): 'notify' | 'restock' | undefined {
  if (to === 'returned') return 'restock'
  return to === 'delivered' && contact.email !== '' ? 'notify' : undefined
}
