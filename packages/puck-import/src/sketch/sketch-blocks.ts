import { camelCase, freeName } from '../convert/names.ts'
import type { ComponentMap, PuckMap } from '../convert/puck-map.ts'
import { fieldCode, key, literal, member, titleOf } from './field-code.ts'
import { type PuckComponent, type PuckConfig, type PuckField, RESERVED } from './puck-config.ts'
import { allowedIn } from './rules.ts'

/** A file with the sketch of a block type, or with the list of all. */
export interface BlockSketch {
  /** Its name: `hero.tsx`. */
  file: string
  code: string
}

/**
 * Returns a file for each component of a Puck config, and `blocks.ts` with all of them. Fields, labels and defaults are complete. The view
 * shows the props as text: its markup is a function in the config, which cannot be converted.
 */
export function sketchBlocks(config: PuckConfig, { map = {} }: { map?: PuckMap } = {}): BlockSketch[] {
  const taken = new Set<string>()
  const types = Object.entries(config.components).map(([name, component]) => {
    const type = map.components?.[name]?.type ?? freeName(camelCase(name, 'block'), taken)
    taken.add(type)
    return { name, component, type }
  })
  const typeOf = new Map(types.map(({ name, type }) => [name, type]))
  const imports = types.map(({ type }) => `import { ${type}Block } from './${type}.tsx'\n`)
  const entries = types.map(({ type }) => `  ${key(type)}: ${type}Block,\n`)
  return [
    ...types.map(({ name, component, type }) => ({ file: `${type}.tsx`, code: blockCode(name, type, component, map, typeOf) })),
    { file: 'blocks.ts', code: `${imports.join('')}\nexport const blocks = {\n${entries.join('')}}\n` },
  ]
}

function blockCode(
  name: string,
  type: string,
  component: PuckComponent,
  { components = {} }: PuckMap,
  types: ReadonlyMap<string, string>,
): string {
  const { fields = {}, defaultProps = {}, label } = component
  const map = components[name] ?? {}
  const slots = slotCode(component, map, types)
  const codes = Object.entries(fields)
    .filter(([prop, field]) => field.type !== 'slot' && !RESERVED.includes(map.props?.[prop] ?? prop))
    .map(([prop, field]) => {
      const code = fieldCode(prop, field, defaultProps[prop], prop === slots.list)
      return { prop: map.props?.[prop] ?? prop, field, ...code }
    })
  const isOwn = codes.some((each) => each.isOwn)
  const lines = codes.flatMap(({ prop, field, code, isHidden }) => [
    ...(isHidden ? [`    // No control for "${field.type.replace(/\W/g, '')}": write a custom field kind.`] : []),
    `    ${key(prop)}: ${code},`,
  ])
  const usesField = codes.some(({ code }) => code.includes('field.'))
  const imports = ['defineBlock', ...(isOwn ? ['defineField'] : []), ...(usesField ? ['field'] : [])]
  return `import { ${imports.join(', ')} } from '@blockfront/engine'
${isOwn ? "import { z } from 'zod'\n" : ''}
export const ${type}Block = defineBlock({
  type: ${literal(type)},
  title: ${literal(label ?? titleOf(name))},
  description: ${literal(`The component ${name} of Puck.`)},
${slots.definition}  fields: {${lines.length > 0 ? `\n${lines.join('\n')}\n  ` : ''}},
  // Move the markup of the component's render function here.
  ${slots.view}
})
`
}

interface SlotCode {
  /** The lines of the definition. */
  definition: string
  view: string
  /** The list whose items have a slot each. */
  list?: string
}

/** The slots of a component: named ones, one for each item of a list, or one list of children without a name. */
function slotCode(
  { fields = {} }: PuckComponent,
  { slots: mapped = {}, props = {} }: ComponentMap,
  types: ReadonlyMap<string, string>,
): SlotCode {
  const rulesOf = (field: PuckField | undefined, title: string, more: Record<string, unknown> = {}) => {
    const allow = field && allowedIn(field, types)
    return literal({ title: titleOf(title), ...(allow && { allow }), ...more })
  }
  const slotsIn = (record: Readonly<Record<string, PuckField>>) =>
    Object.keys(record).filter((name) => record[name]?.type === 'slot')
  const names = slotsIn(fields).map((field) => ({
    field,
    name: mapped[field] === undefined ? camelCase(field, 'slot') : mapped[field],
  }))
  const named = names.flatMap(({ field, name }) => (name === null ? [] : [{ field, name }]))
  const lists = Object.entries(fields).flatMap(([list, { type, arrayFields = {} }]) =>
    type === 'array' && slotsIn(arrayFields).length > 0 ? [{ list, inner: slotsIn(arrayFields) }] : [],
  )
  const [only] = lists
  if (named.length > 0)
    return {
      definition: `  slots: { ${named.map(({ field, name }) => `${key(name)}: ${rulesOf(fields[field], name)}`).join(', ')} },\n`,
      view: viewAround(
        'slots, children',
        named.map(({ name }) => member('slots', name)),
      ),
    }
  if (names.length === 0 && lists.length === 1 && only?.inner.length === 1) {
    const [slot = ''] = only.inner
    const each = rulesOf(fields[only.list]?.arrayFields?.[slot], slot, { each: props[only.list] ?? only.list })
    return {
      definition: `  slots: { ${key(camelCase(slot, 'slot'))}: ${each} },\n`,
      view: viewAround('slots, children', ['children']),
      list: only.list,
    }
  }
  if (names.length > 0) return { definition: "  contentType: 'container',\n", view: viewAround('children', ['children']) }
  return { definition: '', view: 'View: (props) => <pre>{JSON.stringify(props, null, 2)}</pre>,' }
}

/** A view that shows its props as text, and blocks below. */
const viewAround = (parameters: string, blocks: readonly string[]) => `View: ({ ${parameters}, ...props }) => (
    <div>
      <pre>{JSON.stringify(props, null, 2)}</pre>
${blocks.map((block) => `      {${block}}\n`).join('')}    </div>
  ),`
