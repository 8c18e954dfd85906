import type { ProductInput, Theme as Tokens } from '@blockfront/contract'

/** A block in the stored format (blocks.md). What is left out takes its default on load. */
export interface SeedBlock {
  id: string
  type: string
  contentType: 'global' | 'normal' | 'container'
  version: number
  props: Record<string, unknown>
  childComponents?: SeedBlock[]
}

export interface SeedPage {
  name: string
  slug: string
  type: 'home' | 'shop' | 'product' | 'about' | 'policy' | 'custom'
  isSystem: boolean
  /** A draft is kept out of the online store and its sitemap until the owner publishes it. */
  status: 'draft' | 'published'
  metaTitle: string
  metaDescription: string
  content: SeedBlock[]
}

/** The store that uses a theme: what the texts of its pages contain. */
export interface ThemeStore {
  name: string
  storeEmail: string
}

export interface SeedCategory {
  slug: string
  name: string
  /** The name of a starter picture. */
  picture: string
  description: string
}

/** A product of a theme or of the demo: pictures by their names, categories by their slugs, prices in dollars. */
export interface SeedProduct
  extends Omit<ProductInput, 'slug' | 'productImage' | 'galleryImages' | 'categoryIds' | 'variations'> {
  slug: string
  /** Names of starter pictures; the first is the one that lists show. */
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

/** A complete look for a kind of shop: tokens, pages, and first products that fit them. */
export interface StarterTheme {
  id: string
  name: string
  /** The kind of shop that it was made for, as people say it. */
  kind: string
  description: string
  /** The name of a starter picture that stands for it. */
  picture: string
  tokens: Tokens
  categories: SeedCategory[]
  products: SeedProduct[]
  globalContent(store: ThemeStore): SeedBlock[]
  pages(store: ThemeStore): SeedPage[]
}
