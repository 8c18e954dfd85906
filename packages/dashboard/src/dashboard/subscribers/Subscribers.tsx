import type { Subscriber } from '@blockfront/contract'
import { Newspaper } from 'lucide-react'
import { api } from '../../api.ts'
import { toast } from '../../toast.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { ExportButton } from '../parts/list/ExportButton.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import type { Selection } from '../parts/list/selection.ts'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { useTime } from '../parts/time.ts'
import { ViewStoreButton } from '../parts/ViewStoreButton.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** The newsletter subscribers of the store. */
export function Subscribers() {
  const { paged, data, filter } = useList('subscriber.list')
  const none = data?.totalElements === 0 && !filter.search
  const { moment } = useTime()
  const columns: Column<Subscriber>[] = [
    { key: 'since', title: messages.subscribed, plain: true, cell: ({ createdAt }) => moment(createdAt) },
  ]
  return (
    <>
      <PageHeader
        title={messages.title}
        about={messages.about}
        action={
          <ExportButton
            messages={messages}
            load={(storeId) => api.call('subscriber.export', { query: { storeId } })}
            disabled={none}
            variant="primary"
          />
        }
      />
      <PagedTable
        {...paged}
        toolbar={toolbarOf('subscriber.list', { search: messages.search })}
        empty={{
          icon: <Newspaper size={20} />,
          title: messages.empty,
          action: <ViewStoreButton />,
          children: messages.emptyHelp,
        }}
        label={messages.list}
        keyOf={({ subscriberId }) => subscriberId}
        nameOf={({ email }) => email}
        nameTitle={messages.email}
        columns={columns}
        bulk={(selection) => <RemoveSubscribers selection={selection} />}
      />
    </>
  )
}

function RemoveSubscribers({ selection: { keys, clear } }: { selection: Selection }) {
  const { storeId } = useStore()
  const remove = useStoreMutation('subscriber.remove')
  const confirm = async () => {
    const { removed } = await remove.mutateAsync({ body: { storeId, ids: [...keys] } })
    toast.success(messages.removed(removed))
    clear()
  }
  return (
    <DialogButton
      variant="danger"
      dialog={(close) => (
        <ConfirmDialog
          title={messages.removeTitle(keys.length)}
          action={messages.removeAction(keys.length)}
          onConfirm={confirm}
          onClose={close}
        >
          <p>{messages.removeHelp}</p>
        </ConfirmDialog>
      )}
    >
      {messages.remove}
    </DialogButton>
  )
}
