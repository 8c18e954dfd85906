import type { Redirect } from '@blockfront/contract'
import { Badge, Button, EmptyState } from '@blockfront/ui'
import { Plus, Signpost } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { toast } from '../../../toast.tsx'
import { Loaded } from '../../Loaded.tsx'
import { PageHeader } from '../../PageHeader.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { BulkBar } from '../../parts/list/BulkBar.tsx'
import { type Column, DataTable } from '../../parts/list/DataTable.tsx'
import { type ListQuery, useListQuery } from '../../parts/list/list-query.ts'
import { Paging } from '../../parts/list/Paging.tsx'
import { type Selection, useSelection } from '../../parts/list/selection.ts'
import { TableSkeleton } from '../../parts/list/TableSkeleton.tsx'
import { useTime } from '../../parts/time.ts'
import { useStoreMutation, useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { PagesTabs } from '../PagesTabs.tsx'
import { RedirectDialog } from './RedirectDialog.tsx'

const says = messages.redirects
const SIZE = 50
/** Replaces the id of a redirect that does not exist yet. */
const NEW = 'new'

/** The redirects of the store. The open one is in the URL. */
export function Redirects() {
  const address = useListQuery()
  const { page } = address
  const redirects = useStoreQuery('redirect.list', { pageNumber: page, pageSize: SIZE })
  const open = address.get('edit')
  const add = (
    <Button variant="primary" icon={<Plus size={14} />} onClick={() => edit(address, NEW)}>
      {says.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} action={add} />
      <PagesTabs />
      <p className="pages-quiet">{says.about}</p>
      <Loaded query={redirects} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) => (
          <>
            {content.length > 0 ? (
              <RedirectTable rows={content} stale={redirects.isPlaceholderData} page={page}>
                <Paging page={page} size={SIZE} totalPages={totalPages} totalElements={totalElements} onPage={address.setPage} />
              </RedirectTable>
            ) : (
              <EmptyState icon={<Signpost size={20} />} title={says.empty}>
                {says.emptyHelp}
              </EmptyState>
            )}
            {open === NEW && <RedirectDialog onClose={() => edit(address, undefined)} />}
            {content.map(
              (one) =>
                one.redirectId === open && <RedirectDialog key={open} redirect={one} onClose={() => edit(address, undefined)} />,
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

const edit = (address: ListQuery, id: string | undefined) =>
  address.set({ edit: id, page: address.get('page') }, { replace: id === undefined })

interface RedirectTableProps {
  rows: readonly Redirect[]
  stale: boolean
  /** Zero-based. */
  page: number
  /** Rendered between the table and the bulk actions. */
  children: ReactNode
}

function RedirectTable({ rows, stale, page, children }: RedirectTableProps) {
  const { day } = useTime()
  const ids = useMemo(() => rows.map(({ redirectId }) => redirectId), [rows])
  const selection = useSelection(ids)
  const columns: Column<Redirect>[] = [
    {
      key: 'to',
      title: says.to,
      cell: ({ toPath }) => (
        <bdi className="redirect-to" dir="ltr">
          {toPath}
        </bdi>
      ),
    },
    { key: 'source', title: says.made, plain: true, cell: ({ source }) => <Badge>{says.sources[source]}</Badge> },
    { key: 'since', title: says.createdAt, wideOnly: true, cell: ({ createdAt }) => day(createdAt) },
  ]
  return (
    <>
      <DataTable
        label={says.list}
        rows={rows}
        stale={stale}
        keyOf={({ redirectId }) => redirectId}
        nameOf={({ fromPath }) => fromPath}
        nameTitle={says.from}
        linkOf={({ redirectId }) => `?${new URLSearchParams({ ...(page > 0 && { page: String(page + 1) }), edit: redirectId })}`}
        columns={columns}
        selection={selection}
      />
      {children}
      <BulkBar selection={selection}>
        <DeleteRedirects selection={selection} />
      </BulkBar>
    </>
  )
}

function DeleteRedirects({ selection: { keys, clear } }: { selection: Selection }) {
  const remove = useStoreMutation('redirect.delete')
  const [asked, setAsked] = useState(false)
  const confirm = async () => {
    for (const id of keys) await remove.mutateAsync({ params: { id } })
    toast.success(says.deleted(keys.length))
    clear()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {says.delete}
      </Button>
      {asked && (
        <ConfirmDialog
          title={says.deleteTitle(keys.length)}
          action={says.deleteAction(keys.length)}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        >
          <p>{says.deleteHelp}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
