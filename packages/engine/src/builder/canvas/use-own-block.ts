import { useRef } from 'react'
import { useStore } from 'zustand'
import type { DocumentBlock } from '../../document/document.ts'
import { useBuilder } from '../store/hooks.ts'

const OWN = ['props', 'type', 'variant', 'contentType', 'version', 'editor'] as const

/** One block, where a change of what it holds is no change: typing in a child does not draw its containers again. */
export function useOwnBlock(id: string): DocumentBlock | undefined {
  const { store, index } = useBuilder()
  const last = useRef<DocumentBlock>(undefined)
  return useStore(store, () => {
    const block = index.entries.get(id)?.block
    const before = last.current
    if (before && block && OWN.every((key) => before[key] === block[key])) return before
    last.current = block
    return block
  })
}
