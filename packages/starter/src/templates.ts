/** The templates for a new page in the builder and the dashboard. Runs in browsers. */

/** A block of a template: a palette key (`hero`, `hero/plain`) or a type that the palette does not offer, and its children. */
export interface TemplateBlock {
  entry: string
  inside?: readonly TemplateBlock[]
}

export interface PageTemplate {
  id: string
  title: string
  description: string
  blocks: readonly TemplateBlock[]
  /** The type of the new page: `product` and `collection` are pages that show products and categories. Default: `custom`. */
  type?: 'custom' | 'product' | 'collection'
}

export const pageTemplates: readonly PageTemplate[] = [
  {
    id: 'landing',
    title: 'Landing page',
    description: 'A message, products and testimonials',
    blocks: [
      { entry: 'hero' },
      { entry: 'simpleProductGrid/grid' },
      { entry: 'categoriesSlider' },
      { entry: 'testimonials/accent' },
    ],
  },
  {
    id: 'about',
    title: 'About',
    description: 'Who you are and what you value',
    blocks: [
      { entry: 'hero/plain' },
      { entry: 'textBlock/intro' },
      { entry: 'container/columns', inside: [{ entry: 'imageBlock' }, { entry: 'textBlock' }] },
      { entry: 'testimonials/quiet' },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    description: 'A contact form and contact details',
    blocks: [{ entry: 'textBlock/intro' }, { entry: 'contactForm' }],
  },
  {
    id: 'lookbook',
    title: 'Lookbook',
    description: 'Images first',
    blocks: [
      { entry: 'hero/corner' },
      { entry: 'imageBlock/wide' },
      { entry: 'simpleProductGrid/lookbook' },
      { entry: 'textBlock/quote' },
    ],
  },
  {
    id: 'product',
    title: 'Product template',
    description: 'Another layout for selected products',
    type: 'product',
    blocks: [{ entry: 'product' }, { entry: 'relatedProducts' }, { entry: 'recentlyViewed' }],
  },
  {
    id: 'collection',
    title: 'Category template',
    description: 'Your blocks above the products of a category',
    type: 'collection',
    blocks: [],
  },
  {
    id: 'text',
    title: 'Text',
    description: 'For questions, terms and other texts',
    blocks: [{ entry: 'textBlock/intro' }, { entry: 'textBlock' }],
  },
]
