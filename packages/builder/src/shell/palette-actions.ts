import type { StoreApi } from 'zustand/vanilla'
import type { PageSummary } from '../adapter.ts'
import type { PaletteAction } from '../canvas/canvas-context.ts'
import type { OpenAdapter } from '../open-adapter.ts'
import { messages as components } from '../shared-components/messages.ts'
import { messages } from './messages.ts'
import type { Navigation } from './navigation.ts'
import { panelsOf, togglePanel, type WorkspaceLayout } from './workspace-layout.ts'

/** The window's entries in the command palette: its panels, and every page of the store. */
export function paletteActions({
  pages,
  navigation,
  layout,
  newPage,
  adapter,
}: {
  pages: readonly PageSummary[]
  navigation: Navigation
  layout: StoreApi<WorkspaceLayout>
  newPage: { open: () => void }
  adapter: Pick<OpenAdapter, 'theme' | 'pages' | 'comments'>
}): PaletteAction[] {
  return [
    ...backActions(navigation),
    ...panelsOf(adapter).map((name) => ({
      id: `panel ${name}`,
      title: messages.openPanels[name],
      group: messages.panelsRail,
      run: () => togglePanel(layout, name, true),
    })),
    ...(adapter.pages?.create
      ? [{ id: 'newPage', title: messages.pages.add, group: messages.panels.pages, run: newPage.open }]
      : []),
    ...pageActions({ pages, navigation }),
  ]
}

/** Returns to the page on which the owner chose to edit the open component. */
const backActions = ({ backToPage }: Navigation): PaletteAction[] =>
  backToPage
    ? [{ id: 'backToPage', title: components.back(backToPage.name), group: messages.panels.pages, run: backToPage.open }]
    : []

/** Opens each page of the store. */
export const pageActions = ({ pages, navigation }: { pages: readonly PageSummary[]; navigation: Navigation }): PaletteAction[] =>
  pages.map(({ pageId, name }) => ({
    id: `page ${pageId}`,
    title: messages.pages.open(name),
    group: messages.panels.pages,
    run: () => navigation.openPage(pageId),
  }))
