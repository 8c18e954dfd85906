'use client'

import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Delayed, Skeleton } from '@blockfront/ui'
import { lazy, Suspense } from 'react'

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }))

function Control(props: ControlProps) {
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

/**
 * The editor of `richText` fields: stores HTML. The browser loads it when a panel or form first shows such a field. The builder's panels
 * use it; pass it to other forms as `services={{ controls: { richText: richTextControl } }}`. Styles: `@blockfront/builder/rich-text.css`.
 */
export const richTextControl: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
