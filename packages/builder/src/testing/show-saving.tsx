import { blocks } from '@blockfront/engine/blocks'
import { inertServices } from '@blockfront/engine/render'
import { styles } from '@blockfront/engine/styles'
import { views } from '@blockfront/engine/views'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import { BuilderScope } from '../BuilderScope.tsx'
import { Canvas } from '../canvas/Canvas.tsx'
import type { CanvasOptions } from '../canvas/canvas-context.ts'
import { openAdapter } from '../open-adapter.ts'
import { PublishMenu } from '../saving/publishing/PublishMenu.tsx'
import { SaveStatus } from '../saving/SaveStatus.tsx'
import { SavingDialogs } from '../saving/SavingDialogs.tsx'
import { SavingScope } from '../saving/SavingScope.tsx'
import { loadDraft } from '../saving/saver/drafts.ts'
import type { Saver } from '../saving/saver/saver.ts'
import { useSaver } from '../saving/saver/use-saver.ts'
import { type PageSession, SessionContext } from '../session.ts'
import { createBuilder } from '../store/builder-store.ts'
import type { DraftServer } from './draft-server.ts'
import '@blockfront/engine/form.css'
import '../parts.css'

/** Opens a page of a `DraftServer` with its saver; `close` leaves the state of a closed tab. */
export async function showSaving({ adapter }: DraftServer) {
  const opened = openAdapter(adapter)
  const [info, loaded] = await Promise.all([opened.loadStore(), opened.load('p1')])
  const { document: page, report } = loadDraft(loaded, blocks)
  const builder = createBuilder({ document: page, report, blocks })
  const session: PageSession = { adapter: opened, info, loaded, builder, page: createStore(() => loaded) }
  const canvasOptions: CanvasOptions = { views, styles, services: inertServices, resources: opened.resources, entries: [] }
  const place = document.createElement('div')
  place.className = 'ui-root'
  document.body.append(place)
  const root = createRoot(place)
  let saver: Saver | undefined
  const Hold = () => {
    saver = useSaver()
    return null
  }
  flushSync(() =>
    root.render(
      <SessionContext value={session}>
        <SavingScope>
          <BuilderScope builder={builder} canvas={canvasOptions}>
            <Hold />
            <header style={{ display: 'flex', gap: 12, padding: 8 }}>
              <SaveStatus />
              <PublishMenu />
            </header>
            <main style={{ height: 400 }}>
              <Canvas />
            </main>
            <SavingDialogs />
          </BuilderScope>
        </SavingScope>
      </SessionContext>,
    ),
  )
  const close = () => {
    // A closed tab unmounts nothing, so it sends nothing.
    saver?.store.setState(({ save }) => ({ save: { ...save, online: false } }))
    root.unmount()
    place.remove()
  }
  return { builder, session, saver: saver as Saver | undefined, place, close }
}
