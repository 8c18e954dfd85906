import { type Currency, formatMoney, type Minor } from '@blockfront/commerce'
import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderReference, sampleReference } from './order-contents.ts'

export interface PaymentReturned extends OrderReference {
  amount: Minor
  currency: Currency
}

/** Notifies the shopper that a payment was refunded because the order could not be opened with it. */
export const paymentReturned: EmailType<PaymentReturned> = {
  kind: 'payment-returned',
  title: 'Payment returned',
  description: 'Sent when a payment is refunded because it arrived after the order was closed, sold out or paid.',
  recipient: 'shopper',
  sample: { ...sampleReference, amount: 13_270, currency: 'EUR' },
  subject: ({ data, messages }) => messages.paymentReturnedSubject({ order: data.label }),
  View(props) {
    const { data, brand, messages } = props
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{paymentReturned.subject(props)}</Heading>
        <Text>{messages.paymentReturnedText({ amount: formatMoney(data.amount, data.currency, brand.locale) })}</Text>
        <Text>{messages.paymentReturnedNext}</Text>
        <Button href={data.url}>{messages.viewOrder}</Button>
      </Layout>
    )
  },
}
