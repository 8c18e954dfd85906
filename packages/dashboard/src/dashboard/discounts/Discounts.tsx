import type { DiscountSummary } from '@blockfront/contract'
import { TicketPercent } from 'lucide-react'
import { useCallback } from 'react'
import { PageHeader } from '../PageHeader.tsx'
import { AddLink } from '../parts/AddLink.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import './discounts.css'
import { messages } from './messages.ts'
import { StateBadge, usageText } from './StateBadge.tsx'
import { offerText } from './summary.ts'
import { useSummaryFormats } from './use-summary.ts'

const ADD = '/dashboard/discounts/new'
const toolbar = toolbarOf('discount.list', { search: messages.search, filters: { state: [messages.state, messages.states] } })

/** The discount codes and automatic discounts of the store. */
export function Discounts() {
  const { paged } = useList('discount.list')
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
    <>
      <PageHeader
        title={messages.title}
        about={messages.about}
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
          icon: <TicketPercent size={20} />,
          title: messages.empty,
          action: <AddLink to={ADD}>{messages.add}</AddLink>,
          children: messages.emptyHelp,
        }}
        label={messages.list}
        keyOf={({ discountId }) => discountId}
        nameOf={({ name }) => name}
        linkOf={({ discountId }) => `/dashboard/discounts/${discountId}`}
        aboutOf={(row) => offerText(row, formats)}
        nameTitle={messages.name}
        columns={columns}
      />
    </>
  )
}
