import type { DocumentBlock } from '@blockfront/engine'
import { useRef } from 'react'
import { useBuilder, useWatched } from '../../store/hooks.ts'

const BLOCK_KEYS = ['props', 'type', 'variant', 'contentType', 'version', 'editor'] as const
/** What names and marks of a block in lists and outlines are drawn from; it stays while the owner types. */
const LABEL_KEYS = ['type', 'contentType', 'editor'] as const

/** One block, where a change of what it holds is no change: typing in a child does not draw its containers again. */
export const useBlockWithoutChildren = (id: string): DocumentBlock | undefined => useSelectedKeys(id, BLOCK_KEYS)

/** One block, where only another type, name, lock or eye is a change. Its props may be older than the page's. */
export const useBlockLabel = (id: string): DocumentBlock | undefined => useSelectedKeys(id, LABEL_KEYS)

function useSelectedKeys(id: string, parts: readonly (keyof DocumentBlock)[]): DocumentBlock | undefined {
  const { index } = useBuilder()
  const last = useRef<DocumentBlock>(undefined)
  return useWatched(id, () => {
    const block = index.entries.get(id)?.block
    const before = last.current
    if (before && block && parts.every((key) => before[key] === block[key])) return before
    last.current = block
    return block
  })
}
