import { formatMoney } from '@blockfront/commerce'
import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { OrderSummary } from '../components/order.tsx'
import { Heading, Text } from '../components/text.tsx'
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
  sample: {
    order: sampleOrder,
    url: 'https://store.example/order/sample',
    until: new Date('2030-06-14T12:00:00Z'),
    message: 'Thank you for your call. Here is your order.',
  },
  subject: ({ data, brand, messages }) => messages.paymentLink.subject(data.order.label, brand.name),
  preview: ({ data: { order }, brand, messages }) =>
    messages.paymentLink.preview(formatMoney(order.total, order.currency, brand.locale)),
  View({ data: { order, url, until, message }, brand, messages: { order: texts, paymentLink } }) {
    const date = until?.toLocaleDateString(brand.locale, { dateStyle: 'long', timeZone: brand.timeZone })
    return (
      <Layout label={texts.number(order.label)}>
        <Heading>{paymentLink.heading}</Heading>
        {message && <Text>{message}</Text>}
        <OrderSummary order={order} />
        {date && <Text>{paymentLink.until(date)}</Text>}
        <Button href={url}>{paymentLink.pay}</Button>
      </Layout>
    )
  },
}
