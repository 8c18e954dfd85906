/** A block of a template: a palette key (`hero`, `hero/plain`) and its children. */
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
}
