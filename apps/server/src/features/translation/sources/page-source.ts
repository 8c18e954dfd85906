import { load } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { sql } from 'kysely'
import type { StoreTrx } from '../../../db/scope.ts'
import { messages } from '../messages.ts'
import { documentFields } from './document-source.ts'
import { hashOfTexts, itemsQuery, type SourceField, type SourceItem, type TranslationSource } from './source.ts'

/** Pages of the list, so that one request reads a limited amount of content. Stores have some dozens. */
const MAX_LISTED = 500

type Row = { id: string; name: string; meta_title: string; meta_description: string; published: unknown }

const publishedPages = (trx: StoreTrx, storeId: string) =>
  trx
    .selectFrom('pages')
    .select(['id', 'name', 'meta_title', 'meta_description', 'published'])
    .where('store_id', '=', storeId)
    .where('status', '=', 'published')

function pageItem({ id, name, meta_title, meta_description, published }: Row): SourceItem {
  const seo = messages.searchEngines
  const own: SourceField[] = [
    { path: 'name', kind: 'text', label: messages.name, group: '', text: name },
    { path: 'metaTitle', kind: 'text', label: messages.seoTitle, group: seo, text: meta_title },
    { path: 'metaDescription', kind: 'textarea', label: messages.metaDescription, group: seo, text: meta_description },
  ]
  const [title, ...rest] = own.filter(({ text }) => text.trim() !== '')
  const fields = [...(title ? [title] : []), ...documentFields(load(published, blocks).document, blocks), ...rest]
  return { id, name, hash: hashOfTexts(fields), fields }
}

/** Published pages: their name, blocks, and title and description for search engines. */
export const pageSource: TranslationSource = {
  type: 'page',
  async items(trx, storeId) {
    const rows = await publishedPages(trx, storeId).orderBy('position').orderBy('id').limit(MAX_LISTED).execute()
    return itemsQuery(rows.map(pageItem))
  },
  async load(trx, storeId, ids) {
    if (ids.length === 0) return []
    return (await publishedPages(trx, storeId).where('id', 'in', ids).execute()).map(pageItem)
  },
}

/** The only item of types that a store has once. */
export const SINGLE_ID = 'store'

async function layoutItem(trx: StoreTrx, storeId: string): Promise<SourceItem> {
  const row = await trx
    .selectFrom('store_content')
    .select(sql<unknown>`published`.as('published'))
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  const { document } = load({ content: [], globalContent: row?.published ?? [] }, blocks)
  const fields = documentFields(document, blocks)
  return { id: SINGLE_ID, name: messages.layout, hash: hashOfTexts(fields), fields }
}

/** The published global blocks of a store. */
export const layoutSource: TranslationSource = {
  type: 'layout',
  items: async (trx, storeId) => itemsQuery([await layoutItem(trx, storeId)]),
  load: async (trx, storeId, ids) => (ids.includes(SINGLE_ID) ? [await layoutItem(trx, storeId)] : []),
}
