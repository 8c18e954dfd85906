import type { ContactMessage } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { Inbox } from 'lucide-react'
import './messages.css'
import { api } from '../../api.ts'
import { PageHeader } from '../PageHeader.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { type ListQuery, oneOf, useListQuery } from '../parts/list/list-query.ts'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { useTime } from '../parts/time.ts'
import { ViewStoreButton } from '../parts/ViewStoreButton.tsx'
import { useStoreQuery } from '../store-query.ts'
import { MessageBulk } from './MessageBulk.tsx'
import { messages } from './messages.ts'
import { OpenMessage } from './OpenMessage.tsx'

const SIZE = 20
const states = ['unread', 'read'] as const
const filters = [
  { key: 'status', label: messages.status, options: states.map((value) => ({ value, label: messages.statuses[value] })) },
]

/** Converts the URL's filters to the API's query. */
function messageQuery({ get }: ListQuery) {
  const state = oneOf(get('status'), states)
  return { search: get('search'), ...(state && { read: state === 'read' }) }
}

/** The contact messages of the store. The open one is in the URL. */
export function Messages() {
  const address = useListQuery()
  const list = useStoreQuery('message.list', { ...messageQuery(address), pageNumber: address.page, pageSize: SIZE })
  const { moment } = useTime()
  const columns: Column<ContactMessage>[] = [
    { key: 'from', title: messages.from, plain: true, cell: ({ name, customerEmail }) => `${name} (${customerEmail})` },
    { key: 'received', title: messages.received, plain: true, cell: ({ createdAt }) => moment(createdAt) },
    {
      key: 'status',
      title: messages.status,
      plain: true,
      cell: ({ isRead }) => (isRead ? messages.statuses.read : <Badge tone="accent">{messages.statuses.unread}</Badge>),
    },
  ]
  return (
    <>
      <PageHeader
        title={messages.title}
        about={messages.emailed}
        action={
          <ExportButton
            messages={messages}
            load={(storeId) => api.call('message.export', { query: { ...messageQuery(address), storeId } })}
            disabled={list.data?.totalElements === 0}
          />
        }
      />
      <PagedTable
        address={address}
        query={list}
        size={SIZE}
        toolbar={{ searchLabel: messages.search, filters }}
        empty={{
          icon: <Inbox size={20} />,
          title: messages.empty,
          action: <ViewStoreButton />,
          children: messages.emptyHelp,
        }}
        label={messages.list}
        keyOf={({ messageId }) => messageId}
        nameOf={({ subject }) => subject}
        nameTitle={messages.subject}
        linkOf={({ messageId }) => address.href({ open: messageId })}
        aboutOf={({ message }) => <span className="message-start">{message.slice(0, 200)}</span>}
        columns={columns}
        bulk={({ clear }, selected) => <MessageBulk selected={selected} onDone={clear} />}
      />
      <OpenMessage rows={list.data?.content ?? []} address={address} />
    </>
  )
}
