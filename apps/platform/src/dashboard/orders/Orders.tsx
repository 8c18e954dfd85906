import type { OrderSummary } from '@blockfront/contract'
import { ShoppingBag } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import './orders.css'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { BulkBar } from '../parts/list/BulkBar.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { EmptyList } from '../parts/list/EmptyList.tsx'
import { ListToolbar } from '../parts/list/ListToolbar.tsx'
import { useListQuery } from '../parts/list/list-query.ts'
import { Paging } from '../parts/list/Paging.tsx'
import { useSelection } from '../parts/list/selection.ts'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { ViewStoreButton } from '../parts/ViewStoreButton.tsx'
import { useStoreQuery } from '../store-query.ts'
import { DateFilter } from './DateFilter.tsx'
import { messages } from './messages.ts'
import { OrderBulk } from './OrderBulk.tsx'
import { FulfillmentBadge, isClosed, PaymentBadge, StatusBadge } from './order-badges.tsx'
import { orderFilters, orderNarrowing, orderQuery, orderSorts } from './order-filters.ts'

const SIZE = 20

/** All orders of the store: search, filter, open. */
export function Orders() {
  const address = useListQuery()
  const orders = useStoreQuery('order.list', { ...orderQuery(address), pageSize: SIZE })
  return (
    <>
      <PageHeader title={messages.title} />
      <ListToolbar
        address={address}
        searchLabel={messages.search}
        filters={orderFilters}
        sorts={orderSorts}
        moreKeys={['from', 'to']}
        more={<DateFilter address={address} />}
      />
      <Loaded query={orders} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <OrderTable rows={content} stale={orders.isPlaceholderData}>
              <Paging
                page={address.page}
                size={SIZE}
                totalPages={totalPages}
                totalElements={totalElements}
                onPage={address.setPage}
              />
            </OrderTable>
          ) : (
            <EmptyList
              address={address}
              narrowing={orderNarrowing}
              icon={<ShoppingBag size={20} />}
              title={messages.empty}
              action={<ViewStoreButton />}
            >
              {messages.emptyHelp}
            </EmptyList>
          )
        }
      </Loaded>
    </>
  )
}

interface OrderTableProps {
  rows: readonly OrderSummary[]
  stale: boolean
  /** Rendered between the table and the bulk actions. */
  children: ReactNode
}

function OrderTable({ rows, stale, children }: OrderTableProps) {
  const { moment } = useTime()
  const ids = useMemo(() => rows.map(({ orderId }) => orderId), [rows])
  const selection = useSelection(ids)
  return (
    <>
      <DataTable
        label={messages.list}
        rows={rows}
        stale={stale}
        keyOf={({ orderId }) => orderId}
        nameOf={({ number }) => number}
        nameTitle={messages.order}
        linkOf={({ orderId }) => `/dashboard/orders/${orderId}`}
        aboutOf={({ createdAt }) => moment(createdAt)}
        columns={useOrderColumns()}
        selection={selection}
      />
      {children}
      <BulkBar selection={selection}>
        <OrderBulk orders={rows.filter(({ orderId }) => selection.has(orderId))} onDone={selection.clear} />
      </BulkBar>
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
        cell: ({ status, fulfillmentStatus }) => (
          <span className="order-badges">
            <FulfillmentBadge status={fulfillmentStatus} over={isClosed(status)} />
            {status !== 'open' && status !== 'completed' && <StatusBadge status={status} />}
          </span>
        ),
      },
      { key: 'items', title: messages.items, wideOnly: true, cell: ({ itemCount }) => messages.itemCount(itemCount) },
      { key: 'total', title: messages.total, plain: true, align: 'end', cell: ({ grandTotal }) => money(grandTotal) },
    ],
    [money],
  )
}
