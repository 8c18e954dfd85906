import { formatMoney } from '@blockfront/commerce'
import { Button } from '../components/Button.tsx'
import { Details } from '../components/Details.tsx'
import { Layout } from '../components/Layout.tsx'
import { OrderSummary } from '../components/order.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderContents, type OrderNotes, sampleAddress, sampleNotes, sampleOrder } from './order-contents.ts'

export interface OrderPlaced extends OrderNotes {
  order: OrderContents
  /** The order's page. */
  url: string
  payment: {
    title: string
    /** How to pay; can be empty and have several lines. */
    instructions: string
    /** Until when the shopper has to pay. Null if the order is paid, or is paid on delivery. */
    dueAt: Date | null
  }
  /** Empty for an order without shipping. */
  shippingAddress: readonly string[]
  /** Name of the shipping rate; empty without one. */
  shippingMethod: string
}

/** Confirms an order to the shopper. */
export const orderPlaced: EmailType<OrderPlaced> = {
  kind: 'order-placed',
  title: 'Order confirmation',
  description: 'Sent when an order is placed. With an online payment: as soon as the payment is complete.',
  recipient: 'shopper',
  sample: (messages) => ({
    ...sampleNotes(messages),
    order: sampleOrder(messages),
    url: 'https://store.example/order/sample',
    payment: {
      title: messages.samplePayment,
      instructions: messages.sampleInstructions({ iban: 'AT61 1904 3002 3457 3201' }),
      dueAt: new Date('2030-06-14T12:00:00Z'),
    },
    shippingAddress: sampleAddress(messages),
    shippingMethod: messages.sampleShipping,
  }),
  subject: ({ data, brand, messages }) => messages.orderPlacedSubject({ order: data.order.label, store: brand.name }),
  preview: ({ data: { order }, brand, messages }) =>
    messages.orderPlacedPreview({ total: formatMoney(order.total, order.currency, brand.locale) }),
  View({ data: { order, url, payment, ...data }, brand, messages }) {
    const { title, instructions, dueAt } = payment
    const date = dueAt?.toLocaleDateString(brand.locale, { dateStyle: 'long', timeZone: brand.timeZone })
    return (
      <Layout label={messages.orderNumber({ order: order.label })}>
        <Heading>{messages.orderPlacedHeading}</Heading>
        <OrderSummary order={order} />
        <Details label={messages.payment} lines={[title, ...instructions.split('\n')]} />
        {date && <Text>{messages.orderPlacedPayBefore({ date })}</Text>}
        <Details label={order.isPickup ? messages.pickup : messages.shippingMethod} lines={[data.shippingMethod]} />
        <Details label={order.isPickup ? messages.yourAddress : messages.shippingAddress} lines={data.shippingAddress} />
        <Details label={messages.giftMessage} lines={data.giftMessage.split('\n')} />
        <Details label={messages.customerNote} lines={data.customerNote.split('\n')} />
        <Button href={url}>{messages.viewOrder}</Button>
      </Layout>
    )
  },
}
