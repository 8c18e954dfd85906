import type { WebhookDelivery } from '@blockfront/contract'
import { Badge, type Tone } from '@blockfront/ui'
import { messages } from '../messages.ts'

type Status = WebhookDelivery['status']

const tones: Record<Status, Tone> = { pending: 'accent', delivered: 'success', failed: 'danger', dropped: 'warning' }

export const DeliveryBadge = ({ status }: { status: Status }) => <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>
