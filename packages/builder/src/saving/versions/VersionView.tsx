import type { Document } from '@blockfront/engine'
import { load } from '@blockfront/engine'
import { Button, Checkbox, Delayed, Field, Notice, Skeleton } from '@blockfront/ui'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import type { PageVersion } from '../../adapter.ts'
import { blockNameOf } from '../../commands/selection/selected.ts'
import { LoadFailed } from '../../LoadFailed.tsx'
import { useBuilderState } from '../../store/hooks.ts'
import { compare } from '../differences/compare.ts'
import { Differences } from '../differences/Differences.tsx'
import { documentOf } from '../local-copies/find-unsaved-copies.ts'
import type { LocalCopy } from '../local-copies/local-copy-store.ts'
import { messages } from '../messages.ts'
import { restore } from '../publishing/publishing.ts'
import { useSaver } from '../saver/use-saver.ts'
import { useAction, useAsync } from '../use-async.ts'
import { PagePreview } from './PagePreview.tsx'

/** One version: a preview, and what restoring it changes. */
export function VersionView({ version }: { version: PageVersion }) {
  const saver = useSaver()
  const { adapter, loaded, builder } = saver.session
  const loadVersion = useCallback(
    async () => adapter.versions?.load(loaded.pageId, version.versionId),
    [adapter, loaded, version],
  )
  const { result, reload } = useAsync(loadVersion)
  const now = useBuilderState((state) => state.document.settings)
  const document = useMemo(() => {
    if (result.status !== 'ready' || !result.value) return undefined
    const { content, globalContent, settings } = result.value
    // A page keeps its URL when a version is restored.
    return load({ content, globalContent, settings: now && { ...now, ...settings, slug: now.slug } }, builder.blocks).document
  }, [result, builder, now])
  if (result.status === 'error') return <LoadFailed title={messages.versions.failed} message={result.message} onRetry={reload} />
  if (!document)
    return (
      <Delayed>
        <Skeleton height="60vh" />
      </Delayed>
    )
  const missingFiles = (result.status === 'ready' && result.value?.missingFiles) || 0
  return <Restorable version={version} document={document} missingFiles={missingFiles} />
}

/** Restores the page. Global blocks are restored only if the owner selects that. */
function Restorable({ version, document, missingFiles }: { version: PageVersion; document: Document; missingFiles: number }) {
  const saver = useSaver()
  const shared = useBuilderState((state) => state.document.globalContent)
  const { blocks } = saver.session.builder
  const [whole, setWhole] = useState(false)
  const id = useId()
  const differs = useMemo(
    () => compare({ content: [], globalContent: shared }, { ...document, content: [] }, blocks).length > 0,
    [shared, document, blocks],
  )
  const shown = useMemo(() => (whole ? document : { ...document, globalContent: shared }), [whole, document, shared])
  const put = async () => {
    if (await restore(saver, version.versionId, whole ? document.globalContent : undefined))
      saver.showResult(messages.versions.restored)
  }
  return (
    <VersionPreview
      document={shown}
      name={version.label || messages.versions.number(version.number)}
      missingFiles={missingFiles}
      onRestore={put}
      options={
        differs && (
          <Field id={id} label={messages.versions.shared} help={messages.versions.sharedHelp} layout="switch">
            {({ id: field, describedBy }) => (
              <Checkbox id={field} describedBy={describedBy} checked={whole} onChange={setWhole} />
            )}
          </Field>
        )
      }
    />
  )
}

/** One local copy on this device. */
export function CopyView({ copy, onForget }: { copy: LocalCopy; onForget: () => void }) {
  const saver = useSaver()
  const document = useMemo(() => documentOf(copy, saver.session), [copy, saver])
  const put = async () => {
    saver.replace(document, messages.versions.restored)
    saver.open(undefined)
  }
  return (
    <VersionPreview document={document} name={messages.versions.kept} onRestore={put}>
      <Button onClick={onForget}>{messages.versions.remove}</Button>
    </VersionPreview>
  )
}

interface VersionPreviewProps {
  document: Document
  name: string
  /** Files that were deleted since. */
  missingFiles?: number
  onRestore: () => Promise<void>
  /** Options of the restore. */
  options?: ReactNode
  /** Next to the button. */
  children?: ReactNode
}

function VersionPreview({ document, name, missingFiles = 0, onRestore, options, children }: VersionPreviewProps) {
  const { builder } = useSaver().session
  const current = useBuilderState((state) => state.document)
  const { busy, failure, run } = useAction()
  const differences = useMemo(
    () => compare(current, document, builder.blocks, (block) => blockNameOf(builder, block)),
    [current, document, builder],
  )
  return (
    <>
      <PagePreview document={document} label={messages.versions.preview(name)} />
      <div className="bfv-versions__side">
        <h3>{messages.versions.changes}</h3>
        {differences.length > 0 ? (
          <Differences differences={differences} label={messages.versions.changes} />
        ) : (
          <p className="bfv-quiet">{messages.versions.same}</p>
        )}
        {missingFiles > 0 && <Notice tone="warning">{messages.versions.missingFiles(missingFiles)}</Notice>}
        {failure && (
          <Notice tone="danger" alert title={messages.versions.restoreFailed}>
            {failure}
          </Notice>
        )}
        {options}
        <div className="bfv-versions__actions">
          {children}
          <Button variant="primary" busy={busy} disabled={differences.length === 0} onClick={() => run(onRestore)}>
            {messages.versions.restore}
          </Button>
        </div>
      </div>
    </>
  )
}
