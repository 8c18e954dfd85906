import { load } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import {
  hashOfTexts,
  itemsQuery,
  messages,
  SINGLE_ID,
  type SourceField,
  type SourceItem,
  type TranslationSource,
} from '../../../modules/translation/index.ts'
import { documentFields } from './document-source.ts'

/** Pages that are read together, so that one query reads a limited amount of content. */
const BATCH = 50

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

/** The hashes of the texts of published pages, by the version of the page. A page is read again only after it changed. */
const knownHashes = new Map<string, string>()
/** Each takes some 200 bytes. */
const MAX_KNOWN = 20_000

function rememberHash(version: string, hash: string): void {
  knownHashes.set(version, hash)
  const [oldest] = knownHashes.keys()
  if (knownHashes.size > MAX_KNOWN && oldest !== undefined) knownHashes.delete(oldest)
}

/** Published pages: their name, blocks, and title and description for search engines. */
export const pageSource: TranslationSource = {
  type: 'page',
  async items(trx, storeId) {
    const rows = await trx
      .selectFrom('pages')
      .select(['id', 'name'])
      .select(
        sql<string>`md5(jsonb_build_array(id, published_version, published_at, name, meta_title, meta_description)::text)`.as(
          'version',
        ),
      )
      .where('store_id', '=', storeId)
      .where('status', '=', 'published')
      .orderBy('id')
      .execute()
    const unknown = rows.filter(({ version }) => !knownHashes.has(version))
    for (let start = 0; start < unknown.length; start += BATCH) {
      const batch = unknown.slice(start, start + BATCH)
      const items = await pageSource.load(
        trx,
        storeId,
        batch.map(({ id }) => id),
      )
      for (const { id, hash } of items) rememberHash(batch.find((row) => row.id === id)?.version ?? '', hash)
    }
    return itemsQuery(rows.map(({ id, name, version }) => ({ id, name, hash: knownHashes.get(version) ?? '' })))
  },
  async load(trx, storeId, ids) {
    if (ids.length === 0) return []
    return (await publishedPages(trx, storeId).where('id', 'in', ids).execute()).map(pageItem)
  },
}

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
