import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import {
  loadTranslations,
  optionPath,
  rootOf,
  type Translation,
  translated,
  translatedAt,
  valuePath,
} from '../translation/index.ts'
import { linesOf, type OrderLineRow, type OrderRow } from './order-rows.ts'

/** The language in which an order was placed; empty for the main language of the store. */
type OrderLanguage = Pick<OrderRow, 'locale'>

/** The path of an order's page in the language of the order. */
export const orderPath = ({ locale }: OrderLanguage, token: string): string => `${locale ? rootOf(locale) : ''}/order/${token}`

/** The lines of an order in its language. */
export const shopperLines = async (trx: StoreTrx, order: OrderRow): Promise<readonly OrderLineRow[]> =>
  translateLines(trx, order, await linesOf(trx, order.store_id, order.id))

/** Order lines with the names and options of their products in the language of the order. A renamed product keeps the name as sold. */
export async function translateLines<Line extends Pick<OrderLineRow, 'product_id' | 'name' | 'attributes'>>(
  trx: StoreTrx,
  { store_id: storeId, locale }: Pick<OrderRow, 'store_id' | 'locale'>,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  if (!locale) return lines
  const ids = lines.flatMap(({ product_id }) => product_id ?? [])
  const products = await loadTranslations(trx, storeId, { locale, type: 'product', ids })
  return lines.map((line) => {
    const translations = products.get(line.product_id ?? '')
    const attributes = Object.entries(line.attributes as Record<string, string>).map(([name, value]) => [
      translatedAt(translations, optionPath(name), name),
      translatedAt(translations, valuePath(name, value), value),
    ])
    return { ...line, name: translatedAt(translations, 'name', line.name), attributes: Object.fromEntries(attributes) }
  })
}

type Receipt = Pick<HandlerOutput<'order.status'>, 'rate' | 'method'>

/** The names of the shipping rate and the payment method of an order in its language. The order stores them without ids. */
export async function translateChoices(
  trx: StoreTrx,
  order: Pick<OrderRow, 'store_id' | 'locale'>,
  { rate, method }: Receipt,
): Promise<Receipt> {
  if (!order.locale) return { rate, method }
  const of = (type: 'shippingRate' | 'paymentMethod', path: string, source: string) =>
    textBySource(trx, order, { type, path, source })
  const [rateName, title, instructions] = await Promise.all([
    of('shippingRate', 'name', rate?.name ?? ''),
    of('paymentMethod', 'title', method.title),
    of('paymentMethod', 'instructions', method.instructions),
  ])
  return { rate: rate && { ...rate, name: rateName }, method: { ...method, title, instructions } }
}

/** The translation of a text by its source; the source itself without one. */
async function textBySource(
  trx: StoreTrx,
  { store_id: storeId, locale }: Pick<OrderRow, 'store_id' | 'locale'>,
  { type, path, source }: { type: string; path: string; source: string },
): Promise<string> {
  if (!source) return source
  const { rows } = await sql<{ translation: Translation }>`
    select t.fields -> ${path}::text as translation from translations t
     where t.store_id = ${storeId} and t.locale = ${locale} and t.type = ${type} and t.fields -> ${path}::text ->> 'source' = ${source}
     order by t.id limit 1`.execute(trx)
  return translated(source, rows[0]?.translation)
}
