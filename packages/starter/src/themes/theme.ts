import type { ProductInput, Theme as Tokens } from '@blockfront/contract'

/** A block in the stored format (blocks.md). Missing values get their defaults on load. */
export interface SeedBlock {
  id: string
  type: string
  contentType: 'global' | 'normal' | 'container'
  version: number
  props: Record<string, unknown>
  /** The slot of the parent that contains the block. */
  slot?: string
  childComponents?: SeedBlock[]
}

export interface SeedPage {
  /** Only where blocks of other pages refer to this one. */
  id?: string
  name: string
  slug: string
  type: 'home' | 'shop' | 'product' | 'about' | 'policy' | 'custom' | 'component'
  isSystem: boolean
  /** A draft is not in the online store or its sitemap until the owner publishes it. */
  status: 'draft' | 'published'
  metaTitle: string
  metaDescription: string
  content: SeedBlock[]
}

/** The data of the store that the texts of a theme's pages contain. */
export interface ThemeStore {
  name: string
  storeEmail: string
}

export interface SeedCategory {
  slug: string
  name: string
  /** The name of a starter image. */
  picture: string
  description: string
}

/** A product of a theme or of the demo: images by name, categories by slug, prices in dollars. */
export interface SeedProduct
  extends Omit<ProductInput, 'slug' | 'productImage' | 'galleryImages' | 'categoryIds' | 'variations'> {
  slug: string
  /** Names of starter images; lists show the first one. */
  pictures: string[]
  categories: string[]
  variations?: SeedVariation[]
}

export interface SeedVariation {
  attributes: Record<string, string>
  price?: number
  discountPrice?: number
  picture?: string
  stockQuantity?: number
  enabled?: boolean
}

/** A complete design for a kind of store: tokens, pages, and matching products. */
export interface StarterTheme {
  id: string
  name: string
  /** The kind of store that it was made for, such as "Ceramics". */
  kind: string
  description: string
  /** The name of the starter image that represents it. */
  picture: string
  tokens: Tokens
  /** The same design in the dark, or in the light for a dark theme. */
  alternate: Tokens['palette']
  categories: SeedCategory[]
  products: SeedProduct[]
  globalContent(store: ThemeStore): SeedBlock[]
  pages(store: ThemeStore): SeedPage[]
}
