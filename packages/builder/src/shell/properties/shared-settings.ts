/** The settings that several selected blocks have in common. */
import type { Block, Width } from '@blockfront/engine'
import { sameJson, schemaOf } from '@blockfront/engine'
import { isRowVisible, type OneWidth, type Row, rowsOf, valueAt, withoutValueAt, withValueAt } from '@blockfront/engine/form'

type Values = Readonly<Record<string, unknown>>

/** Props that belong to a single block although they are outside of the group Content. */
const CONTENT: ReadonlySet<string> = new Set(['file', 'icon', 'link', 'list', 'object', 'richText', 'url'])

const isShareable = ({ specs }: Row) =>
  specs.every(({ meta }) => (meta.group ?? 'Content') !== 'Content' && !CONTENT.has(meta.control) && !meta.cases)

/** Whether two rows have the same label and accept the same values. */
function sameRow(a: Row, b: Row): boolean {
  return (
    a.label === b.label &&
    a.specs.length === b.specs.length &&
    a.specs.every(({ name, meta: { help: _, when: __, ...meta } }, i) => {
      const { help: ___, when: ____, ...other } = b.specs[i]?.meta ?? {}
      return name === b.specs[i]?.name && sameJson({ ...meta }, { ...other })
    })
  )
}

const known = new WeakMap<Pick<Block, 'props'>, readonly Row[]>()
const rowsOfBlock = (block: Pick<Block, 'props'>): readonly Row[] => {
  const rows = known.get(block) ?? rowsOf(schemaOf(block))
  known.set(block, rows)
  return rows
}

/** The rows of the first type, outside of its content, that every other type has as well. */
export function sharedRows(types: readonly Pick<Block, 'props'>[]): readonly Row[] {
  const [first, ...others] = [...new Set(types)]
  if (!first) return []
  return rowsOfBlock(first).filter(
    (row) => isShareable(row) && others.every((type) => rowsOfBlock(type).some((other) => sameRow(row, other))),
  )
}

/** The names of the common props whose values differ between the blocks. */
export function sharedNames(blocks: readonly { type: Pick<Block, 'props'>; props: Values }[]): string[] {
  const rows = sharedRows(blocks.map(({ type }) => type))
  return rows.flatMap(({ key, specs }) => {
    const shown = blocks.every(({ type, props }) => {
      const row = rowsOfBlock(type).find((one) => one.key === key)
      return row !== undefined && isRowVisible(row, props)
    })
    return shown ? specs.map(({ name }) => name) : []
  })
}

/** Those of these props whose values at a width differ between the blocks. */
export const mixedNames = (names: readonly string[], values: readonly Values[], width: Width): string[] =>
  names.filter((name) => {
    const [first, ...rest] = values.map((props) => valueAt(props[name], width))
    return rest.some((value) => !sameJson(value, first))
  })

/** The new value of one block's prop after a change of the common one: values at other widths stay. */
export const sharedValue = (own: unknown, value: unknown, part: OneWidth | undefined): unknown => {
  if (!part) return value
  return part.value === undefined ? withoutValueAt(own, part.width) : withValueAt(own, part.width, part.value)
}
