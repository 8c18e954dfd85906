import { MessageSquare } from 'lucide-react'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { useCanvas } from '../canvas/canvas-context.ts'
import type { Box } from '../canvas/overlay/head-position.ts'
import { useBlockBox } from '../canvas/overlay/use-block-box.ts'
import { nameOf } from '../commands/selection/selected.ts'
import { useBuilder } from '../store/hooks.ts'
import type { CommentStore } from './comment-store.ts'
import { messages } from './messages.ts'

/** A mark with a number on each block with open comments. A click selects the block and shows its comments. */
export function CommentMarks() {
  const { comments } = useCanvas()
  return comments ? <Marks comments={comments} /> : null
}

function Marks({ comments }: { comments: CommentStore }) {
  const threads = useStore(comments, (state) => state.threads)
  const open = Map.groupBy(
    threads.filter(({ isResolved }) => !isResolved),
    ({ blockId }) => blockId,
  )
  return [...open].map(([blockId, ofBlock]) => (
    <Mark
      key={blockId}
      comments={comments}
      blockId={blockId}
      count={ofBlock.reduce((sum, thread) => sum + thread.comments.length, 0)}
    />
  ))
}

function Mark({ comments, blockId, count }: { comments: CommentStore; blockId: string; count: number }) {
  const builder = useBuilder()
  const button = useRef<HTMLButtonElement>(null)
  useBlockBox(button, blockId, place)
  const open = () => {
    comments.setState({ shown: blockId })
    builder.select([blockId])
    builder.store.setState({ commentRequest: true })
  }
  return (
    <button
      ref={button}
      type="button"
      className="bfb-mark"
      // The panel lists the same threads for the keyboard.
      tabIndex={-1}
      aria-label={messages.mark(count, nameOf(builder, blockId))}
      onClick={open}
      hidden
    >
      <MessageSquare size={12} aria-hidden />
      {count}
    </button>
  )
}

/** At the upper edge of the block where lines end, and inside the canvas. */
function place(element: HTMLElement, { x, y, width, height }: Box) {
  const isRtl = getComputedStyle(element).direction === 'rtl'
  const inline = isRtl ? x + INSET : x + width - element.offsetWidth - INSET
  const block = Math.min(Math.max(y, 0) + INSET, y + height - INSET)
  element.style.translate = `${inline}px ${block}px`
}

/** Distance to the edges of the block, in pixels. */
const INSET = 6
