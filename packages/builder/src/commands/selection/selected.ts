import { type BlockLocation, type Document, type DocumentBlock, find, instanceOf } from '@blockfront/engine'
import type { Selection } from '../../store/builder-state.ts'
import type { Builder } from '../../store/builder-store.ts'
import { messages } from '../messages.ts'

interface Answer {
  document: Document
  selection: Selection
  found: readonly BlockLocation[]
}

const responses = /* @__PURE__ */ new WeakMap<Builder, Answer>()

/** The selected blocks with their locations, in document order; a block inside another selected one is left out. */
export function selected(builder: Builder): readonly BlockLocation[] {
  const { selection, document } = builder.store.getState()
  const last = responses.get(builder)
  // Cached, because every command calls this on each keystroke.
  if (last?.document === document && last.selection === selection) return last.found
  const found = outermost(builder, selection)
    .map((id) => find(document, id))
    .filter((one) => one !== undefined)
    .sort((a, b) => comparePaths(a.path, b.path))
  responses.set(builder, { document, selection, found })
  return found
}

/** Removes the ids of blocks that are inside another block of the list. */
export function outermost(builder: Builder, ids: readonly string[]): string[] {
  const listed = new Set(ids)
  const isInside = (id: string) => {
    for (let at = builder.index.entries.get(id)?.parent; at !== undefined; at = builder.index.entries.get(at)?.parent)
      if (listed.has(at)) return true
    return false
  }
  return ids.filter((id) => !isInside(id))
}

function comparePaths(a: BlockLocation['path'], b: BlockLocation['path']): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]]
    if (x !== y) return typeof x === 'number' && typeof y === 'number' ? x - y : String(x) < String(y) ? -1 : 1
  }
  return a.length - b.length
}

/** The one selected block, or undefined when there are none or several. */
export function singleSelection(builder: Builder): BlockLocation | undefined {
  const found = selected(builder)
  return found.length === 1 ? found[0] : undefined
}

/** Whether the selection can be changed: no block is locked and the preview is off. */
export const isEditable = (builder: Builder): boolean => {
  const found = selected(builder)
  return !builder.store.getState().preview && found.length > 0 && found.every(({ block }) => !block.editor?.locked)
}

/** The displayed name of a block of the page; empty for an unknown id. */
export const nameOf = (builder: Builder, id: string): string => {
  const block = builder.index.entries.get(id)?.block
  return block ? blockNameOf(builder, block) : ''
}

/** The displayed name of a block: its own label, the name of the shared component that it shows, its type's title, or the stored type. */
export const blockNameOf = (builder: Builder, block: DocumentBlock): string =>
  block.editor?.label || componentName(builder, block) || builder.blocks[block.type]?.title || block.type || messages.unknownBlock

function componentName({ blocks, store }: Builder, block: DocumentBlock): string | undefined {
  const instance = instanceOf(blocks, block)
  return instance && store.getState().componentNames[instance.componentId]
}

/** The selected blocks that can exist twice; a global block exists once. */
export const isDuplicable = (builder: Builder): readonly BlockLocation[] =>
  selected(builder).filter(({ block }) => block.contentType !== 'global')
