import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useCanvas } from '../canvas/canvas-context.ts'
import type { CommentList } from './comment-store.ts'

const NONE = createStore<Pick<CommentList, 'threads'>>(() => ({ threads: [] }))

/** Whether the page has threads that are not resolved. */
export function useHasOpenComments(): boolean {
  const { comments } = useCanvas()
  return useStore<typeof NONE, boolean>(comments ?? NONE, ({ threads }) => threads.some(({ isResolved }) => !isResolved))
}
