import type { Order } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button, type MenuItem } from '@blockfront/ui'
import { useState } from 'react'
import './orders.css'
import { useParams } from '../../router.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { Fulfillments } from './Fulfillments.tsx'
import { FulfillOrder } from './FulfillOrder.tsx'
import { MarkPaid } from './MarkPaid.tsx'
import { messages } from './messages.ts'
import { OrderCustomer } from './OrderCustomer.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { allowedOn } from './order-actions.ts'
import { FulfillmentBadge, isClosed, PaymentBadge, StatusBadge } from './order-badges.tsx'
import { Timeline } from './Timeline.tsx'

/** One order: items, customer, timeline and actions. */
export function OrderDetail() {
  const { orderId = '' } = useParams()
  const order = useStoreQuery('order.get', { orderId }, { placeholderData: undefined })
  if (order.error instanceof ApiError && [400, 404].includes(order.error.status))
    return <NotFound title={messages.gone} help={messages.goneHelp} to="/dashboard/orders" list={messages.title} />
  return (
    <Loaded
      query={order}
      skeleton={<FormSkeleton />}
      head={<PageHeader title={messages.order} back={{ to: '/dashboard/orders', label: messages.title }} />}
    >
      {(read) => <OrderContent order={read} />}
    </Loaded>
  )
}

const dialogs = { pay: MarkPaid, fulfil: FulfillOrder, cancel: CancelOrder }
type OpenDialog = keyof typeof dialogs

function OrderContent({ order }: { order: Order }) {
  const [asked, setAsked] = useState<OpenDialog>()
  const Asking = asked && dialogs[asked]
  return (
    <>
      <OrderHeader order={order} onAsk={setAsked} />
      <div className="form-columns order">
        <div>
          <Fulfillments order={order} onFulfil={() => setAsked('fulfil')} />
          <OrderTotals order={order} onPay={() => setAsked('pay')} />
          <Timeline order={order} />
        </div>
        <div>
          <OrderCustomer order={order} />
        </div>
      </div>
      {Asking && <Asking order={order} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function OrderHeader({ order, onAsk }: { order: Order; onAsk: (what: OpenDialog) => void }) {
  const { number, status, paymentStatus, fulfillmentStatus, createdAt } = order
  const { moment } = useTime()
  const allowed = allowedOn(order)
  const first = allowed.fulfil ? 'fulfil' : allowed.pay ? 'pay' : undefined
  const name = { fulfil: messages.fulfil, pay: messages.markPaid }
  const more: MenuItem[] = [{ label: messages.print, onSelect: () => window.print() }]
  if (allowed.pay && first !== 'pay') more.unshift({ label: messages.markPaid, onSelect: () => onAsk('pay') })
  if (allowed.cancel) more.push('line', { label: messages.cancel, danger: true, onSelect: () => onAsk('cancel') })
  return (
    <PageHeader
      title={number}
      back={{ to: '/dashboard/orders', label: messages.title }}
      about={messages.placed(moment(createdAt))}
      badge={
        <>
          {status !== 'open' && <StatusBadge status={status} />}
          <PaymentBadge status={paymentStatus} />
          <FulfillmentBadge status={fulfillmentStatus} over={isClosed(status)} />
        </>
      }
      action={
        first && (
          <Button variant="primary" onClick={() => onAsk(first)}>
            {name[first]}
          </Button>
        )
      }
      more={more}
    />
  )
}
