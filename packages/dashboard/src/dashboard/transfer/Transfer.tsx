import type { ProductImport } from '@blockfront/contract'
import { Badge, EmptyState } from '@blockfront/ui'
import { FileUp } from 'lucide-react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import { ExportCard } from './ExportCard.tsx'
import { ImportState } from './ImportState.tsx'
import { messages } from './messages.ts'
import './transfer.css'
import { UploadCsv } from './UploadCsv.tsx'

/** Milliseconds between two requests for the progress of an import. */
const INTERVAL = 1_000

const isBusy = ({ status }: ProductImport) =>
  status === 'reading' || status === 'checking' || status === 'running' || status === 'images'

/** Import of products, and export of products and orders. */
export function Transfer() {
  const imports = useStoreQuery(
    'import.list',
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isBusy) ? INTERVAL : false) },
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <Loaded query={imports} skeleton={<TableSkeleton />}>
        {([latest, ...earlier]) => (
          <>
            <Card title={messages.importTitle} about={messages.importAbout}>
              {!(latest && isBusy(latest)) && <UploadCsv />}
              {latest && <ImportState key={latest.importId} latest={latest} />}
            </Card>
            <WorksReadOnly>
              <ExportCard />
            </WorksReadOnly>
            <Card title={messages.earlier}>
              {earlier.length > 0 ? (
                <EarlierImports rows={earlier} />
              ) : (
                <EmptyState icon={<FileUp size={20} />} title={messages.none}>
                  {messages.noneHelp}
                </EmptyState>
              )}
            </Card>
          </>
        )}
      </Loaded>
    </>
  )
}

function EarlierImports({ rows }: { rows: readonly ProductImport[] }) {
  const { moment } = useTime()
  const columns: Column<ProductImport>[] = [
    {
      key: 'result',
      title: messages.result,
      plain: true,
      cell: ({ status, products: { created, updated } }) => (
        <>
          <Badge tone={status === 'done' ? 'success' : 'neutral'}>{messages.importStatuses[status]}</Badge>{' '}
          {created > 0 && messages.created(created)} {updated > 0 && messages.updated(updated)}
        </>
      ),
    },
    { key: 'date', title: messages.date, align: 'end', cell: ({ createdAt }) => moment(createdAt) },
  ]
  return (
    <DataTable
      label={messages.earlier}
      rows={rows}
      keyOf={({ importId }) => importId}
      nameOf={({ filename }) => filename}
      nameTitle={messages.file}
      columns={columns}
    />
  )
}
