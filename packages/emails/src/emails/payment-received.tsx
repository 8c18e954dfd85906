import { type Currency, formatMoney, type Minor } from '@blockfront/commerce'
import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderReference, sampleReference } from './order-contents.ts'

export interface PaymentReceived extends OrderReference {
  amount: Minor
  currency: Currency
}

/** Confirms a payment that the owner recorded to the shopper. */
export const paymentReceived: EmailType<PaymentReceived> = {
  kind: 'payment-received',
  title: 'Payment received',
  description: 'Sent when you mark an order as paid.',
  recipient: 'shopper',
  optional: true,
  sample: { ...sampleReference, amount: 13_270, currency: 'EUR' },
  subject: ({ data, messages }) => messages.paymentReceivedSubject({ order: data.label }),
  View(props) {
    const { data, brand, messages } = props
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{paymentReceived.subject(props)}</Heading>
        <Text>{messages.paymentReceivedText({ amount: formatMoney(data.amount, data.currency, brand.locale) })}</Text>
        <Button href={data.url}>{messages.viewOrder}</Button>
      </Layout>
    )
  },
}
