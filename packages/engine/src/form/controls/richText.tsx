import { Delayed, Skeleton } from '@blockfront/ui'
import { lazy, Suspense } from 'react'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'stacked', group: true }

const Editor = lazy(async () => ({ default: (await import('../rich-text/Editor.tsx')).Editor }))

/** Formatted text as HTML. The editor is fetched when the first such field is shown. */
export function Control(props: ControlProps) {
  return (
    <div className="ui-rich-place">
      <Suspense
        fallback={
          <Delayed>
            <Skeleton height={120} />
          </Delayed>
        }
      >
        <Editor {...props} />
      </Suspense>
    </div>
  )
}
