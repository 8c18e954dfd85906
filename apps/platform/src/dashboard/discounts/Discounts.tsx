import type { DiscountSummary } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { Plus, TicketPercent } from 'lucide-react'
import { useCallback } from 'react'
import { Link } from '../../router.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { EmptyList } from '../parts/list/EmptyList.tsx'
import { ListToolbar } from '../parts/list/ListToolbar.tsx'
import { oneOf, useListQuery } from '../parts/list/list-query.ts'
import { Paging } from '../parts/list/Paging.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import './discounts.css'
import { messages } from './messages.ts'
import { StateBadge, usageText } from './StateBadge.tsx'
import { offerText } from './summary.ts'
import { useSummaryFormats } from './use-summary.ts'

const SIZE = 20
const narrowing = ['search', 'state', 'page']
const states = Object.keys(messages.states) as DiscountSummary['state'][]
const filters = [
  { key: 'state', label: messages.state, options: states.map((value) => ({ value, label: messages.states[value] })) },
]

/** The discount codes and automatic discounts of the store. */
export function Discounts() {
  const address = useListQuery()
  const discounts = useStoreQuery('discount.list', {
    pageNumber: address.page,
    pageSize: SIZE,
    search: address.get('search'),
    state: oneOf(address.get('state'), states),
  })
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={<AddButton icon />} />
      <ListToolbar address={address} searchLabel={messages.search} filters={filters} />
      <Loaded query={discounts} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <>
              <DiscountTable rows={content} stale={discounts.isPlaceholderData} />
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
              icon={<TicketPercent size={20} />}
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
    <Link to="/dashboard/discounts/new">
      {icon && <Plus size={14} aria-hidden />}
      {messages.add}
    </Link>
  </Button>
)

function DiscountTable({ rows, stale }: { rows: readonly DiscountSummary[]; stale: boolean }) {
  const { day } = useTime()
  const { data: categories } = useStoreQuery('category.names')
  const nameOf = useCallback((id: string) => categories?.find((category) => category.id === id)?.name, [categories])
  const formats = useSummaryFormats(nameOf)
  const columns: Column<DiscountSummary>[] = [
    { key: 'state', title: messages.state, plain: true, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'code',
      title: messages.code,
      cell: ({ code }) => (code === null ? messages.automatic : <span className="discount-code-text">{code}</span>),
    },
    { key: 'usage', title: messages.usage, plain: true, cell: usageText },
    { key: 'ends', title: messages.ends, cell: ({ endsAt }) => (endsAt ? day(endsAt) : messages.noEnd) },
  ]
  return (
    <DataTable
      label={messages.list}
      rows={rows}
      stale={stale}
      keyOf={({ discountId }) => discountId}
      nameOf={({ name }) => name}
      linkOf={({ discountId }) => `/dashboard/discounts/${discountId}`}
      aboutOf={(row) => offerText(row, formats)}
      nameTitle={messages.name}
      columns={columns}
    />
  )
}
