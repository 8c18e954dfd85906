import type { Activity as Entry } from '@blockfront/contract'
import { ScrollText } from 'lucide-react'
import '../orders/orders.css'
import { api } from '../../api.ts'
import { DateFilter } from '../orders/list/DateFilter.tsx'
import { PageHeader } from '../PageHeader.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'

const areas = Object.entries(messages.areas).map(([value, label]) => ({ value, label }))

/** The activity log: changes by members, newest first. */
export function Activity() {
  const { paged, address, data, filter } = useList('activity.list')
  const people = data?.people ?? []
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
          <ExportButton messages={messages} load={(storeId) => api.call('activity.export', { query: { ...filter, storeId } })} />
        }
      />
      <PagedTable
        {...paged}
        toolbar={toolbarOf('activity.list', {
          filters: {
            actorId: [messages.person, people.map(({ userId, name }) => ({ value: userId, label: name || messages.deleted }))],
            area: [messages.area, areas],
          },
          more: <DateFilter address={address} />,
        })}
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
