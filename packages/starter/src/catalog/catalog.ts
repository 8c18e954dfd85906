import type { SeedProduct } from '../themes/theme.ts'
import { apparel } from './apparel.ts'
import { audio } from './audio.ts'
import { home } from './home.ts'
import { jewelry } from './jewelry.ts'
import { food, kitchen } from './kitchen.ts'
import { bottleRange, outdoors } from './outdoors.ts'

/** Takes one element of each list in turn, so that new products come from all lists. */
const inTurn = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()

/** All products of the demo store. */
export const wholeCatalog: readonly SeedProduct[] = inTurn([home, apparel, audio, kitchen, outdoors, jewelry])

const bySlug = new Map([...wholeCatalog, ...food, ...bottleRange].map((product) => [product.slug, product]))

/** Returns products by their slugs, each in a category of the theme, in this order. A new store gets these products. */
export const chosen = (places: Record<string, string>): SeedProduct[] =>
  Object.entries(places).map(([slug, category]) => {
    const product = bySlug.get(slug)
    if (!product) throw new Error(`The catalog has no product ${slug}.`)
    return { ...product, categories: [category], stockQuantity: product.stockQuantity || 12, stockStatus: true }
  })
