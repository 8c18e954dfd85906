import type { PageSummary } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { FileText, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import '../pages.css'
import { PageHeader } from '../../PageHeader.tsx'
import { type ListQuery, oneOf, useListQuery } from '../../parts/list/list-query.ts'
import { PagedTable } from '../../parts/list/PagedTable.tsx'
import { useStoreQuery } from '../../store-query.ts'
import { ImportReport } from '../copies/ImportReport.tsx'
import { usePageImport } from '../copies/use-page-import.ts'
import { messages } from '../messages.ts'
import { PageBulk } from '../PageBulk.tsx'
import { PagesTabs } from '../PagesTabs.tsx'
import { hasOwnPath, pathOf } from '../page-path.ts'
import { isDefaultTemplate } from '../use-templates.ts'
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
  const found = pages.data && findPages(pages.data, address)
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
      <PagedTable
        address={address}
        query={{ ...pages, data: found }}
        size={SIZE}
        page={found?.page}
        toolbar={{ searchLabel: messages.search, filters, sorts }}
        empty={{ icon: <FileText size={20} />, title: messages.none, children: messages.noneHelp }}
        label={messages.list}
        keyOf={({ pageId }) => pageId}
        nameOf={({ name }) => name}
        nameTitle={messages.page}
        linkOf={({ pageId }) => `/dashboard/pages/${pageId}`}
        aboutOf={addressOf}
        columns={usePageColumns()}
        bulk={({ clear }, selected) => <PageBulk pages={selected} onDone={clear} />}
      />
      {repaired && (
        <ImportReport
          title={messages.imported(repaired.name)}
          repairs={repaired.repairs}
          missingFiles={repaired.missingFiles}
          onClose={finish}
        />
      )}
      {making && (
        <Suspense>
          <NewPage onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The API returns all pages at once, so they are filtered and divided into pages here. */
function findPages(all: readonly PageSummary[], { get, page: wanted }: ListQuery) {
  const found = pagesFor(all, {
    search: get('search'),
    state: oneOf(get('status'), pageStates),
    sort: oneOf(get('sort'), pageSorts),
  })
  const totalPages = Math.ceil(found.length / SIZE)
  const page = Math.min(wanted, Math.max(0, totalPages - 1))
  return { content: found.slice(page * SIZE, (page + 1) * SIZE), page, totalPages, totalElements: found.length }
}

function addressOf(page: PageSummary) {
  if (hasOwnPath(page)) return <bdi dir="ltr">{pathOf(page)}</bdi>
  if (isDefaultTemplate(page)) return page.type === 'product' ? messages.everyProduct : messages.everyCategory
  return page.type === 'product' ? messages.templates.someProducts : messages.templates.someCategories
}
