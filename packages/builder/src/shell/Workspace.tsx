import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Canvas } from '../canvas/Canvas.tsx'
import { runCommand } from '../commands/index.ts'
import { nextRegion, previousRegion } from '../commands/workspace/next-region.ts'
import { LateComments } from '../comments/LateComments.tsx'
import { isShortcut } from '../keyboard/keys.ts'
import { Outline } from '../outline/Outline.tsx'
import { Palette } from '../palette/Palette.tsx'
import { LatePart } from '../saving/LatePart.tsx'
import { useSession } from '../session.ts'
import { EditedComponent } from '../shared-components/EditedComponent.tsx'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { Hints } from './hints/Hints.tsx'
import { LoadReport } from './LoadReport.tsx'
import { messages } from './messages.ts'
import { PagesPanel } from './pages/PagesPanel.tsx'
import { PropertiesPanel } from './properties/PropertiesPanel.tsx'
import { Rail } from './side-panel/Rail.tsx'
import { SidePanel } from './side-panel/SidePanel.tsx'
import { useUnsavedTheme } from './theme/saved-theme.ts'
import { TopBar } from './top-bar/TopBar.tsx'
import {
  isOpen,
  type PanelName,
  panelId,
  panelsOf,
  togglePanel,
  useLayout,
  useLayoutStore,
  useNarrow,
} from './workspace-layout.ts'

const Presence = /* @__PURE__ */ lazy(async () => ({ default: (await import('../presence/Presence.tsx')).Presence }))

const loadThemePanel = async () => (await import('./theme/ThemePanel.tsx')).ThemePanel

const contents: Readonly<Record<PanelName, () => ReactNode>> = {
  add: () => <Palette />,
  outline: () => <Outline />,
  theme: () => <LatePart load={loadThemePanel} />,
  pages: () => <PagesPanel />,
  comments: () => <LateComments />,
}

/** The full window around the canvas: bar, rail, panels. In preview only the bar stays. */
export function Workspace() {
  const builder = useBuilder()
  const { store } = builder
  const layout = useLayoutStore()
  const narrow = useNarrow()
  const preview = useBuilderState((state) => state.preview)
  const { adapter } = useSession()
  const panel = useLayout((state) => panelsOf(adapter).find((name) => isOpen(state, name, narrow)))
  const properties = useLayout((state) => isOpen(state, 'properties', narrow))
  const startWidth = useLayout((state) => state.startWidth)
  const endWidth = useLayout((state) => state.endWidth)
  useUnsavedTheme()
  const isCommenting = useBuilderState((state) => state.commentRequest)
  useEffect(() => {
    if (isCommenting) togglePanel(layout, 'comments', true)
  }, [isCommenting, layout])
  useEffect(() => {
    if (narrow) store.setState({ width: 'mobile' })
  }, [narrow, store])
  // Also in text fields, whose keys the shortcuts of the builder leave alone.
  const onKeyDown = (event: KeyboardEvent) => {
    const command = [nextRegion, previousRegion].find(({ shortcuts = [] }) =>
      shortcuts.some((shortcut) => isShortcut(shortcut, event.nativeEvent)),
    )
    if (!command || event.defaultPrevented) return
    event.preventDefault()
    runCommand(command, builder)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles a key of all parts of the window
    <div
      className="bfs-window ui-root"
      onKeyDown={onKeyDown}
      data-preview={preview || undefined}
      style={{ ['--start' as string]: `${startWidth}px`, ['--end' as string]: `${endWidth}px` }}
    >
      <TopBar />
      {adapter.presence && (
        <Suspense>
          <Presence />
        </Suspense>
      )}
      <div className="bfs-body">
        {!preview && <Rail />}
        {!preview && panel && (
          <SidePanel
            key={panel}
            id={panelId(layout.getState(), panel)}
            side="start"
            title={messages.panels[panel]}
            onClose={() => togglePanel(layout, panel, false)}
            flush
          >
            {contents[panel]()}
          </SidePanel>
        )}
        <section className="bfs-canvas" aria-label={messages.canvas}>
          {!preview && <EditedComponent />}
          {!preview && <LoadReport />}
          <Canvas />
          {!preview && <Hints />}
        </section>
        {!preview && properties && <PropertiesPanel />}
      </div>
    </div>
  )
}
