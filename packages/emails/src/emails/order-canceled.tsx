import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { ItemList, OrderSummary } from '../components/order.tsx'
import { Heading, Subheading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderContents, type OrderItem, type OrderReference, sampleOrder, sampleReference } from './order-contents.ts'

export interface OrderCanceled extends OrderReference {
  /** In the owner's words; can be empty. */
  reason: string
  /** The canceled order; or, if a part of it was fulfilled, the canceled items. */
  canceled: OrderContents | readonly OrderItem[]
}

/** Notifies the shopper that the order, or its unfulfilled part, was canceled. */
export const orderCanceled: EmailType<OrderCanceled> = {
  kind: 'order-cancelled',
  title: 'Order canceled',
  description: 'Sent when you cancel an order and choose to notify the customer, and when an order was not paid in time.',
  recipient: 'shopper',
  sample: { ...sampleReference, reason: 'The linen shirt is out of stock.', canceled: sampleOrder },
  subject: ({ data, messages }) => messages.orderCanceled.subject(data.label, 'lines' in data.canceled),
  View(props) {
    const { data, messages } = props
    const { reason, canceled } = data
    return (
      <Layout label={messages.order.number(data.label)}>
        <Heading>{`${orderCanceled.subject(props)}.`}</Heading>
        {reason && <Text>{reason}</Text>}
        {'lines' in canceled ? (
          <OrderSummary order={canceled} />
        ) : (
          <>
            <Subheading>{messages.orderCanceled.items}</Subheading>
            <ItemList items={canceled} />
          </>
        )}
        <Button href={data.url}>{messages.order.view}</Button>
      </Layout>
    )
  },
}
