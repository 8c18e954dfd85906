import type { DocumentBlock } from '@blockfront/engine'
import { useRef } from 'react'
import { nameOf } from '../../commands/selection/selected.ts'
import { useBuilder, useBuilderState, useWatched } from '../../store/hooks.ts'

const BLOCK_KEYS = ['props', 'type', 'variant', 'contentType', 'version', 'editor'] as const
/** The data of a block's entry in lists and outlines. It keeps its identity while the owner types. */
const LABEL_KEYS = ['type', 'contentType', 'editor'] as const

/** Returns one block and ignores changes of its children: typing in a child does not render its containers again. */
export const useBlockWithoutChildren = (id: string): DocumentBlock | undefined => useSelectedKeys(id, BLOCK_KEYS)

/** Returns one block and ignores changes other than type, name, lock and visibility. Its props may be outdated. */
export const useBlockLabel = (id: string): DocumentBlock | undefined => useSelectedKeys(id, LABEL_KEYS)

/** Returns the displayed name of a block; empty once it is removed. */
export function useBlockName(id: string): string {
  const builder = useBuilder()
  return useBuilderState(() => nameOf(builder, id))
}

function useSelectedKeys(id: string, parts: readonly (keyof DocumentBlock)[]): DocumentBlock | undefined {
  const builder = useBuilder()
  const last = useRef<DocumentBlock>(undefined)
  return useWatched(id, () => {
    const block = builder.index.entries.get(id)?.block
    const before = last.current
    if (before && block && parts.every((key) => before[key] === block[key])) return before
    last.current = block
    return block
  })
}
