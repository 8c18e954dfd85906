import type { StoreApi } from 'zustand/vanilla'
import type { SceneAction } from '../canvas/scene.ts'
import type { PageSummary } from '../host.ts'
import { type Layout, PANELS, togglePanel } from './layout.ts'
import type { Navigation } from './navigation.ts'
import { words } from './words.ts'

/** What the window adds to the command palette: its panels, and every page of the store. */
export function sceneActions({
  pages,
  navigation,
  layout,
  newPage,
}: {
  pages: readonly PageSummary[]
  navigation: Navigation
  layout: StoreApi<Layout>
  newPage: { open: () => void }
}): SceneAction[] {
  return [
    ...PANELS.map((name) => ({
      id: `panel ${name}`,
      title: words.openPanels[name],
      group: words.panelsRail,
      run: () => togglePanel(layout, name, true),
    })),
    { id: 'newPage', title: words.pages.add, group: words.panels.pages, run: newPage.open },
    ...pages.map(({ pageId, name }) => ({
      id: `page ${pageId}`,
      title: words.pages.open(name),
      group: words.panels.pages,
      run: () => navigation.openPage(pageId),
    })),
  ]
}
