import { useEffect, useMemo, useRef, useState } from 'react'
import type { BuilderAdapter } from '../adapter.ts'
import { openAdapter, type StartDocument } from '../open-adapter.ts'
import { SavingScope } from '../saving/SavingScope.tsx'
import { SessionContext } from '../session.ts'
import type { BlockCatalog } from './block-catalog.ts'
import { LoadFailure, Loading } from './LoadStates.tsx'
import type { ComponentOrigin } from './navigation.ts'
import { OpenedPage } from './OpenedPage.tsx'
import { openSession, usePageDraft, useStoreInfo } from './open-session.ts'
import { createPageList, PageListContext } from './pages/page-list.ts'
import { keepThemeDraft, type ThemeDraftKeeper } from './theme/keep-theme-draft.ts'
import { createSavedTheme, SavedThemeContext } from './theme/saved-theme.ts'
import { createLayout, LayoutContext } from './workspace-layout.ts'

export interface PageBuilderProps {
  adapter: BuilderAdapter
  blockCatalog: BlockCatalog
  pageId: string
  /** The content of a page that was never saved: the adapter returned nothing for it. Default: no blocks. */
  startDocument?: StartDocument
  /** The block that is selected when the page opens. Unknown ids are ignored. */
  selectedBlockId?: string | undefined
  /** Called with the page that the owner wants to open. Pass it back as `pageId`. */
  onPageChange: (pageId: string) => void
  /** Called to leave the builder, after work is saved. Without it the bar has no back button. */
  onLeave?: () => void
  /** Shows pages without the tools that change them, for example while the owner's plan has ended. Changing it opens the page again. */
  readOnly?: boolean | undefined
}

/**
 * The whole builder: bar, rail, panels, canvas. It fills its parent element.
 *
 * ```tsx
 * <PageBuilder adapter={adapter} blockCatalog={blockCatalog} pageId={pageId} onPageChange={setPageId} />
 * ```
 */
export function PageBuilder({
  adapter,
  blockCatalog,
  pageId,
  startDocument,
  selectedBlockId,
  onPageChange,
  onLeave,
  readOnly,
}: PageBuilderProps) {
  const [layout] = useState(createLayout)
  const opened = useMemo(() => openAdapter(adapter, startDocument), [adapter, startDocument])
  const pages = useMemo(() => createPageList(opened.pages), [opened])
  const { info, theme: storeTheme, themeDraft, failure: noStore, retry } = useStoreInfo(opened)
  const draftAdapter = opened.theme?.draft
  const theme = useMemo(
    () => info && createSavedTheme(storeTheme, { draft: themeDraft, keepsDraft: draftAdapter !== undefined }),
    [info, storeTheme, themeDraft, draftAdapter],
  )
  const draftKeeper = useRef<ThemeDraftKeeper>(undefined)
  useEffect(() => {
    if (!theme || !draftAdapter || readOnly) return
    const keeper = keepThemeDraft(theme, draftAdapter)
    draftKeeper.current = keeper
    return () => {
      draftKeeper.current = undefined
      keeper.stop()
    }
  }, [theme, draftAdapter, readOnly])
  const { loaded, failure: noPage, retry: retryPage } = usePageDraft(opened, pageId)
  const preview = useRef(false)
  const origin = useRef<ComponentOrigin>(undefined)
  useEffect(() => void pages.reload(), [pages])

  const failure = noStore ?? noPage
  const session = useMemo(
    () =>
      info && theme && loaded
        ? openSession(opened, info, blockCatalog.blocks, loaded, theme.getState().draft, {
            selectedBlockId,
            isReadOnly: readOnly,
          })
        : undefined,
    [opened, info, blockCatalog, loaded, theme, selectedBlockId, readOnly],
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
              <OpenedPage
                blockCatalog={blockCatalog}
                onPageChange={onPageChange}
                onLeave={onLeave}
                preview={preview}
                draftKeeper={draftKeeper}
                origin={origin}
              />
            </SavingScope>
          </SessionContext>
        </SavedThemeContext>
      </PageListContext>
    </LayoutContext>
  )
}
