import { type KnownBlock, type Override, sameJson } from '@blockfront/engine'

/** Returns the override of a block of a component; undefined if there is none that applies to it. */
export const overrideOf = (
  overrides: readonly Override[],
  { id, type, version }: Pick<KnownBlock, 'id' | 'type' | 'version'>,
): Override | undefined => overrides.find((one) => one.id === id && one.type === type && one.version === version)

/**
 * Returns overrides after props of a block of the component were changed. A value that is that of the component again is removed, and so is one
 * that is undefined.
 */
export function changeOverride(
  overrides: readonly Override[],
  block: Pick<KnownBlock, 'id' | 'type' | 'version' | 'props'>,
  patch: Readonly<Record<string, unknown>>,
): Override[] {
  const { id, type, version } = block
  const changed = Object.entries({ ...overrideOf(overrides, block)?.props, ...patch }).filter(
    ([name, value]) => value !== undefined && !sameJson(value, block.props[name]),
  )
  const next = changed.length > 0 ? [{ id, type, version, props: Object.fromEntries(changed) }] : []
  const index = overrides.findIndex((one) => one.id === id)
  return index < 0 ? [...overrides, ...next] : overrides.flatMap((one, i) => (i === index ? next : one.id === id ? [] : [one]))
}
