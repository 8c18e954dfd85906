/**
 * What views are given to show. Prices are decimal numbers in the store's currency, as they cross the wire; the app's
 * `formatPrice` writes them.
 */

/** Something that is fetched for a view: it waits, it failed, or it is there. */
export type Resource<T> = { status: 'loading' } | { status: 'error'; message: string } | { status: 'ready'; value: T }

/** A product as a card shows it. `rating` is the average of its reviews, 0 to 5; left out for a product without reviews. */
export interface ProductCard {
  id: string
  slug: string
  name: string
  productImage?: string | null
  price: number
  /** On sale when above 0 and below `price`. */
  discountPrice?: number | null
  rating?: number | null
  /** Falsy means sold out. */
  stockStatus?: string | boolean | null
  /** Whether options must be chosen before it can be bought. */
  hasVariations?: boolean
}

export interface AttributeGroup {
  name: string
  type: 'select' | 'color' | 'buttons'
  values: string[]
}

/** One combination of options. A price of 0 means the product's own. */
export interface Variation {
  id: string
  price?: number | null
  discountPrice?: number | null
  image?: string | null
  sku?: string | null
  stockStatus?: string | boolean | null
  attributes: Record<string, string>
}

export interface Product extends ProductCard {
  galleryImages?: string[]
  /** HTML. Draw it with `RichText`. */
  description?: string | null
  sku?: string | null
  attributeGroups?: AttributeGroup[]
  variations?: Variation[]
}

export interface CategoryCard {
  id: string
  slug: string
  name: string
  image?: string | null
}

/**
 * What a block can ask for. `products` and `categories` are lists; `product` is the one that the page is about, and only a
 * product page has it.
 */
export interface Queries {
  products: { query: { collection: string; limit: number }; result: ProductCard[] }
  categories: { query: { limit: number }; result: CategoryCard[] }
  product: { query: Record<never, never>; result: Product }
}

/** The resources of one block, by the name of what it asked for. */
export type Resources = { [K in keyof Queries]?: Resource<Queries[K]['result']> }

/** What a view with `data` receives in addition to its props: `View({ title, data }: Props<typeof props> & Data<'products'>)`. */
export interface Data<K extends keyof Queries> {
  data: { [N in K]?: Resource<Queries[N]['result']> }
}
