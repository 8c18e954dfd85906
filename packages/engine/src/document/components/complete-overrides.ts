import type { Block, Blocks } from '../../block.ts'
import { isRecord, sameJson } from '../json.ts'
import { migrate } from '../loading/migrate.ts'
import { type InvalidValue, repair } from '../loading/repair.ts'
import { schemaOf, typeOf } from '../schema.ts'

/**
 * Returns overrides with values that fit the fields of their block types, migrated to this release, and what was removed. Overrides of unknown
 * types and of newer versions are kept unchanged: they have no effect.
 */
export function completeOverrides(blocks: Blocks, value: unknown): { list: unknown[]; invalidValues: InvalidValue[] } {
  const invalidValues: InvalidValue[] = []
  const complete = (Array.isArray(value) ? value : []).map((item, index) => {
    if (!isRecord(item) || !isRecord(item.props)) return item
    const type = typeOf(blocks, item.type)
    const stored = type && migrated(type, Number(item.version), item.props)
    if (!type || !stored) return item
    const { props, invalid } = fitting(type, stored)
    for (const invalidValue of invalid) invalidValues.push({ ...invalidValue, path: [index, 'props', ...invalidValue.path] })
    return { ...item, version: type.version, props }
  })
  return { list: complete, invalidValues }
}

/** The changed props in the current version of their type; undefined if they cannot be read. */
function migrated(type: Block, version: number, props: Record<string, unknown>): Record<string, unknown> | undefined {
  if (version === type.version) return props
  if (!(version < type.version)) return undefined
  try {
    // A migration may add props: only those that the override changes are kept.
    const others = migrate(type, version, {})
    const all = migrate(type, version, props)
    return Object.fromEntries(Object.entries(all).filter(([name, value]) => !sameJson(value, others[name])))
  } catch {
    return undefined
  }
}

/** The values that fit, and what was removed. */
function fitting(type: Block, stored: Record<string, unknown>): { props: Record<string, unknown>; invalid: InvalidValue[] } {
  const { props = {}, invalidValues } = repair(schemaOf(type), stored)
  const removed = new Set(invalidValues.flatMap(({ path }) => (path.length === 1 ? path : [])))
  const kept = Object.keys(stored).filter((name) => !removed.has(name) && Object.hasOwn(props, name))
  return {
    props: Object.fromEntries(kept.map((name) => [name, props[name]])),
    invalid: invalidValues.map((invalidValue) =>
      invalidValue.path.length === 1 ? { ...invalidValue, dropped: true } : invalidValue,
    ),
  }
}
