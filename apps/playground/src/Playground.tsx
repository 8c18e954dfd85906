import { blocks } from '@blockfront/engine/blocks'
import { BuilderScope, Canvas, createBuilder, Outline, Palette, type Scene } from '@blockfront/engine/builder'
import { thumbnails } from '@blockfront/engine/generate'
import { stillHost } from '@blockfront/engine/render'
import { styles } from '@blockfront/engine/styles'
import { Tabs } from '@blockfront/engine/ui'
import { views } from '@blockfront/engine/views'
import { useEffect, useState } from 'react'
import { PropertyPanel } from './PropertyPanel.tsx'
import { sampleSource } from './sample-source.ts'
import { keepPage, openPage } from './stored-page.ts'
import { TopBar } from './TopBar.tsx'

const scene: Scene = { views, styles, host: stillHost, resources: sampleSource(), entries: thumbnails(blocks) }

/** How long the page rests before it is kept, in milliseconds. */
const REST = 500

/** Every block in the builder, over a pretend store: no account, no server. The page is kept in this browser. */
export function Playground() {
  const [builder] = useState(() => createBuilder({ ...openPage(), blocks }))
  const [side, setSide] = useState('blocks')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = builder.store.subscribe(({ document }, before) => {
      if (document === before.document) return
      clearTimeout(timer)
      timer = setTimeout(() => keepPage(document), REST)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [builder])

  return (
    <BuilderScope builder={builder} scene={scene}>
      <div className="playground">
        <TopBar />
        <aside className="playground__side" aria-label="Blocks and outline">
          <h2 className="ui-hidden">Blocks and outline</h2>
          <Tabs
            label="Side"
            value={side}
            onChange={setSide}
            tabs={[
              { value: 'blocks', label: 'Blocks', content: <Palette /> },
              { value: 'outline', label: 'Outline', content: <Outline /> },
            ]}
          />
        </aside>
        <main className="playground__page">
          <Canvas />
        </main>
        <aside className="playground__panel" aria-label="Properties">
          <PropertyPanel />
        </aside>
      </div>
    </BuilderScope>
  )
}
