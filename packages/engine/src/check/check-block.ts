import type { z } from 'zod'
import type { Block, Blocks } from '../block.ts'
import { elementOf, isZod4Throughout, recordOf } from '../field/inside.ts'
import { CONTROLS, GROUPS } from '../field/meta.ts'
import { ZOD_4 } from '../field/zod-version.ts'
import { conditionProblems } from './conditions.ts'
import { type FieldAt, fieldsOf } from './fields.ts'
import { type RenderProbe, unusedProps } from './reads.ts'
import { slotProblems, unknownSlotTypes } from './slots.ts'
import { isUnbounded, unstorable } from './stored.ts'

export interface CheckOptions {
  /** The controls that the app adds to those of the engine: their names, or the object that `<Builder>` receives. */
  controls?: readonly string[] | Readonly<Record<string, unknown>>
  /** Renders the view, to find props that it never reads. Without this function that check is skipped. */
  draw?: RenderProbe
}

type Report = (path: string, what: string) => void

/**
 * Returns the mistakes in a block's definition as sentences that start with the block and the prop (`hero.props.slides[].title`);
 * empty when there are none. Checks lists at every depth. The contract tests call it for every built-in block; an app should call
 * it for its own blocks.
 */
export function checkBlock(block: Block, { controls = [], draw }: CheckOptions = {}): string[] {
  const problems: string[] = []
  const addProblem: Report = (path, what) => problems.push(`${block.type || '(no type)'}${path}: ${what}`)
  checkDefinition(block, addProblem)
  const unreadable = unreadableReason(block)
  if (unreadable !== undefined) return [...problems, `${block.type}.props: ${unreadable}`]
  for (const [path, problem] of slotProblems(block)) addProblem(path, problem)
  const known = new Set<string>([...CONTROLS, ...(Array.isArray(controls) ? controls : Object.keys(controls))])
  for (const field of fieldsOf(block.props()))
    checkField(field, known, (path, what) => addProblem(`.props.${field.path}${path}`, what))
  for (const preset of block.presets ?? []) {
    const result = block.props().strict().safeParse(preset.props)
    for (const issue of result.error?.issues ?? []) addProblem(`.presets.${preset.name}.${issue.path.join('.')}`, issue.message)
  }
  // A view can be rendered only with complete props.
  if (draw && block.props().safeParse({}).success)
    for (const path of unusedProps(block, draw))
      addProblem(`.props.${path}`, 'is never read by the view, so that its field has no effect; draw it or remove it')
  return problems
}

/** Why the fields of a block cannot be read at all; undefined if they can. */
function unreadableReason(block: Block): string | undefined {
  try {
    return isZod4Throughout(block.props()) ? undefined : ZOD_4
  } catch (error) {
    return `cannot be read (${error instanceof Error ? error.message : error})`
  }
}

/**
 * Checks all blocks of an app, that no two have the same type, and that slots name types that exist. For a dictionary, such as `<Builder>`
 * receives, it also checks that its keys are the types.
 */
export function checkBlocks(app: readonly Block[] | Blocks, options?: CheckOptions): string[] {
  const blocks: readonly Block[] = Array.isArray(app) ? app : Object.values(app as Blocks)
  const misnamed = Array.isArray(app)
    ? []
    : Object.entries(app as Blocks).flatMap(([key, { type }]) =>
        key === type ? [] : [`${type}.type: the block has the key "${key}" in \`blocks\`; use its type as the key`],
      )
  const types = new Map<string, Block>()
  const duplicates = blocks.flatMap((block) => {
    const first = types.get(block.type)
    types.set(block.type, first ?? block)
    return first && first !== block
      ? [`${block.type}.type: two blocks have this type ("${first.title}" and "${block.title}"); rename one of them`]
      : []
  })
  return [...misnamed, ...duplicates, ...blocks.flatMap((block) => checkBlock(block, options)), ...unknownSlotTypes(blocks)]
}

