import type { CustomerSummary } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import './customers.css'
import { api } from '../../api.ts'
import { PageHeader } from '../PageHeader.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { AmountFilter } from '../parts/money/AmountFilter.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { useCan } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { AddCustomer } from './AddCustomer.tsx'
import { CustomerBulk } from './CustomerBulk.tsx'
import { messages } from './messages.ts'

/** The customers of the store: search, filter, tag, export. */
export function Customers() {
  const { paged, address, data, filter } = useList('customer.list')
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
                messages={messages}
                load={(storeId) => api.call('customer.export', { query: { ...filter, storeId } })}
                disabled={data?.totalElements === 0}
              />
              <AddCustomer />
            </>
          )
        }
      />
      <PagedTable
        {...paged}
        toolbar={toolbarOf('customer.list', {
          search: messages.search,
          filters: {
            hasOrders: [messages.orders, messages.hasOrders],
            acceptsMarketing: [messages.marketing, messages.consents],
            tag: [messages.tag, tags.data?.map(({ tag }) => ({ value: tag, label: tag })) ?? []],
          },
          sorts: messages.sorts,
          more: <AmountFilter address={address} label={messages.spent} keys={['from', 'to']} />,
        })}
        empty={{ icon: <Users size={20} />, title: messages.empty, children: messages.emptyHelp }}
        label={messages.list}
        keyOf={({ customerId }) => customerId}
        nameOf={({ email }) => email}
        nameTitle={messages.customer}
        linkOf={({ customerId }) => `/dashboard/customers/${customerId}`}
        aboutOf={({ firstName, lastName }) => `${firstName} ${lastName}`.trim()}
        columns={useCustomerColumns()}
        bulk={canManage ? ({ keys, clear }) => <CustomerBulk ids={keys} onDone={clear} /> : undefined}
      />
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
