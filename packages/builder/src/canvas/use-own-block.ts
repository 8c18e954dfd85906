import type { DocumentBlock } from '@blockfront/engine'
import { useRef } from 'react'
import { useBuilder, useWatched } from '../store/hooks.ts'

const OWN = ['props', 'type', 'variant', 'contentType', 'version', 'editor'] as const
/** What names and marks of a block in lists and outlines are drawn from; it stays while the owner types. */
const FACE = ['type', 'contentType', 'editor'] as const

/** One block, where a change of what it holds is no change: typing in a child does not draw its containers again. */
export const useOwnBlock = (id: string): DocumentBlock | undefined => usePartly(id, OWN)

/** One block, where only another type, name, lock or eye is a change. Its props may be older than the page's. */
export const useBlockFace = (id: string): DocumentBlock | undefined => usePartly(id, FACE)

function usePartly(id: string, parts: readonly (keyof DocumentBlock)[]): DocumentBlock | undefined {
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
