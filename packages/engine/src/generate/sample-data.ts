import type { Block } from '../block.ts'
import type {
  CategoryCard,
  Product,
  ProductCard,
  Queries,
  Resource,
  Resources,
  Review,
  ReviewList,
  StoreQueries,
} from '../render/resource.ts'
import { picture, type Subject } from './sample-picture.ts'

/** The products of a sample store. Thumbnails, tests and the playground draw blocks with it. */
const products: readonly { name: string; subject: Subject; price: number; discountPrice?: number; rating: number }[] = [
  { name: 'Stoneware vase', subject: 'vase', price: 48, rating: 4.5 },
  { name: 'Linen table lamp', subject: 'lamp', price: 129, discountPrice: 99, rating: 5 },
  { name: 'Oak lounge chair', subject: 'chair', price: 420, rating: 4 },
  { name: 'Enamel mug, set of two', subject: 'mug', price: 26, rating: 4.5 },
  { name: 'Soft cotton T-shirt', subject: 'shirt', price: 35, discountPrice: 28, rating: 4 },
  { name: 'Canvas day bag', subject: 'bag', price: 74, rating: 3.5 },
  { name: 'Trailing ivy in a clay pot', subject: 'plant', price: 22, rating: 5 },
  { name: 'Beeswax candle', subject: 'candle', price: 18, rating: 4.5 },
]

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Returns the element at an index, repeating the list. */
const around = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/** Returns this number of sample product cards with different ids. One in five is sold out, one in four has variations. */
export const sampleProducts = (count: number): ProductCard[] =>
  Array.from({ length: count }, (_, index) => {
    const { name, subject, price, discountPrice = 0, rating } = around(products, index)
    return {
      id: `product-${index + 1}`,
      slug: `${slugOf(name)}-${index + 1}`,
      name,
      productImage: picture(subject, index),
      price,
      discountPrice,
      rating,
      stockStatus: index % 5 === 4 ? '' : 'in_stock',
      hasVariations: index % 4 === 3,
    }
  })

const kinds: readonly { name: string; subject: Subject }[] = [
  { name: 'Lighting', subject: 'lamp' },
  { name: 'Furniture', subject: 'chair' },
  { name: 'Kitchen', subject: 'mug' },
  { name: 'Clothing', subject: 'shirt' },
  { name: 'Bags', subject: 'bag' },
  { name: 'Plants', subject: 'plant' },
  { name: 'Candles', subject: 'candle' },
  { name: 'Ceramics', subject: 'vase' },
]

/** Returns this number of sample categories with different ids. */
export const sampleCategories = (count: number): CategoryCard[] =>
  Array.from({ length: count }, (_, index) => {
    const { name, subject } = around(kinds, index)
    return { id: `category-${index + 1}`, slug: `${slugOf(name)}-${index + 1}`, name, image: picture(subject, index + 3) }
  })

/** A sample product with images, options of every type, and variations for all of their combinations. */
export function sampleProduct(): Product {
  const colors = ['#d9c7b0', '#2f4858', '#a44a3f']
  const sizes = ['S', 'M', 'L']
  return {
    id: 'product-1',
    slug: 'soft-cotton-t-shirt',
    name: 'Soft cotton T-shirt',
    productImage: picture('shirt', 0),
    galleryImages: [picture('shirt', 2), picture('bag', 4), picture('plant', 6)],
    price: 35,
    discountPrice: 28,
    rating: 4.5,
    ratingCount: 12,
    stockStatus: 'in_stock',
    hasVariations: true,
    sku: 'TEE-001',
    description:
      '<p>Heavy organic cotton that softens with every wash.</p><ul><li>Made in small batches</li><li>Machine wash at 30°</li></ul>',
    attributeGroups: [
      { name: 'Color', type: 'color', values: colors },
      { name: 'Size', type: 'buttons', values: sizes },
      { name: 'Neck', type: 'select', values: ['Round', 'V'] },
    ],
    variations: colors.flatMap((color, c) =>
      sizes.flatMap((size, s) =>
        ['Round', 'V'].map((neck, n) => ({
          id: `variation-${c}${s}${n}`,
          price: 35 + s,
          discountPrice: c === 1 ? 0 : 28 + s,
          image: picture('shirt', c * 2),
          sku: `TEE-${c}${s}${n}`,
          stockStatus: size === 'L' && neck === 'V' ? '' : 'in_stock',
          attributes: { Color: color, Size: size, Neck: neck },
        })),
      ),
    ),
  }
}

