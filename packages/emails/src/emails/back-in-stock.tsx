import { Button } from '../components/Button.tsx'
import { Details } from '../components/Details.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Link, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import type { OrderItem } from './order-contents.ts'

export interface BackInStock {
  /** Name of the product. */
  item: string
  /** The variant that the shopper waits for. */
  options: OrderItem['options']
  /** The page of the product. */
  url: string
  /** Stops all emails of this kind to this address. */
  unsubscribeUrl: string
}

/** Notifies a shopper once that an item can be bought again. */
export const backInStock: EmailType<BackInStock> = {
  kind: 'back-in-stock',
  title: 'Back in stock',
  description:
    'Sent once to customers who asked for it on the page of a sold-out product. If you turn it off, products do not offer it.',
  recipient: 'shopper',
  optional: true,
  sample: (messages) => ({
    item: messages.sampleShirt,
    options: [{ name: messages.sampleSize, value: 'M' }],
    url: 'https://store.example/product/sample',
    unsubscribeUrl: 'https://store.example/unsubscribe/sample',
  }),
  subject: ({ data, brand, messages }) => messages.backInStockSubject({ item: data.item, store: brand.name }),
  preview: ({ messages }) => messages.backInStockText,
  View({ data: { item, options, url, unsubscribeUrl }, brand, messages }) {
    return (
      <Layout
        footer={
          <>
            <Text muted>{messages.backInStockReason({ store: brand.name })}</Text>
            <Text muted>
              <Link href={unsubscribeUrl}>{messages.cartReminderUnsubscribe}</Link>
            </Text>
          </>
        }
      >
        <Heading>{messages.backInStockHeading({ item })}</Heading>
        {options.map(({ name, value }) => (
          <Details key={name} label={name} lines={[value]} />
        ))}
        <Text>{messages.backInStockText}</Text>
        <Button href={url}>{messages.backInStockView}</Button>
      </Layout>
    )
  },
}
