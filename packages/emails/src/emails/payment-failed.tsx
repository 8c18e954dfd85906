import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderReference, sampleReference } from './order-contents.ts'

export interface PaymentFailed extends OrderReference {
  /** Until when the items are reserved. */
  until: Date
}

/** Notifies the shopper that an online payment failed, with a link to pay again. */
export const paymentFailed: EmailType<PaymentFailed> = {
  kind: 'payment-failed',
  title: 'Payment failed',
  description: 'Sent once per order when its online payment fails, with a link to pay again.',
  recipient: 'shopper',
  optional: true,
  sample: { ...sampleReference, until: new Date('2030-06-14T12:30:00Z') },
  subject: ({ data, messages }) => messages.paymentFailedSubject({ order: data.label }),
  View(props) {
    const { data, brand, messages } = props
    const time = data.until.toLocaleString(brand.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone })
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{paymentFailed.subject(props)}</Heading>
        <Text>{messages.paymentFailedText({ time })}</Text>
        <Button href={data.url}>{messages.paymentFailedPay}</Button>
      </Layout>
    )
  },
}
