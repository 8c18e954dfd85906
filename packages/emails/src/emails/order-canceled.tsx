import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { ItemList, OrderSummary } from '../components/order.tsx'
import { Heading, OwnText, Subheading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderContents, type OrderItem, type OrderReference, sampleOrder, sampleReference } from './order-contents.ts'

export interface OrderCanceled extends OrderReference {
  /** `text`: the owner's words; can be empty. */
  reason: { text: string } | 'unpaid'
  /** The canceled order; or, if a part of it was fulfilled, the canceled items. */
  canceled: OrderContents | readonly OrderItem[]
}

/** Notifies the shopper that the order, or its unfulfilled part, was canceled. */
export const orderCanceled: EmailType<OrderCanceled> = {
  kind: 'order-cancelled',
  title: 'Order canceled',
  description: 'Sent when you cancel an order and choose to notify the customer, and when an order was not paid in time.',
  recipient: 'shopper',
  sample: (messages) => ({ ...sampleReference, reason: { text: messages.sampleReason }, canceled: sampleOrder(messages) }),
  subject: ({ data: { label, canceled }, messages }) =>
    ('lines' in canceled ? messages.orderCanceledSubject : messages.orderCanceledRestSubject)({ order: label }),
  View(props) {
    const { data, messages } = props
    const { reason, canceled } = data
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{orderCanceled.subject(props)}</Heading>
        {reason === 'unpaid' && <Text>{messages.orderCanceledUnpaid}</Text>}
        {reason !== 'unpaid' && reason.text && <OwnText>{reason.text}</OwnText>}
        {'lines' in canceled ? (
          <OrderSummary order={canceled} />
        ) : (
          <>
            <Subheading>{messages.orderCanceledItems}</Subheading>
            <ItemList items={canceled} />
          </>
        )}
        <Button href={data.url}>{messages.viewOrder}</Button>
      </Layout>
    )
  },
}
