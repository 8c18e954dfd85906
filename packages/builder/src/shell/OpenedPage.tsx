import { find, sameJson } from '@blockfront/engine'
import { useLatest } from '@blockfront/engine/form'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { BuilderScope } from '../BuilderScope.tsx'
import type { CanvasOptions } from '../canvas/canvas-context.ts'
import { createCommentStore } from '../comments/comment-store.ts'
import { SavingDialogs } from '../saving/SavingDialogs.tsx'
import { useSaver } from '../saving/saver/use-saver.ts'
import { savingActions } from '../saving/saving-actions.ts'
import { createSectionStore } from '../sections/section-store.ts'
import { createSectionTemplateStore } from '../sections/section-template-store.ts'
import { type PageSession, useSession } from '../session.ts'
import { createComponentStore } from '../shared-components/component-store.ts'
import type { BlockCatalog } from './block-catalog.ts'
import { type ComponentOrigin, type Navigation, NavigationContext } from './navigation.ts'
import { pageDirection } from './page-direction.ts'
import { CreatePage } from './pages/new-page/CreatePage.tsx'
import { NewPageContext } from './pages/new-page/new-page.ts'
import { usePageListStore } from './pages/page-list.ts'
import { pageActions, paletteActions } from './palette-actions.ts'
import { previewServices } from './preview-services.ts'
import { FormServicesProvider, useCollectedFormServices } from './properties/form-services.ts'
import type { ThemeDraftKeeper } from './theme/keep-theme-draft.ts'
import { LeaveThemeDialog } from './theme/LeaveThemeDialog.tsx'
import { useSavedTheme } from './theme/saved-theme.ts'
import { Workspace } from './Workspace.tsx'
import { togglePanel, useLayoutStore } from './workspace-layout.ts'

export interface OpenedPageProps {
  blockCatalog: BlockCatalog
  onPageChange: (pageId: string) => void
  onLeave?: () => void
  /** Whether the previous page was open in preview: the new page opens in preview too. */
  preview: RefObject<boolean>
  /** Stores changes of the theme; undefined if the app does not. */
  draftKeeper: RefObject<ThemeDraftKeeper | undefined>
  /** The page on which the owner last chose to edit a component. */
  origin: RefObject<ComponentOrigin | undefined>
}

/** One page and the window around it. */
export function OpenedPage({ blockCatalog, onPageChange, onLeave, preview, draftKeeper, origin }: OpenedPageProps) {
  const { builder, adapter, info, page, loaded } = useSession()
  const layout = useLayoutStore()
  const list = usePageListStore()
  const saver = useSaver()
  const [leaving, setLeaving] = useState<() => void>()
  const navigation = useLeaveActions({ onPageChange, onLeave, onThemeChanges: setLeaving, draftKeeper, origin })
  const [making, setMaking] = useState(false)
  const newPage = useMemo(() => ({ open: () => setMaking(true) }), [])
  const sections = useMemo(() => adapter.sections && createSectionStore(adapter.sections), [adapter])
  const sectionTemplates = useMemo(
    () => adapter.sectionTemplates && createSectionTemplateStore(adapter.sectionTemplates, builder.blocks),
    [adapter, builder],
  )
  const { type, pageId } = loaded
  const components = useMemo(
    () =>
      adapter.components &&
      createComponentStore(adapter.components, {
        builder,
        open: navigation.openComponent,
        pageId,
        isComponent: type === 'component',
      }),
    [adapter, builder, navigation, type, pageId],
  )
  const comments = useComments(builder, adapter, loaded.pageId)
  const canvasOptions = useMemo<CanvasOptions>(
    () => ({
      ...blockCatalog,
      services: previewServices(adapter.services, {
        pages: () => list.getState().pages,
        openPage: navigation.openPage,
        follow: (url) => void window.open(new URL(url, `${location.protocol}//${info.storeDomain}`), '_blank', 'noopener'),
      }),
      resources: adapter.resources,
      ...(sections && { sections }),
      ...(sectionTemplates && { sectionTemplates }),
      ...(components && { components }),
      ...(comments && { comments }),
      ...(adapter.textTokens && { textTokens: adapter.textTokens(type) }),
      dir: pageDirection(info.locale),
      actions: () =>
        builder.store.getState().isReadOnly
          ? pageActions({ pages: list.getState().pages, navigation })
          : [...paletteActions({ pages: list.getState().pages, navigation, layout, newPage, adapter }), ...savingActions(saver)],
      pickImage: adapter.media && (() => adapter.media?.pick('image') ?? Promise.resolve(undefined)),
      onEditField: (blockId, prop) => {
        layout.setState({ wanted: { blockId, prop } })
        togglePanel(layout, 'properties', true)
      },
    }),
    [
      blockCatalog,
      builder,
      adapter,
      info,
      list,
      navigation,
      layout,
      newPage,
      saver,
      type,
      sections,
      sectionTemplates,
      components,
      comments,
    ],
  )
  useEffect(() => page.subscribe(list.learn), [page, list])
  useEffect(() => {
    if (origin.current?.pageId !== pageId) return
    // The owner returned from the component.
    const { blockId } = origin.current
    origin.current = undefined
    if (blockId && find(builder.store.getState().document, blockId)) builder.select([blockId])
  }, [origin, builder, pageId])
  useEffect(() => {
    if (preview.current) builder.store.setState({ preview: true })
    return builder.store.subscribe((state) => {
      preview.current = state.preview
    })
  }, [builder, preview])
  return (
    <NavigationContext value={navigation}>
      <NewPageContext value={newPage}>
        <BuilderScope builder={builder} canvas={canvasOptions}>
          <WithFormServices controls={blockCatalog.controls} />
          <SavingDialogs />
          {leaving && <LeaveThemeDialog onStay={() => setLeaving(undefined)} onLeave={leaving} />}
          {making && <CreatePage onClose={() => setMaking(false)} />}
        </BuilderScope>
      </NewPageContext>
    </NavigationContext>
  )
}

