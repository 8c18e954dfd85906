import type { Activity as Entry } from '@blockfront/contract'
import { ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import '../orders/orders.css'
import { api } from '../../api.ts'
import { Loaded } from '../Loaded.tsx'
import { DateFilter } from '../orders/DateFilter.tsx'
import { dayOf } from '../orders/order-filters.ts'
import { PageHeader } from '../PageHeader.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { EmptyList } from '../parts/list/EmptyList.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { ListToolbar } from '../parts/list/ListToolbar.tsx'
import { type ListQuery, oneOf, useListQuery } from '../parts/list/list-query.ts'
import { Paging } from '../parts/list/Paging.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

const SIZE = 50
const areas = Object.keys(messages.areas) as (keyof typeof messages.areas)[]
const narrowing = ['person', 'area', 'from', 'to', 'page']

/** An id of the address; others are ignored. */
const idOf = (value: string | undefined) => (value && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined)

const filterOf = (address: ListQuery) => ({
  actorId: idOf(address.get('person')),
  area: oneOf(address.get('area'), areas),
  from: dayOf(address.get('from')),
  to: dayOf(address.get('to')),
})

/** What members changed, newest first. */
export function Activity() {
  const address = useListQuery()
  const log = useStoreQuery('activity.list', { ...filterOf(address), pageNumber: address.page, pageSize: SIZE })
  const people = log.data?.people ?? []
  return (
    <>
      <PageHeader
        title={messages.title}
        about={messages.about}
        action={
          <ExportButton
            words={messages}
            load={(storeId) => api.call('activity.export', { query: { ...filterOf(address), storeId } })}
          />
        }
      />
      <ListToolbar
        address={address}
        filters={[
          {
            key: 'person',
            label: messages.person,
            options: people.map(({ userId, name }) => ({ value: userId, label: name || messages.deleted })),
          },
          { key: 'area', label: messages.area, options: areas.map((value) => ({ value, label: messages.areas[value] })) },
        ]}
        more={<DateFilter address={address} />}
        moreKeys={['from', 'to']}
      />
      <Loaded query={log} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <>
              <EntryTable rows={content} stale={log.isPlaceholderData} />
              <Paging
                page={address.page}
                size={SIZE}
                totalPages={totalPages}
                totalElements={totalElements}
                onPage={address.setPage}
              />
            </>
          ) : (
            <EmptyList address={address} narrowing={narrowing} icon={<ScrollText size={20} />} title={messages.empty}>
              {messages.emptyHelp}
            </EmptyList>
          )
        }
      </Loaded>
    </>
  )
}

function EntryTable({ rows, stale }: { rows: readonly Entry[]; stale: boolean }) {
  const { moment } = useTime()
  const columns = useMemo<Column<Entry>[]>(
    () => [
      { key: 'who', title: messages.who, cell: ({ actor }) => (actor ? actor.name || messages.deleted : messages.server) },
      { key: 'when', title: messages.when, cell: ({ at }) => moment(at) },
    ],
    [moment],
  )
  return (
    <DataTable
      label={messages.list}
      rows={rows}
      stale={stale}
      keyOf={({ entryId }) => entryId}
      nameOf={({ text }) => text}
      nameTitle={messages.what}
      columns={columns}
    />
  )
}
