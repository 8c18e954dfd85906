import { Button, Delayed, EmptyState, Skeleton } from '@blockfront/ui'
import { CloudOff, FileX } from 'lucide-react'
import type { AdapterError } from '../adapter.ts'
import { messages } from './messages.ts'
import { usePageList } from './pages/page-list.ts'
import { isOpen, PANELS, type Side, useNarrow, type WorkspaceLayout } from './workspace-layout.ts'

const loadMessages = messages.load

/** The skeleton of the window while the page loads: bar, rail and the panels that will be open. */
export function Loading({ layout }: { layout: WorkspaceLayout }) {
  const narrow = useNarrow()
  const panel = PANELS.some((name) => isOpen(layout, name, narrow))
  return (
    <div
      className="bfs-window bfs-waiting ui-root"
      aria-busy="true"
      style={{ ['--start' as string]: `${layout.startWidth}px`, ['--end' as string]: `${layout.endWidth}px` }}
    >
      <p className="ui-hidden" role="status">
        {loadMessages.waiting}
      </p>
      <Delayed>
        <div className="bfs-bar" aria-hidden>
          <Skeleton width={160} height={20} />
          <Skeleton width={narrow ? 80 : 220} height={20} />
          <Skeleton width={narrow ? 80 : 180} height={20} />
        </div>
        <div className="bfs-body" aria-hidden>
          <div className="bfs-rail">
            {PANELS.map((name) => (
              <Skeleton key={name} width={36} height={36} />
            ))}
          </div>
          {panel && <Column side="start" rows={6} height={64} />}
          <div className="bfs-waiting__page">
            <Skeleton height={48} />
            <Skeleton height={280} />
            <Skeleton width="40%" height={28} />
            <div className="bfs-waiting__cards">
              <Skeleton height={180} />
              <Skeleton height={180} />
              <Skeleton height={180} />
            </div>
          </div>
          {isOpen(layout, 'properties', narrow) && <Column side="end" rows={5} height={40} />}
        </div>
      </Delayed>
    </div>
  )
}

const Column = ({ side, rows, height }: { side: Side; rows: number; height: number }) => (
  <div className="bfs-panel bfs-waiting__column" data-side={side}>
    <Skeleton width="50%" height={16} />
    {Array.from({ length: rows }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike
      <Skeleton key={i} height={height} />
    ))}
  </div>
)

export interface LoadFailureProps {
  failure: AdapterError
  pageId: string
  onRetry: () => void
  onPageChange: (pageId: string) => void
  onLeave?: () => void
}

/** Shows why the page could not be loaded, and what to do. */
export function LoadFailure({ failure, pageId, onRetry, onPageChange, onLeave }: LoadFailureProps) {
  const { pages } = usePageList()
  const gone = failure.reason === 'gone'
  const home = pages.find((page) => page.type === 'home' && page.pageId !== pageId)
  return (
    <section className="bfs-window bfs-failed ui-root" aria-label={messages.canvas}>
      <div role="alert">
        <EmptyState
          icon={gone ? <FileX size={18} /> : <CloudOff size={18} />}
          title={gone ? loadMessages.gone : loadMessages.failed}
          action={
            <>
              {onLeave && <Button onClick={onLeave}>{loadMessages.leave}</Button>}
              {home && <Button onClick={() => onPageChange(home.pageId)}>{messages.pages.open(home.name)}</Button>}
              {!gone && (
                <Button variant="primary" onClick={onRetry}>
                  {loadMessages.retry}
                </Button>
              )}
            </>
          }
        >
          {failure.message}
        </EmptyState>
      </div>
    </section>
  )
}
