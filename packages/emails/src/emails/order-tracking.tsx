import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { ItemList } from '../components/order.tsx'
import { TrackingDetails } from '../components/TrackingDetails.tsx'
import { Heading, Subheading } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import {
  type OrderItem,
  type OrderReference,
  sampleItems,
  sampleReference,
  sampleTracking,
  type Tracking,
} from './order-contents.ts'

export interface OrderTracking extends OrderReference {
  tracking: Tracking
  /** The items of the shipment. */
  items: readonly OrderItem[]
}

/** Sends the shopper the new tracking details of a shipment. */
export const orderTracking: EmailType<OrderTracking> = {
  kind: 'order-tracking',
  title: 'Tracking details changed',
  description: 'Sent when you change the tracking details of a shipment and choose to notify the customer.',
  recipient: 'shopper',
  sample: (messages) => ({ ...sampleReference, tracking: sampleTracking, items: sampleItems(messages) }),
  subject: ({ data, messages }) => messages.orderTrackingSubject({ order: data.label }),
  View(props) {
    const { data, messages } = props
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{orderTracking.subject(props)}</Heading>
        <TrackingDetails tracking={data.tracking} />
        <Subheading>{messages.orderShippedItems}</Subheading>
        <ItemList items={data.items} />
        <Button href={data.url}>{messages.viewOrder}</Button>
      </Layout>
    )
  },
}
