import { type Block, type Blocks, type ContentKind, titleOf } from '../block.ts'
import { type Condition, GROUPS } from '../field/meta.ts'
import { COLOR_TOKENS } from '../field/values/pattern.ts'
import { conditionText } from './condition-text.ts'
import { blockSchemaPath, type JsonSchema, propsSchema } from './json-schema.ts'
import { jsonText } from './json-text.ts'

const KINDS: Record<ContentKind, string> = {
  global: 'global: it is once in a store, and every page shows it',
  container: 'container: it holds other blocks',
  normal: 'normal: it is in the content of a page',
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** The default of a prop. A long one is described, because the example on the same page shows it. */
function defaultText(value: unknown): string {
  if (value === undefined) return '–'
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`
  const text = JSON.stringify(value)
  return text.length > 60 ? 'see the example' : code(typeof value === 'string' && value !== '' ? value : text)
}

/** The accepted values, as far as the schema limits them. */
function boundsText(prop: JsonSchema): string {
  const parts: string[] = []
  const { choices, units, min, max, step } = prop as { choices?: { value: unknown }[] } & Record<string, unknown>
  if (choices && prop.control !== 'icon') parts.push(choices.map(({ value }) => code(String(value))).join(', '))
  if (Array.isArray(units)) parts.push(units.join(', '))
  if (prop.maxLength !== undefined) parts.push(`at most ${prop.maxLength} characters`)
  if (prop.type === 'array') parts.push(`at most ${max} items`)
  else if (min !== undefined && max !== undefined) parts.push(`${prop.control === 'unitNumber' ? 'slider ' : ''}${min} to ${max}`)
  else if (min !== undefined && min !== 0) parts.push(`from ${min}`)
  else if (max !== undefined) parts.push(`up to ${max}`)
  if (prop.control === 'number' && step !== 1) parts.push(`steps of ${step}`)
  if (Array.isArray(prop.formats)) parts.push(`formats: ${prop.formats.join(', ')}`)
  if (prop.accept !== undefined) parts.push(String(prop.accept))
  return parts.join('; ')
}

const kindText = (prop: JsonSchema) => `${prop.control ?? prop.type ?? ''}${prop.perWidth ? ', per width' : ''}`

const HEAD = ['| Prop | Label | Kind | Default | Valid values | Shown when |', '| --- | --- | --- | --- | --- | --- |']

function propsTable(props: [string, JsonSchema][]): string[] {
  const rows = props.map(([name, prop]) => {
    const label = [prop.label, prop.help].filter(Boolean).join('. ')
    const when = prop.when ? conditionText(prop.when as Condition) : ''
    return `| \`${name}\` | ${[label, kindText(prop), defaultText(prop.default), boundsText(prop), when].map(cell).join(' | ')} |`
  })
  return [...HEAD, ...rows]
}

/** A schema's props with the label and limits of each; for a union, those of its object option. */
function propsOf(schema: JsonSchema): [string, JsonSchema][] {
  const object = schema.properties ? schema : schema.anyOf?.find((one) => one.properties)
  return Object.entries(object?.properties ?? {}) as [string, JsonSchema][]
}

/** A table for each kind of list item, including nested lists. */
function itemTables(props: [string, JsonSchema][], path = ''): string[] {
  return props.flatMap(([name, prop]) => {
    const inner = propsOf((prop.items as JsonSchema | undefined) ?? (prop.perWidth ? {} : prop))
    if (inner.length === 0) return []
    const title = `${path}${name}`
    const what = prop.items ? `Each item of \`${title}\`` : `\`${title}\``
    return ['', `### ${what}`, '', ...propsTable(inner), ...itemTables(inner, `${title}[].`)]
  })
}

/** A stored block with all of its defaults. */
export const exampleBlock = (block: Block) => ({
  id: 'k3f9x2',
  type: block.type,
  contentType: block.contentType,
  version: block.version,
  variant: 'default',
  props: block.props().parse({}),
  childComponents: [],
})

function dataSection(block: Block): string[] {
  const queries = Object.entries(block.data?.(block.props().parse({}) as never) ?? {})
  if (queries.length === 0) return []
  const rows = queries.map(([name, query]) => `- \`${name}\`: \`${jsonText(query, 1000)}\``)
  return ['', '## Data', '', 'With its defaults, the block requests this data from the store:', '', ...rows]
}

