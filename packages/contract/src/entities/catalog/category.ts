import { z } from 'zod'
import { count, id, requiredText, slug, text, url } from '../../values.ts'

export const categoryInput = z.object({
  name: requiredText(120),
  slug: slug().optional().describe('Derived from the name if omitted.'),
  image: url().default(''),
  description: text(5000).default(''),
  parentId: id().nullable().default(null),
  position: count().default(0),
  seoTitle: text(200).default(''),
  metaDescription: text(500).default(''),
  templateId: id()
    .nullable()
    .default(null)
    .describe('The page of type `collection` that shows it. Null: the page with the slug `collection`, if any.'),
})

export const category = categoryInput
  .extend({
    id: id(),
    storeId: id(),
    slug: slug(),
    productCount: count().describe('Active products in the category itself, without those of its subcategories.'),
  })
  .meta({ id: 'Category' })

/** A category as sliders and menus show it. */
export const categoryCard = z
  .object({
    id: id(),
    slug: slug(),
    name: text(120),
    image: url().describe('Its image, or that of a product in it; empty if there is none.'),
    parentId: id().nullable(),
  })
  .meta({ id: 'CategoryCard' })

export type CategoryInput = z.input<typeof categoryInput>
export type Category = z.output<typeof category>
