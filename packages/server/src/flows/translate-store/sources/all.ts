import type { TranslationType } from '@blockfront/contract'
import { sql } from 'kysely'
import { messages, optionFields, type TranslationSource } from '../../../modules/translation/index.ts'
import { checkoutSource } from './checkout-source.ts'
import { layoutSource, pageSource } from './page-source.ts'
import { rowSource } from './row-source.ts'

const text = { kind: 'text', group: '' } as const
const seo = { group: messages.searchEngines } as const
const searchEngines = {
  seoTitle: { ...seo, kind: 'text', column: 'seo_title', label: messages.seoTitle },
  metaDescription: { ...seo, kind: 'textarea', column: 'meta_description', label: messages.metaDescription },
} as const

/** Every type of translatable items. */
const sources: readonly TranslationSource[] = [
  pageSource,
  layoutSource,
  rowSource({
    type: 'product',
    table: 'products',
    nameColumn: 'name',
    where: sql`g.status <> 'archived'`,
    texts: {
      name: { ...text, column: 'name', label: messages.name },
      description: { ...text, kind: 'richText', column: 'description', label: messages.description },
      ...searchEngines,
    },
    more: { column: 'attribute_groups', fields: optionFields },
  }),
  rowSource({
    type: 'category',
    table: 'categories',
    nameColumn: 'name',
    texts: {
      name: { ...text, column: 'name', label: messages.name },
      description: { ...text, kind: 'textarea', column: 'description', label: messages.description },
      ...searchEngines,
    },
  }),
  checkoutSource,
  rowSource({
    type: 'shippingRate',
    table: 'shipping_rates',
    nameColumn: 'name',
    texts: { name: { ...text, column: 'name', label: messages.name } },
  }),
  rowSource({
    type: 'paymentMethod',
    table: 'payment_methods',
    nameColumn: 'title',
    where: sql`g.deleted_at is null`,
    texts: {
      title: { ...text, column: 'title', label: messages.title },
      instructions: { ...text, kind: 'textarea', column: 'instructions', label: messages.instructions },
    },
  }),
]

const byType = new Map(sources.map((source) => [source.type, source]))

/** The source of the items of a type. */
export function sourceOf(type: TranslationType): TranslationSource {
  const source = byType.get(type)
  if (!source) throw new Error(`There is no source of translations of the type ${type}.`)
  return source
}

/** The types in the order of an export. */
export const sourceTypes = sources.map(({ type }) => type)
