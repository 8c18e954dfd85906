import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { StockList } from '../components/order.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { ownerMessages } from '../english/owners.ts'
import type { OrderItem } from './order-contents.ts'

export interface LowStock {
  /** Products or variants, with the units that are left. */
  items: readonly OrderItem[]
  /** The store's limit. */
  threshold: number
  /** The products in the dashboard. */
  url: string
}

/** Notifies the owner that products are almost sold out. */
export const lowStock: EmailType<LowStock> = {
  kind: 'low-stock',
  title: 'Low stock',
  description: 'Sent when an order reduces the stock of a product or variant to your limit.',
  recipient: 'owner',
  sample: {
    items: [
      { name: 'Linen shirt', options: [{ name: 'Size', value: 'M' }], quantity: 3 },
      { name: 'Stoneware mug', options: [], quantity: 0 },
    ],
    threshold: 5,
    url: 'https://blockfront.example/dashboard/products',
  },
  subject: ({ data: { items } }) => ownerMessages.lowStockSubject({ count: items.length, item: items[0]?.name ?? '' }),
  View(props) {
    const { data } = props
    return (
      <Layout>
        <Heading>{lowStock.subject(props)}</Heading>
        <Text>{ownerMessages.lowStockExplanation({ threshold: data.threshold })}</Text>
        <StockList items={data.items} />
        <Button href={data.url}>{ownerMessages.lowStockView}</Button>
      </Layout>
    )
  },
}
