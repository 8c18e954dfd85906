import type { AbandonedCheckoutSummary } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { Mail } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import '../orders/orders.css'
import { Loaded } from '../Loaded.tsx'
import { DateFilter } from '../orders/DateFilter.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { BulkBar } from '../parts/list/BulkBar.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { EmptyList } from '../parts/list/EmptyList.tsx'
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
import { checkoutFilters, checkoutNarrowing, checkoutQuery } from './checkout-filters.ts'
import { DeleteCheckouts } from './DeleteCheckouts.tsx'
import { messages } from './messages.ts'
import { SettingsButton } from './SettingsButton.tsx'

const SIZE = 50

/** The checkouts that customers left after entering an email address, and those that became an order later. */
export function AbandonedCheckouts() {
  const address = useListQuery()
  const checkouts = useStoreQuery('abandonedCheckout.list', {
    ...checkoutQuery(address),
    pageNumber: address.page,
    pageSize: SIZE,
  })
  const settings = useStoreQuery('abandonedCheckout.settings')
  return (
    <>
      <PageHeader
        title={messages.title}
        about={settings.data?.keepsCarts === false ? messages.keepingOff : messages.about}
        action={useCan('settings.manage') && <SettingsButton settings={settings.data} />}
      />
      <ListToolbar
        address={address}
        searchLabel={messages.search}
        filters={checkoutFilters}
        more={
          <>
            <DateFilter address={address} />
            <AmountFilter address={address} label={messages.total} keys={['min', 'max']} />
          </>
        }
        moreKeys={['from', 'to', 'min', 'max']}
      />
      <Loaded query={checkouts} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <CheckoutTable rows={content} stale={checkouts.isPlaceholderData}>
              <Paging
                page={address.page}
                size={SIZE}
                totalPages={totalPages}
                totalElements={totalElements}
                onPage={address.setPage}
              />
            </CheckoutTable>
          ) : (
            <EmptyList address={address} narrowing={checkoutNarrowing} icon={<Mail size={20} />} title={messages.empty}>
              {messages.emptyHelp}
            </EmptyList>
          )
        }
      </Loaded>
    </>
  )
}

interface CheckoutTableProps {
  rows: readonly AbandonedCheckoutSummary[]
  stale: boolean
  /** Rendered between the table and the bulk actions. */
  children: ReactNode
}

function CheckoutTable({ rows, stale, children }: CheckoutTableProps) {
  const ids = useMemo(() => rows.map(({ checkoutId }) => checkoutId), [rows])
  const selection = useSelection(ids)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <DataTable
        label={messages.list}
        rows={rows}
        stale={stale}
        keyOf={({ checkoutId }) => checkoutId}
        nameOf={({ email }) => email}
        nameTitle={messages.customer}
        linkOf={({ checkoutId }) => `/dashboard/abandoned-checkouts/${checkoutId}`}
        aboutOf={({ itemCount }) => messages.items(itemCount)}
        columns={useCheckoutColumns()}
        selection={selection}
      />
      {children}
      <BulkBar selection={selection}>
        <Button variant="danger" onClick={() => setAsked(true)}>
          {messages.delete}
        </Button>
        {asked && <DeleteCheckouts ids={selection.keys} onDone={selection.clear} onClose={() => setAsked(false)} />}
      </BulkBar>
    </>
  )
}

function useCheckoutColumns(): Column<AbandonedCheckoutSummary>[] {
  const money = useMoney()
  const { moment } = useTime()
  return useMemo(
    () => [
      {
        key: 'status',
        title: messages.status,
        plain: true,
        cell: ({ recoveredAt }) => <StatusBadge isRecovered={recoveredAt !== null} />,
      },
      { key: 'reminder', title: messages.reminder, cell: ({ reminder }) => messages.reminders[reminder ?? 'none'] },
      { key: 'active', title: messages.lastActive, cell: ({ activeAt }) => moment(activeAt) },
      { key: 'total', title: messages.total, align: 'end', cell: ({ grandTotal }) => money(grandTotal) },
    ],
    [money, moment],
  )
}

export const StatusBadge = ({ isRecovered }: { isRecovered: boolean }) => (
  <Badge tone={isRecovered ? 'success' : 'neutral'}>{isRecovered ? messages.statuses.recovered : messages.statuses.open}</Badge>
)
