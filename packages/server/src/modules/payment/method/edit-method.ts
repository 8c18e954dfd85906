import { toMinor } from '@blockfront/commerce'
import { type PaymentMethod, providerSettings } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberContext } from '../../../ground/context.ts'
import { newId } from '../../../ground/db/id.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { SealError } from '../../../ground/db/seal.ts'
import { appError, orNotFound } from '../../../ground/errors.ts'
import { invalidate } from '../../../ground/events/store-events.ts'
import type { Body } from '../../../ground/handler.ts'
import { currencyOf } from '../../product/index.ts'
import { checkLimit } from '../../store/index.ts'
import { availableTypes, findProvider } from '../providers/all.ts'
import { type Credentials, ProviderError } from '../providers/provider.ts'
import { isProviderType } from '../providers/provider-type.ts'
import { webhookUrl } from '../webhook-url.ts'
import { hintsOf, openCredentials, sealCredentials } from './credentials.ts'
import { listMethods } from './list-methods.ts'
import { lacksBankDetails, methodsOf, NO_BANK_DETAILS, type PaymentMethodRow } from './payment-methods.ts'

type Fields = Omit<Body<'payment.addMethod'>, 'type'>

/** Adds a payment method at the end. Throws `invalid_input` with the fields that the provider rejects, and `store_limit`. */
export async function addMethod(context: MemberContext, { type, ...fields }: Body<'payment.addMethod'>): Promise<PaymentMethod> {
  const { storeId } = context.store
  if (!availableTypes(context).some((available) => available.type === type))
    throw appError('invalid_input', { fields: { type: 'This payment method is not available on this server.' } })
  const key = { store_id: storeId, id: newId(), type }
  const configured = await configure(context, key, fields.settings, {})
  return withStore(context.db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'paymentMethods')
    const methods = await methodsOf(trx, storeId)
    const position = Math.max(-1, ...methods.map((method) => method.position)) + 1
    const columns = await columnsOf(trx, storeId, fields, type)
    await trx
      .insertInto('payment_methods')
      .values({ ...key, ...columns, position, config_encrypted: null, ...configured })
      .execute()
    return saved(context, trx, key.id, 'payment.addMethod', { type })
  })
}

/** Updates a payment method. Secrets that are not entered stay unchanged. Throws like {@link addMethod}, and `not_found`. */
export async function updateMethod(
  context: MemberContext,
  { methodId, ...fields }: Body<'payment.updateMethod'>,
): Promise<PaymentMethod> {
  const { storeId } = context.store
  const method = await withStoreReadOnly(context.db, storeId, (trx) => methodRow(trx, storeId, methodId))
  if (fields.enabled && !availableTypes(context).some(({ type }) => type === method.type))
    throw appError('invalid_input', { fields: { enabled: 'This payment method is not available on this server.' } })
  const entered = Object.values(fields.settings).some((value) => value.trim() !== '')
  const configured = entered ? await configure(context, method, fields.settings, storedCredentials(context, method)) : {}
  return withStore(context.db, storeId, async (trx) => {
    await methodRow(trx, storeId, methodId)
    await trx
      .updateTable('payment_methods')
      .set({ ...(await columnsOf(trx, storeId, fields, method.type)), ...configured })
      .where('store_id', '=', storeId)
      .where('id', '=', methodId)
      .execute()
    return saved(context, trx, methodId, 'payment.updateMethod', { enabled: fields.enabled, newSettings: entered })
  })
}

