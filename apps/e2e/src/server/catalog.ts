import type { Category, Product, ProductInput } from '@blockfront/contract'
import type { StartedStore } from './started-server.ts'

const pictureOf = (name: string, color: string): File =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#eee"/><circle cx="400" cy="400" r="260" fill="${color}"/></svg>`,
    ],
    `${name}.svg`,
    { type: 'image/svg+xml' },
  )

/** The products of the tests' store: plain ones, one on sale, one with options, one sold out. */
const goods: readonly (ProductInput & { slug: string; category: 'Lamps' | 'Chairs' })[] = [
  {
    name: 'Reading lamp',
    slug: 'reading-lamp',
    category: 'Lamps',
    price: 40,
    description: '<p>A lamp with a <b>long arm</b>.</p>',
    sku: 'LAMP-1',
  },
  { name: 'Floor lamp', slug: 'floor-lamp', category: 'Lamps', price: 120, discountPrice: 99.5 },
  { name: 'Oak chair', slug: 'oak-chair', category: 'Chairs', price: 250, trackInventory: true, stockQuantity: 3 },
  { name: 'Gone chair', slug: 'gone-chair', category: 'Chairs', price: 80, trackInventory: true, stockQuantity: 0 },
  {
    name: 'Stool',
    slug: 'stool',
    category: 'Chairs',
    price: 60,
    attributeGroups: [
      { name: 'Color', type: 'color', values: ['Red', 'Blue'] },
      { name: 'Height', type: 'select', values: ['Low', 'High'] },
    ],
    variations: [
      { attributes: { Color: 'Red', Height: 'Low' }, price: 0, sku: 'STOOL-RL' },
      { attributes: { Color: 'Red', Height: 'High' }, price: 75 },
      { attributes: { Color: 'Blue', Height: 'Low' }, price: 70, discountPrice: 55 },
    ],
  },
]

/** More products, so that lists have a second page. */
const more: typeof goods = Array.from({ length: 14 }, (_, index) => ({
  name: `Bowl no. ${index + 1}`,
  slug: `bowl-${index + 1}`,
  category: 'Lamps',
  price: 10 + index,
}))

/** Fills a store with the test products. Returns them by slug. */
export async function stock({ owner, storeId }: StartedStore): Promise<Record<string, Product>> {
  const categories: Record<string, Category> = {}
  for (const name of ['Lamps', 'Chairs'] as const)
    categories[name] = await owner.call('category.add', { body: { storeId, name, slug: name.toLowerCase() } })
  const [front = '', side = '', back = ''] = await Promise.all(
    ['#7a5c3e', '#334455', '#88aa66'].map((color, index) => owner.upload(storeId, pictureOf(`view-${index}`, color))),
  )
  const made: Record<string, Product> = {}
  for (const { category, ...product } of [...more, ...goods])
    made[product.slug] = await owner.call('product.add', {
      body: {
        storeId,
        productImage: front,
        galleryImages: [side, back],
        categoryIds: [categories[category]?.id ?? ''],
        ...product,
        // A variation with its own discount.
        variations: product.variations?.map((one) => (one.discountPrice ? { ...one, image: back } : one)),
      },
    })
  return made
}
