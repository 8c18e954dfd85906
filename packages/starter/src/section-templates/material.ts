import { block, button } from '../stored-block.ts'
import { dressed } from '../themes/dress.ts'
import type { TemplateStore } from './section-template.ts'

/** Dark shades of the accent color, on which white text is readable with any palette. */
export const accentShades =
  'radial-gradient(90% 90% at 80% 20%, color-mix(in srgb, var(--color-accent) 40%, #111) 0%, transparent 60%), linear-gradient(150deg, color-mix(in srgb, var(--color-accent) 12%, #111), color-mix(in srgb, var(--color-accent) 30%, #111))'

/** The instruction that owners replace under the title of a page. */
export const SUBTITLE = 'Say in one sentence what shoppers find in your store.'

/** Style props with the shapes and weights of the store's theme. */
export const dress = dressed({
  card: 'none',
  headingSize: '2.25rem',
  headingAlign: 'center',
  gap: '3rem 0',
})

/** An image of the store with its description. */
export interface StoreImage {
  image: string
  alt: string
}

/** Different images of the store: those of categories first, then those of products. */
export function imagesOf({ categories, products }: TemplateStore): StoreImage[] {
  const all = [
    ...categories.map(({ image, name }) => ({ image, alt: name })),
    ...products.map(({ productImage, name }) => ({ image: productImage, alt: name })),
  ].filter(({ image }) => image !== '')
  return all.filter(({ image }, at) => all.findIndex((one) => one.image === image) === at)
}

/** The URL of a category's public page. */
export const categoryUrl = ({ slug }: TemplateStore['categories'][number]) => `/collection/${slug}`

/** A heading in the middle of the page. */
export const centered = (text: string, more: Record<string, unknown> = {}) =>
  block('heading', { text, align: 'center', padding: '3rem 0 0.5rem', ...more })

export const shopButton = button('Shop all products', '/shop')
export const contactButton = button('Contact us', '/page/contact')
