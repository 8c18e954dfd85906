import type { Redirect } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { Plus, Signpost } from 'lucide-react'
import { toast } from '../../../toast.tsx'
import { PageHeader } from '../../PageHeader.tsx'
import { DeleteDialog } from '../../parts/DeleteDialog.tsx'
import { DialogButton } from '../../parts/DialogButton.tsx'
import type { Column } from '../../parts/list/DataTable.tsx'
import type { ListQuery } from '../../parts/list/list-query.ts'
import { PagedTable } from '../../parts/list/PagedTable.tsx'
import type { Selection } from '../../parts/list/selection.ts'
import { useList } from '../../parts/list/use-list.ts'
import { useTime } from '../../parts/time.ts'
import { useStoreMutation } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { PagesTabs } from '../PagesTabs.tsx'
import { RedirectDialog } from './RedirectDialog.tsx'

const redirectMessages = messages.redirects
/** Replaces the id of a redirect that does not exist yet. */
const NEW = 'new'

/** The redirects of the store. The open one is in the URL. */
export function Redirects() {
  const { paged, address, data } = useList('redirect.list')
  const { page } = address
  const open = address.get('edit')
  const edited = data?.content.find(({ redirectId }) => redirectId === open)
  const { day } = useTime()
  const columns: Column<Redirect>[] = [
    {
      key: 'to',
      title: redirectMessages.to,
      cell: ({ toPath }) => (
        <bdi className="redirect-to" dir="ltr">
          {toPath}
        </bdi>
      ),
    },
    {
      key: 'source',
      title: redirectMessages.made,
      plain: true,
      cell: ({ source }) => <Badge>{redirectMessages.sources[source]}</Badge>,
    },
    { key: 'since', title: redirectMessages.createdAt, wideOnly: true, cell: ({ createdAt }) => day(createdAt) },
  ]
  const add = (
    <Button variant="primary" icon={<Plus size={14} />} onClick={() => edit(address, NEW)}>
      {redirectMessages.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} action={add} />
      <PagesTabs />
      <p className="pages-quiet">{redirectMessages.about}</p>
      <PagedTable
        {...paged}
        empty={{ icon: <Signpost size={20} />, title: redirectMessages.empty, children: redirectMessages.emptyHelp }}
        label={redirectMessages.list}
        keyOf={({ redirectId }) => redirectId}
        nameOf={({ fromPath }) => fromPath}
        nameTitle={redirectMessages.from}
        linkOf={({ redirectId }) => `?${new URLSearchParams({ ...(page > 0 && { page: String(page + 1) }), edit: redirectId })}`}
        columns={columns}
        bulk={(selection) => <DeleteRedirects selection={selection} />}
      />
      {data && open === NEW && <RedirectDialog onClose={() => edit(address, undefined)} />}
      {edited && <RedirectDialog key={open} redirect={edited} onClose={() => edit(address, undefined)} />}
    </>
  )
}

const edit = (address: ListQuery, id: string | undefined) =>
  address.set({ edit: id, page: address.get('page') }, { replace: id === undefined })

function DeleteRedirects({ selection: { keys, clear } }: { selection: Selection }) {
  const remove = useStoreMutation('redirect.delete')
  const confirm = async () => {
    for (const id of keys) await remove.mutateAsync({ params: { id } })
    toast.success(redirectMessages.deleted(keys.length))
    clear()
  }
  return (
    <DialogButton
      variant="danger"
      dialog={(close) => <DeleteDialog messages={redirectMessages} count={keys.length} onConfirm={confirm} onClose={close} />}
    >
      {redirectMessages.delete}
    </DialogButton>
  )
}
