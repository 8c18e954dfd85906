import type { ProductImport, ProductImportItem } from '@blockfront/contract'
import { Badge, SegmentedControl, type Tone } from '@blockfront/ui'
import { useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { Loaded } from '../Loaded.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { Paging } from '../parts/list/Paging.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

const SIZE = 20
/** Problems and changes of one product that are shown. */
const SHOWN = 5
type Only = 'all' | 'problems' | 'changes'

const tones: Partial<Record<ProductImportItem['status'], Tone>> = {
  invalid: 'danger',
  failed: 'danger',
  created: 'success',
  updated: 'success',
}

const statusOf = ({ status, existsAlready }: ProductImportItem) =>
  messages.statuses[status === 'valid' && existsAlready ? 'update' : status]

const nothing: Readonly<Record<Only, string>> = {
  problems: messages.noProblems,
  changes: messages.noChanges,
  all: messages.noItems,
}

/** The products of an import with their problems and changes, page by page. */
export function ImportItems({ latest: { importId, products, images } }: { latest: ProductImport }) {
  const hasProblems = products.withProblems + images.failed > 0
  const [only, setOnly] = useState<Only>(hasProblems ? 'problems' : products.withChanges > 0 ? 'changes' : 'all')
  const [page, setPage] = useState(0)
  const items = useStoreQuery('import.items', { importId, only, pageNumber: page, pageSize: SIZE })
  const columns: Column<ProductImportItem>[] = [
    { key: 'line', title: messages.line, cell: ({ line }) => line, width: '5rem' },
    {
      key: 'status',
      title: messages.result,
      plain: true,
      cell: (item) => <Badge tone={tones[item.status] ?? 'neutral'}>{statusOf(item)}</Badge>,
    },
  ]
  return (
    <section className="transfer-items" aria-label={messages.items}>
      <div className="transfer-row">
        <WorksReadOnly>
          <SegmentedControl<Only>
            label={messages.show}
            value={only}
            onChange={(next) => {
              setOnly(next)
              setPage(0)
            }}
            options={[
              { value: 'problems', label: messages.withProblems },
              { value: 'changes', label: messages.withChanges },
              { value: 'all', label: messages.all },
            ]}
          />
        </WorksReadOnly>
      </div>
      <Loaded query={items} skeleton={<TableSkeleton />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <>
              <DataTable
                label={messages.items}
                rows={content}
                keyOf={({ line }) => String(line)}
                nameOf={({ name, handle }) => name || handle || messages.noName}
                nameTitle={messages.product}
                aboutOf={(item) => <Problems item={item} />}
                columns={columns}
                stale={items.isPlaceholderData}
              />
              <Paging page={page} size={SIZE} totalPages={totalPages} totalElements={totalElements} onPage={setPage} />
            </>
          ) : (
            <p className="transfer-about">{nothing[only]}</p>
          )
        }
      </Loaded>
    </section>
  )
}

function Problems({ item: { problems, changes, images } }: { item: ProductImportItem }) {
  const failed = images.filter(({ status }) => status === 'failed')
  // A product with errors is not imported, so its changes do not matter.
  const texts = [
    ...(problems.length > 0 ? problems : changes).map(({ line, column, message }) => messages.problem(line, column, message)),
    ...failed.map(({ url, problem }) => messages.imageProblem(url, problem)),
  ]
  const unique = [...new Set(texts)]
  if (unique.length === 0) return null
  return (
    <ul className="transfer-problems">
      {unique.slice(0, SHOWN).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {unique.length > SHOWN && <li>{messages.more(unique.length - SHOWN)}</li>}
    </ul>
  )
}
