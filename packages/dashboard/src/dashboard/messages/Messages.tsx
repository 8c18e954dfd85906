import type { ContactMessage } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { Inbox } from 'lucide-react'
import { api } from '../../api.ts'
import { PageHeader } from '../PageHeader.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { useTime } from '../parts/time.ts'
import { ViewStoreButton } from '../parts/ViewStoreButton.tsx'
import { MessageBulk } from './MessageBulk.tsx'
import { messages } from './messages.ts'
import { OpenMessage } from './OpenMessage.tsx'

const { unread, read } = messages.statuses
const toolbar = toolbarOf('message.list', { search: messages.search, filters: { read: [messages.status, { unread, read }] } })

/** The contact messages of the store. The open one is in the URL. */
export function Messages() {
  const { paged, address, data, filter } = useList('message.list')
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
            load={(storeId) => api.call('message.export', { query: { ...filter, storeId } })}
            disabled={data?.totalElements === 0}
          />
        }
      />
      <PagedTable
        {...paged}
        toolbar={toolbar}
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
        aboutOf={({ message }) => <span className="text-start">{message.slice(0, 200)}</span>}
        columns={columns}
        bulk={({ clear }, selected) => <MessageBulk selected={selected} onDone={clear} />}
      />
      <OpenMessage rows={data?.content ?? []} address={address} />
    </>
  )
}
