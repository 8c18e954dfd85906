import { Button, Notice } from '@blockfront/ui'
import { useCanvas } from '../canvas/canvas-context.ts'
import { messages } from './messages.ts'
import { useComponents } from './use-components.ts'

/** Shows why the shared components could not be loaded. */
export function ComponentsNotice() {
  const { components } = useCanvas()
  const { status, message } = useComponents()
  if (status !== 'failed') return null
  return (
    <Notice tone="warning" title={messages.failed}>
      {message}{' '}
      <Button size="small" onClick={() => void components?.load()}>
        {messages.retry}
      </Button>
    </Notice>
  )
}
