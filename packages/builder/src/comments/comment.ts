/** A comment of a person who edits the page. */
export interface BlockComment {
  commentId: string
  authorName: string
  /** Whether the person who uses the builder wrote it. */
  isYours: boolean
  canDelete: boolean
  /** Plain text. */
  text: string
  /** ISO 8601 in UTC. */
  createdAt: string
}

/** Comments about one block, oldest first. */
export interface CommentThread {
  threadId: string
  /** The block, which may have been removed since. */
  blockId: string
  /** The name of the block when the thread started. */
  blockName: string
  /** Whether the block is on every page. */
  isShared: boolean
  isResolved: boolean
  comments: readonly BlockComment[]
}

/** A thread to start. */
export interface NewThread extends Pick<CommentThread, 'blockId' | 'blockName' | 'isShared'> {
  pageId: string
  /** The first comment. */
  text: string
}

/** Comments on blocks, which visitors never see: adds the comments panel, and "Comment" to the menu of blocks. */
export interface CommentsAdapter {
  /** The threads of a page and of the blocks of all pages, oldest first. */
  list: (pageId: string) => Promise<readonly CommentThread[]>
  add: (thread: NewThread) => Promise<CommentThread>
  /** Adds a comment, and reopens a resolved thread. */
  reply: (threadId: string, text: string) => Promise<CommentThread>
  setResolved: (threadId: string, isResolved: boolean) => Promise<CommentThread>
  /** A thread without comments is deleted too. */
  delete: (commentId: string) => Promise<unknown>
}
