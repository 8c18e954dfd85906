import { canTransition } from '@blockfront/commerce'
import type { OrderSummary } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../../toast.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useStore } from '../../store.ts'
import { useStoreMutation } from '../../store-query.ts'
import { messages } from '../messages.ts'

type Act = 'pay' | 'fulfill'

const canDo: Readonly<Record<Act, (order: OrderSummary) => boolean>> = {
  pay: ({ status, paymentStatus }) => status === 'open' && canTransition('paymentStatus', paymentStatus, 'paid'),
  fulfill: ({ status, fulfillmentStatus }) =>
    status === 'open' && (fulfillmentStatus === 'unfulfilled' || fulfillmentStatus === 'partially_fulfilled'),
}

/** Actions for several orders at once; orders that do not allow the action are skipped. */
export function OrderBulk({ orders, onDone }: { orders: readonly OrderSummary[]; onDone: () => void }) {
  const [openDialog, setOpenDialog] = useState<Act>()
  const fit = openDialog ? orders.filter(canDo[openDialog]) : []
  return (
    <>
      {(['pay', 'fulfill'] as const).map((act) => (
        <Button key={act} disabled={!orders.some(canDo[act])} onClick={() => setOpenDialog(act)}>
          {messages.bulk[act].action}
        </Button>
      ))}
      {openDialog && (
        <ConfirmBulkAction
          act={openDialog}
          orders={fit}
          left={orders.length - fit.length}
          onDone={onDone}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}

interface AskingProps {
  act: Act
  orders: readonly OrderSummary[]
  /** The number of selected orders that do not allow it. */
  left: number
  onDone: () => void
  onClose: () => void
}

function ConfirmBulkAction({ act, orders, left, onDone, onClose }: AskingProps) {
  const { storeId } = useStore()
  const pay = useStoreMutation('order.markPaid')
  const fulfill = useStoreMutation('order.fulfill')
  const bulkMessages = messages.bulk[act]
  // In sequence, so that the orders changed before a failure are known.
  const confirm = async () => {
    for (const [done, { orderId, number }] of orders.entries()) {
      const body = { storeId, orderId }
      await (act === 'pay' ? pay : fulfill).mutateAsync({ body }).catch((error: Error) => {
        throw new Error(messages.bulkStopped(done, number, error.message))
      })
    }
    toast.success(bulkMessages.done(orders.length))
    onDone()
  }
  return (
    <ConfirmDialog
      title={bulkMessages.title(orders.length)}
      action={bulkMessages.action}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{bulkMessages.help}</p>
      {left > 0 && <p className="order-quiet">{messages.bulkLeft(left)}</p>}
    </ConfirmDialog>
  )
}
