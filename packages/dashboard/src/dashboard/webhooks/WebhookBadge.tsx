import type { Webhook } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { statusName } from './messages.ts'

/** Whether a webhook is on, and why not. */
export function WebhookBadge({ webhook }: { webhook: Webhook }) {
  const { isEnabled, disabledReason } = webhook
  const tone = isEnabled ? 'success' : disabledReason === null ? 'neutral' : 'danger'
  return <Badge tone={tone}>{statusName(webhook)}</Badge>
}
