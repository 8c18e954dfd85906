import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { ItemList } from '../components/order.tsx'
import { Heading, Link, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type OrderItem, sampleItems } from './order-contents.ts'

export interface CartReminder {
  /** The items that can still be bought. */
  items: readonly OrderItem[]
  /** Opens the checkout with this cart. */
  url: string
  /** Stops reminders to this address. */
  unsubscribeUrl: string
}

/** Reminds a shopper of a cart, once. */
export const cartReminder: EmailType<CartReminder> = {
  kind: 'cart-reminder',
  title: 'Cart reminder',
  description: 'Sent once to a customer who left the checkout, if you turned reminders on and the customer may get them.',
  recipient: 'shopper',
  sample: (messages) => ({
    items: sampleItems(messages),
    url: 'https://store.example/checkout#recover=sample',
    unsubscribeUrl: 'https://store.example/unsubscribe/sample',
  }),
  subject: ({ brand, messages }) => messages.cartReminderSubject({ store: brand.name }),
  preview: ({ messages }) => messages.cartReminderText,
  View({ data: { items, url, unsubscribeUrl }, brand, messages }) {
    return (
      <Layout
        footer={
          <>
            <Text muted>{messages.cartReminderReason({ store: brand.name })}</Text>
            <Text muted>
              <Link href={unsubscribeUrl}>{messages.cartReminderUnsubscribe}</Link>
            </Text>
          </>
        }
      >
        <Heading>{messages.cartReminderHeading}</Heading>
        <ItemList items={items} />
        <Text>{messages.cartReminderText}</Text>
        <Button href={url}>{messages.cartReminderComplete}</Button>
      </Layout>
    )
  },
}
