import { Delayed, Skeleton } from '@blockfront/ui'
import { lazy, Suspense } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'

const CommentsPanel = /* @__PURE__ */ lazy(async () => ({ default: (await import('./CommentsPanel.tsx')).CommentsPanel }))

/** The panel of comments. The browser loads it when it first opens. */
export function LateComments() {
  const { comments } = useCanvas()
  if (!comments) return null
  return (
    <Suspense
      fallback={
        <Delayed>
          <Skeleton height={72} />
        </Delayed>
      }
    >
      <CommentsPanel comments={comments} />
    </Suspense>
  )
}
