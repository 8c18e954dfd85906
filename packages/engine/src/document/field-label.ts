import type { Blocks } from '../block.ts'
import { metaOf } from '../field/meta.ts'
import type { Path } from './loading/report.ts'
import { schemaOf, typeOf } from './schema.ts'

/** Labels of a block type's fields by name; empty for an unknown type. */
export function fieldLabels(blocks: Blocks, type = ''): Readonly<Record<string, string>> {
  const block = typeOf(blocks, type)
  const fields = Object.entries(block ? schemaOf(block).shape : {})
  return Object.fromEntries(fields.map(([name, field]) => [name, metaOf(field as never).label ?? name]))
}

/** The label of the field at a report's path: `Slides › 2 › title`. */
export function fieldPath(path: Path, labels: Readonly<Record<string, string>>): string {
  const [name, ...inner] = path.includes('props') ? path.slice(path.lastIndexOf('props') + 1) : path
  const rest = inner.map((key) => (typeof key === 'number' ? key + 1 : key))
  return [labels[String(name)] ?? name, ...rest].join(' › ')
}
