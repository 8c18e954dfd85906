import type { DraftOrderSummary } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { ClipboardPen, Plus } from 'lucide-react'
import { Link } from '../../router.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { EmptyList } from '../parts/list/EmptyList.tsx'
import { ListToolbar } from '../parts/list/ListToolbar.tsx'
import { oneOf, useListQuery } from '../parts/list/list-query.ts'
import { Paging } from '../parts/list/Paging.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

const SIZE = 20
const narrowing = ['search', 'status', 'page']
const statuses = ['open', 'completed'] as const
const filters = [
  { key: 'status', label: messages.status, options: statuses.map((value) => ({ value, label: messages.statuses[value] })) },
]

/** The draft orders of the store: search, filter, open. */
export function Drafts() {
  const address = useListQuery()
  const drafts = useStoreQuery('draftOrder.list', {
    pageNumber: address.page,
    pageSize: SIZE,
    search: address.get('search'),
    status: oneOf(address.get('status'), statuses),
  })
  return (
    <>
      <PageHeader title={messages.title} action={<AddButton icon />} />
      <ListToolbar address={address} searchLabel={messages.search} filters={filters} />
      <Loaded query={drafts} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <>
              <DraftTable rows={content} stale={drafts.isPlaceholderData} />
              <Paging
                page={address.page}
                size={SIZE}
                totalPages={totalPages}
                totalElements={totalElements}
                onPage={address.setPage}
              />
            </>
          ) : (
            <EmptyList
              address={address}
              narrowing={narrowing}
              icon={<ClipboardPen size={20} />}
              title={messages.empty}
              action={<AddButton />}
            >
              {messages.emptyHelp}
            </EmptyList>
          )
        }
      </Loaded>
    </>
  )
}

const AddButton = ({ icon = false }: { icon?: boolean }) => (
  <Button asChild variant="primary">
    <Link to="/dashboard/drafts/new">
      {icon && <Plus size={14} aria-hidden />}
      {messages.add}
    </Link>
  </Button>
)

function DraftTable({ rows, stale }: { rows: readonly DraftOrderSummary[]; stale: boolean }) {
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
    <DataTable
      label={messages.list}
      rows={rows}
      stale={stale}
      keyOf={({ draftId }) => draftId}
      nameOf={({ number }) => number}
      linkOf={({ draftId }) => `/dashboard/drafts/${draftId}`}
      aboutOf={({ order }) => order && messages.orderNumber(order.number)}
      nameTitle={messages.draft}
      columns={columns}
    />
  )
}
