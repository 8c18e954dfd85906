import { formatMoney } from '@blockfront/commerce'
import { Button } from '../components/Button.tsx'
import { Details } from '../components/Details.tsx'
import { Layout } from '../components/Layout.tsx'
import { OrderSummary } from '../components/order.tsx'
import { Heading } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { ownerMessages } from '../english/owners.ts'
import { type OrderContents, type OrderNotes, sampleAddress, sampleNotes, sampleOrder } from './order-contents.ts'

export interface OrderNew extends OrderNotes {
  order: OrderContents
  /** The order in the dashboard. */
  url: string
  /** Name of the payment method. */
  payment: string
  /** Name, email address and phone number; empty parts are left out. */
  customer: readonly string[]
  /** Empty for an order without shipping. */
  shippingAddress: readonly string[]
  /** Name of the shipping rate; empty without one. */
  shippingMethod: string
}

/** Notifies the owner of an order. */
export const orderNew: EmailType<OrderNew> = {
  kind: 'order-new',
  title: 'New order',
  description: 'Sent together with the order confirmation. Replies go to the customer.',
  recipient: 'owner',
  optional: true,
  sample: (messages) => ({
    ...sampleNotes(messages),
    order: sampleOrder(messages),
    url: 'https://blockfront.example/dashboard/orders',
    payment: messages.samplePayment,
    customer: ['Ada Byron', 'ada@example.com'],
    shippingAddress: sampleAddress(messages),
    shippingMethod: messages.sampleShipping,
  }),
  subject: ({ data }) => ownerMessages.orderNewSubject({ order: data.order.label }),
  preview: ({ data: { order, customer: lines }, brand }) => {
    const [customer, total] = [lines.find(Boolean), formatMoney(order.total, order.currency, brand.locale)]
    return customer ? ownerMessages.orderNewPreview({ customer, total }) : ownerMessages.orderNewPreviewTotal({ total })
  },
  View({ data: { order, url, ...data }, messages }) {
    return (
      <Layout label={messages.orderNumber({ order: order.label })}>
        <Heading>{ownerMessages.orderNewSubject({ order: order.label })}</Heading>
        <OrderSummary order={order} />
        <Details label={messages.payment} lines={[data.payment]} />
        <Details label={ownerMessages.orderNewCustomer} lines={data.customer} />
        <Details label={order.isPickup ? messages.pickup : messages.shippingMethod} lines={[data.shippingMethod]} />
        <Details label={order.isPickup ? ownerMessages.orderNewAddress : messages.shippingAddress} lines={data.shippingAddress} />
        <Details label={messages.giftMessage} lines={data.giftMessage.split('\n')} />
        <Details label={messages.customerNote} lines={data.customerNote.split('\n')} />
        <Button href={url}>{ownerMessages.orderNewView}</Button>
      </Layout>
    )
  },
}