const opinions: readonly Pick<Review, 'rating' | 'title' | 'text' | 'authorName' | 'reply'>[] = [
  {
    rating: 5,
    title: 'Soft from the first day',
    text: 'Washed it a few times, and it still has its shape and color.',
    authorName: 'Ada B.',
    reply: '',
  },
  {
    rating: 4,
    title: 'Good fabric, runs large',
    text: 'I ordered my usual size and exchanged it for a smaller one.',
    authorName: 'Grace H.',
    reply: 'Thank you. The size guide now says how the shirt fits.',
  },
  { rating: 5, title: '', text: 'Exactly as in the pictures.', authorName: 'Alan T.', reply: '' },
]

/** Returns this number of sample reviews of a product, with the numbers of all its reviews. */
export const sampleReviews = (limit: number): ReviewList => ({
  items: Array.from({ length: Math.min(limit, 12) }, (_, index) => ({
    ...around(opinions, index),
    id: `review-${index + 1}`,
    createdAt: `2026-03-${28 - index}T10:00:00.000Z`,
    date: `March ${28 - index}, 2026`,
  })),
  product: { id: 'product-1', rating: 4.5, counts: [0, 0, 1, 4, 7] },
})

/** Sample results of queries by name, for thumbnails and tests. */
export type Samples = { readonly [K in keyof Queries]?: (query: Queries[K]['query']) => Queries[K]['result'] }

/** The number of products that can be chosen by id in the sample store. */
const SAMPLES = 24

/** The sample products with these ids, in their order. */
const chosenFrom = (ids: readonly string[]) => {
  const all = new Map(sampleProducts(SAMPLES).map((product) => [product.id, product]))
  return ids.flatMap((id) => all.get(id) ?? [])
}

/** Finds products of the sample store for `products` fields of forms and of the builder's adapter. */
export const sampleProductFinder = {
  search: async (term: string) =>
    sampleProducts(SAMPLES)
      .filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
      .map(choiceOf),
  get: async (ids: readonly string[]) => chosenFrom(ids).map(choiceOf),
}

const choiceOf = ({ id, name, productImage, price, discountPrice }: ProductCard) => ({
  ...{ id, name, image: productImage ?? undefined },
  note: (discountPrice || price).toFixed(2),
})

/** The compiler reports a query of the built-in blocks that is missing here. */
const storeSamples: { [K in keyof StoreQueries]: (query: StoreQueries[K]['query']) => StoreQueries[K]['result'] } = {
  products: ({ limit, ids }) => (ids ? chosenFrom(ids) : sampleProducts(limit)),
  related: ({ limit }) => sampleProducts(limit + 1).slice(1),
  recentlyViewed: ({ limit }) => sampleProducts(limit + 3).slice(3),
  categories: ({ limit }) => sampleCategories(limit),
  product: sampleProduct,
  reviews: ({ limit }) => sampleReviews(limit),
}

/**
 * Returns the data that a block declares for these complete, valid props, as ready resources of the sample store. Queries that an app
 * adds need their own `samples`; without one, the resource keeps loading.
 */
export function sampleResources(block: Pick<Block, 'data'>, props: Record<string, unknown>, samples: Samples = {}): Resources {
  const known = { ...storeSamples, ...samples } as Record<string, ((query: unknown) => unknown) | undefined>
  const resources = Object.entries(block.data?.(props) ?? {}).map(([name, query]): [string, Resource<unknown>] => {
    const sample = Object.hasOwn(known, name) ? known[name] : undefined
    return [name, sample ? { status: 'ready', value: sample(query) } : { status: 'loading' }]
  })
  return Object.fromEntries(resources) as Resources
}
