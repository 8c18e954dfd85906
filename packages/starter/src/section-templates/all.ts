import { numbered } from '../stored-block.ts'
import { contactTemplates } from './contact.ts'
import { heroTemplates } from './hero.ts'
import { productTemplates } from './products.ts'
import { proofTemplates } from './proof.ts'
import type { SectionPurpose, TemplateStore } from './section-template.ts'
import { storyTemplates } from './story.ts'

export type { SectionPurpose, SectionTemplate, StoreDelivery, TemplateStore } from './section-template.ts'

/**
 * The section templates of a store by purpose, filled with its data. Texts that only the owner can write are instructions. They contain no
 * testimonials, ratings, opening hours or promises that the store did not enter. Runs in browsers.
 */
export const sectionTemplates = (store: TemplateStore): SectionPurpose[] =>
  [heroTemplates, storyTemplates, productTemplates, proofTemplates, contactTemplates]
    .map((make) => make(store))
    .map((purpose) => ({
      ...purpose,
      templates: purpose.templates.map(({ content, ...template }) => ({ ...template, content: numbered(content, template.id) })),
    }))
