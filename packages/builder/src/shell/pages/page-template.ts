/** A block of a template: a key of the palette (`hero`, `hero/plain`), and the blocks in it. */
export interface TemplateBlock {
  entry: string
  inside?: readonly TemplateBlock[]
}

/** What a new page can start with. */
export interface PageTemplate {
  id: string
  title: string
  /** One line below the title. */
  description: string
  blocks: readonly TemplateBlock[]
}
