import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CommentsAdapter, CommentThread, NewThread } from './comment.ts'

/** The threads of the open page. While they are loaded again, the old ones stay. */
export interface CommentList {
  status: 'loading' | 'ready' | 'failed'
  threads: readonly CommentThread[]
  /** The error message. */
  message: string
  /** The text of a comment that was not added yet. */
  draft: string
  /** The block whose threads the panel shows first, after a click on its mark. */
  shown: string | undefined
}

export interface CommentStore extends StoreApi<CommentList> {
  /** Loads the threads. A failure after a success keeps what is shown. */
  load: () => Promise<void>
  add: (thread: Omit<NewThread, 'pageId'>) => Promise<void>
  reply: (threadId: string, text: string) => Promise<void>
  setResolved: (threadId: string, isResolved: boolean) => Promise<void>
  remove: (thread: CommentThread, commentId: string) => Promise<void>
}

/** Creates the list of a page's comments. Nothing is loaded before `load`. */
export function createCommentStore(adapter: CommentsAdapter, pageId: string): CommentStore {
  const store = createStore<CommentList>(() => ({ status: 'loading', threads: [], message: '', draft: '', shown: undefined }))
  /** Own changes since a list was requested: the list may not contain them, so it is requested again. */
  let changes = 0
  const change = (threads: (before: readonly CommentThread[]) => readonly CommentThread[]) => {
    changes++
    store.setState((state) => ({ threads: threads(state.threads) }))
  }
  const replace = (changed: CommentThread) =>
    change((before) => before.map((thread) => (thread.threadId === changed.threadId ? changed : thread)))
  const load = async (): Promise<void> => {
    const seen = changes
    try {
      const threads = await adapter.list(pageId)
      if (seen !== changes) return load()
      const isSame = JSON.stringify(threads) === JSON.stringify(store.getState().threads)
      store.setState({ status: 'ready', ...(!isSame && { threads }) })
    } catch (error) {
      if (store.getState().status === 'ready') return
      store.setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
  return {
    ...store,
    load,
    async add(thread) {
      const added = await adapter.add({ ...thread, pageId })
      change((before) => [...before, added])
    },
    reply: async (threadId, text) => replace(await adapter.reply(threadId, text)),
    setResolved: async (threadId, isResolved) => replace(await adapter.setResolved(threadId, isResolved)),
    async remove({ threadId }, commentId) {
      await adapter.delete(commentId)
      change((before) =>
        before.flatMap((thread) => {
          if (thread.threadId !== threadId) return [thread]
          const comments = thread.comments.filter((comment) => comment.commentId !== commentId)
          return comments.length > 0 ? [{ ...thread, comments }] : []
        }),
      )
    },
  }
}
