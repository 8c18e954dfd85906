import type { CustomerSummary } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { Users } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import './customers.css'
import { api } from '../../api.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { BulkBar } from '../parts/list/BulkBar.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { EmptyList } from '../parts/list/EmptyList.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { ListToolbar } from '../parts/list/ListToolbar.tsx'
import { useListQuery } from '../parts/list/list-query.ts'
import { Paging } from '../parts/list/Paging.tsx'
import { useSelection } from '../parts/list/selection.ts'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { AmountFilter } from '../parts/money/AmountFilter.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { useCan } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { AddCustomer } from './AddCustomer.tsx'
import { CustomerBulk } from './CustomerBulk.tsx'
import { customerFilters, customerNarrowing, customerQuery, customerSort, customerSorts } from './customer-filters.ts'
import { messages } from './messages.ts'

const SIZE = 50

/** The customers of the store: search, filter, tag, export. */
export function Customers() {
  const address = useListQuery()
  const customers = useStoreQuery('customer.list', {
    ...customerQuery(address),
    sort: customerSort(address),
    pageNumber: address.page,
    pageSize: SIZE,
  })
  const tags = useStoreQuery('customer.tags')
  const canManage = useCan('customers.manage')
  return (
    <>
      <PageHeader
        title={messages.title}
        action={
          canManage && (
            <>
              <ExportButton
                words={messages}
                load={(storeId) => api.call('customer.export', { query: { ...customerQuery(address), storeId } })}
                disabled={customers.data?.totalElements === 0}
              />
              <AddCustomer />
            </>
          )
        }
      />
      <ListToolbar
        address={address}
        searchLabel={messages.search}
        filters={customerFilters(tags.data?.map(({ tag }) => tag) ?? [])}
        sorts={customerSorts}
        more={<AmountFilter address={address} label={messages.spent} keys={['from', 'to']} />}
        moreKeys={['from', 'to']}
      />
      <Loaded query={customers} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <CustomerTable rows={content} stale={customers.isPlaceholderData}>
              <Paging
                page={address.page}
                size={SIZE}
                totalPages={totalPages}
                totalElements={totalElements}
                onPage={address.setPage}
              />
            </CustomerTable>
          ) : (
            <EmptyList address={address} narrowing={customerNarrowing} icon={<Users size={20} />} title={messages.empty}>
              {messages.emptyHelp}
            </EmptyList>
          )
        }
      </Loaded>
    </>
  )
}

interface CustomerTableProps {
  rows: readonly CustomerSummary[]
  stale: boolean
  /** Rendered between the table and the bulk actions. */
  children: ReactNode
}

function CustomerTable({ rows, stale, children }: CustomerTableProps) {
  const ids = useMemo(() => rows.map(({ customerId }) => customerId), [rows])
  const selection = useSelection(ids)
  const canManage = useCan('customers.manage')
  return (
    <>
      <DataTable
        label={messages.list}
        rows={rows}
        stale={stale}
        keyOf={({ customerId }) => customerId}
        nameOf={({ email }) => email}
        nameTitle={messages.customer}
        linkOf={({ customerId }) => `/dashboard/customers/${customerId}`}
        aboutOf={({ firstName, lastName }) => `${firstName} ${lastName}`.trim()}
        columns={useCustomerColumns()}
        selection={canManage ? selection : undefined}
      />
      {children}
      {canManage && (
        <BulkBar selection={selection}>
          <CustomerBulk ids={selection.keys} onDone={selection.clear} />
        </BulkBar>
      )}
    </>
  )
}

function useCustomerColumns(): Column<CustomerSummary>[] {
  const money = useMoney()
  const { day } = useTime()
  return useMemo(
    () => [
      {
        key: 'marketing',
        title: messages.marketing,
        plain: true,
        cell: ({ acceptsMarketing }) => (
          <Badge tone={acceptsMarketing ? 'success' : 'neutral'}>
            {acceptsMarketing ? messages.subscribed : messages.notSubscribed}
          </Badge>
        ),
      },
      { key: 'tags', title: messages.tags, wideOnly: true, cell: ({ tags }) => tags.join(', ') },
      {
        key: 'last',
        title: messages.lastOrder,
        cell: ({ lastOrderAt }) => (lastOrderAt ? day(lastOrderAt) : messages.never),
      },
      { key: 'orders', title: messages.orders, align: 'end', cell: ({ orderCount }) => String(orderCount) },
      { key: 'spent', title: messages.spent, align: 'end', cell: ({ spent }) => money(spent) },
    ],
    [money, day],
  )
}
