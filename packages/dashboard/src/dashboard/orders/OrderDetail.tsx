import type { Order } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button, type MenuItem } from '@blockfront/ui'
import { useState } from 'react'
import './orders.css'
import { useNavigate, useParams } from '../../router.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { EditContact } from './contact/EditContact.tsx'
import { OrderCustomer } from './contact/OrderCustomer.tsx'
import { Fulfillments } from './fulfillment/Fulfillments.tsx'
import { FulfillOrder } from './fulfillment/FulfillOrder.tsx'
import { fulfillmentMessages } from './fulfillment/fulfillment-messages.ts'
import { messages } from './messages.ts'
import { OrderTotals } from './OrderTotals.tsx'
import { useAllowedOn } from './order-actions.ts'
import { FulfillmentBadge, PaymentBadge, StatusBadge } from './order-badges.tsx'
import { CapturePayment } from './payment/CapturePayment.tsx'
import { copyPaymentLink } from './payment/copy-payment-link.ts'
import { MarkPaid } from './payment/MarkPaid.tsx'
import { SendPaymentLink } from './payment/SendPaymentLink.tsx'
import { RefundOrder } from './refund/RefundOrder.tsx'
import { SetOrderStatus } from './SetOrderStatus.tsx'
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

const dialogs = {
  pay: MarkPaid,
  capture: CapturePayment,
  fulfill: FulfillOrder,
  refund: RefundOrder,
  contact: EditContact,
  cancel: CancelOrder,
  link: SendPaymentLink,
}
const statuses = { reopen: 'open', complete: 'completed', archive: 'archived' } as const
type OpenDialog = keyof typeof dialogs | keyof typeof statuses

function OrderContent({ order }: { order: Order }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <OrderHeader order={order} onAsk={setOpenDialog} />
      <div className="form-columns order">
        <div>
          <Fulfillments order={order} onFulfill={() => setOpenDialog('fulfill')} />
          <OrderTotals
            order={order}
            onPay={() => setOpenDialog('pay')}
            onCapture={() => setOpenDialog('capture')}
            onRefund={() => setOpenDialog('refund')}
          />
          <Timeline order={order} />
        </div>
        <div>
          <OrderCustomer order={order} onEdit={() => setOpenDialog('contact')} />
        </div>
      </div>
      {openDialog && <OrderDialog openDialog={openDialog} order={order} onClose={close} />}
    </>
  )
}

function OrderDialog({ openDialog, order, onClose }: { openDialog: OpenDialog; order: Order; onClose: () => void }) {
  if (openDialog === 'reopen' || openDialog === 'complete' || openDialog === 'archive')
    return <SetOrderStatus order={order} to={statuses[openDialog]} onClose={onClose} />
  const Asking = dialogs[openDialog]
  return <Asking order={order} onClose={onClose} />
}

function OrderHeader({ order, onAsk }: { order: Order; onAsk: (what: OpenDialog) => void }) {
  const { number, status, paymentStatus, createdAt } = order
  const { moment } = useTime()
  const navigate = useNavigate()
  const path = `/dashboard/orders/${order.orderId}`
  const allowed = useAllowedOn(order)
  const first = allowed.fulfill ? 'fulfill' : allowed.pay ? 'pay' : undefined
  const name = { fulfill: fulfillmentMessages(order.rate?.type).fulfill, pay: messages.markPaid }
  const more: MenuItem[] = []
  if (allowed.pay && first !== 'pay') more.push({ label: messages.markPaid, onSelect: () => onAsk('pay') })
  if (allowed.paymentLink) {
    more.push({ label: messages.copyPaymentLink, onSelect: () => void copyPaymentLink(order) })
    if (order.contact.email) more.push({ label: messages.sendPaymentLink, onSelect: () => onAsk('link') })
  }
  if (allowed.capture) more.push({ label: messages.capture, onSelect: () => onAsk('capture') })
  if (allowed.refund) more.push({ label: messages.refund, onSelect: () => onAsk('refund') })
  if (status !== 'expired') more.push({ label: messages.printSlip, onSelect: () => void navigate(`${path}/packing-slip`) })
  more.push({ label: messages.printInvoice, onSelect: () => void navigate(`${path}/invoice`) })
  for (const change of ['complete', 'reopen', 'archive'] as const)
    if (allowed[change]) more.push({ label: messages.statusChanges[statuses[change]].action, onSelect: () => onAsk(change) })
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
          <FulfillmentBadge order={{ ...order, rateType: order.rate?.type ?? null }} />
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
