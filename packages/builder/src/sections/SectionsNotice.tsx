import { Button, Delayed, Notice, Skeleton } from '@blockfront/ui'
import { useCanvas } from '../canvas/canvas-context.ts'
import { messages } from './messages.ts'
import { useSections } from './section-entries.ts'

/** Shows that the saved sections are loading, or why they could not be loaded. */
export function SectionsNotice() {
  const { sections } = useCanvas()
  const { status, message } = useSections()
  if (status === 'loading')
    return (
      <Delayed>
        <div role="status" aria-label={messages.loading}>
          <Skeleton height={72} />
        </div>
      </Delayed>
    )
  if (status !== 'failed') return null
  return (
    <Notice tone="warning" title={messages.failed}>
      {message}{' '}
      <Button size="small" onClick={() => void sections?.load()}>
        {messages.retry}
      </Button>
    </Notice>
  )
}
