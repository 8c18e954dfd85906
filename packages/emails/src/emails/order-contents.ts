import type { Currency, Minor } from '@blockfront/commerce'
import type { Messages } from '../messages/languages.ts'

/** Units of a product. */
export interface OrderItem {
  name: string
  /** The chosen variant, such as "Size: M". */
  options: readonly { name: string; value: string }[]
  quantity: number
}

/** The order that an email is about. */
export interface OrderReference {
  /** Number of the order, such as `#1001`. */
  label: string
  /** The order's page for the shopper. */
  url: string
}

/** Parts that are not known are empty. */
export interface Tracking {
  carrier: string
  number: string
  url: string
}

/** A shipment with its items. */
export interface Shipment {
  status: 'shipped' | 'delivered' | 'returned'
  tracking: Tracking
  items: readonly OrderItem[]
}

/** The shopper's texts from the checkout; empty without one. */
export interface OrderNotes {
  /** For the person who gets the order. */
  giftMessage: string
  /** For the store. */
  customerNote: string
}

/** Items and totals of an order. */
export interface OrderContents {
  /** Number of the order, such as `#1001`. */
  label: string
  currency: Currency
  lines: readonly (OrderItem & { total: Minor })[]
  subtotal: Minor
  /** Amounts are positive. */
  discounts: readonly { name: string; code: string | null; amount: Minor }[]
  /** Null for an order without shipping. */
  shipping: Minor | null
  /** Whether the customer picks the order up: `shipping` is then the price of the pickup. */
  isPickup: boolean
  /** Rates in parts per million: 190000 is 19 percent. */
  taxes: readonly { name: string; rate: number; amount: Minor }[]
  pricesIncludeTax: boolean
  total: Minor
}

/** Returns an order for previews and test emails. */
export const sampleOrder = (messages: Messages): OrderContents => ({
  label: '#1042',
  currency: 'EUR',
  lines: [
    {
      name: messages.sampleShirt,
      options: [
        { name: messages.sampleSize, value: 'M' },
        { name: messages.sampleColor, value: messages.sampleSand },
      ],
      quantity: 2,
      total: 11_800,
    },
    { name: messages.sampleMug, options: [], quantity: 1, total: 2_400 },
  ],
  subtotal: 14_200,
  discounts: [{ name: messages.sampleDiscount, code: 'WELCOME10', amount: 1_420 }],
  shipping: 490,
  isPickup: false,
  taxes: [{ name: messages.sampleTax, rate: 190_000, amount: 2_119 }],
  pricesIncludeTax: true,
  total: 13_270,
})

/** Returns notes for previews and test emails. */
export const sampleNotes = (messages: Messages): OrderNotes => ({ giftMessage: messages.sampleGiftMessage, customerNote: '' })

/** Returns an address for previews and test emails. */
export const sampleAddress = (messages: Messages): string[] => [
  'Ada Byron',
  'Ringstraße 1',
  `1010 ${messages.sampleCity}`,
  messages.sampleCountry,
]

export const sampleItems = (messages: Messages): OrderItem[] =>
  sampleOrder(messages).lines.map(({ name, options, quantity }) => ({ name, options, quantity }))

export const sampleReference: OrderReference = { label: '#1042', url: 'https://store.example/order/sample' }

export const sampleTracking: Tracking = {
  carrier: 'DHL',
  number: '00340434292135100186',
  url: 'https://www.dhl.com/track?tracking-id=00340434292135100186',
}
