import { formatMoney } from '@blockfront/commerce'
import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { OrderSummary } from '../components/order.tsx'
import { Heading, OwnText, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderContents, sampleOrder } from './order-contents.ts'

export interface PaymentLink {
  order: OrderContents
  /** The order's page, where the shopper pays. */
  url: string
  /** Until when the link is valid. */
  until: Date | null
  /** Text of the member who sends the link; can be empty and have several lines. */
  message: string
}

/** Asks the shopper to pay for an order that a member created. */
export const paymentLink: EmailType<PaymentLink> = {
  kind: 'payment-link',
  title: 'Payment link',
  description: 'Sent when you send the payment link of a draft order.',
  recipient: 'shopper',
  sample: (messages) => ({
    order: sampleOrder(messages),
    url: 'https://store.example/order/sample',
    until: new Date('2030-06-14T12:00:00Z'),
    message: messages.sampleMessage,
  }),
  subject: ({ data, brand, messages }) => messages.paymentLinkSubject({ order: data.order.label, store: brand.name }),
  preview: ({ data: { order }, brand, messages }) =>
    messages.paymentLinkPreview({ total: formatMoney(order.total, order.currency, brand.locale) }),
  View({ data: { order, url, until, message }, brand, messages }) {
    const date = until?.toLocaleDateString(brand.locale, { dateStyle: 'long', timeZone: brand.timeZone })
    return (
      <Layout label={messages.orderNumber({ order: order.label })}>
        <Heading>{messages.paymentLinkHeading}</Heading>
        {message && <OwnText>{message}</OwnText>}
        <OrderSummary order={order} />
        {date && <Text>{messages.paymentLinkUntil({ date })}</Text>}
        <Button href={url}>{messages.paymentLinkPay}</Button>
      </Layout>
    )
  },
}
