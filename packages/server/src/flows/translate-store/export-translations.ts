import type { CsvPart, TranslationType } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { csvText } from '../../ground/files/csv-text.ts'
import type { Query } from '../../ground/handler.ts'
import { loadTranslations, requireLanguage, translatedFields } from '../../modules/translation/index.ts'
import { sourceOf, sourceTypes } from './sources/all.ts'

/** The columns of the CSV file. An import needs all but `name`, `label` and `state`. */
export const HEADERS = ['type', 'id', 'path', 'name', 'label', 'source', 'translation', 'state'] as const

/** Items of one part, and the characters at which a part ends earlier. */
const PART = 200
const PART_CHARACTERS = 8_000_000

/** Returns the next texts of a language as CSV, one line for each text. The first part starts with the headers. */
export function exportTranslations(
  { db, store: { storeId } }: StoreScope,
  { locale, after }: Query<'translation.export'>,
): Promise<CsvPart> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    await requireLanguage(trx, storeId, locale)
    const { type, id } = positionOf(after)
    const ids = await nextIds(trx, storeId, type, id)
    const items = await sourceOf(type).load(trx, storeId, ids)
    const byId = new Map(items.map((item) => [item.id, item]))
    const stored = await loadTranslations(trx, storeId, { locale, type, ids })
    const lines: string[][] = []
    let characters = 0
    let last = ''
    for (const itemId of ids) {
      const item = byId.get(itemId)
      last = itemId
      if (!item) continue
      for (const { path, group, label, source, text, state } of translatedFields(item, stored.get(itemId) ?? {})) {
        lines.push([type, itemId, path, item.name, group ? `${group} › ${label}` : label, source, text, state])
        characters += source.length + text.length
      }
      if (characters > PART_CHARACTERS) break
    }
    const isTypeDone = last === (ids.at(-1) ?? '') && ids.length < PART
    const nextType = sourceTypes[sourceTypes.indexOf(type) + 1]
    return {
      csv: csvText(after === undefined ? [HEADERS, ...lines] : lines),
      count: lines.length,
      total: lines.length,
      next: isTypeDone ? (nextType ? `${nextType}/` : null) : `${type}/${last}`,
    }
  })
}

/** The type and the id after which a part starts. Throws `invalid_input`. */
function positionOf(after: string | undefined): { type: TranslationType; id: string } {
  const [first] = sourceTypes
  if (after === undefined && first) return { type: first, id: '' }
  const [name = '', id = ''] = (after ?? '').split('/')
  const type = sourceTypes.find((one) => one === name)
  if (!type) throw appError('invalid_input', { fields: { 'query.after': 'Send the value of the previous part.' } })
  return { type, id }
}

async function nextIds(trx: StoreTrx, storeId: string, type: TranslationType, after: string): Promise<string[]> {
  const items = await sourceOf(type).items(trx, storeId)
  const { rows } = await sql<{ id: string }>`
    select i.id from (${items}) i where i.id > ${after} order by i.id limit ${PART}`.execute(trx)
  return rows.map(({ id }) => id)
}
