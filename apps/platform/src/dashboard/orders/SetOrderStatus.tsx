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
  const says = messages.statusChanges[to]
  const confirm = async () => {
    await setStatus({ status: to })
    toast.success(says.done(order.number))
  }
  return (
    <ConfirmDialog title={says.title(order.number)} action={says.action} tone="primary" onConfirm={confirm} onClose={onClose}>
      <p>{says.help}</p>
    </ConfirmDialog>
  )
}
