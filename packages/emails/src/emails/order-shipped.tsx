import { Fragment } from 'react'
import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { ItemList } from '../components/order.tsx'
import { TrackingDetails } from '../components/TrackingDetails.tsx'
import { Heading, Subheading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import type { Messages } from '../messages/languages.ts'
import {
  type OrderItem,
  type OrderReference,
  type Shipment,
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
  /** Shipments of the same order that were sent before. */
  earlier: readonly Shipment[]
}

/** Notifies the shopper of a shipment, or that it can be picked up. */
export const orderShipped: EmailType<OrderShipped> = {
  kind: 'order-shipped',
  title: 'Order shipped',
  description: 'Sent when you fulfill items and choose to notify the customer. Also for orders that are ready to be picked up.',
  recipient: 'shopper',
  sample: (messages) => ({
    ...sampleReference,
    delivery: 'shipping',
    position: 'partial',
    tracking: sampleTracking,
    items: sampleItems(messages),
    earlier: [],
  }),
  subject: ({ data: { label, delivery, position }, messages }) =>
    subjectOf(messages, delivery, position === 'partial')({ order: label }),
  View(props) {
    const { data, messages } = props
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{orderShipped.subject(props)}</Heading>
        <TrackingDetails tracking={data.tracking} />
        <Subheading>{itemsOf(messages, data.delivery)}</Subheading>
        <ItemList items={data.items} />
        {data.position === 'partial' && <Text>{messages.orderShippedRestFollows}</Text>}
        {data.position === 'last' && <Text>{messages.orderShippedLast}</Text>}
        {data.earlier.length > 0 && <Subheading>{messages.orderShippedEarlier}</Subheading>}
        {data.earlier.map(({ status, tracking, items }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shipments never change
          <Fragment key={index}>
            <Text>{stateOf(messages, status)}</Text>
            <ItemList items={items} />
            <TrackingDetails tracking={tracking} />
          </Fragment>
        ))}
        <Button href={data.url}>{messages.viewOrder}</Button>
      </Layout>
    )
  },
}

function subjectOf(messages: Messages, delivery: OrderShipped['delivery'], isPart: boolean) {
  if (delivery === 'pickup') return isPart ? messages.orderShippedPickupPartSubject : messages.orderShippedPickupSubject
  if (delivery === 'digital') return isPart ? messages.orderShippedDigitalPartSubject : messages.orderShippedDigitalSubject
  return isPart ? messages.orderShippedPartSubject : messages.orderShippedSubject
}

function itemsOf(messages: Messages, delivery: OrderShipped['delivery']): string {
  if (delivery === 'digital') return messages.items
  return delivery === 'pickup' ? messages.orderShippedPickupItems : messages.orderShippedItems
}

function stateOf(messages: Messages, status: Shipment['status']): string {
  if (status === 'shipped') return messages.parcelShipped
  return status === 'delivered' ? messages.parcelDelivered : messages.parcelReturned
}
