import { useCanvas } from '../canvas/canvas-context.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { messages } from './messages.ts'
import { useComponents } from './use-components.ts'

/** Shows why the shared components could not be loaded. */
export function ComponentsNotice() {
  const { components } = useCanvas()
  const { status, message } = useComponents()
  if (status !== 'failed') return null
  return <LoadFailed title={messages.failed} message={message} onRetry={() => void components?.load()} />
}