/** The comments of the page, which are loaded immediately: blocks with comments have a mark. */
function useComments({ store }: PageSession['builder'], adapter: PageSession['adapter'], pageId: string) {
  const comments = useMemo(
    () => (adapter.comments && store.getState().hasComments ? createCommentStore(adapter.comments, pageId) : undefined),
    [store, adapter, pageId],
  )
  useEffect(() => void comments?.load(), [comments])
  return comments
}

function WithFormServices({ controls }: Pick<BlockCatalog, 'controls'>) {
  const services = useCollectedFormServices(controls)
  return (
    <FormServicesProvider value={services}>
      <Workspace />
    </FormServicesProvider>
  )
}

/** Leaves the page once its work is saved, or the owner agrees to leave it unsaved. */
function useLeaveActions({
  onPageChange,
  onLeave,
  onThemeChanges,
  draftKeeper,
  origin,
}: Pick<OpenedPageProps, 'onPageChange' | 'onLeave' | 'draftKeeper' | 'origin'> & {
  /** Called with the function that leaves, if the theme has changes that are neither published nor stored. */
  onThemeChanges: (leave: () => () => void) => void
}): Navigation {
  const saver = useSaver()
  const { builder, page, loaded } = useSession()
  const theme = useSavedTheme()
  // The canvas options keep their identity whatever props the app passes, so the canvas does not render again.
  const change = useLatest(onPageChange)
  const goAway = useLatest(() => onLeave?.())
  const leaves = onLeave !== undefined
  const [previous] = useState(() => (loaded.type === 'component' ? origin.current : undefined))
  return useMemo(() => {
    const openPage = async (pageId: string) => {
      if (await saver.confirmLeave()) change(pageId)
    }
    return {
      openPage,
      openComponent: async (componentId) => {
        const { document, selection } = builder.store.getState()
        const { pageId, name } = page.getState()
        if (!(await saver.confirmLeave())) return
        origin.current = { pageId, name: document.settings?.name || name, blockId: selection.at(-1) }
        change(componentId)
      },
      ...(previous && { backToPage: { name: previous.name, open: () => openPage(previous.pageId) } }),
      leaveDeleted: (pageId) => {
        saver.abandon()
        change(pageId)
      },
      leave: leaves
        ? async () => {
            if (!(await saver.confirmLeave())) return
            const isPublished = sameJson(builder.store.getState().theme, theme.getState().saved)
            if (isPublished || (await draftKeeper.current?.flush())) goAway()
            else onThemeChanges(() => goAway)
          }
        : undefined,
    }
  }, [saver, builder, page, theme, change, goAway, leaves, onThemeChanges, draftKeeper, origin, previous])
}
