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
  const [asked, setAsked] = useState<Act>()
  const fit = asked ? orders.filter(canDo[asked]) : []
  return (
    <>
      {(['pay', 'fulfill'] as const).map((act) => (
        <Button key={act} disabled={!orders.some(canDo[act])} onClick={() => setAsked(act)}>
          {messages.bulk[act].action}
        </Button>
      ))}
      {asked && (
        <ConfirmBulkAction
          act={asked}
          orders={fit}
          left={orders.length - fit.length}
          onDone={onDone}
          onClose={() => setAsked(undefined)}
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
  const says = messages.bulk[act]
  // One after the other, so that it is known what was done before a failure.
  const confirm = async () => {
    for (const [done, { orderId, number }] of orders.entries()) {
      const body = { storeId, orderId }
      await (act === 'pay' ? pay : fulfill).mutateAsync({ body }).catch((error: Error) => {
        throw new Error(messages.bulkStopped(done, number, error.message))
      })
    }
    toast.success(says.done(orders.length))
    onDone()
  }
  return (
    <ConfirmDialog title={says.title(orders.length)} action={says.action} tone="primary" onConfirm={confirm} onClose={onClose}>
      <p>{says.help}</p>
      {left > 0 && <p className="order-quiet">{messages.bulkLeft(left)}</p>}
    </ConfirmDialog>
  )
}
