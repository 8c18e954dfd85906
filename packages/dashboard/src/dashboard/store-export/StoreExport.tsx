import type { StoreArchive } from '@blockfront/contract'
import { Button, EmptyState, Notice } from '@blockfront/ui'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { Progress } from '../parts/Progress.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { ArchiveTable } from './ArchiveTable.tsx'
import { Contents } from './Contents.tsx'
import { CreateArchive } from './CreateArchive.tsx'
import { messages } from './messages.ts'
import './store-export.css'

/** Milliseconds between two requests for the progress of an archive. */
const INTERVAL = 1_000

const isRunning = ({ status }: StoreArchive) => status === 'running'

/** Archives of the whole store: create, follow, download and delete. */
export function StoreExport() {
  const archives = useStoreQuery(
    'archive.list',
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isRunning) ? INTERVAL : false) },
  )
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" disabled={!archives.data || archives.data.some(isRunning)} onClick={() => setCreating(true)}>
      {messages.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={create} />
      <Loaded query={archives} skeleton={<TableSkeleton />}>
        {(list) => (
          <>
            <Card title={messages.archives} about={messages.archivesAbout}>
              <Archives list={list} />
            </Card>
            <Contents />
          </>
        )}
      </Loaded>
      {isCreating && <CreateArchive onClose={() => setCreating(false)} />}
    </>
  )
}

/** The state of the latest archive, and those that are ready. */
function Archives({ list }: { list: readonly StoreArchive[] }) {
  const [latest] = list
  const ready = list.filter(({ status }) => status === 'ready')
  return (
    <div className="store-export">
      {latest && isRunning(latest) && <Running archive={latest} />}
      {latest?.status === 'failed' && (
        <Notice tone="danger" title={messages.failedTitle}>
          {latest.message}
        </Notice>
      )}
      {ready.length > 0 ? (
        <ArchiveTable archives={ready} />
      ) : (
        !(latest && isRunning(latest)) && (
          <EmptyState icon={<Archive size={20} />} title={messages.empty}>
            {messages.emptyHelp}
          </EmptyState>
        )
      )}
    </div>
  )
}

function Running({ archive: { archiveId, progress } }: { archive: StoreArchive }) {
  const { storeId } = useStore()
  const cancel = useStoreMutation('archive.cancel')
  const run = () => cancel.mutateAsync({ body: { storeId, archiveId } }).catch(toast.failure)
  return (
    <Progress
      text={messages.running(progress)}
      value={progress}
      total={100}
      about={messages.stays}
      action={
        <Button busy={cancel.isPending} onClick={() => void run()}>
          {messages.cancel}
        </Button>
      }
    />
  )
}
