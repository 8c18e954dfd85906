import type { TranslationField, TranslationType } from '@blockfront/contract'
import { type RawBuilder, sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { SourceField, TranslationSource } from '../../../modules/translation/index.ts'

interface RowSource {
  type: TranslationType
  /** A store-owned table with an id. */
  table: string
  /** The column with the name of an item. */
  nameColumn: string
  /** Which rows are translated; all by default. The table is `g`. */
  where?: RawBuilder<unknown>
  /** Column and description of each text, by path. */
  texts: Readonly<Record<string, { column: string } & Pick<TranslationField, 'kind' | 'label' | 'group'>>>
  /** A jsonb column with further texts. */
  more?: { column: string; fields: (value: unknown) => SourceField[] }
}

type Row = { id: string; name: string; hash: string; texts: Record<string, string>; more: unknown }

/** Items whose texts are columns of a table. PostgreSQL computes their hashes. */
export function rowSource({ type, table, nameColumn, where = sql`true`, texts, more }: RowSource): TranslationSource {
  const columns = [...Object.values(texts).map(({ column }) => column), ...(more ? [more.column] : [])]
  const hash = sql`md5(concat_ws(chr(31), ${sql.join(columns.map((column) => sql`g.${sql.ref(column)}`))}))`
  const name = sql.ref(`g.${nameColumn}`)
  const ofStore = (storeId: string) => sql`from ${sql.table(table)} g where g.store_id = ${storeId} and ${where}`
  const values = sql.join(Object.entries(texts).flatMap(([path, { column }]) => [sql.lit(path), sql.ref(`g.${column}`)]))
  return {
    type,
    items: async (_trx, storeId) => sql`select g.id, ${name} as name, ${hash} as hash ${ofStore(storeId)}`,
    async load(trx: StoreTrx, storeId: string, ids: readonly string[]) {
      if (ids.length === 0) return []
      const { rows } = await sql<Row>`
        select g.id, ${name} as name, ${hash} as hash, jsonb_build_object(${values}) as texts,
          ${more ? sql.ref(`g.${more.column}`) : sql`null`} as more
        ${ofStore(storeId)} and g.id = any (${[...ids]}) order by g.id`.execute(trx)
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        hash: row.hash,
        fields: [
          ...Object.entries(texts).map(([path, { column: _column, ...field }]) => ({
            ...field,
            path,
            text: row.texts[path] ?? '',
          })),
          ...(more?.fields(row.more) ?? []),
        ].filter(({ text }) => text.trim() !== ''),
      }))
    },
  }
}
