import { type Currency, formatMoney, type Minor } from '@blockfront/commerce'
import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { ItemList } from '../components/order.tsx'
import { Heading, Subheading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderItem, type OrderReference, sampleItems, sampleReference } from './order-contents.ts'

export interface OrderRefunded extends OrderReference {
  /** 0 if items were canceled without a payment to return. */
  amount: Minor
  currency: Currency
  /** Whether the money was returned outside of the platform. */
  manual: boolean
  /** The refunded items; none for an amount. */
  items: readonly OrderItem[]
}

/** Notifies the shopper of a refund. */
export const orderRefunded: EmailType<OrderRefunded> = {
  kind: 'order-refunded',
  title: 'Refund',
  description: 'Sent when you refund an order and choose to notify the customer.',
  recipient: 'shopper',
  sample: (messages) => ({
    ...sampleReference,
    amount: 5_900,
    currency: 'EUR',
    manual: false,
    items: sampleItems(messages).slice(0, 1),
  }),
  subject: ({ data: { amount, currency, label: order }, brand, messages }) =>
    amount > 0
      ? messages.orderRefundedSubject({ amount: formatMoney(amount, currency, brand.locale), order })
      : messages.orderRefundedItemsSubject({ order }),
  View(props) {
    const { data, messages } = props
    return (
      <Layout label={messages.orderNumber({ order: data.label })}>
        <Heading>{orderRefunded.subject(props)}</Heading>
        {data.amount > 0 && !data.manual && <Text>{messages.orderRefundedDelay({ days: 10 })}</Text>}
        {data.items.length > 0 && (
          <>
            <Subheading>{messages.items}</Subheading>
            <ItemList items={data.items} />
          </>
        )}
        <Button href={data.url}>{messages.viewOrder}</Button>
      </Layout>
    )
  },
}
