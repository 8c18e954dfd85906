import { Badge, Button, Delayed, EmptyState, Skeleton } from '@blockfront/ui'
import { History } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { PageVersion, PageVersions } from '../../adapter.ts'
import { LoadFailed } from '../../LoadFailed.tsx'
import { useNoun } from '../../session.ts'
import type { LocalCopy } from '../local-copies/local-copy-store.ts'
import { localTime } from '../local-time.ts'
import { messages } from '../messages.ts'
import { useSaver } from '../saver/use-saver.ts'
import { useAsync } from '../use-async.ts'
import { CopyView, VersionView } from './VersionView.tsx'

type Chosen = { version: PageVersion } | { copy: LocalCopy }

/** Versions of the page and local copies on this device: preview, compare, restore. */
export function Versions() {
  const saver = useSaver()
  const noun = useNoun()
  const [picked, setPicked] = useState<Chosen>()
  const { versions, result, reload, more } = useVersions()
  const [copies, forget] = useCopies()
  const chosen = picked ?? newest(copies, versions)
  const gone = (copy: LocalCopy) => {
    setPicked(undefined)
    forget(copy)
  }
  if (result.status === 'ready' && versions.length === 0 && copies.length === 0)
    return (
      <EmptyState icon={<History size={20} />} title={messages.versions.none}>
        {messages.versions.noneHelp(noun)}
      </EmptyState>
    )
  return (
    <div className="bfv-versions">
      <nav className="bfv-versions__list" aria-label={messages.versions.title}>
        <Copies copies={copies} chosen={chosen} onChoose={setPicked} />
        {versions.length > 0 && <Saved versions={versions} chosen={chosen} onChoose={setPicked} />}
        {result.status === 'loading' && (
          <Delayed>
            <Skeleton height={48} />
            <Skeleton height={48} />
          </Delayed>
        )}
        {result.status === 'error' && <LoadFailed title={messages.versions.failed} message={result.message} onRetry={reload} />}
        {more && (
          <Button size="small" variant="ghost" onClick={more}>
            {messages.versions.more}
          </Button>
        )}
      </nav>
      <div className="bfv-versions__view">
        {chosen && 'version' in chosen && <VersionView key={chosen.version.versionId} version={chosen.version} />}
        {chosen && 'copy' in chosen && (
          <CopyView
            key={chosen.copy.key}
            copy={chosen.copy}
            onForget={() => {
              void saver.copies.drop(chosen.copy.key)
              gone(chosen.copy)
            }}
          />
        )}
      </div>
    </div>
  )
}

/** The initial selection: the newest local copy, otherwise the newest version. */
function newest([copy]: readonly LocalCopy[], [version]: readonly PageVersion[]): Chosen | undefined {
  if (copy) return { copy }
  return version && { version }
}

const NO_VERSIONS: PageVersions = { content: [], totalPages: 0, totalElements: 0 }

/** The versions, loaded page by page. */
function useVersions() {
  const { adapter, loaded } = useSaver().session
  const [pages, setPages] = useState<readonly (readonly PageVersion[])[]>([])
  const [pageNumber, setPageNumber] = useState(0)
  const load = useCallback(async () => {
    if (!adapter.versions) return NO_VERSIONS
    const page = await adapter.versions.list(loaded.pageId, pageNumber)
    setPages((before) => [...before.slice(0, pageNumber), page.content])
    return page
  }, [adapter, loaded, pageNumber])
  const { result, reload } = useAsync(load)
  const isMore = result.status === 'ready' && pageNumber + 1 < result.value.totalPages
  return { versions: pages.flat(), result, reload, more: isMore ? () => setPageNumber(pageNumber + 1) : undefined }
}

/** The local copies of the page on this device, except the one that is being edited. */
function useCopies(): [readonly LocalCopy[], (copy: LocalCopy) => void] {
  const { copies, session, tab } = useSaver()
  const { result } = useAsync(useCallback(() => copies.of(session.info.storeId, session.loaded.pageId), [copies, session]))
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const all = result.status === 'ready' ? result.value : []
  return [all.filter(({ key }) => key !== tab && !gone.has(key)), ({ key }) => setGone((before) => new Set([...before, key]))]
}

interface Choosing {
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
}

function Copies({ copies, chosen, onChoose }: Choosing & { copies: readonly LocalCopy[] }) {
  const { locale } = useSaver().session.info
  if (copies.length === 0) return null
  return (
    <section>
      <h3>{messages.versions.kept}</h3>
      {copies.map((copy) => (
        <Row
          key={copy.key}
          title={copy.reason === 'unsaved' ? messages.versions.unsaved : messages.versions.setAside}
          note={localTime(copy.at, locale)}
          pressed={chosen !== undefined && 'copy' in chosen && chosen.copy.key === copy.key}
          onClick={() => onChoose({ copy })}
        />
      ))}
    </section>
  )
}

function Saved({ versions, chosen, onChoose }: Choosing & { versions: readonly PageVersion[] }) {
  const { locale, timezone } = useSaver().session.info
  return (
    <section>
      <h3>{messages.versions.list}</h3>
      {versions.map((version) => (
        <Row
          key={version.versionId}
          title={version.label || messages.versions.number(version.number)}
          note={[localTime(version.createdAt, locale, timezone), version.authorName && messages.versions.by(version.authorName)]
            .filter(Boolean)
            .join(' ')}
          badge={version.isPublished === false ? messages.versions.draft : undefined}
          pressed={chosen !== undefined && 'version' in chosen && chosen.version.versionId === version.versionId}
          onClick={() => onChoose({ version })}
        />
      ))}
    </section>
  )
}

interface RowProps {
  title: string
  note: string
  badge?: string | undefined
  pressed: boolean
  onClick: () => void
}

function Row({ title, note, badge, pressed, onClick }: RowProps) {
  return (
    <button type="button" className="bfv-versions__row" aria-pressed={pressed} onClick={onClick}>
      <strong>{title}</strong>
      <bdi className="bfv-quiet">{note}</bdi>
      {badge && <Badge>{badge}</Badge>}
    </button>
  )
}
