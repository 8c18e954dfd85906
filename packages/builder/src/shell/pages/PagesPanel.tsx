import { Button, Delayed, EmptyState, Notice, SearchInput, Skeleton } from '@blockfront/ui'
import { FilePlus2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PageSummary } from '../../adapter.ts'
import { useSession } from '../../session.ts'
import { messages } from '../messages.ts'
import { DeletePageDialog } from './DeletePageDialog.tsx'
import { useNewPage } from './new-page/new-page.ts'
import { PageRow } from './PageRow.tsx'
import { usePageList, usePageListStore } from './page-list.ts'

const pageMessages = messages.pages
/** Minimum number of pages for which the list has a search field. */
const SEARCHABLE = 8

/** All pages of the store: open, create, copy and delete. */
export function PagesPanel() {
  const store = usePageListStore()
  const { status, pages, message } = usePageList()
  const newPage = useNewPage()
  const { adapter } = useSession()
  const [query, setQuery] = useState('')
  const [leaving, setLeaving] = useState<PageSummary>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    void store.reload()
  }, [store])
  const wanted = query.trim().toLowerCase()
  const found = pages.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(wanted))
  return (
    <div className="bfs-pages">
      {adapter.pages?.create && (
        <Button wide icon={<FilePlus2 size={14} />} onClick={newPage.open}>
          {pageMessages.add}
        </Button>
      )}
      {problem && (
        <Notice tone="danger" title={pageMessages.wrong} alert onDismiss={() => setProblem(undefined)}>
          {problem}
        </Notice>
      )}
      {status === 'failed' && (
        <Notice tone="danger" title={pageMessages.failed} alert>
          <p>{message}</p>
          <Button size="small" onClick={() => void store.reload()}>
            {pageMessages.retry}
          </Button>
        </Notice>
      )}
      {status === 'loading' && pages.length === 0 && (
        <Delayed>
          <PageSkeletons />
        </Delayed>
      )}
      {pages.length > SEARCHABLE && (
        <SearchInput label={pageMessages.search} value={query} onChange={(event) => setQuery(event.target.value)} />
      )}
      {found.length > 0 && (
        <ul className="bfs-pages__list" aria-label={pageMessages.list}>
          {found.map((page) => (
            <PageRow key={page.pageId} page={page} onDelete={() => setLeaving(page)} onProblem={setProblem} />
          ))}
        </ul>
      )}
      {pages.length > 0 && found.length === 0 && (
        <EmptyState title={pageMessages.none(query)}>{pageMessages.noneHelp}</EmptyState>
      )}
      {leaving && <DeletePageDialog page={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}

const PageSkeletons = () =>
  ['a', 'b', 'c', 'd', 'e'].map((key) => (
    <div key={key} className="bfs-pages__waiting">
      <Skeleton width="60%" height={12} />
      <Skeleton width="40%" height={10} />
    </div>
  ))
