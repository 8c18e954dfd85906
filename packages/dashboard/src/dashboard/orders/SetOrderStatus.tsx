import type { Order } from '@blockfront/contract'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { messages } from './messages.ts'
import { useOrderChange } from './order-change.ts'

interface SetOrderStatusProps {
  order: Order
  to: 'open' | 'completed' | 'archived'
  onClose: () => void
}

/** Asks for confirmation before an order is reopened, completed or archived. */
export function SetOrderStatus({ order, to, onClose }: SetOrderStatusProps) {
  const setStatus = useOrderChange('order.setStatus', order)
  const changeMessages = messages.statusChanges[to]
  const confirm = async () => {
    await setStatus({ status: to })
    toast.success(changeMessages.done(order.number))
  }
  return (
    <ConfirmDialog
      title={changeMessages.title(order.number)}
      action={changeMessages.action}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{changeMessages.help}</p>
    </ConfirmDialog>
  )
}
