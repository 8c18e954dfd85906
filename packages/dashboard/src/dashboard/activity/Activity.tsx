import type { Activity as Entry } from '@blockfront/contract'
import { ScrollText } from 'lucide-react'
import '../orders/orders.css'
import { api } from '../../api.ts'
import { DateFilter } from '../orders/list/DateFilter.tsx'
import { dayOf } from '../orders/list/order-filters.ts'
import { PageHeader } from '../PageHeader.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { type ListQuery, oneOf, useListQuery } from '../parts/list/list-query.ts'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

const SIZE = 50
const areas = Object.keys(messages.areas) as (keyof typeof messages.areas)[]

/** An id of the address; others are ignored. */
const idOf = (value: string | undefined) => (value && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined)

const filterOf = (address: ListQuery) => ({
  actorId: idOf(address.get('person')),
  area: oneOf(address.get('area'), areas),
  from: dayOf(address.get('from')),
  to: dayOf(address.get('to')),
})

/** The activity log: changes by members, newest first. */
export function Activity() {
  const address = useListQuery()
  const log = useStoreQuery('activity.list', { ...filterOf(address), pageNumber: address.page, pageSize: SIZE })
  const people = log.data?.people ?? []
  const { moment } = useTime()
  const columns: Column<Entry>[] = [
    { key: 'who', title: messages.who, cell: ({ actor }) => (actor ? actor.name || messages.deleted : messages.server) },
    { key: 'when', title: messages.when, cell: ({ at }) => moment(at) },
  ]
  return (
    <>
      <PageHeader
        title={messages.title}
        about={messages.about}
        action={
          <ExportButton
            messages={messages}
            load={(storeId) => api.call('activity.export', { query: { ...filterOf(address), storeId } })}
          />
        }
      />
      <PagedTable
        address={address}
        query={log}
        size={SIZE}
        toolbar={{
          filters: [
            {
              key: 'person',
              label: messages.person,
              options: people.map(({ userId, name }) => ({ value: userId, label: name || messages.deleted })),
            },
            { key: 'area', label: messages.area, options: areas.map((value) => ({ value, label: messages.areas[value] })) },
          ],
          more: <DateFilter address={address} />,
          moreKeys: ['from', 'to'],
        }}
        empty={{ icon: <ScrollText size={20} />, title: messages.empty, children: messages.emptyHelp }}
        label={messages.list}
        keyOf={({ entryId }) => entryId}
        nameOf={({ text }) => text}
        nameTitle={messages.what}
        columns={columns}
      />
    </>
  )
}
