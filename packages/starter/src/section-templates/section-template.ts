import type { SeedBlock } from '../themes/theme.ts'

/** The delivery costs of one shipping zone. Amounts are formatted. */
export interface StoreDelivery {
  /** Its name, such as a country. */
  zone: string
  /** Of the cheapest rate; empty if it is free. */
  price: string
  /** The subtotal from which delivery is free; empty for none. */
  freeOver: string
  /** Least and most days; null if the owner did not enter them. */
  time: readonly [min: number, max: number] | null
}

/** The data in a store's section templates. All of it comes from the store. */
export interface TemplateStore {
  name: string
  email: string
  phone: string
  /** The postal address, line by line. Empty without one. */
  address: readonly string[]
  /** Titles of the payment methods that the store offers. */
  paymentMethods: readonly string[]
  /** In the order of the shipping zones. */
  delivery: readonly StoreDelivery[]
  /** Days to return an order; 0 for no returns, null until the owner entered them. */
  returnDays: number | null
  /** Whether the store has published reviews. */
  hasReviews: boolean
  /** The published policies. */
  policies: readonly { label: string; url: string }[]
  /** In the order of the store. */
  categories: readonly { id: string; name: string; slug: string; image: string }[]
  /** Active products, newest first. */
  products: readonly { id: string; name: string; productImage: string }[]
}

/** A finished section: one design for a purpose. */
export interface SectionTemplate {
  id: string
  title: string
  /** Other words for it, in lower case, which the search of the palette finds. */
  keywords?: readonly string[]
  /** Stored blocks. */
  content: readonly SeedBlock[]
}

/** Section templates with the same purpose, such as opening a page. At least three. */
export interface SectionPurpose {
  id: string
  title: string
  /** One sentence for the palette. */
  description: string
  /** Whether its prose is instructions for the owner. Otherwise it is complete. */
  needsTexts: boolean
  templates: readonly SectionTemplate[]
}
