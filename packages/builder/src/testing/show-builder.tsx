import { type Blocks, load } from '@blockfront/engine'
import { blocks as builtIn } from '@blockfront/engine/blocks'
import { sampleResources, thumbnails } from '@blockfront/engine/generate'
import type { Resource } from '@blockfront/engine/render'
import { inertServices } from '@blockfront/engine/render'
import { styles } from '@blockfront/engine/styles'
import { views } from '@blockfront/engine/views'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { BuilderScope } from '../BuilderScope.tsx'
import { Canvas } from '../canvas/Canvas.tsx'
import type { CanvasOptions, ResourceSource } from '../canvas/canvas-context.ts'
import { Outline } from '../outline/Outline.tsx'
import { Palette } from '../palette/Palette.tsx'
import { createBuilder } from '../store/builder-store.ts'
import '@blockfront/engine/form.css'
import '../parts.css'

/** The sample data; the same object for the same query. */
function sampleSource(): ResourceSource {
  const known = new Map<string, unknown>()
  return {
    read: (name, query) => {
      const key = JSON.stringify([name, query])
      const asking = { data: () => ({ [name]: query }) } as unknown as Parameters<typeof sampleResources>[0]
      if (!known.has(key)) known.set(key, sampleResources(asking, {})[name])
      return known.get(key) as Resource<never>
    },
    subscribe: () => () => {},
  }
}

const canvasOptions: CanvasOptions = {
  views,
  styles,
  services: inertServices,
  resources: sampleSource(),
  entries: thumbnails(builtIn),
}

/** Renders a whole builder with a stored document until the test ends; `close` removes it earlier. */
export function showBuilder(
  stored: unknown,
  { dir, blocks = builtIn, pickImage }: Pick<CanvasOptions, 'dir' | 'pickImage'> & { blocks?: Blocks } = {},
) {
  const { document: page, report } = load(stored, blocks)
  const builder = createBuilder({ document: page, report, blocks })
  const place = document.createElement('div')
  place.className = 'ui-root'
  Object.assign(place.style, {
    position: 'fixed',
    inset: '0',
    display: 'grid',
    gridTemplateColumns: '260px 240px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
  })
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <BuilderScope builder={builder} canvas={{ ...canvasOptions, dir, pickImage }}>
        <Palette />
        <Outline />
        <Canvas />
      </BuilderScope>,
    ),
  )
  const close = () => {
    root.unmount()
    place.remove()
  }
  onTestFinished(close)
  return { builder, place, close }
}
