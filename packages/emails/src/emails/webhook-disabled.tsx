import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { ownerMessages } from '../english/owners.ts'

export interface WebhookDisabled {
  /** `failing`: no delivery was accepted for a day. `gone`: the receiver responded that it wants no more. */
  reason: 'failing' | 'gone'
  /** Name of the store. */
  store: string
  /** Host of the webhook's URL. */
  receiver: string
  /** The webhook in the dashboard. */
  url: string
}

/** Notifies the owner that the server disabled a webhook. */
export const webhookDisabled: EmailType<WebhookDisabled> = {
  kind: 'webhook-disabled',
  title: 'Webhook turned off',
  description: 'Sent when a webhook was turned off because its receiver accepted nothing for a day.',
  recipient: 'account',
  sample: {
    reason: 'failing',
    store: 'Willow & Oak',
    receiver: 'erp.example.com',
    url: 'https://blockfront.example/dashboard/webhooks/k3v9c2m4w8x7n5q1j6tz',
  },
  subject: ({ data: { receiver } }) => ownerMessages.webhookDisabledSubject({ receiver }),
  View(props) {
    const { reason, store, receiver, url } = props.data
    return (
      <Layout>
        <Heading>{webhookDisabled.subject(props)}</Heading>
        <Text>
          {reason === 'gone'
            ? ownerMessages.webhookDisabledGone({ receiver, store })
            : ownerMessages.webhookDisabledFailing({ receiver, store })}
        </Text>
        <Text>{ownerMessages.webhookDisabledNext}</Text>
        <Button href={url}>{ownerMessages.webhookDisabledView}</Button>
      </Layout>
    )
  },
}
