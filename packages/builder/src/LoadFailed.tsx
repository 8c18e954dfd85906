import { Button, Notice } from '@blockfront/ui'
import { messages } from './messages.ts'

interface Props {
  title: string
  /** The reason, as whole sentences. */
  message: string | undefined
  onRetry: () => void
}

/** Says what could not be loaded and why, with a button that loads it again. */
export const LoadFailed = ({ title, message, onRetry }: Props) => (
  <Notice tone="warning" title={title}>
    {message}{' '}
    <Button size="small" onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  </Notice>
)
