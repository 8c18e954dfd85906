import { Button, EmptyState } from '@blockfront/ui'
import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { messages } from './messages.ts'
import { reloadForDeploy } from './stale-code.ts'

interface BrokenProps {
  children: ReactNode
  /** Shown instead of the message to reload the page. */
  fallback?: ReactNode
}

/** Replaces a screen that threw or could not be loaded. Other screens keep working. */
export class ScreenError extends Component<BrokenProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: unknown) {
    reloadForDeploy(error)
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.failed) return children
    if (fallback !== undefined) return fallback
    return (
      <div className="waiting" role="alert">
        <EmptyState
          icon={<CircleAlert size={20} />}
          title={messages.screenFailed}
          action={
            <Button variant="primary" onClick={() => location.reload()}>
              {messages.reload}
            </Button>
          }
        >
          {messages.screenFailedHelp}
        </EmptyState>
      </div>
    )
  }
}
