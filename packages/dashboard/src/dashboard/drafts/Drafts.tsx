import type { DraftOrderSummary } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { ClipboardPen } from 'lucide-react'
import { PageHeader } from '../PageHeader.tsx'
import { AddLink } from '../parts/AddLink.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'

const ADD = '/dashboard/drafts/new'
const toolbar = toolbarOf('draftOrder.list', {
  search: messages.search,
  filters: { status: [messages.status, messages.statuses] },
})

/** The draft orders of the store: search, filter, open. */
export function Drafts() {
  const { paged } = useList('draftOrder.list')
  const money = useMoney()
  const { moment } = useTime()
  const columns: Column<DraftOrderSummary>[] = [
    {
      key: 'status',
      title: messages.status,
      plain: true,
      cell: ({ order }) => <Badge tone={order ? 'neutral' : 'accent'}>{messages.statuses[order ? 'completed' : 'open']}</Badge>,
    },
    { key: 'customer', title: messages.customer, cell: (row) => row.customerName || row.email || messages.noCustomer },
    { key: 'updated', title: messages.updated, cell: ({ updatedAt }) => moment(updatedAt), wideOnly: true },
    { key: 'total', title: messages.total, align: 'end', cell: ({ grandTotal }) => money(grandTotal) },
  ]
  return (
    <>
      <PageHeader
        title={messages.title}
        action={
          <AddLink to={ADD} icon>
            {messages.add}
          </AddLink>
        }
      />
      <PagedTable
        {...paged}
        toolbar={toolbar}
        empty={{
          icon: <ClipboardPen size={20} />,
          title: messages.empty,
          action: <AddLink to={ADD}>{messages.add}</AddLink>,
          children: messages.emptyHelp,
        }}
        label={messages.list}
        keyOf={({ draftId }) => draftId}
        nameOf={({ number }) => number}
        linkOf={({ draftId }) => `/dashboard/drafts/${draftId}`}
        aboutOf={({ order }) => order && messages.orderNumber(order.number)}
        nameTitle={messages.draft}
        columns={columns}
      />
    </>
  )
}
