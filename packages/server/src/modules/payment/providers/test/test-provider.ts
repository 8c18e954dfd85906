import { randomBytes } from 'node:crypto'
import { providerSettings } from '@blockfront/contract'
import { sql } from 'kysely'
import { newId } from '../../../../ground/db/id.ts'
import { type CreateProvider, ProviderError, type ProviderPayment, type ProviderServices } from '../provider.ts'
import { refundTestPayment } from './test-refund.ts'
import { readTestWebhook } from './test-webhook.ts'

/** Path of the hosted page of a payment on the main hostname. */
export const TEST_PAGE = '/test-payment'

/**
 * A provider for trying online payments without an account: its hosted page lets the shopper choose how the payment ends. It exists
 * outside production only, and keeps its payments in separate tables.
 */
export const createTestProvider: CreateProvider = (services) => ({
  type: 'test',
  settings: providerSettings.test,
  start: async ({ account = '', webhookSecret = '' }, input) => {
    const { db, config } = services
    await db
      .insertInto('test_payments')
      .values({
        id: `tp_${newId()}`,
        account,
        reference: input.attempt,
        amount: input.amount,
        currency: input.currency,
        description: input.description,
        manual_capture: input.manualCapture,
        success_url: input.urls.success,
        cancel_url: input.urls.cancel,
        webhook_url: input.urls.webhook,
        webhook_secret: webhookSecret,
        expires_at: input.expiresAt,
      })
      .onConflict((conflict) => conflict.columns(['account', 'reference']).doNothing())
      .execute()
    const payment = await db
      .selectFrom('test_payments')
      .select(['id', 'expires_at'])
      .where('account', '=', account)
      .where('reference', '=', input.attempt)
      .executeTakeFirstOrThrow()
    return { ref: payment.id, redirectTo: `${config.publicUrl}${TEST_PAGE}/${payment.id}`, expiresAt: payment.expires_at }
  },
  read: async ({ account = '' }, ref) => {
    const row = await testPayment(services, account, ref)
    const isExpired = row.state === 'pending' && row.expires_at <= new Date()
    return {
      reference: row.reference,
      amount: row.amount,
      currency: row.currency,
      authorized: row.authorized,
      captured: row.captured,
      refunded: row.refunded,
      disputed: 0,
      disputeOutcome: null,
      state: isExpired ? 'expired' : row.state,
      failure: row.failure,
      externalRefunds: [],
    } satisfies ProviderPayment
  },
  receive: async ({ webhookSecret = '' }, request) => readTestWebhook(webhookSecret, request),
  cancel: async ({ account = '' }, { ref, release }) => {
    const { numUpdatedRows } = await services.db
      .updateTable('test_payments')
      .set({ state: 'canceled' })
      .where('id', '=', ref)
      .where('account', '=', account)
      .where('state', 'in', ['pending', 'failed', 'canceled', ...(release ? (['authorized'] as const) : [])])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ProviderError('refused', 'The shopper has already paid.')
  },
  capture: async ({ account = '' }, { ref, amount }) => {
    const { numUpdatedRows } = await services.db
      .updateTable('test_payments')
      .set({ state: 'paid', captured: amount })
      .where('id', '=', ref)
      .where('account', '=', account)
      .where('state', 'in', ['authorized', 'paid'])
      .where(sql`amount`, '>=', amount)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ProviderError('refused', 'Only an authorized payment can be captured.')
  },
  refund: ({ account = '' }, input) => refundTestPayment(services, account, input),
  connect: async (credentials) => ({
    account: credentials.account ?? `ta_${newId()}`,
    webhookSecret: credentials.webhookSecret ?? randomBytes(24).toString('base64url'),
  }),
})

/** Returns a payment of an account. Throws `refused` for the payment of another account. */
async function testPayment({ db }: ProviderServices, account: string, ref: string) {
  const row = await db
    .selectFrom('test_payments')
    .selectAll()
    .where('id', '=', ref)
    .where('account', '=', account)
    .executeTakeFirst()
  if (!row) throw new ProviderError('refused', 'The test provider has no such payment.')
  return row
}
