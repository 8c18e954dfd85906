import type { ContactMessage } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { Inbox } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import './messages.css'
import { api } from '../../api.ts'
import { Link } from '../../router.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { BulkBar } from '../parts/list/BulkBar.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { EmptyList } from '../parts/list/EmptyList.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { ListToolbar } from '../parts/list/ListToolbar.tsx'
import { type ListQuery, oneOf, useListQuery } from '../parts/list/list-query.ts'
import { Paging } from '../parts/list/Paging.tsx'
import { useSelection } from '../parts/list/selection.ts'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useTime } from '../parts/time.ts'
import { ViewStoreButton } from '../parts/ViewStoreButton.tsx'
import { useStore } from '../store.ts'
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
  return (
    <>
      <PageHeader
        title={messages.title}
        about={<EmailNote />}
        action={
          <ExportButton
            words={messages}
            load={(storeId) => api.call('message.export', { query: { ...messageQuery(address), storeId } })}
            disabled={list.data?.totalElements === 0}
          />
        }
      />
      <ListToolbar address={address} searchLabel={messages.search} filters={filters} />
      <Loaded query={list} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <MessageTable rows={content} stale={list.isPlaceholderData} address={address}>
              <Paging
                page={address.page}
                size={SIZE}
                totalPages={totalPages}
                totalElements={totalElements}
                onPage={address.setPage}
              />
            </MessageTable>
          ) : (
            <EmptyList
              address={address}
              narrowing={['status', 'search', 'page']}
              icon={<Inbox size={20} />}
              title={messages.empty}
              action={<ViewStoreButton />}
            >
              {messages.emptyHelp}
            </EmptyList>
          )
        }
      </Loaded>
      <OpenMessage rows={list.data?.content ?? []} address={address} />
    </>
  )
}

/** Whether the owner also receives messages by email. */
function EmailNote() {
  const { storeEmail } = useStore()
  if (storeEmail) return messages.emailed
  return (
    <>
      {messages.notEmailed} <Link to="/dashboard/settings">{messages.addEmail}</Link>.
    </>
  )
}

interface MessageTableProps {
  rows: readonly ContactMessage[]
  stale: boolean
  address: ListQuery
  /** Rendered between the table and the bulk actions. */
  children: ReactNode
}

function MessageTable({ rows, stale, address, children }: MessageTableProps) {
  const { moment } = useTime()
  const ids = useMemo(() => rows.map(({ messageId }) => messageId), [rows])
  const selection = useSelection(ids)
  const columns = useMemo<Column<ContactMessage>[]>(
    () => [
      { key: 'from', title: messages.from, plain: true, cell: ({ name, customerEmail }) => `${name} (${customerEmail})` },
      { key: 'received', title: messages.received, plain: true, cell: ({ createdAt }) => moment(createdAt) },
      {
        key: 'status',
        title: messages.status,
        plain: true,
        cell: ({ isRead }) => (isRead ? messages.statuses.read : <Badge tone="accent">{messages.statuses.unread}</Badge>),
      },
    ],
    [moment],
  )
  return (
    <>
      <DataTable
        label={messages.list}
        rows={rows}
        stale={stale}
        keyOf={({ messageId }) => messageId}
        nameOf={({ subject }) => subject}
        nameTitle={messages.subject}
        linkOf={({ messageId }) => address.href({ open: messageId })}
        aboutOf={({ message }) => <span className="message-start">{message.slice(0, 200)}</span>}
        columns={columns}
        selection={selection}
      />
      {children}
      <BulkBar selection={selection}>
        <MessageBulk selected={rows.filter(({ messageId }) => selection.has(messageId))} onDone={selection.clear} />
      </BulkBar>
    </>
  )
}
