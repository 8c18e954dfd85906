import type { PolicySettings } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'

const EMPTY: PolicySettings = {
  legalName: '',
  representative: '',
  registration: '',
  vatId: '',
  returnDays: null,
  returnCosts: 'customer',
}

/** Returns the owner's answers for the templates; empty ones before the first answer. */
export async function readPolicySettings(trx: StoreTrx, storeId: string): Promise<PolicySettings> {
  const row = await trx.selectFrom('policy_settings').selectAll().where('store_id', '=', storeId).executeTakeFirst()
  if (!row) return EMPTY
  return {
    legalName: row.legal_name,
    representative: row.representative,
    registration: row.registration,
    vatId: row.vat_id,
    returnDays: row.return_days,
    returnCosts: row.return_costs,
  }
}

/** Writes the answers that are given, and keeps the others. */
export async function writePolicySettings(trx: StoreTrx, storeId: string, responses: Partial<PolicySettings>): Promise<void> {
  const { legalName, representative, registration, vatId, returnDays, returnCosts } = {
    ...(await readPolicySettings(trx, storeId)),
    ...Object.fromEntries(Object.entries(responses).filter(([, value]) => value !== undefined)),
  }
  const columns = {
    legal_name: legalName.trim(),
    representative: representative.trim(),
    registration: registration.trim(),
    vat_id: vatId.trim(),
    return_days: returnDays,
    return_costs: returnCosts,
    updated_at: new Date(),
  }
  await trx
    .insertInto('policy_settings')
    .values({ store_id: storeId, ...columns })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(columns))
    .execute()
}
