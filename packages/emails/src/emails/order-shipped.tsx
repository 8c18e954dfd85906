import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { ItemList } from '../components/order.tsx'
import { TrackingDetails } from '../components/TrackingDetails.tsx'
import { Heading, Subheading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import {
  type OrderItem,
  type OrderReference,
  sampleItems,
  sampleReference,
  sampleTracking,
  type Tracking,
} from './order-contents.ts'

export interface OrderShipped extends OrderReference {
  /** `digital`: no item needs shipping. */
  delivery: 'shipping' | 'pickup' | 'digital'
  /** Whether other items of the order were shipped before, and whether some will follow. */
  position: 'only' | 'partial' | 'last'
  tracking: Tracking
  /** The items of this shipment. */
  items: readonly OrderItem[]
}

/** Notifies the shopper of a shipment, or that it can be picked up. */
export const orderShipped: EmailType<OrderShipped> = {
  kind: 'order-shipped',
  title: 'Order shipped',
  description: 'Sent when you fulfill items and choose to notify the customer. Also for orders that are ready to be picked up.',
  recipient: 'shopper',
  sample: { ...sampleReference, delivery: 'shipping', position: 'partial', tracking: sampleTracking, items: sampleItems },
  subject: ({ data: { label, delivery, position }, messages }) =>
    messages.orderShipped.subject[delivery](label, position === 'partial'),
  View(props) {
    const { data, messages } = props
    const { order: texts, orderShipped: shipped } = messages
    return (
      <Layout label={texts.number(data.label)}>
        <Heading>{`${orderShipped.subject(props)}.`}</Heading>
        <TrackingDetails tracking={data.tracking} />
        <Subheading>{shipped.items[data.delivery]}</Subheading>
        <ItemList items={data.items} />
        {data.position !== 'only' && <Text>{shipped.rest[data.position]}</Text>}
        <Button href={data.url}>{texts.view}</Button>
      </Layout>
    )
  },
}
