import { richTextControl } from '@blockfront/builder/rich-text'
import type { FormServices } from '@blockfront/engine/form'
import { sampleCategories, sampleProductFinder } from '@blockfront/engine/generate'

/** Services for the controls of the examples: the editor of rich text, and the categories and products of the sample store. */
export const panelServices: FormServices = {
  controls: { richText: richTextControl },
  collections: sampleCategories(4).map(({ id, name }) => ({ value: id, label: name })),
  products: sampleProductFinder,
}
