import type { Blocks } from '@blockfront/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { AdapterError, type BuilderAdapter, type BuilderStoreInfo, type PageDraft } from '../adapter.ts'
import { SavingScope } from '../saving/SavingScope.tsx'
import { loadDraft } from '../saving/saver/drafts.ts'
import { type OpenPage, type PageSession, SessionContext } from '../session.ts'
import { createBuilder } from '../store/builder-store.ts'
import type { BlockCatalog } from './block-catalog.ts'
import { LoadFailure, Loading } from './LoadStates.tsx'
import { OpenedPage } from './OpenedPage.tsx'
import { createPageList, PageListContext } from './pages/page-list.ts'
import { createSavedTheme, SavedThemeContext } from './theme/saved-theme.ts'
import { createLayout, LayoutContext } from './workspace-layout.ts'

export interface PageBuilderProps {
  adapter: BuilderAdapter
  blockCatalog: BlockCatalog
  pageId: string
  /** Called with the page that the owner wants to open. Pass it back as `pageId`. */
  onPageChange: (pageId: string) => void
  /** Called to leave the builder, after work is saved. Without it the bar has no back button. */
  onLeave?: () => void
}

/**
 * The whole builder: bar, rail, panels, canvas. It fills its parent element.
 *
 * ```tsx
 * <PageBuilder adapter={adapter} blockCatalog={blockCatalog} pageId={pageId} onPageChange={setPageId} />
 * ```
 */
export function PageBuilder({ adapter, blockCatalog, pageId, onPageChange, onLeave }: PageBuilderProps) {
  const [layout] = useState(createLayout)
  const pages = useMemo(() => createPageList(adapter), [adapter])
  const { info, failure: noStore, retry } = useStoreInfo(adapter)
  const theme = useMemo(() => info && createSavedTheme(info.theme), [info])
  const { loaded, failure: noPage, retry: retryPage } = usePageDraft(adapter, pageId)
  const preview = useRef(false)
  useEffect(() => void pages.reload(), [pages])

  const failure = noStore ?? noPage
  const session = useMemo(
    () => (info && theme && loaded ? openSession(adapter, info, blockCatalog.blocks, loaded, theme.getState().draft) : undefined),
    [adapter, info, blockCatalog, loaded, theme],
  )
  if (failure)
    return (
      <PageListContext value={pages}>
        <LoadFailure
          failure={failure}
          pageId={pageId}
          onRetry={noStore ? retry : retryPage}
          onPageChange={onPageChange}
          onLeave={onLeave}
        />
      </PageListContext>
    )
  if (!session || !theme) return <Loading layout={layout.getState()} />
  return (
    <LayoutContext value={layout}>
      <PageListContext value={pages}>
        <SavedThemeContext value={theme}>
          <SessionContext key={session.loaded.pageId} value={session}>
            <SavingScope>
              <OpenedPage blockCatalog={blockCatalog} onPageChange={onPageChange} onLeave={onLeave} preview={preview} />
            </SavingScope>
          </SessionContext>
        </SavedThemeContext>
      </PageListContext>
    </LayoutContext>
  )
}

function openSession(
  adapter: BuilderAdapter,
  info: BuilderStoreInfo,
  blocks: Blocks,
  loaded: PageDraft,
  theme: BuilderStoreInfo['theme'],
): PageSession {
  const { document, report } = loadDraft(loaded, blocks)
  const { content: _content, globalContent: _global, ...page } = loaded
  return {
    adapter,
    info,
    loaded,
    builder: createBuilder({ document, report, blocks, theme }),
    page: createStore<OpenPage>(() => page),
  }
}

function useStoreInfo(adapter: BuilderAdapter) {
  const ask = useCallback(() => adapter.loadStore(), [adapter])
  const { answer: info, ...rest } = useAsked(ask)
  return { info, ...rest }
}

function usePageDraft(adapter: BuilderAdapter, pageId: string) {
  const ask = useCallback(() => adapter.loadPage(pageId), [adapter, pageId])
  const { answer: loaded, ...rest } = useAsked(ask)
  return { loaded, ...rest }
}

/** Calls the app once, and again when the request changes or the owner retries. */
function useAsked<T>(ask: () => Promise<T>): { answer?: T; failure?: AdapterError; retry: () => void } {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ ask: () => Promise<T>; turn: number; answer?: T; failure?: AdapterError }>()
  useEffect(() => {
    let here = true
    ask().then(
      (answer) => here && setState({ ask, turn, answer }),
      (error: unknown) => here && setState({ ask, turn, failure: failureOf(error) }),
    )
    return () => {
      here = false
    }
  }, [ask, turn])
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  const current = state?.ask === ask && state.turn === turn ? state : undefined
  return { answer: current?.answer, failure: current?.failure, retry }
}

const failureOf = (error: unknown) =>
  error instanceof AdapterError ? error : new AdapterError('broken', error instanceof Error ? error.message : String(error))
