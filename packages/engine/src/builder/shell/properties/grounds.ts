import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { Block } from '../../../block.ts'
import { sameJson } from '../../../document/json.ts'
import { metaOf } from '../../../field/meta.ts'
import { formatColor } from '../../../form/color/color.ts'
import { resolveColor } from '../../../form/color/resolve-color.ts'
import type { ThemeColor } from '../../../form/control.ts'
import { textHolders } from '../../canvas/find-text.ts'
import { type TextColor, textColors } from '../../canvas/ground.ts'
import { useScene } from '../../canvas/scene.ts'
import { useBlock, useBuilder, useBuilderState } from '../../store/hooks.ts'
import { themeColors } from './form-host.ts'

/** How long a block rests before it is looked at, in milliseconds. */
const REST = 150
const NONE = {}

/** By prop: the colour that a text colour of the block is read on, as the canvas draws it. What is not drawn as text is left out. */
export function useGrounds(id: string): Readonly<Record<string, string>> {
  const builder = useBuilder()
  const { marks } = useScene()
  const block = useBlock(id)
  const theme = useBuilderState((state) => state.theme)
  const width = useBuilderState((state) => state.width)
  const [grounds, setGrounds] = useState<Readonly<Record<string, string>>>(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width changes what is drawn
  useEffect(() => {
    const type = block && builder.blocks[block.type]
    if (!type || block.contentType === 'unknown') return setGrounds(NONE)
    const timer = setTimeout(() => {
      const drawn = textColors(textHolders(marks.elementsOf(id)))
      const next = groundsOf(type, block.props, drawn, theme ? themeColors(theme) : [])
      setGrounds((before) => (sameJson(before, next) ? before : next))
    }, REST)
    return () => clearTimeout(timer)
  }, [builder, marks, id, block, theme, width])
  return grounds
}

/** The grounds of the props whose colour is drawn as text. */
function groundsOf(
  type: Pick<Block, 'props'>,
  props: Readonly<Record<string, unknown>>,
  drawn: readonly TextColor[],
  colors: readonly ThemeColor[],
): Record<string, string> {
  const grounds: Record<string, string> = {}
  for (const [name, schema] of Object.entries(type.props().shape)) {
    const value = props[name]
    if (metaOf(schema as z.ZodType).control !== 'color' || typeof value !== 'string') continue
    const own = resolveColor(value, colors)
    const found = own && own.a > 0 && drawn.find(({ color }) => sameJson({ ...color }, { ...own }))
    if (found) grounds[name] = formatColor(found.ground)
  }
  return grounds
}
