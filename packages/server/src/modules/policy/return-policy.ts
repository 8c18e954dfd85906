import type { PolicySettings } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { isInEea, withdrawalDays } from './withdrawal.ts'

/** The return policy of a store, from its published refund policy. */
export interface ReturnPolicy {
  /** Days after the delivery; 0 without returns. */
  days: number
  costs: PolicySettings['returnCosts']
  /** The slug of the policy's page. */
  slug: string
}

/**
 * Returns the return policy of a store in `country` as its page states it, or undefined before its owner has answered and published it. A later
 * answer counts when the policy is published again.
 */
export async function publishedReturnPolicy(trx: StoreTrx, storeId: string, country: string): Promise<ReturnPolicy | undefined> {
  const row = await trx
    .selectFrom('policies')
    .innerJoin('pages', (join) =>
      join.onRef('pages.store_id', '=', 'policies.store_id').onRef('pages.id', '=', 'policies.page_id'),
    )
    .select(['policies.return_days', 'policies.return_costs', 'pages.slug'])
    .where('policies.store_id', '=', storeId)
    .where('policies.kind', '=', 'refund')
    .where('pages.status', '=', 'published')
    .executeTakeFirst()
  if (!row || row.return_days === null) return undefined
  const days = isInEea(country) ? withdrawalDays(row.return_days) : row.return_days
  return { days, costs: row.return_costs, slug: row.slug }
}
