import type { OrderSummary } from '@blockfront/contract'
import { ShoppingBag } from 'lucide-react'
import { useMemo } from 'react'
import '../orders.css'
import { PageHeader } from '../../PageHeader.tsx'
import type { Column } from '../../parts/list/DataTable.tsx'
import { PagedTable } from '../../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../../parts/list/use-list.ts'
import { useMoney } from '../../parts/money/money.ts'
import { useTime } from '../../parts/time.ts'
import { ViewStoreButton } from '../../parts/ViewStoreButton.tsx'
import { messages } from '../messages.ts'
import { FulfillmentBadge, PaymentBadge, StatusBadge } from '../order-badges.tsx'
import { CustomerFilter } from './CustomerFilter.tsx'
import { DateFilter } from './DateFilter.tsx'
import { OrderBulk } from './OrderBulk.tsx'

/** All orders of the store: search, filter, open. */
export function Orders() {
  const { paged, address } = useList('order.list')
  const { moment } = useTime()
  return (
    <>
      <PageHeader title={messages.title} />
      <PagedTable
        {...paged}
        toolbar={toolbarOf('order.list', {
          search: messages.search,
          filters: {
            status: [messages.status, messages.statuses],
            paymentStatus: [messages.payment, messages.payments],
            fulfillmentStatus: [messages.fulfillment, { to_fulfill: messages.toFulfill, ...messages.shipment.statuses }],
          },
          sorts: messages.sorts,
          more: (
            <>
              <DateFilter address={address} />
              <CustomerFilter address={address} />
            </>
          ),
        })}
        empty={{
          icon: <ShoppingBag size={20} />,
          title: messages.empty,
          action: <ViewStoreButton />,
          children: messages.emptyHelp,
        }}
        label={messages.list}
        keyOf={({ orderId }) => orderId}
        nameOf={({ number }) => number}
        nameTitle={messages.order}
        linkOf={({ orderId }) => `/dashboard/orders/${orderId}`}
        aboutOf={({ createdAt }) => moment(createdAt)}
        columns={useOrderColumns()}
        bulk={({ clear }, selected) => <OrderBulk orders={selected} onDone={clear} />}
      />
    </>
  )
}

function useOrderColumns(): Column<OrderSummary>[] {
  const money = useMoney()
  return useMemo(
    () => [
      {
        key: 'customer',
        title: messages.customer,
        plain: true,
        cell: ({ customerName, email }) => customerName || email || messages.noName,
      },
      {
        key: 'payment',
        title: messages.payment,
        plain: true,
        cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
      },
      {
        key: 'fulfillment',
        title: messages.fulfillment,
        plain: true,
        cell: (order) => (
          <span className="order-badges">
            <FulfillmentBadge order={order} />
            {order.status !== 'open' && order.status !== 'completed' && <StatusBadge status={order.status} />}
          </span>
        ),
      },
      { key: 'items', title: messages.items, wideOnly: true, cell: ({ itemCount }) => messages.itemCount(itemCount) },
      { key: 'total', title: messages.total, plain: true, align: 'end', cell: ({ grandTotal }) => money(grandTotal) },
    ],
    [money],
  )
}