/** Deletes a payment method. One that has payments keeps its settings, hidden, so that they can be read and refunded. */
export const deleteMethod = (context: MemberContext, { methodId }: { methodId: string }): Promise<{ ok: true }> =>
  withStore(context.db, context.store.storeId, async (trx) => {
    const { storeId } = context.store
    const method = await methodRow(trx, storeId, methodId)
    const used = await trx
      .selectFrom('payments')
      .select('id')
      .where('store_id', '=', storeId)
      .where('method_id', '=', methodId)
      .where('provider_ref', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    await (used
      ? trx
          .updateTable('payment_methods')
          .set({ deleted_at: sql<Date>`now()`, enabled: false })
          .where('store_id', '=', storeId)
          .where('id', '=', methodId)
          .execute()
      : trx.deleteFrom('payment_methods').where('store_id', '=', storeId).where('id', '=', methodId).execute())
    await recordChange(context, trx, methodId, 'payment.deleteMethod', { type: method.type })
    return { ok: true }
  })

/** Sets the order of all payment methods. Throws `conflict` unless the ids are those of the store's methods. */
export const sortMethods = (context: MemberContext, { methodIds }: Body<'payment.sortMethods'>): Promise<PaymentMethod[]> =>
  withStore(context.db, context.store.storeId, async (trx) => {
    const { storeId } = context.store
    const known = (await methodsOf(trx, storeId)).map(({ id }) => id)
    if (known.length !== methodIds.length || !known.every((id) => methodIds.includes(id))) throw appError('conflict')
    for (const [position, id] of methodIds.entries())
      await trx.updateTable('payment_methods').set({ position }).where('store_id', '=', storeId).where('id', '=', id).execute()
    await recordChange(context, trx, '', 'payment.sortMethods', {})
    return listMethods(context, trx)
  })

async function methodRow(trx: StoreTrx, storeId: string, methodId: string): Promise<PaymentMethodRow> {
  return orNotFound((await methodsOf(trx, storeId)).find(({ id }) => id === methodId))
}

async function saved(
  context: MemberContext,
  trx: StoreTrx,
  methodId: string,
  action: string,
  detail: Record<string, unknown>,
): Promise<PaymentMethod> {
  await recordChange(context, trx, methodId, action, detail)
  return orNotFound((await listMethods(context, trx)).find(({ id }) => id === methodId))
}

/** The methods of a store are in the footer of all its pages. */
async function recordChange(
  { session, store: { storeId } }: MemberContext,
  trx: StoreTrx,
  target: string,
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await recordAudit(trx, { storeId, actorId: session.userId, action, target, detail })
  await invalidate(trx, storeId)
}

async function columnsOf(trx: StoreTrx, storeId: string, fields: Fields, type: PaymentMethodRow['type']) {
  if (fields.enabled && lacksBankDetails({ type, ...fields }))
    throw appError('invalid_input', { message: NO_BANK_DETAILS, fields: { instructions: NO_BANK_DETAILS } })
  const currency = await currencyOf(trx, storeId)
  const minor = (value: number | null) => (value === null ? null : toMinor(value, currency))
  const [min_total, max_total] = [minor(fields.minTotal), minor(fields.maxTotal)]
  if (min_total !== null && max_total !== null && min_total > max_total)
    throw appError('invalid_input', { fields: { maxTotal: 'The maximum must not be smaller than the minimum.' } })
  const { title, instructions, enabled, manualCapture } = fields
  return { title, instructions, enabled, min_total, max_total, manual_capture: manualCapture }
}

/** The stored settings, to which new ones are added. Settings that cannot be decrypted anymore must be entered again. */
function storedCredentials({ config }: MemberContext, method: PaymentMethodRow): Credentials {
  try {
    return openCredentials(config, method)
  } catch (error) {
    if (error instanceof SealError) return {}
    throw error
  }
}

/**
 * Checks the entered settings with the provider, outside of a transaction, and returns the columns that store them. Throws
 * `invalid_input` with one message per field.
 */
async function configure(
  context: MemberContext,
  key: Pick<PaymentMethodRow, 'store_id' | 'id' | 'type'>,
  entered: Credentials,
  stored: Credentials,
) {
  if (!isProviderType(key.type)) return {}
  const schema = providerSettings[key.type]
  const names = Object.keys(schema.shape)
  const values = Object.fromEntries(names.map((name) => [name, entered[name]?.trim() || stored[name] || '']))
  const parsed = schema.safeParse(values)
  if (!parsed.success)
    throw invalidSettings(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])))
  const provider = findProvider(context, key.type)
  const settings = parsed.data as Credentials
  const credentials = { ...stored, ...settings }
  try {
    const connected = (await provider?.connect?.(credentials, { webhookUrl: webhookUrl(context.config, key) })) ?? credentials
    const hints = hintsOf(settings)
    return { config_encrypted: sealCredentials(context.config, key, connected), config_hint: JSON.stringify(hints) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.code === 'unavailable')
      throw appError('unavailable', {
        message: `${error.message} Nothing was saved. Try again in a few minutes.`,
        cause: error,
      })
    throw invalidSettings({ [names[0] ?? '']: error.message }, error)
  }
}

const invalidSettings = (fields: Record<string, string>, cause?: unknown) =>
  appError('invalid_input', {
    fields: Object.fromEntries(Object.entries(fields).map(([name, message]) => [`settings.${name}`, message])),
    cause,
  })
