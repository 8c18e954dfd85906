import { Button, Delayed, EmptyState, Notice, SegmentedControl, Skeleton } from '@blockfront/ui'
import { MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { nameOf } from '../commands/selection/selected.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { CommentField } from './CommentField.tsx'
import type { CommentThread } from './comment.ts'
import type { CommentStore } from './comment-store.ts'
import { messages } from './messages.ts'
import { Thread } from './Thread.tsx'
import { isOnEveryPage, sortThreads } from './threads.ts'

/** Milliseconds between two requests for the comments of others, while the panel is open and visible. */
const REFRESH = 20_000

/** The comments of the page by thread, and the field for a new one. */
export function CommentsPanel({ comments }: { comments: CommentStore }) {
  const { status, threads, message, shown } = useStore(comments)
  const [filter, setFilter] = useState<'open' | 'resolved'>('open')
  // A mark on the canvas leads to open threads.
  if (shown !== undefined && filter !== 'open') setFilter('open')
  useRefresh(comments)
  const open = threads.filter(({ isResolved }) => !isResolved)
  const resolved = threads.filter(({ isResolved }) => isResolved)
  return (
    <div className="bfs-comments">
      <NewComment comments={comments} onAdded={() => setFilter('open')} />
      {status === 'loading' && (
        <Delayed>
          <div role="status" aria-label={messages.loading}>
            <Skeleton height={72} />
          </div>
        </Delayed>
      )}
      {status === 'failed' && (
        <Notice tone="warning" title={messages.failed}>
          {message}{' '}
          <Button size="small" onClick={() => void comments.load()}>
            {messages.retry}
          </Button>
        </Notice>
      )}
      {status === 'ready' && (
        <>
          <SegmentedControl
            label={messages.filter}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'open', label: messages.open(open.length) },
              { value: 'resolved', label: messages.resolved(resolved.length) },
            ]}
          />
          <Threads comments={comments} threads={filter === 'open' ? open : resolved} filter={filter} />
        </>
      )}
    </div>
  )
}

interface ThreadsProps {
  comments: CommentStore
  threads: readonly CommentThread[]
  filter: 'open' | 'resolved'
}

function Threads({ comments, threads, filter }: ThreadsProps) {
  const builder = useBuilder()
  // Changes of the document move and remove blocks.
  useBuilderState((state) => state.document)
  if (threads.length === 0)
    return (
      <EmptyState icon={<MessageSquare size={20} />} title={filter === 'open' ? messages.noneOpen : messages.noneResolved}>
        {filter === 'open' ? messages.noneOpenHelp : messages.noneResolvedHelp}
      </EmptyState>
    )
  const { present, removed } = sortThreads(builder, threads)
  const list = (some: readonly CommentThread[]) =>
    some.map((thread) => <Thread key={thread.threadId} comments={comments} thread={thread} />)
  return (
    <>
      {list(present)}
      {removed.length > 0 && <h3 className="bfs-comments__heading">{messages.removedBlocks}</h3>}
      {list(removed)}
    </>
  )
}

/** The field for the first comment of a thread about the selected block. What was typed stays when the panel closes. */
function NewComment({ comments, onAdded }: { comments: CommentStore; onAdded: () => void }) {
  const builder = useBuilder()
  const place = useRef<HTMLDivElement>(null)
  const draft = useStore(comments, (state) => state.draft)
  const blockId = useBuilderState(({ selection }) => (selection.length === 1 ? selection[0] : undefined))
  const name = useBuilderState(() => (blockId === undefined ? '' : nameOf(builder, blockId)))
  const isRequested = useBuilderState((state) => state.commentRequest)
  useEffect(() => {
    if (!isRequested) return
    builder.store.setState({ commentRequest: false })
    place.current?.querySelector('textarea')?.focus()
  }, [isRequested, builder])
  if (blockId === undefined || name === '') return <p className="bfs-comments__hint">{messages.selectFirst}</p>
  return (
    <div ref={place}>
      <CommentField
        label={messages.on(name)}
        value={draft}
        placeholder={messages.placeholder}
        submit={messages.add}
        onChange={(text) => comments.setState({ draft: text })}
        onSubmit={async (text) => {
          await comments.add({ blockId, blockName: name.slice(0, 120), isShared: isOnEveryPage(builder, blockId), text })
          comments.setState({ draft: '' })
          onAdded()
          builder.say(messages.said.added)
        }}
      />
    </div>
  )
}

/** Loads the comments again while the panel is open, and when the window becomes visible. */
function useRefresh(comments: CommentStore) {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void comments.load()
    }
    refresh()
    const timer = setInterval(refresh, REFRESH)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [comments])
}