function slotSection({ slots }: Block): string[] {
  if (!slots) return []
  const types = (names: readonly string[]) => names.map(code).join(', ')
  const rows = Object.entries(slots).map(([name, slot]) => {
    const { title = titleOf(name), allow, contentTypes, min, max, initial = [], when, each } = slot
    const rules = [
      ...(each === undefined ? [] : [`one slot for each item of \`${each}\`, named by its id`]),
      ...(allow ? [`only ${types(allow)}`] : []),
      ...(contentTypes ? [`only ${contentTypes.join(', ')} blocks`] : []),
      ...(min === undefined ? [] : [`at least ${min}`]),
      ...(max === undefined ? [] : [`at most ${max}`]),
      ...(initial.length > 0 ? [`starts with ${types(initial)}`] : []),
    ]
    return `| ${[each === undefined ? `\`${name}\`` : '', title, rules.join('; '), when ? conditionText(when) : ''].map(cell).join(' | ')} |`
  })
  return [
    '',
    '## Slots',
    '',
    'Each block in `childComponents` has the name of its slot in `slot`. Without one it is in the first slot.',
    '',
    '| Slot | Title | Allowed blocks | Accepts blocks when |',
    '| --- | --- | --- | --- |',
    ...rows,
  ]
}

function presetSection(block: Block): string[] {
  if (!block.presets?.length) return []
  const rows = block.presets.flatMap(({ title, name, props }) => [
    '',
    `### ${title} (\`${name}\`)`,
    '',
    '```json',
    jsonText(props),
    '```',
  ])
  return ['', '## Presets', '', 'The palette offers these in addition to the defaults.', ...rows]
}

function versionRow({ type, version }: Block): string {
  const link = (n: number) => `[${n}](../../schemas/${blockSchemaPath(type, n)})`
  const older = Array.from({ length: version - 1 }, (_, index) => link(index + 1))
  return older.length > 0 ? `${link(version)}, migrates ${older.join(', ')}` : link(version)
}

/** Returns the reference page of one block type as Markdown. `note` is the comment at its top. */
export function blockReference(block: Block, note: string): string {
  const props = propsOf(propsSchema(block))
  const groups = GROUPS.flatMap((group) => {
    const own = props.filter(([, prop]) => prop.group === group)
    return own.length > 0 ? ['', `### ${group}`, '', ...propsTable(own)] : []
  })
  return [
    `<!-- ${note} -->`,
    '',
    `# ${block.title}`,
    '',
    block.description,
    '',
    `- Type: \`${block.type}\``,
    `- Content kind: ${KINDS[block.contentType]}${block.area ? `, in the ${block.area}` : ''}`,
    `- Version: ${versionRow(block)}`,
    ...(block.keywords?.length ? [`- Search terms in the palette: ${block.keywords.join(', ')}`] : []),
    ...(block.variants?.length
      ? [`- Variants: ${block.variants.map(({ name, title }) => `\`${name}\` (${title})`).join(', ')}`]
      : []),
    ...(block.hidden ? ['- Not offered in the palette'] : []),
    '',
    '## Props',
    ...groups,
    ...itemTables(props),
    ...slotSection(block),
    ...dataSection(block),
    ...presetSection(block),
    '',
    '## Example',
    '',
    'The stored form with its defaults:',
    '',
    '```json',
    jsonText(exampleBlock(block)),
    '```',
    '',
  ].join('\n')
}

/** Returns the list of all block types as Markdown. */
export function referenceIndex(blocks: Blocks, note: string): string {
  const rows = Object.values(blocks)
    .sort((a, b) => (a.type < b.type ? -1 : 1))
    .map(
      ({ type, title, description, contentType, version }) =>
        `| [${cell(title)}](${type}.md) | \`${type}\` | ${contentType} | ${version} | ${cell(description)} |`,
    )
  return [
    `<!-- ${note} -->`,
    '',
    '# Blocks',
    '',
    'Every block type with its props, defaults and an example. How to add one: [Add a block](../guides/add-a-block.md).',
    '',
    '| Block | Type | Content kind | Version | What it shows |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Theme colors',
    '',
    "A `color` prop holds a CSS color or a color of the store's theme. A theme color follows the owner's palette:",
    `${COLOR_TOKENS.map((token) => `\`var(--color-${token})\``).join(', ')}. Other custom properties are invalid.`,
    '',
  ].join('\n')
}
