import type { Block, Blocks } from '../../block.ts'
import type { DocumentBlock, KnownBlock } from '../document.ts'
import { isRecord } from '../json.ts'
import { typeOf } from '../schema.ts'

/** The changed values of one block of a shared component: a partial stored block. */
export interface Override {
  /** The id of the block in the component. */
  id: string
  type: string
  version: number
  /** The changed props, each as a whole. */
  props: Readonly<Record<string, unknown>>
}

/** A block that shows a shared component. */
export interface Instance {
  /** Empty if none was chosen. */
  componentId: string
  overrides: readonly Override[]
}

/** Returns the shared component that a block shows, with its overrides; undefined for other blocks. */
export function instanceOf(blocks: Blocks, block: Pick<DocumentBlock, 'type' | 'contentType' | 'props'>): Instance | undefined {
  const names = block.contentType === 'unknown' ? undefined : typeOf(blocks, block.type)?.instance
  if (!names) return undefined
  const props: Readonly<Record<string, unknown>> = block.props
  const { [names.component]: componentId, [names.overrides]: overrides } = props
  return {
    componentId: typeof componentId === 'string' ? componentId : '',
    overrides: Array.isArray(overrides) ? overrides.filter(isOverride) : [],
  }
}

const isOverride = (value: unknown): value is Override =>
  isRecord(value) && typeof value.id === 'string' && typeof value.type === 'string' && isRecord(value.props)

/** Returns the block type whose blocks show shared components; undefined if there is none. */
export const instanceType = (blocks: Blocks): Block | undefined => Object.values(blocks).find(({ instance }) => instance)

/** Returns the props of a block that shows a shared component, by their names in its type. */
export function instanceProps(type: Block, { componentId, overrides }: Instance): Record<string, unknown> {
  const { instance } = type
  return instance ? { [instance.component]: componentId, [instance.overrides]: overrides } : {}
}

/**
 * Returns the props of a block with the changed values of each override replaced by the result of `change`, which gets them with the type of
 * their block. The same object if nothing changed, and for a block that shows no shared component. Overrides of unknown types and other
 * versions stay.
 */
export function mapOverrides(
  blocks: Blocks,
  block: KnownBlock,
  change: (type: Block, override: Override) => Readonly<Record<string, unknown>>,
): KnownBlock['props'] {
  const own = typeOf(blocks, block.type)?.instance
  const list = own && block.props[own.overrides]
  if (!own || !Array.isArray(list)) return block.props
  const mapped = list.map((override: unknown) => {
    const type = isOverride(override) ? readableType(blocks, override) : undefined
    if (!type || !isOverride(override)) return override
    const props = change(type, override)
    return props === override.props ? override : { ...override, props }
  })
  return mapped.some((one, index) => one !== list[index]) ? { ...block.props, [own.overrides]: mapped } : block.props
}

/** The type of an override whose values fit this release. */
function readableType(blocks: Blocks, { type, version }: Override): Block | undefined {
  const found = typeOf(blocks, type)
  return found?.version === version ? found : undefined
}
