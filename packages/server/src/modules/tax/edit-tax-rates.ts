import { ratePpm } from '@blockfront/commerce'
import type { TaxRate } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError, isConstraintViolation, orNotFound } from '../../ground/errors.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { findRegion } from '../../ground/request/regions.ts'
import { checkLimit } from '../store/index.ts'
import { taxRatesOf, viewTaxRate } from './tax-rates.ts'

export type NewTaxRate = Body<'tax.addRates'>['rates'][number]

/** Adds tax rates, all or none. Throws `invalid_input` for an area and class that has a rate, and `store_limit`. */
export function addTaxRates(
  { db, session, store: { storeId } }: MemberScope,
  { rates }: Body<'tax.addRates'>,
): Promise<TaxRate[]> {
  return withStore(db, storeId, async (trx) => {
    const added = await insertTaxRates(trx, storeId, rates)
    // Product pages say whether the price includes tax.
    await invalidate(trx, storeId, [cacheTags.shipping])
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'tax.addRates', detail: { count: added.length } })
    return added
  })
}

/** Like {@link addTaxRates}, in a transaction. */
export async function insertTaxRates(trx: StoreTrx, storeId: string, rates: readonly NewTaxRate[]): Promise<TaxRate[]> {
  const values = rates.map((rate, index) => columnsOf(rate, `rates.${index}.`))
  await checkLimit(trx, storeId, 'taxRates', { more: rates.length })
  // The check of the limit holds off other inserts into the store.
  const taken = new Set((await taxRatesOf(trx, storeId)).map(areaKey))
  for (const [index, rate] of values.entries()) {
    if (taken.has(areaKey(rate))) throw areaTaken(rate, `rates.${index}.`)
    taken.add(areaKey(rate))
  }
  const rows = await trx
    .insertInto('tax_rates')
    .values(values.map((columns) => ({ ...columns, store_id: storeId, id: newId() })))
    .returningAll()
    .execute()
    .catch(rejectTakenArea(values[0], 'rates.0.'))
  return rows.map(viewTaxRate)
}

/** Updates a tax rate. Throws `not_found`, and `invalid_input` for an area and class that has another rate. */
export function updateTaxRate(
  { db, session, store: { storeId } }: MemberScope,
  { id, ...rate }: Body<'tax.updateRate'>,
): Promise<TaxRate> {
  const columns = columnsOf(rate, '')
  return withStore(db, storeId, async (trx) => {
    const row = await trx
      .updateTable('tax_rates')
      .set(columns)
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
      .catch(rejectTakenArea(columns, ''))
    // Product pages say whether the price includes tax.
    await invalidate(trx, storeId, [cacheTags.shipping])
    await recordAudit(trx, {
      storeId,
      actorId: session.userId,
      action: 'tax.updateRate',
      target: id,
      detail: { rate: rate.rate },
    })
    return viewTaxRate(orNotFound(row))
  })
}

/** Deletes a tax rate. Throws `not_found`. */
export function deleteTaxRate(
  { db, session, store: { storeId } }: MemberScope,
  { id }: Body<'tax.deleteRate'>,
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    orNotFound(
      await trx.deleteFrom('tax_rates').where('store_id', '=', storeId).where('id', '=', id).returning('id').executeTakeFirst(),
    )
    // Product pages say whether the price includes tax.
    await invalidate(trx, storeId, [cacheTags.shipping])
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'tax.deleteRate', target: id })
    return { ok: true as const }
  })
}

/** The columns of a rate, with the full code of its region. Throws `invalid_input`; `path` is that of the rate in the body. */
function columnsOf(rate: NewTaxRate, path: string) {
  const region = rate.region ? findRegion(rate.country ?? '', rate.region)?.code : null
  if (region === undefined) throw appError('invalid_input', { fields: { [`${path}region`]: 'Choose a region of this country.' } })
  if (rate.class === 'zero' && rate.rate > 0)
    throw appError('invalid_input', { fields: { [`${path}rate`]: 'The rate of tax-exempt products is 0.' } })
  return {
    country: rate.country,
    region,
    class: rate.class,
    rate_ppm: ratePpm(rate.rate),
    name: rate.name,
    taxes_shipping: rate.taxesShipping,
  }
}

type Area = Pick<TaxRate, 'country' | 'region' | 'class'>

const areaKey = (rate: Area) => `${rate.country} ${rate.region} ${rate.class}`

const TAKEN = 'There is already a rate for this area and type of product. Edit that rate instead.'

const areaTaken = ({ region }: Area, path: string) =>
  appError('invalid_input', { fields: { [`${path}${region ? 'region' : 'country'}`]: TAKEN } })

const rejectTakenArea = (area: Area | undefined, path: string) => (error: unknown) => {
  throw area && isConstraintViolation(error, 'tax_rates_area') ? areaTaken(area, path) : error
}
