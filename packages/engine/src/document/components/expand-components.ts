import type { Block, Blocks } from '../../block.ts'
import { childrenOf, type Document, type DocumentBlock, type EditorMetadata, type KnownBlock } from '../document.ts'
import { walk } from '../find.ts'
import { withSlot } from '../position.ts'
import { schemaOf, typeOf } from '../schema.ts'
import { type Instance, instanceOf, type Override } from './instance.ts'

/** The blocks of shared components, as `load` returns them, by the id of the component. */
export type Components = Readonly<Record<string, readonly DocumentBlock[]>>

/**
 * Returns a document in which each instance is replaced by the blocks of its shared component, with its overrides. A renderer then sees
 * ordinary blocks. An instance of a component that is missing or empty shows nothing, and so does an instance inside a component. Overrides of blocks and
 * props that the component does not have are ignored.
 *
 * The id of a block is that of the instance and its own, so that it is unique and stays the same. Unchanged blocks stay the same objects.
 */
export const expandComponents = (document: Document, blocks: Blocks, components: Components): Document =>
  expand(document, blocks, components, { withHidden: false })

/**
 * Returns a document in which each instance is replaced by ordinary blocks, to edit them or to use them in another store. Like
 * `expandComponents`, but a hidden instance becomes hidden blocks.
 */
export const detachComponents = (document: Document, blocks: Blocks, components: Components): Document =>
  expand(document, blocks, components, { withHidden: true })

interface Expansion {
  /** Whether hidden instances become hidden blocks instead of nothing. */
  withHidden: boolean
}

function expand(document: Document, blocks: Blocks, components: Components, { withHidden }: Expansion): Document {
  const ids = new Set<string>()
  let hasInstances = false
  for (const { block } of walk(document)) {
    ids.add(block.id)
    hasInstances ||= instanceOf(blocks, block) !== undefined
  }
  if (!hasInstances) return document
  const newId = (wanted: string) => {
    let id = wanted
    for (let n = 2; ids.has(id); n++) id = `${wanted}-${n}`
    ids.add(id)
    return id
  }
  const expandList = (list: readonly DocumentBlock[]): readonly DocumentBlock[] => {
    const expanded = list.flatMap(expandBlock)
    return expanded.length === list.length && expanded.every((block, i) => block === list[i]) ? list : expanded
  }
  const expandBlock = (block: DocumentBlock): readonly DocumentBlock[] => {
    if (block.contentType === 'unknown') return [block]
    const instance = instanceOf(blocks, block)
    if (instance) return block.editor?.hidden && !withHidden ? [] : instanceContent(blocks, components, instance, block, newId)
    const children = childrenOf(block)
    const expanded = expandList(children)
    return [expanded === children ? block : { ...block, childComponents: expanded }]
  }
  return { ...document, content: expandList(document.content), globalContent: expandList(document.globalContent) }
}

/** The blocks that an instance shows. */
function instanceContent(
  blocks: Blocks,
  components: Components,
  { componentId, overrides }: Instance,
  { id, slot, editor }: KnownBlock,
  newId: (wanted: string) => string,
): readonly DocumentBlock[] {
  const content = Object.hasOwn(components, componentId) ? components[componentId] : undefined
  if (!content) return []
  const byId = new Map(overrides.map((override) => [override.id, override]))
  const shown = (block: DocumentBlock): DocumentBlock[] => {
    if (instanceOf(blocks, block) || block.contentType === 'global') return []
    const own = { ...overridden(blocks, block, byId.get(block.id)), id: newId(`${id}-${block.id}`) }
    const children = childrenOf(own)
    return [children.length > 0 ? ({ ...own, childComponents: children.flatMap(shown) } as DocumentBlock) : own]
  }
  return content.flatMap(shown).map((block) => withSlot(withMetadata(block, editor), slot))
}

/** Returns a block of a component with the values of an override. */
export function overridden(blocks: Blocks, block: DocumentBlock, override: Override | undefined): DocumentBlock {
  if (!override || block.contentType === 'unknown' || override.type !== block.type || override.version !== block.version)
    return block
  const type = typeOf(blocks, block.type)
  const names = type ? Object.keys(override.props).filter((name) => overridableProps(type).has(name)) : []
  if (names.length === 0) return block
  return { ...block, props: { ...block.props, ...Object.fromEntries(names.map((name) => [name, override.props[name]])) } }
}

const overridable = /* @__PURE__ */ new WeakMap<Block, ReadonlySet<string>>()

/** The props that instances can override: all except lists whose items have slots, because the blocks in those belong to the items. */
export function overridableProps(type: Block): ReadonlySet<string> {
  let names = overridable.get(type)
  if (!names) {
    const lists = Object.values(type.slots ?? {}).map(({ each }) => each)
    names = new Set(Object.keys(schemaOf(type).shape).filter((name) => !lists.includes(name)))
    overridable.set(type, names)
  }
  return names
}

/** A block with the visibility and effects of the instance around it, in addition to its own. */
function withMetadata(block: DocumentBlock, { hidden, hiddenOn, appear, hover }: EditorMetadata = {}): DocumentBlock {
  if (block.contentType === 'unknown' || !(hidden || hiddenOn?.length || appear || hover)) return block
  const { editor } = block
  return {
    ...block,
    editor: {
      ...(appear && { appear }),
      ...(hover && { hover }),
      ...editor,
      ...(hidden && { hidden }),
      ...(hiddenOn && { hiddenOn: [...new Set([...hiddenOn, ...(editor?.hiddenOn ?? [])])] }),
    },
  }
}
