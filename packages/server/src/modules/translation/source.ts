import { createHash } from 'node:crypto'
import type { TranslationField, TranslationType } from '@blockfront/contract'
import { type RawBuilder, sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** A text that can be translated. */
export type SourceField = Pick<TranslationField, 'path' | 'kind' | 'label' | 'group'> & {
  text: string
  /** The block that the text is in. A translation moves with a text within its block. */
  blockId?: string
}

/** An item whose texts are translated together: a page, a product. */
export interface SourceItem {
  id: string
  name: string
  /** Hash of the texts. Equal texts have the same hash. */
  hash: string
  /** Texts that are not empty, in reading order. */
  fields: SourceField[]
}

/** One type of translatable items. */
export interface TranslationSource {
  type: TranslationType
  /** A query with the columns `id`, `name` and `hash` of all items. */
  items(trx: StoreTrx, storeId: string): Promise<RawBuilder<unknown>>
  /** Items by their ids; those that do not exist are left out. */
  load(trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<SourceItem[]>
}

/** The hash of texts, independent of their order. */
export const hashOfTexts = (fields: readonly SourceField[]): string =>
  createHash('md5')
    .update(JSON.stringify([...new Set(fields.map(({ text }) => text))].sort()))
    .digest('hex')

/** Items that were read already, as a query. */
export const itemsQuery = (items: readonly Omit<SourceItem, 'fields'>[]): RawBuilder<unknown> =>
  sql`select i.id, i.name, i.hash
    from jsonb_to_recordset(${JSON.stringify(items.map(({ id, name, hash }) => ({ id, name, hash })))}::jsonb)
      as i (id text, name text, hash text)`
