import { combine, schemaOf, updateProps } from '@blockfront/engine'
import { contrastRatio, formatColor, type Rgba, readableOn, resolveColor, type ThemeColor } from '@blockfront/engine/form'
import type { PageBlock } from '@blockfront/engine/render'
import { Button } from '@blockfront/ui'
import { useEffect, useMemo, useState } from 'react'
import { useCanvas } from '../../canvas/canvas-context.ts'
import { canvasServices } from '../../canvas/canvas-services.ts'
import { leaves, withText } from '../../canvas/text/find-text.ts'
import { textBackgrounds } from '../../canvas/text/text-backgrounds.tsx'
import { readResources } from '../../canvas/use-resources.ts'
import type { Builder } from '../../store/builder-store.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { themeColorsOn } from './text-backgrounds.ts'

/** Milliseconds without changes before a container is checked. */
const REST = 200
/** Largest number of blocks in a container that are checked. */
const MOST_BLOCKS = 60

/** A text color in a container that is hard to read on its background, and a readable one. */
interface WeakColor {
  blockId: string
  path: readonly (string | number)[]
  better: string
}

const NONE: readonly WeakColor[] = []

/**
 * Warns about texts and buttons in a container that are hard to read on its background, and offers to change their colors. The blocks have their
 * own color fields, which an owner who changes the background of the container does not see.
 */
export function ContainerContrast({ id }: { id: string }) {
  const builder = useBuilder()
  const { blockElements, canvasElements, views, services, resources } = useCanvas()
  const document = useBuilderState((state) => state.document)
  const theme = useBuilderState((state) => state.theme)
  const width = useBuilderState((state) => state.width)
  const quiet = useMemo(() => canvasServices(services), [services])
  const [weak, setWeak] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document and the width change what is drawn
  useEffect(() => {
    const timer = setTimeout(() => {
      const colors = themeColorsOn(theme, canvasElements.page)
      const found = blocksIn(builder, id).flatMap((blockId): WeakColor[] => {
        const block = builder.index.entries.get(blockId)?.block
        const type = block && builder.blocks[block.type]
        if (!block || !type || block.contentType === 'unknown' || block.editor?.locked) return []
        const schema = schemaOf(type)
        const grounds = textBackgrounds({
          block: block as PageBlock,
          schema,
          elements: blockElements.elementsOf(blockId),
          views,
          services: quiet,
          data: readResources(type, block.props, resources),
          colors,
        })
        return leaves(schema, block.props).flatMap(({ path, control, value }) => {
          const behind = control === 'color' ? grounds[path.join('.')] : undefined
          const better = behind && readableColor(String(value), behind, colors)
          return better ? [{ blockId, path, better }] : []
        })
      })
      setWeak(found.length > 0 ? found : NONE)
    }, REST)
    return () => clearTimeout(timer)
  }, [builder, id, blockElements, canvasElements, views, quiet, resources, document, theme, width])
  if (weak.length === 0) return null
  const fix = () => {
    const changes = weak.map(({ blockId, path, better }) => (from: typeof document) => {
      const [prop = '', ...rest] = path
      // Two colors of a block may be in one list.
      const now = builder.index.entries.get(blockId)?.block.props[prop]
      const earlier = weak.filter((one) => one.blockId === blockId && one.path[0] === prop)
      const value = earlier.reduce((all: unknown, one) => withText(all, one.path.slice(1), one.better), now)
      return updateProps(from, builder.blocks, { id: blockId, props: { [prop]: rest.length > 0 ? value : better } })
    })
    builder.apply(combine(builder.store.getState().document, ...changes), { say: messages.selection.textFixed })
  }
  return (
    <div className="bfs-note" role="status">
      {messages.selection.weakText(weak.length)}
      <Button size="small" onClick={fix}>
        {messages.selection.fixText}
      </Button>
    </div>
  )
}

/** The blocks in a container at any depth, up to a limit. */
function blocksIn({ index }: Builder, id: string): string[] {
  const found: string[] = []
  const waiting = [...(index.entries.get(id)?.childIds ?? [])]
  for (let next = waiting.shift(); next !== undefined && found.length < MOST_BLOCKS; next = waiting.shift()) {
    found.push(next)
    waiting.push(...(index.entries.get(next)?.childIds ?? []))
  }
  return found
}

/**
 * Returns the color nearest to a text color that is as readable on these backgrounds as the text color is on the page, so that quiet text stays
 * quieter than other text. Undefined for a color that cannot be resolved.
 */
export function readableColor(value: string, behind: readonly string[], colors: readonly ThemeColor[]): string | undefined {
  const text = resolveColor(value, colors)
  const grounds = behind.flatMap((one) => resolveColor(one, colors) ?? [])
  const surface = resolveColor('var(--color-surface)', colors)
  if (!text || grounds.length === 0) return undefined
  const most = bestOn(grounds)
  // Black on white has a contrast that no text on a dark gray has.
  const wanted = Math.min(Math.max(surface ? contrastRatio(text, surface) : 0, AA), most.ratio)
  return formatColor(readableOn(text, grounds, wanted) ?? most.color)
}

/** The minimum contrast of normal text in WCAG 2.2 (1.4.3). */
const AA = 4.5

/** White or black, the one with the larger contrast, and that contrast. */
function bestOn(grounds: readonly Rgba[]): { color: Rgba; ratio: number } {
  const [light, dark] = [255, 0].map((value) => {
    const color: Rgba = { r: value, g: value, b: value, a: 1 }
    return { color, ratio: Math.min(...grounds.map((ground) => contrastRatio(color, ground))) }
  }) as [{ color: Rgba; ratio: number }, { color: Rgba; ratio: number }]
  return light.ratio >= dark.ratio ? light : dark
}
