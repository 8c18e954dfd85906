import type { PageSummary } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { FileText, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import '../pages.css'
import { Loaded } from '../../Loaded.tsx'
import { PageHeader } from '../../PageHeader.tsx'
import { BulkBar } from '../../parts/list/BulkBar.tsx'
import { DataTable } from '../../parts/list/DataTable.tsx'
import { EmptyList } from '../../parts/list/EmptyList.tsx'
import { ListToolbar } from '../../parts/list/ListToolbar.tsx'
import { type ListQuery, oneOf, useListQuery } from '../../parts/list/list-query.ts'
import { Paging } from '../../parts/list/Paging.tsx'
import { useSelection } from '../../parts/list/selection.ts'
import { TableSkeleton } from '../../parts/list/TableSkeleton.tsx'
import { useStoreQuery } from '../../store-query.ts'
import { ImportReport } from '../copies/ImportReport.tsx'
import { usePageImport } from '../copies/use-page-import.ts'
import { messages } from '../messages.ts'
import { PageBulk } from '../PageBulk.tsx'
import { PagesTabs } from '../PagesTabs.tsx'
import { hasOwnPath, pathOf } from '../page-path.ts'
import { usePageColumns } from './page-columns.tsx'
import { pageSorts, pageStates, pagesFor } from './page-list.ts'

const NewPage = lazy(() => import('./NewPage.tsx').then((file) => ({ default: file.NewPage })))

const SIZE = 50
const filters = [
  { key: 'status', label: messages.status, options: pageStates.map((value) => ({ value, label: messages.statuses[value] })) },
]
const sorts = pageSorts.map((value) => ({ value, label: messages.sorts[value] }))

/** All pages of the store: search, open, create. */
export function Pages() {
  const address = useListQuery()
  const pages = useStoreQuery('page.getByStoreId')
  const [making, setMaking] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const { importPage, repaired, finish } = usePageImport()
  const make = (
    <Button variant="primary" icon={<Plus size={14} />} onClick={() => setMaking(true)}>
      {messages.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={messages.title}
        action={make}
        more={[{ label: messages.import, onSelect: () => file.current?.click() }]}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void importPage(chosen)
          target.value = ''
        }}
      />
      <PagesTabs />
      <ListToolbar address={address} searchLabel={messages.search} filters={filters} sorts={sorts} />
      <Loaded query={pages} skeleton={<TableSkeleton />}>
        {(all) => <FoundPages all={all} address={address} />}
      </Loaded>
      {repaired && <ImportReport title={messages.imported(repaired.name)} repairs={repaired.repairs} onClose={finish} />}
      {making && (
        <Suspense>
          <NewPage onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The API returns all pages at once, so the list is filtered here. */
function FoundPages({ all, address }: { all: readonly PageSummary[]; address: ListQuery }) {
  const { get, setPage } = address
  const found = pagesFor(all, {
    search: get('search'),
    state: oneOf(get('status'), pageStates),
    sort: oneOf(get('sort'), pageSorts),
  })
  const totalPages = Math.ceil(found.length / SIZE)
  const page = Math.min(address.page, Math.max(0, totalPages - 1))
  if (found.length === 0) return <NoPages address={address} />
  return (
    <>
      <PageTable rows={found.slice(page * SIZE, (page + 1) * SIZE)} />
      <Paging page={page} size={SIZE} totalPages={totalPages} totalElements={found.length} onPage={setPage} />
    </>
  )
}

function addressOf(page: PageSummary) {
  if (hasOwnPath(page)) return <bdi dir="ltr">{pathOf(page)}</bdi>
  return page.type === 'product' ? messages.everyProduct : messages.everyCategory
}

function PageTable({ rows }: { rows: readonly PageSummary[] }) {
  const ids = useMemo(() => rows.map(({ pageId }) => pageId), [rows])
  const selection = useSelection(ids)
  return (
    <>
      <DataTable
        label={messages.list}
        rows={rows}
        keyOf={({ pageId }) => pageId}
        nameOf={({ name }) => name}
        nameTitle={messages.page}
        linkOf={({ pageId }) => `/dashboard/pages/${pageId}`}
        aboutOf={addressOf}
        columns={usePageColumns()}
        selection={selection}
      />
      <BulkBar selection={selection}>
        <PageBulk pages={rows.filter(({ pageId }) => selection.has(pageId))} onDone={selection.clear} />
      </BulkBar>
    </>
  )
}

const NoPages = ({ address }: { address: ListQuery }) => (
  <EmptyList address={address} narrowing={['status', 'search', 'page']} icon={<FileText size={20} />} title={messages.none}>
    {messages.noneHelp}
  </EmptyList>
)
