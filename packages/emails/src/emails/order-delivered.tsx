import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { ItemList } from '../components/order.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import type { Messages } from '../messages/languages.ts'
import { type OrderItem, type OrderReference, sampleItems, sampleReference } from './order-contents.ts'

export interface OrderDelivered extends OrderReference {
  isPickup: boolean
  /** Whether the parcel contains all items of the order. */
  isFullOrder: boolean
  /** Whether the email asks to review the items. */
  asksForReviews: boolean
  items: readonly OrderItem[]
}

/** Notifies the shopper that a parcel arrived, or was picked up. */
export const orderDelivered: EmailType<OrderDelivered> = {
  kind: 'order-delivered',
  title: 'Order delivered',
  description: 'Sent when you mark a shipment as delivered and choose to notify the customer.',
  recipient: 'shopper',
  sample: (messages) => ({
    ...sampleReference,
    isPickup: false,
    isFullOrder: true,
    asksForReviews: true,
    items: sampleItems(messages),
  }),
  subject: ({ data: { label, isPickup, isFullOrder }, messages }) => subjectOf(messages, isPickup, isFullOrder)({ order: label }),
  View(props) {
    const { data, messages } = props
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{orderDelivered.subject(props)}</Heading>
        <ItemList items={data.items} />
        {data.asksForReviews && <Text>{messages.orderDeliveredReview}</Text>}
        <Button href={data.url}>{messages.viewOrder}</Button>
      </Layout>
    )
  },
}

function subjectOf(messages: Messages, isPickup: boolean, isFullOrder: boolean) {
  if (isPickup) return isFullOrder ? messages.orderDeliveredPickupSubject : messages.orderDeliveredPickupPartSubject
  return isFullOrder ? messages.orderDeliveredSubject : messages.orderDeliveredPartSubject
}
