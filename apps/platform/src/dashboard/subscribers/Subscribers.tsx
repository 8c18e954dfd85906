import type { Subscriber } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { Newspaper } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { BulkBar } from '../parts/list/BulkBar.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { EmptyList } from '../parts/list/EmptyList.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { ListToolbar } from '../parts/list/ListToolbar.tsx'
import { useListQuery } from '../parts/list/list-query.ts'
import { Paging } from '../parts/list/Paging.tsx'
import { type Selection, useSelection } from '../parts/list/selection.ts'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useTime } from '../parts/time.ts'
import { ViewStoreButton } from '../parts/ViewStoreButton.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

const SIZE = 50
const narrowing = ['search', 'page']

/** The newsletter subscribers of the store. */
export function Subscribers() {
  const address = useListQuery()
  const subscribers = useStoreQuery('subscriber.list', {
    pageNumber: address.page,
    pageSize: SIZE,
    search: address.get('search'),
  })
  const none = subscribers.data?.totalElements === 0 && !narrowing.some((key) => address.get(key))
  return (
    <>
      <PageHeader
        title={messages.title}
        about={messages.about}
        action={
          <ExportButton
            words={messages}
            load={(storeId) => api.call('subscriber.export', { query: { storeId } })}
            disabled={none}
            variant="primary"
          />
        }
      />
      <ListToolbar address={address} searchLabel={messages.search} />
      <Loaded query={subscribers} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <SubscriberTable rows={content} stale={subscribers.isPlaceholderData}>
              <Paging
                page={address.page}
                size={SIZE}
                totalPages={totalPages}
                totalElements={totalElements}
                onPage={address.setPage}
              />
            </SubscriberTable>
          ) : (
            <EmptyList
              address={address}
              narrowing={narrowing}
              icon={<Newspaper size={20} />}
              title={messages.empty}
              action={<ViewStoreButton />}
            >
              {messages.emptyHelp}
            </EmptyList>
          )
        }
      </Loaded>
    </>
  )
}

interface SubscriberTableProps {
  rows: readonly Subscriber[]
  stale: boolean
  /** Rendered between the table and the bulk actions. */
  children: ReactNode
}

function SubscriberTable({ rows, stale, children }: SubscriberTableProps) {
  const { moment } = useTime()
  const ids = useMemo(() => rows.map(({ subscriberId }) => subscriberId), [rows])
  const selection = useSelection(ids)
  const columns: Column<Subscriber>[] = [
    { key: 'since', title: messages.subscribed, plain: true, cell: ({ createdAt }) => moment(createdAt) },
  ]
  return (
    <>
      <DataTable
        label={messages.list}
        rows={rows}
        stale={stale}
        keyOf={({ subscriberId }) => subscriberId}
        nameOf={({ email }) => email}
        nameTitle={messages.email}
        columns={columns}
        selection={selection}
      />
      {children}
      <BulkBar selection={selection}>
        <RemoveSubscribers selection={selection} />
      </BulkBar>
    </>
  )
}

function RemoveSubscribers({ selection: { keys, clear } }: { selection: Selection }) {
  const { storeId } = useStore()
  const remove = useStoreMutation('subscriber.remove')
  const [asked, setAsked] = useState(false)
  const confirm = async () => {
    const { removed } = await remove.mutateAsync({ body: { storeId, ids: [...keys] } })
    toast.success(messages.removed(removed))
    clear()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {messages.remove}
      </Button>
      {asked && (
        <ConfirmDialog
          title={messages.removeTitle(keys.length)}
          action={messages.removeAction(keys.length)}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        >
          <p>{messages.removeHelp}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
