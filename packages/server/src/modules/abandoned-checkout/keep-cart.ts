import { multiplyMinor } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreContext } from '../../ground/context.ts'
import { hashToken, newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { calculateQuote, type QuoteCalculation } from '../checkout/index.ts'
import { passesProofOfWork, proofOfWork } from '../contact/index.ts'
import { publishedLanguage } from '../translation/index.ts'
import { ABANDONED_AFTER, type StoredLine } from './checkout-rows.ts'
import { MIN_REMINDER_DAYS } from './reminder/recipients.ts'
import { settingsRow } from './settings.ts'

/** Checkouts that a store keeps, recovered ones included. The oldest are removed. */
const MAX_KEPT = 10_000

type Context = Pick<StoreContext, 'db' | 'config' | 'store'>
type Input = Body<'checkout.keepCart'>

const KEPT = { challenge: null, difficulty: 0 }

/**
 * Keeps the cart of a shopper who entered an email address, with the totals that the server calculates. A shopper has one open checkout:
 * a later cart replaces it. A new key requires a proof of work, so that a bot needs one for each address. Throws `bot_check_failed`.
 */
export async function keepCart(context: Context, input: Input): Promise<HandlerOutput<'checkout.keepCart'>> {
  const { db, config, store } = context
  const { storeId } = store
  const keyHash = hashToken(input.key)
  const { keepsCarts, isKnown } = await withStoreReadOnly(db, storeId, async (trx) => {
    const [settings, known] = await Promise.all([
      settingsRow(trx, storeId),
      trx
        .selectFrom('abandoned_checkouts')
        .select('id')
        .where('store_id', '=', storeId)
        .where('key_hash', '=', keyHash)
        .where('recovered_at', 'is', null)
        .executeTakeFirst(),
    ])
    return { keepsCarts: settings.keeps_carts, isKnown: known !== undefined }
  })
  if (!keepsCarts) return KEPT
  if (!isKnown) {
    if (input.proof === undefined) return proofOfWork(config)
    if (!(await passesProofOfWork(config, db, input.proof))) throw appError('bot_check_failed')
  }
  await withStore(db, storeId, (trx) => storeCart(trx, storeId, keyHash, input))
  return KEPT
}

async function storeCart(trx: StoreTrx, storeId: string, keyHash: Buffer, input: Input): Promise<void> {
  const calculation = await calculateQuote(trx, storeId, input)
  const lines = storedLines(calculation)
  const locale = (await publishedLanguage(trx, storeId, input.locale)) ?? ''
  if (lines.length === 0 || (await hasJustOrdered(trx, storeId, input.email))) return
  // The shopper corrected the address: the cart of the first one was never theirs.
  await trx
    .deleteFrom('abandoned_checkouts')
    .where('store_id', '=', storeId)
    .where('key_hash', '=', keyHash)
    .where('email', '<>', input.email)
    .where('recovered_at', 'is', null)
    .execute()
  const { totals, currency, quote } = calculation
  const { rows } = await sql<{ inserted: boolean }>`
    insert into abandoned_checkouts as c (store_id, id, email, key_hash, lines, item_count, currency, prices_include_tax,
      subtotal, discount_total, shipping_total, tax_total, grand_total, country, marketing_consent, locale)
    values (${storeId}, ${newId()}, ${input.email}, ${keyHash}, ${JSON.stringify(lines)}::jsonb,
      ${lines.reduce((sum, { quantity }) => sum + quantity, 0)}, ${currency}, ${quote.pricesIncludeTax},
      ${totals.subtotal}, ${totals.discountTotal}, ${totals.shippingTotal}, ${totals.taxTotal}, ${totals.grandTotal},
      ${input.country ?? ''}, ${input.marketingConsent}, ${locale})
    on conflict (store_id, email) where recovered_at is null do update set
      key_hash = excluded.key_hash, lines = excluded.lines, item_count = excluded.item_count, currency = excluded.currency,
      prices_include_tax = excluded.prices_include_tax, subtotal = excluded.subtotal, discount_total = excluded.discount_total,
      shipping_total = excluded.shipping_total, tax_total = excluded.tax_total, grand_total = excluded.grand_total,
      country = excluded.country, marketing_consent = excluded.marketing_consent, locale = excluded.locale, active_at = now(),
      abandoned_at = coalesce(c.abandoned_at, case when c.active_at <= now() - make_interval(mins => ${sql.lit(ABANDONED_AFTER)})
        then c.active_at + make_interval(mins => ${sql.lit(ABANDONED_AFTER)}) end),
      -- A checkout that is left again is decided again, except soon after a reminder.
      reminder = case when c.reminder = 'sent' and c.reminder_at > now() - make_interval(days => ${sql.lit(MIN_REMINDER_DAYS)})
        then c.reminder end,
      reminder_at = case when c.reminder = 'sent' and c.reminder_at > now() - make_interval(days => ${sql.lit(MIN_REMINDER_DAYS)})
        then c.reminder_at end
    returning xmax = 0 as inserted`.execute(trx)
  if (rows[0]?.inserted) await removeOldest(trx, storeId)
}

/** The lines that the shopper could buy, or buy fewer of. Money in minor units. */
const storedLines = ({ lines }: QuoteCalculation): StoredLine[] =>
  lines.flatMap(({ view, unitPrice, quantity }) => {
    if (view.problem !== null && view.problem !== 'not_enough_stock') return []
    const { productId, variationId, name, productImage, selectedAttributes } = view
    return [
      {
        ...{ productId, variationId, name, productImage, selectedAttributes, quantity, unitPrice },
        lineTotal: multiplyMinor(unitPrice, quantity),
      },
    ]
  })

/** Whether an order was placed a moment ago: a request that was sent before it can arrive after it. */
async function hasJustOrdered(trx: StoreTrx, storeId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customers c join orders o on o.store_id = c.store_id and o.customer_id = c.id
    where c.store_id = ${storeId} and c.email = ${email} and o.store_id = ${storeId} and o.created_at > now() - interval '30 seconds'
    limit 1`.execute(trx)
  return rows.length > 0
}

/** Removes the oldest checkouts beyond {@link MAX_KEPT}. */
async function removeOldest(trx: StoreTrx, storeId: string): Promise<void> {
  await sql`
    delete from abandoned_checkouts c where c.store_id = ${storeId} and c.id in (
      select o.id from abandoned_checkouts o where o.store_id = ${storeId}
      order by o.active_at desc, o.id offset ${sql.lit(MAX_KEPT)} limit 100)`.execute(trx)
}
