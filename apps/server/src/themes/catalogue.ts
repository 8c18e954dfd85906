import { apparel } from './catalogue/apparel.ts'
import { audio } from './catalogue/audio.ts'
import { home } from './catalogue/home.ts'
import { jewellery } from './catalogue/jewellery.ts'
import { food, kitchen } from './catalogue/kitchen.ts'
import { bottleRange, outdoors } from './catalogue/outdoors.ts'
import type { SeedProduct } from './theme.ts'

/** What a large shop with everything sells: the demo store's products. */
export const wholeCatalogue: readonly SeedProduct[] = [...apparel, ...home, ...kitchen, ...jewellery, ...audio, ...outdoors]

const bySlug = new Map([...wholeCatalogue, ...food, ...bottleRange].map((product) => [product.slug, product]))

/** Some products by their slugs, each in a category of the theme that chooses them, in this order. */
export const chosen = (places: Record<string, string>): SeedProduct[] =>
  Object.entries(places).map(([slug, category]) => {
    const product = bySlug.get(slug)
    if (!product) throw new Error(`The catalogue has no product ${slug}.`)
    return { ...product, categories: [category] }
  })