/** Text of a definition; empty if a block that no compiler has checked lacks it. */
const textOf = (text: string | undefined): string => (text ?? '').trim()

function checkDefinition(block: Block, addProblem: Report): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(block.type)) addProblem('.type', 'must be camelCase letters and digits, such as promoBanner')
  if (!textOf(block.title)) addProblem('.title', 'is empty; give it the name that owners read')
  if (block.icon !== undefined && !/^M[\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/.test(block.icon))
    addProblem('.icon', 'is not SVG path data; give one or more paths such as M4 4h16v16H4z')
  if (!Number.isSafeInteger(block.version) || block.version < 1) addProblem('.version', 'must be a whole number from 1')
  for (let version = 1; version < block.version; version++)
    if (!block.migrations?.[version])
      addProblem(
        `.migrations[${version}]`,
        `is missing; version ${block.version} must say how props of version ${version} become its own`,
      )
  const variants = (block.variants ?? []).map(({ name }) => textOf(name))
  for (const [index, name] of variants.entries()) {
    if (!name) addProblem(`.variants[${index}].name`, 'is empty; give it the name that is stored')
    else if (variants.indexOf(name) < index)
      addProblem(`.variants[${index}].name`, `repeats ${name}; give each variant a different name`)
  }
  if (block.contentType === 'global' && !block.area)
    addProblem('.area', 'is missing; name the area of the global block, such as header or footer')
}

function checkField({ schema, meta, siblings }: FieldAt, controls: ReadonlySet<string>, addProblem: Report): void {
  // The fields of a record are checked one by one.
  const type = recordOf(elementOf(schema) ?? schema) ? undefined : unstorable(schema)
  if (type) {
    addProblem('', `holds a ${type}, which JSON cannot store; store text or a number instead`)
    return
  }
  if (!meta.control)
    addProblem('', 'is not made with a field kind; use field.text(…) or another one, so that a panel can edit it')
  else if (meta.control !== 'hidden') {
    if (!controls.has(meta.control)) addProblem('', unknownControl(meta.control))
    if (!meta.label) addProblem('', 'has no label')
    if (!meta.group || !GROUPS.includes(meta.group)) addProblem('', `has no group; choose one of ${GROUPS.join(', ')}`)
  }
  checkDefault(schema, addProblem)
  if (!elementOf(schema) && !recordOf(schema) && isUnbounded(schema)) addProblem('', 'has no maximum length; add .max(…)')
  const item = elementOf(schema)
  if (item && !recordOf(item) && isUnbounded(item)) addProblem('[]', 'has no maximum length; add .max(…)')
  if (meta.when) for (const problem of conditionProblems(meta.when, siblings)) addProblem('.when', problem)
  for (const [index, { when, control }] of (meta.cases ?? []).entries()) {
    for (const problem of conditionProblems(when, siblings)) addProblem(`.cases[${index}].when`, problem)
    if (control && !controls.has(control)) addProblem(`.cases[${index}]`, unknownControl(control))
  }
  if (meta.itemTitle === undefined) return
  const shape = item && recordOf(item)?.shape
  if (!shape) addProblem('.itemTitle', `names ${meta.itemTitle}, but the items are not records`)
  else if (!Object.hasOwn(shape, meta.itemTitle))
    addProblem('.itemTitle', `names ${meta.itemTitle}, which is not a prop of an item`)
}

const unknownControl = (control: string) =>
  `asks for the control "${control}", which does not exist; pass it in \`controls\`, or correct the name`

/** A field needs a valid default: `.default()` alone accepts any value. */
function checkDefault(schema: z.ZodType, addProblem: Report): void {
  const missing = schema.safeParse(undefined)
  if (!missing.success) addProblem('', 'has no default; end it with .default(…)')
  if (!missing.success || missing.data === undefined) return
  for (const { path, message } of schema.safeParse(missing.data).error?.issues ?? [])
    addProblem(['.default', ...path].join('.'), `does not fit its own field (${message.replace(/\.$/, '')})`)
}
