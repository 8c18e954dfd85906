/** Icons of block types and of commands can be distinguished: no two cover nearly the same pixels. */

import { blocks } from '@blockfront/engine/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { commandIcons } from '../commands/icons.tsx'
import { commandList } from '../commands/index.ts'
import { createBuilder } from '../store/builder-store.ts'
import { BuilderContext } from '../store/hooks.ts'
import { BlockIcon } from './BlockIcon.tsx'

const SIZE = 24
const builder = createBuilder({ document: { content: [], globalContent: [] }, blocks })

/** The pixels that an icon covers. */
async function pixels(markup: string): Promise<boolean[]> {
  const image = new Image(SIZE, SIZE)
  // Only some builds of Chromium draw an image that has the attribute twice.
  image.src = `data:image/svg+xml,${encodeURIComponent(markup.replace(/<svg(?! xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"'))}`
  await image.decode()
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(image, 0, 0, SIZE, SIZE)
  const { data } = context.getImageData(0, 0, SIZE, SIZE)
  return Array.from({ length: SIZE * SIZE }, (_, i) => (data[4 * i + 3] ?? 0) > 100)
}

/** Overlap of the pixels of two icons, from 0 to 1. */
const likeness = (a: readonly boolean[], b: readonly boolean[]) =>
  a.filter((on, i) => on && b[i]).length / Math.max(1, a.filter((on, i) => on || b[i]).length)

async function alike(icons: readonly (readonly [string, string])[]): Promise<string[]> {
  const drawn = await Promise.all(icons.map(async ([name, markup]) => [name, await pixels(markup)] as const))
  for (const [name, on] of drawn) expect(on.filter(Boolean).length, name).toBeGreaterThan(20)
  return drawn.flatMap(([a, first], i) =>
    drawn.slice(i + 1).flatMap(([b, second]) => (likeness(first, second) > 0.75 ? [`${a} and ${b}`] : [])),
  )
}

describe('icons', () => {
  it('of block types are distinguishable', async () => {
    const icons = Object.keys(blocks).map(
      (type) =>
        [
          type,
          renderToStaticMarkup(
            <BuilderContext value={builder}>
              <BlockIcon type={type} size={SIZE} />
            </BuilderContext>,
          ),
        ] as const,
    )
    expect(icons.length).toBeGreaterThan(10)
    expect(await alike(icons)).toEqual([])
  })

  it('of commands are distinguishable, and each command has one', async () => {
    expect(Object.keys(commandIcons).sort()).toEqual(commandList.map(({ id }) => id).sort())
    const icons = Object.entries(commandIcons).map(([id, Icon]) => [id, renderToStaticMarkup(<Icon size={SIZE} />)] as const)
    expect(await alike(icons)).toEqual([])
  })
})
