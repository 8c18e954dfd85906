import type { Facets, ProductResults } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { loadTranslationsOf, translated } from './stored-translations.ts'

/** A product or category in a list. */
export interface Named {
  id: string
  name: string
}

/** Returns a list of products with the names of its products, categories and options in a language. */
export async function translateResults(
  trx: StoreTrx,
  storeId: string,
  locale: string,
  results: ProductResults,
): Promise<ProductResults> {
  const shown = structuredClone(results)
  await Promise.all([
    translateNames(trx, storeId, { locale, type: 'product' }, shown.content),
    translateNames(trx, storeId, { locale, type: 'category' }, shown.facets.categories),
    labelOptions(trx, storeId, locale, shown.facets.attributes),
  ])
  return shown
}

/**
 * Replaces names with their translations. Lists of one page may contain the same objects: a renamed one no longer has the source of its
 * translation, and stays.
 */
export async function translateNames(
  trx: StoreTrx,
  storeId: string,
  { locale, type }: { locale: string; type: 'product' | 'category' },
  items: readonly Named[],
): Promise<void> {
  const names = await loadTranslationsOf(trx, storeId, { locale, type, ids: items.map(({ id }) => id), path: 'name' })
  for (const item of items) item.name = translated(item.name, names.get(item.id))
}

/** Products whose translations decide the label of a filter. */
const SAMPLE = 50

/**
 * Adds labels to the filters of options. Products translate their options separately: the label is the most frequent translation. Labels
 * that would be the same for two values of a filter are left out, because a shopper could not choose between them.
 */
export async function labelOptions(
  trx: StoreTrx,
  storeId: string,
  locale: string,
  attributes: Facets['attributes'],
): Promise<void> {
  if (attributes.length === 0) return
  const options = attributes.flatMap(({ name, values }) => [{ name, value: '' }, ...values.map(({ value }) => ({ name, value }))])
  const { rows } = await sql<{ name: string; value: string; label: string }>`
    select o.name, o.value, l.label
      from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as o (name text, value text)
      cross join lateral (
        select s.label from (
          select t.label from translated_options t
           where t.store_id = ${storeId} and t.locale = ${locale} and t.name = o.name and t.value = o.value limit ${sql.lit(SAMPLE)}
        ) s group by 1 order by count(*) desc, 1 limit 1
      ) l`.execute(trx)
  const labels = new Map(rows.map(({ name, value, label }) => [JSON.stringify([name, value]), label]))
  const labelOf = (name: string, value: string) => labels.get(JSON.stringify([name, value]))
  for (const attribute of attributes) {
    const { name, values } = attribute
    addLabel(attribute, labelOf(name, ''))
    const shown = values.map(({ value }) => labelOf(name, value) ?? value)
    const isDistinct = new Set(shown).size === values.length
    if (isDistinct) for (const one of values) addLabel(one, labelOf(name, one.value))
  }
}

function addLabel(item: { label?: string | undefined }, label: string | undefined): void {
  if (label) item.label = label
}
