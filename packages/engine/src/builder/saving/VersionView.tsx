import { type ReactNode, useCallback, useMemo } from 'react'
import type { Document } from '../../document/document.ts'
import { load } from '../../document/load.ts'
import { Button } from '../../form/ui/Button.tsx'
import { Notice } from '../../form/ui/Notice.tsx'
import { Delayed, Skeleton } from '../../form/ui/Skeleton.tsx'
import type { PageVersion } from '../host.ts'
import { useBuilderState } from '../store/hooks.ts'
import { compare } from './compare.ts'
import type { KeptCopy } from './copy-shelf.ts'
import { Differences } from './Differences.tsx'
import { documentOf } from './left-copies.ts'
import { PagePreview } from './PagePreview.tsx'
import { restore } from './publishing.ts'
import { useAsked, useDoing } from './use-call.ts'
import { useSaver } from './use-saver.ts'
import { words } from './words.ts'

/** One published version: how it looked, and what restoring it changes. */
export function VersionView({ version }: { version: PageVersion }) {
  const saver = useSaver()
  const { host, loaded, builder } = saver.session
  const ask = useCallback(() => host.version(loaded.pageId, version.versionId), [host, loaded, version])
  const { asked, again } = useAsked(ask)
  const document = useMemo(
    () => (asked.status === 'ready' ? load(asked.value, builder.blocks).document : undefined),
    [asked, builder],
  )
  if (asked.status === 'failed')
    return (
      <Notice tone="warning" title={words.versions.failed}>
        {asked.message}{' '}
        <Button size="small" onClick={again}>
          {words.retry}
        </Button>
      </Notice>
    )
  if (!document)
    return (
      <Delayed>
        <Skeleton height="60vh" />
      </Delayed>
    )
  const put = async () => {
    if (await restore(saver, version.versionId)) saver.finish(words.versions.restored)
  }
  return <Look document={document} pageOnly name={version.label || words.versions.number(version.number)} onRestore={put} />
}

/** One copy that this device kept. */
export function CopyView({ copy, onForget }: { copy: KeptCopy; onForget: () => void }) {
  const saver = useSaver()
  const document = useMemo(() => documentOf(copy, saver.session), [copy, saver])
  const put = async () => {
    saver.replace(document, words.versions.restored)
    saver.open(undefined)
  }
  return (
    <Look document={document} name={words.versions.kept} onRestore={put}>
      <Button onClick={onForget}>{words.versions.remove}</Button>
    </Look>
  )
}

interface LookProps {
  document: Document
  name: string
  /** Restoring leaves alone what stands on all pages. */
  pageOnly?: boolean
  onRestore: () => Promise<void>
  children?: ReactNode
}

function Look({ document, name, pageOnly, onRestore, children }: LookProps) {
  const { blocks } = useSaver().session.builder
  const current = useBuilderState((state) => state.document)
  const { busy, failure, run } = useDoing()
  const differences = useMemo(() => {
    const after = pageOnly ? { ...document, globalContent: current.globalContent } : document
    return compare(current, after, blocks)
  }, [current, document, pageOnly, blocks])
  return (
    <>
      <PagePreview document={document} label={words.versions.preview(name)} />
      <div className="bfv-versions__side">
        <h3>{words.versions.changes}</h3>
        {differences.length > 0 ? (
          <Differences differences={differences} label={words.versions.changes} />
        ) : (
          <p className="bfv-quiet">{words.versions.same}</p>
        )}
        {failure && (
          <Notice tone="danger" alert title={words.versions.restoreFailed}>
            {failure}
          </Notice>
        )}
        <div className="bfv-versions__actions">
          {children}
          <Button variant="primary" busy={busy} disabled={differences.length === 0} onClick={() => run(onRestore)}>
            {words.versions.restore}
          </Button>
        </div>
      </div>
    </>
  )
}
