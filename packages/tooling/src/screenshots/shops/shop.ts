import type { CallInput } from '../../../../contract/src/client/client.ts'
import { food } from '../../../../starter/src/catalog/kitchen.ts'
import { type SeedCategory, type SeedProduct, type StarterTheme, wholeCatalog } from '../../../../starter/src/index.ts'
import type { SeedBlock } from '../../../../starter/src/themes/theme.ts'

/** The data for composing pages: the store's own ids and its section templates. */
export interface Material {
  /** Id of a category by its slug. */
  category: (slug: string) => string
  /** Id of a product by its slug. */
  product: (slug: string) => string
  /** Blocks of a section template by its id, filled with the store's data. */
  template: (id: string) => SeedBlock[]
}

/** Returns the content of a page from the current content. */
export type Compose = (content: readonly SeedBlock[], material: Material) => SeedBlock[]

/** A page that the owner adds. */
export interface OwnPage {
  name: string
  slug: string
  metaDescription: string
  content: (material: Material) => SeedBlock[]
}

/** A complete shop of one kind: a theme, and what its owner changed in the dashboard and the builder. */
export interface Shop {
  /** Also the subdomain and a part of file names. */
  id: string
  name: string
  /** Id of the starter theme. */
  theme: string
  /** Palettes instead of the theme's. */
  palettes?: { palette: StarterTheme['alternate']; alternate: StarterTheme['alternate'] }
  currency: 'EUR' | 'USD' | 'GBP'
  country: string
  /** Settings of the store. */
  details: Omit<CallInput<'store.updateDetails'>['body'], 'storeId'>
  /** The only shipping rate, in the store's country. Without one, the rate of a new store. */
  rate?: { price: number; freeOver: number; minDays: number; maxDays: number }
  returnDays?: number
  /** Categories in addition to those of the theme. */
  categories?: readonly SeedCategory[]
  /** Products in addition to those of the theme. */
  products: readonly SeedProduct[]
  /** Whether the theme's products and categories are removed first. */
  isOwnRange?: boolean
  /** Descriptions of products by slug, instead of the theme's. */
  descriptions?: Readonly<Record<string, string>>
  /** Messages of the top bar with their icons. */
  messages: readonly (readonly [text: string, icon: string])[]
  /** Changes of the footer's settings. */
  footer?: Record<string, unknown>
  /** Links of the navigation bar: a label and a path. */
  links: readonly (readonly [label: string, path: string])[]
  /** Changed pages, by their type. */
  compose: Partial<Record<'home' | 'shop' | 'product' | 'about', Compose>>
  pages?: readonly OwnPage[]
  /** A product whose page shows the shop well, by its slug. */
  product: string
}

const bySlug = new Map([...wholeCatalog, ...food].map((product) => [product.slug, product]))

/** Products of the catalog in a category: `from('seating', 'ladder-chair')`. */
export const from = (category: string, ...slugs: readonly string[]): SeedProduct[] =>
  slugs.map((slug) => {
    const product = bySlug.get(slug)
    if (!product) throw new Error(`The catalog has no product ${slug}.`)
    return { ...product, categories: [category], stockQuantity: product.stockQuantity || 12, stockStatus: true }
  })

/** Changes the props of all blocks of a type, also of those in containers. */
export const change = (
  content: readonly SeedBlock[],
  type: string,
  props: (before: Record<string, unknown>) => Record<string, unknown>,
): SeedBlock[] =>
  content.map((one) => ({
    ...one,
    ...(one.type === type && { props: { ...one.props, ...props(one.props) } }),
    ...(one.childComponents && { childComponents: change(one.childComponents, type, props) }),
  }))

/** Changes the first slide of a hero. */
export const firstSlide = (content: readonly SeedBlock[], changes: Record<string, unknown>): SeedBlock[] =>
  change(content, 'hero', ({ slides }) => {
    const [first, ...others] = slides as Record<string, unknown>[]
    return { slides: [{ ...first, ...changes }, ...others] }
  })

/** Blocks of a type, and containers that hold one. */
export const ofType = (content: readonly SeedBlock[], type: string): SeedBlock[] =>
  content.filter((one) => one.type === type || ofType(one.childComponents ?? [], type).length > 0)

/** A table of two columns as formatted text. */
export const specification = (lead: string, rows: readonly (readonly [name: string, value: string])[]): string =>
  `<p>${lead}</p><table><tbody>${rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`

/** A table with a row of headings as formatted text. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell, index) => (tag === 'td' && index === 0 ? `<th>${cell}</th>` : `<${tag}>${cell}</${tag}>`)).join('')}</tr>`
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}
