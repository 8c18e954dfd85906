import { useEffect, useState } from 'react'
import { sameJson } from '../../../document/json.ts'
import { schemaOf } from '../../../document/schema.ts'
import { formatColor } from '../../../form/color/color.ts'
import { resolveColor } from '../../../form/color/resolve-color.ts'
import type { ThemeColor } from '../../../form/control.ts'
import { type Leaf, leaves, matchField, textFields, textHolders } from '../../canvas/find-text.ts'
import { type TextColor, textColors } from '../../canvas/ground.ts'
import { useScene } from '../../canvas/scene.ts'
import { useBlock, useBuilder, useBuilderState } from '../../store/hooks.ts'
import { themeColors } from './form-host.ts'

/** How long a block rests before it is looked at, in milliseconds. */
const REST = 150
const NONE = {}

/**
 * By path (`color`, `slides.1.titleColor`): the colour that a text colour of the block is read on, as the canvas draws it.
 * What is not drawn as text is left out.
 */
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
      const fields = leaves(schemaOf(type), block.props)
      const next = groundsOf(fields, textHolders(marks.elementsOf(id)), theme ? themeColors(theme) : [])
      setGrounds((before) => (sameJson(before, next) ? before : next))
    }, REST)
    return () => clearTimeout(timer)
  }, [builder, marks, id, block, theme, width])
  return grounds
}

/** The grounds of the colours that are drawn as text. What an item of a list says counts for that item's own text. */
function groundsOf(fields: readonly Leaf[], holders: readonly HTMLElement[], colors: readonly ThemeColor[]) {
  const known = new Map<string, readonly TextColor[]>()
  const drawnIn = (record: string) => {
    const drawn = known.get(record) ?? textColors(record ? holdersOf(record, fields, holders) : holders)
    known.set(record, drawn)
    return drawn
  }
  const grounds: Record<string, string> = {}
  for (const { path, control, value } of fields) {
    if (control !== 'color' || typeof value !== 'string') continue
    const own = resolveColor(value, colors)
    const found = own && own.a > 0 && drawnIn(recordOf(path)).find(({ color }) => sameJson({ ...color }, { ...own }))
    if (found) grounds[path.join('.')] = formatColor(found.ground)
  }
  return grounds
}

/** The record that a field stands in: `slides.1` of `slides.1.titleColor`; empty at the top. */
const recordOf = (path: Leaf['path']) => path.slice(0, -1).join('.')

/** The elements that show the texts of one record, those further inside too. */
function holdersOf(record: string, fields: readonly Leaf[], holders: readonly HTMLElement[]): HTMLElement[] {
  const texts = textFields(fields)
  const shown = holders.map(({ textContent }) => textContent)
  return holders.filter((_, at) => matchField(texts, shown, at)?.path.join('.').startsWith(`${record}.`))
}
