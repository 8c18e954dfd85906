import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import type { en } from '../messages/en.ts'

export interface PaymentIncident {
  /** Number of the order. */
  label: string
  type: keyof typeof en.paymentIncident.explanations
  /** All incidents in the dashboard. */
  url: string
}

/** Tells the owner about a payment that needs attention. */
export const paymentIncident: EmailType<PaymentIncident> = {
  kind: 'payment-incident',
  title: 'Payment needs attention',
  description: 'Sent when something unexpected happens to a payment, such as a dispute.',
  recipient: 'owner',
  sample: { label: '#1042', type: 'dispute', url: 'https://blockfront.example/dashboard/payment' },
  subject: ({ data, messages }) => messages.paymentIncident.subject(data.label),
  View(props) {
    const { data, messages } = props
    const texts = messages.paymentIncident
    return (
      <Layout label={messages.order.number(data.label)}>
        <Heading>{`${paymentIncident.subject(props)}.`}</Heading>
        <Text>{texts.explanations[data.type]}</Text>
        <Button href={data.url}>{texts.view}</Button>
      </Layout>
    )
  },
}
