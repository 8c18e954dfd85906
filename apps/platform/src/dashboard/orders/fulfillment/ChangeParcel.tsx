import type { Fulfillment, Order } from '@blockfront/contract'
import { Checkbox } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../../toast.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'
import { fulfillmentWords } from './fulfillment-words.ts'

interface ChangeParcelProps {
  order: Order
  parcel: Fulfillment
  to: 'delivered' | 'returned' | 'cancelled'
  onClose: () => void
}

/** Asks for confirmation before a parcel is marked as delivered or returned, or canceled. */
export function ChangeParcel({ order, parcel, to, onClose }: ChangeParcelProps) {
  const change = useOrderChange('order.changeParcel', order)
  const words = fulfillmentWords(order.rate?.type)
  const says = words.changes[to]
  const option = optionOf(order, to)
  const [checked, setChecked] = useState(option !== undefined)
  const confirm = async () => {
    await change({
      fulfillmentId: parcel.id,
      status: to,
      notify: option === 'notify' && checked,
      restock: option === 'restock' && checked,
    })
    toast.success(says.done)
  }
  return (
    <ConfirmDialog
      title={says.title}
      action={says.action}
      tone={to === 'cancelled' ? 'danger' : 'primary'}
      cancelLabel={to === 'cancelled' ? words.keep : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{says.help}</p>
      {option && (
        <span className="order-check">
          <Checkbox id="parcel-option" checked={checked} onChange={setChecked} />
          <label htmlFor="parcel-option">{option === 'notify' ? words.notifyDelivered : messages.restockReturned}</label>
        </span>
      )}
    </ConfirmDialog>
  )
}

/** A delivery can notify the customer, and a return can restock the items. */
function optionOf({ contact }: Order, to: ChangeParcelProps['to']): 'notify' | 'restock' | undefined {
  if (to === 'returned') return 'restock'
  return to === 'delivered' && contact.email !== '' ? 'notify' : undefined
}
