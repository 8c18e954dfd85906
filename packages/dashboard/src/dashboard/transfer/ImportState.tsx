import type { ProductImport } from '@blockfront/contract'
import { Button, Field, Notice, Switch } from '@blockfront/ui'
import { type ReactNode, useId, useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { toast } from '../../toast.tsx'
import { Progress } from '../parts/Progress.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { ImportItems } from './ImportItems.tsx'
import { messages } from './messages.ts'

/** The state of the latest import and its next step. */
export function ImportState({ latest }: { latest: ProductImport }) {
  switch (latest.status) {
    case 'reading':
      return <Progress text={messages.reading} value={0} total={1} action={<CancelImport latest={latest} />} />
    case 'checking':
    case 'running':
    case 'images':
      return <Running latest={latest} />
    case 'checked':
      return <Checked latest={latest} />
    case 'done':
      return <Done latest={latest} />
    case 'canceled':
      return latest.products.created + latest.products.updated > 0 ? <Notice>{messages.canceled}</Notice> : null
    case 'failed':
      return (
        <Notice tone="danger" title={messages.importFailed(latest.filename)}>
          {latest.message}
        </Notice>
      )
  }
}

function Running({ latest }: { latest: ProductImport }) {
  const { status, products, images } = latest
  const toImport = products.total - products.invalid
  const fetched = images.total - images.pending
  const [text, value, total] =
    status === 'checking'
      ? [messages.checking(products.total - products.toCheck, products.total), products.total - products.toCheck, products.total]
      : status === 'running'
        ? [messages.running(toImport - products.valid, toImport), toImport - products.valid, toImport]
        : [messages.fetching(fetched, images.total), fetched, images.total]
  return <Progress text={text} value={value} total={total} about={messages.stays} action={<CancelImport latest={latest} />} />
}

function CancelImport({ latest: { importId }, children }: { latest: ProductImport; children?: ReactNode }) {
  const { storeId } = useStore()
  const cancel = useStoreMutation('import.cancel')
  const run = () => cancel.mutateAsync({ body: { storeId, importId } }).catch(toast.failure)
  return (
    <WorksReadOnly>
      <Button busy={cancel.isPending} onClick={() => void run()}>
        {children ?? messages.cancelImport}
      </Button>
    </WorksReadOnly>
  )
}

/** The preview of an import that has not started. */
function Checked({ latest }: { latest: ProductImport }) {
  const { importId, filename, products, newAreDrafts, unusedColumns } = latest
  const { storeId } = useStore()
  const start = useStoreMutation('import.start')
  const [updateExisting, setUpdateExisting] = useState(false)
  const id = useId()
  const run = () => start.mutateAsync({ body: { storeId, importId, updateExisting } }).catch(toast.failure)
  return (
    <>
      <Notice tone={products.invalid + products.withChanges > 0 ? 'warning' : 'accent'} title={messages.ready(filename)}>
        <p>{messages.canImport(products.valid)}</p>
        {products.invalid > 0 && <p>{messages.wrong(products.invalid)}</p>}
        {products.existing > 0 && <p>{messages.existing(products.existing)}</p>}
        {products.withChanges > 0 && <p>{messages.changed(products.withChanges)}</p>}
        {newAreDrafts && <p>{messages.drafts}</p>}
      </Notice>
      {unusedColumns.length > 0 && <UnusedColumns columns={unusedColumns} />}
      {products.existing > 0 && (
        <Field id={id} label={messages.update} help={messages.updateHelp} layout="switch">
          {({ describedBy }) => (
            <Switch id={id} checked={updateExisting} onChange={setUpdateExisting} describedBy={describedBy} />
          )}
        </Field>
      )}
      <div className="transfer-row">
        <Button variant="primary" busy={start.isPending} disabled={products.valid === 0} onClick={() => void run()}>
          {messages.start(products.valid)}
        </Button>
        <CancelImport latest={latest}>{messages.discard}</CancelImport>
      </div>
      <ImportItems latest={latest} />
    </>
  )
}

/** Columns that are shown before the owner asks for all. */
const SHOWN_COLUMNS = 8

/** The columns of a file that have no field, with samples of their values. */
function UnusedColumns({ columns }: { columns: ProductImport['unusedColumns'] }) {
  const [isComplete, setIsComplete] = useState(false)
  const shown = isComplete ? columns : columns.slice(0, SHOWN_COLUMNS)
  return (
    <Notice tone="warning" title={messages.unusedTitle(columns.length)}>
      <p>{messages.unusedAbout}</p>
      <ul className="transfer-problems transfer-columns">
        {shown.map(({ header, cells, samples }) => (
          <li key={`${header} ${cells} ${samples.join()}`}>{messages.unusedColumn(header, cells, samples)}</li>
        ))}
      </ul>
      {shown.length < columns.length && (
        <WorksReadOnly>
          <Button onClick={() => setIsComplete(true)}>{messages.showAll(columns.length)}</Button>
        </WorksReadOnly>
      )}
    </Notice>
  )
}

function Done({ latest }: { latest: ProductImport }) {
  const { importId, filename, products, images } = latest
  const { storeId } = useStore()
  const retry = useStoreMutation('import.retryImages')
  const results = [
    products.created > 0 && messages.created(products.created),
    products.updated > 0 && messages.updated(products.updated),
    products.skipped > 0 && messages.skipped(products.skipped),
    products.failed + products.invalid > 0 && messages.failed(products.failed + products.invalid),
  ].filter((result) => result !== false)
  const isComplete = products.failed + products.invalid + images.failed === 0
  const run = () => retry.mutateAsync({ body: { storeId, importId } }).catch(toast.failure)
  return (
    <>
      <Notice tone={isComplete ? 'success' : 'warning'} title={messages.finished(filename)}>
        <ul className="transfer-results">
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
          {images.failed > 0 && <li>{messages.imagesFailed(images.failed)}</li>}
        </ul>
      </Notice>
      {images.failed > 0 && (
        <div className="transfer-row">
          <Button busy={retry.isPending} onClick={() => void run()}>
            {messages.retryImages}
          </Button>
        </div>
      )}
      {(!isComplete || products.withChanges > 0) && <ImportItems latest={latest} />}
    </>
  )
}
