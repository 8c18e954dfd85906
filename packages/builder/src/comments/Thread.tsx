import { Button, IconButton, Notice } from '@blockfront/ui'
import { Check, Reply, RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { localTime } from '../saving/local-time.ts'
import { useAction } from '../saving/use-async.ts'
import { useSession } from '../session.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { CommentField } from './CommentField.tsx'
import type { BlockComment, CommentThread } from './comment.ts'
import type { CommentStore } from './comment-store.ts'
import { messages } from './messages.ts'
import { threadName } from './threads.ts'

interface ThreadProps {
  comments: CommentStore
  thread: CommentThread
}

/** One thread: its block, the comments, a reply, and resolving. */
export function Thread({ comments, thread }: ThreadProps) {
  const builder = useBuilder()
  const { threadId, blockId, isResolved, isShared } = thread
  const name = threadName(builder, thread)
  const isPresent = builder.index.entries.has(blockId)
  const isSelected = useBuilderState(({ selection }) => selection.includes(blockId))
  const isShown = useStore(comments, (state) => state.shown === blockId)
  const [isReplying, setReplying] = useState(false)
  const { busy, failure, run } = useAction()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isShown) return
    card.current?.scrollIntoView({ block: 'nearest' })
    comments.setState({ shown: undefined })
  }, [isShown, comments])
  const resolve = () =>
    run(async () => {
      await comments.setResolved(threadId, !isResolved)
      builder.say(isResolved ? messages.said.reopened : messages.said.resolved)
    })
  return (
    <article ref={card} className="bfs-thread" data-selected={isSelected || undefined} aria-label={messages.thread(name)}>
      <div className="bfs-thread__head">
        {isPresent ? (
          <button
            type="button"
            className="bfs-thread__block"
            aria-label={messages.select(name)}
            onClick={() => builder.select([blockId])}
          >
            {name}
          </button>
        ) : (
          <span className="bfs-thread__block">{name}</span>
        )}
        {isShared && <span className="bfs-thread__note">{messages.onEveryPage}</span>}
      </div>
      {thread.comments.map((comment) => (
        <Comment key={comment.commentId} comments={comments} thread={thread} comment={comment} />
      ))}
      {failure && (
        <Notice tone="danger" title={messages.notDone} alert>
          {failure}
        </Notice>
      )}
      {isReplying ? (
        <ReplyField comments={comments} threadId={threadId} name={name} onClose={() => setReplying(false)} />
      ) : (
        <div className="bfs-thread__actions">
          <Button size="small" variant="ghost" icon={<Reply size={14} />} onClick={() => setReplying(true)}>
            {messages.reply}
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon={isResolved ? <RotateCcw size={14} /> : <Check size={14} />}
            busy={busy}
            onClick={resolve}
          >
            {isResolved ? messages.reopen : messages.resolve}
          </Button>
        </div>
      )}
    </article>
  )
}

function Comment({ comments, thread, comment }: ThreadProps & { comment: BlockComment }) {
  const builder = useBuilder()
  const { locale } = useSession().info
  const { commentId, authorName, isYours, canDelete, text, createdAt } = comment
  const [isAsking, setAsking] = useState(false)
  const { busy, failure, run } = useAction()
  const remove = () =>
    run(async () => {
      await comments.remove(thread, commentId)
      builder.say(messages.said.removed)
    })
  return (
    <div className="bfs-comment">
      <div className="bfs-comment__head">
        <bdi className="bfs-comment__author">{isYours ? messages.you : authorName || messages.formerMember}</bdi>
        <time className="bfs-comment__time" dir="auto" dateTime={createdAt}>
          {localTime(createdAt, locale)}
        </time>
        {canDelete && !isAsking && (
          <IconButton label={messages.remove} size="small" onClick={() => setAsking(true)}>
            <Trash2 size={14} />
          </IconButton>
        )}
      </div>
      <p className="bfs-comment__text" dir="auto">
        {text}
      </p>
      {isAsking && (
        <Notice tone="warning" title={messages.removeQuestion} alert>
          {failure}
          <div className="bfs-thread__actions">
            <Button size="small" variant="danger" busy={busy} onClick={remove}>
              {messages.removeNow}
            </Button>
            <Button size="small" disabled={busy} onClick={() => setAsking(false)}>
              {messages.cancel}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}

interface ReplyFieldProps {
  comments: CommentStore
  threadId: string
  name: string
  onClose: () => void
}

function ReplyField({ comments, threadId, name, onClose }: ReplyFieldProps) {
  const builder = useBuilder()
  const [typed, setTyped] = useState('')
  return (
    <CommentField
      label={messages.replyTo(name)}
      hideLabel
      autoFocus
      value={typed}
      submit={messages.send}
      onChange={setTyped}
      onCancel={onClose}
      onSubmit={async (text) => {
        await comments.reply(threadId, text)
        onClose()
        builder.say(messages.said.added)
      }}
    />
  )
}
