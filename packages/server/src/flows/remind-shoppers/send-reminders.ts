import type { Currency } from '@blockfront/commerce'
import type { CartReminderState } from '@blockfront/contract'
import { sql } from 'kysely'
import type { JobContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import {
  type CheckoutRow,
  claimRecipient,
  linesOf,
  lockDueReminder,
  mayRemind,
  recordReminder,
  recoveryUrl,
  settingsRow,
} from '../../modules/abandoned-checkout/index.ts'
import { availableLines } from '../../modules/checkout/index.ts'
import { marketingConsentOf } from '../../modules/customer/index.ts'
import { primaryHostname, queueStoreEmail, storeRow } from '../../modules/store/index.ts'
import { publishedLanguage, storeInLanguage } from '../../modules/translation/index.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'cart.remind': Record<string, never>
  }
}

type ReminderContext = Pick<JobContext, 'db' | 'config' | 'log'>

/** Decides the reminders of all stores that are due, and sends them. One that fails is logged and does not stop the others. */
export async function sendCartReminders(_payload: Record<string, never>, context: ReminderContext): Promise<void> {
  const { rows } = await sql<{ store_id: string; id: string }>`select store_id, id from due_cart_reminders(now())`.execute(
    context.db,
  )
  for (const { store_id: storeId, id: checkoutId } of rows)
    await decideReminder(context, storeId, checkoutId).catch((error: unknown) => {
      context.log.error({ err: error, storeId, checkoutId }, 'A reminder of a cart could not be sent')
    })
}

/** Decides one reminder. The row lock and the email are in one transaction: of two workers, one decides and the other skips. */
const decideReminder = (context: ReminderContext, storeId: string, checkoutId: string): Promise<void> =>
  withStore(context.db, storeId, async (trx) => {
    const row = await lockDueReminder(trx, storeId, checkoutId)
    if (!row) return
    const reminder = await remind(trx, context, row)
    await recordReminder(trx, row, reminder)
  })

/** Queues the reminder of a checkout unless there is a reason against it. Returns what was decided. */
async function remind(trx: StoreTrx, { config }: ReminderContext, row: CheckoutRow): Promise<CartReminderState> {
  const { store_id: storeId, email } = row
  const [store, settings, consent, hostname] = await Promise.all([
    storeRow(trx, storeId),
    settingsRow(trx, storeId),
    marketingConsentOf(trx, storeId, email),
    primaryHostname(trx, storeId),
  ])
  const isAllowed = mayRemind({
    consent,
    isAgreedInCheckout: row.marketing_consent,
    activeAt: row.active_at,
    country: row.country,
    storeCountry: store.country,
    audience: settings.reminder_audience,
  })
  if (!isAllowed) return 'no_consent'
  if (await hasOrdered(trx, row)) return 'ordered'
  const locale = await publishedLanguage(trx, storeId, row.locale)
  const { lines } = await availableLines(trx, storeId, linesOf(row), { currency: row.currency as Currency, locale })
  if (lines.length === 0) return 'unavailable'
  const refusal = await claimRecipient(trx, storeId, email)
  if (refusal) return refusal
  const unsubscribe = unsubscribeUrl(config, hostname, { storeId, email, locale })
  await queueStoreEmail(trx, config, storeInLanguage(store, { locale }), {
    kind: 'cart-reminder',
    to: email,
    headers: { listUnsubscribe: unsubscribe },
    data: {
      items: lines.map(({ name, quantity, selectedAttributes }) => ({
        ...{ name, quantity },
        options: Object.entries(selectedAttributes).map(([option, value]) => ({ name: option, value })),
      })),
      url: recoveryUrl(config, hostname, { ...row, locale }),
      unsubscribeUrl: unsubscribe,
    },
  })
  return 'sent'
}

/** Whether the shopper placed an order since, or within an hour before, for example with another device. */
async function hasOrdered(trx: StoreTrx, { store_id: storeId, email, active_at: activeAt }: CheckoutRow): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customers c join orders o on o.store_id = c.store_id and o.customer_id = c.id
    where c.store_id = ${storeId} and o.store_id = ${storeId} and c.email = ${email}
      and o.created_at > ${activeAt}::timestamptz - interval '1 hour' and o.status <> 'expired'
    limit 1`.execute(trx)
  return rows.length > 0
}
