/** A block of a template: a palette key (`hero`, `hero/plain`) or a type that the palette does not offer, and its children. */
export interface TemplateBlock {
  entry: string
  inside?: readonly TemplateBlock[]
}

/** A template for a new page. */
export interface PageTemplate {
  id: string
  title: string
  /** One line below the title. */
  description: string
  blocks: readonly TemplateBlock[]
  /** The type of the new page: `product` and `collection` are pages that show products and categories. Default: `custom`. */
  type?: 'custom' | 'product' | 'collection'
}
