import type { SeedProduct } from '../themes/theme.ts'
import { apparel } from './apparel.ts'
import { audio } from './audio.ts'
import { home } from './home.ts'
import { jewellery } from './jewellery.ts'
import { food, kitchen } from './kitchen.ts'
import { bottleRange, outdoors } from './outdoors.ts'

/** One of each list in turn, so that what is new comes from all of them. */
const inTurn = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()

/** What a large shop with everything sells: the demo store's products. */
export const wholeCatalogue: readonly SeedProduct[] = inTurn([home, apparel, audio, kitchen, outdoors, jewellery])

const bySlug = new Map([...wholeCatalogue, ...food, ...bottleRange].map((product) => [product.slug, product]))

/** Some products by their slugs, each in a category of the theme that chooses them, in this order; a new store has some of each. */
export const chosen = (places: Record<string, string>): SeedProduct[] =>
  Object.entries(places).map(([slug, category]) => {
    const product = bySlug.get(slug)
    if (!product) throw new Error(`The catalogue has no product ${slug}.`)
    return { ...product, categories: [category], stockQuantity: product.stockQuantity || 12, stockStatus: true }
  })
