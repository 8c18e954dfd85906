import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { ownerMessages } from '../english/owners.ts'

const explanations = {
  wrong_amount: ownerMessages.paymentIncidentWrongAmount,
  wrong_currency: ownerMessages.paymentIncidentWrongCurrency,
  wrong_reference: ownerMessages.paymentIncidentWrongReference,
  partial_capture: ownerMessages.paymentIncidentPartialCapture,
  late_payment: ownerMessages.paymentIncidentLatePayment,
  duplicate_payment: ownerMessages.paymentIncidentDuplicatePayment,
  authorization_lost: ownerMessages.paymentIncidentAuthorizationLost,
  dispute: ownerMessages.paymentIncidentDispute,
  capture_failed: ownerMessages.paymentIncidentCaptureFailed,
  refund_failed: ownerMessages.paymentIncidentRefundFailed,
}

export interface PaymentIncident {
  /** Number of the order. */
  label: string
  type: keyof typeof explanations
  /** All incidents in the dashboard. */
  url: string
}

/** Notifies the owner of a payment that needs attention. */
export const paymentIncident: EmailType<PaymentIncident> = {
  kind: 'payment-incident',
  title: 'Payment needs attention',
  description: 'Sent when something unexpected happens to a payment, such as a dispute.',
  recipient: 'owner',
  sample: { label: '#1042', type: 'dispute', url: 'https://blockfront.example/dashboard/payment' },
  subject: ({ data }) => ownerMessages.paymentIncidentSubject({ order: data.label }),
  View(props) {
    const { data, messages } = props
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{paymentIncident.subject(props)}</Heading>
        <Text>{explanations[data.type]}</Text>
        <Button href={data.url}>{ownerMessages.paymentIncidentView}</Button>
      </Layout>
    )
  },
}
